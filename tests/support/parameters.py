"""Parameters of tests: a part of them in every run, and all of them in `make test-all`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

import pytest

Options = Mapping[str, Any]
ChoicePair = frozenset[tuple[str, str]]


def everyday(number: int, names: str | tuple[str, ...], ways: Sequence[Any]) -> pytest.MarkDecorator:
    """Parametrize a test. The first `number` ways are for every run, and the others for `make test-all`.

    >>> [len(way.marks) for way in everyday(1, "language", ["de", "en"]).args[1]]
    [0, 1]
    """
    marked = [(way, () if index < number else pytest.mark.exhaustive) for index, way in enumerate(ways)]
    return pytest.mark.parametrize(
        names, [pytest.param(*((way,) if isinstance(names, str) else way), marks=marks) for way, marks in marked]
    )


def choice_pairs(options: Options) -> set[ChoicePair]:
    """Return every pair of choices in these options.

    >>> sorted(map(sorted, choice_pairs({"a": 1, "b": 2, "c": 3})))
    [[('a', '1'), ('b', '2')], [('a', '1'), ('c', '3')], [('b', '2'), ('c', '3')]]
    """
    return {frozenset(pair) for pair in combinations(((key, repr(value)) for key, value in options.items()), 2)}


def pairwise(offered: Sequence[Options]) -> list[Options]:
    """Return some of these house rules, in their order, that together contain every pair of choices.

    >>> from itertools import product
    >>> len(pairwise([{"a": a, "b": b, "c": c, "d": d} for a, b, c, d in product("xy", repeat=4)]))
    6
    """
    missing = set().union(*map(choice_pairs, offered))
    chosen = list[Options]()
    while missing:
        best = max(offered, key=lambda options: len(choice_pairs(options) & missing))
        missing -= choice_pairs(best)
        chosen.append(best)
    return [options for options in offered if options in chosen]


def each(offered: Sequence[Options], name: Callable[[Any], str] = str) -> list[Any]:
    """Return all of these house rules as parameters. Only those that `pairwise` needs are for every run."""
    needed = pairwise(offered)
    return [
        pytest.param(options, id=name(options), marks=() if options in needed else pytest.mark.exhaustive) for options in offered
    ]
