"""Sets of small numbers as the bits of one 64-bit integer."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, call-arg"
# (for the code generators below)

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import llvmlite.binding
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from matchwood.engine.compiling import rule

Bits: TypeAlias = np.uint64
"""A set of numbers from 0 to 63."""

NONE = np.uint64(0)
ONE = np.uint64(1)


def members(numbers: int | Bits) -> Iterator[int]:
    """Yield the numbers of a set in ascending order, for uncompiled Python code.

    >>> list(members(0b1011))
    [0, 1, 3]
    """
    rest = int(numbers)
    while rest:
        yield (rest & -rest).bit_length() - 1
        rest &= rest - 1


_WORD = ir.IntType(64)
_HAS_PDEP = bool(llvmlite.binding.get_host_cpu_features().get("bmi2", False))


def _unary(generate: Callable[[Any, Any], Any]) -> Any:

    @intrinsic
    def function(_context, word):
        def codegen(_ctx, builder, _signature, args):
            return generate(builder, args[0])

        return types.uint64(types.uint64), codegen

    return function


_population = _unary(lambda builder, word: builder.ctpop(word))
_trailing_zeros = _unary(lambda builder, word: builder.cttz(word, ir.Constant(ir.IntType(1), 0)))
_leading_zeros = _unary(lambda builder, word: builder.ctlz(word, ir.Constant(ir.IntType(1), 0)))


@intrinsic
def _deposit(_context, _source, _mask):
    """Execute the instruction PDEP of x86 processors."""

    def codegen(_ctx, builder, _signature, args):
        kind = ir.FunctionType(_WORD, [_WORD, _WORD])
        return builder.call(cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64"), args)

    return types.uint64(types.uint64, types.uint64), codegen


@intrinsic
def _high_half(_context, _one, _other):

    def codegen(_ctx, builder, _signature, args):
        wide = ir.IntType(128)
        product = builder.mul(builder.zext(args[0], wide), builder.zext(args[1], wide))
        return builder.trunc(builder.lshr(product, ir.Constant(wide, 64)), _WORD)

    return types.uint64(types.uint64, types.uint64), codegen


@rule
def high_half(one: np.uint64, other: np.uint64) -> np.uint64:
    """Return the upper 64 bits of the product of two 64-bit numbers."""
    return _high_half(one, other)


@rule
def bit(number: int) -> Bits:
    """Return the set that contains only the given number."""
    return ONE << np.uint64(number)


@rule
def has(members: Bits, number: int) -> bool:
    """Return whether the set contains the number."""
    return (members >> np.uint64(number)) & ONE != NONE  # type: ignore[no-any-return]


@rule
def first(count: int) -> Bits:
    """Return the set of the numbers from 0 to `count` - 1. `count` is at most 63."""
    return (ONE << np.uint64(count)) - ONE


@rule
def size(members: Bits) -> int:
    """Return the number of members of the set."""
    return np.int64(_population(members))  # type: ignore[return-value]


@rule
def lowest(members: Bits) -> int:
    """Return the smallest member of the set, or 64 if the set is empty."""
    return np.int64(_trailing_zeros(members))  # type: ignore[return-value]


@rule
def highest(members: Bits) -> int:
    """Return the largest member of the set, or -1 if the set is empty."""
    return 63 - np.int64(_leading_zeros(members))  # type: ignore[return-value]


@rule
def without_lowest(members: Bits) -> Bits:
    """Return the set without its smallest member."""
    return members & (members - ONE)


if _HAS_PDEP:

    @rule
    def only_nth(members: Bits, index: int) -> Bits:
        """Remove all members of a set except the member with the given index. The smallest member of the set has index 0."""
        return _deposit(ONE << np.uint64(index), members)

else:

    @rule
    def only_nth(members: Bits, index: int) -> Bits:
        """Remove all members of a set except the member with the given index. The smallest member of the set has index 0."""
        for _ in range(index):
            members = without_lowest(members)
        return members & (~members + ONE)


@rule
def nth(members: Bits, index: int) -> int:
    """Return the member at the given index of the sorted set. Return 64 if the index is too high."""
    return lowest(only_nth(members, index))
