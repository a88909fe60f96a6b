"""Checks that observations contain no traces of hidden information.

The checks compare a seat's observation with the hands of the others. If an observation and a hand occur together more often in real
deals than in sampled worlds, the observation reveals a secret.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matchwood.engine import states
from matchwood.engine.chance import Source, chance_from, listed_numbers
from matchwood.engine.states import State, observed
from matchwood.engine.verbs import NO_EYES
from matchwood.testing.findings import Findings
from matchwood.testing.probe import name_of, world_of
from matchwood.testing.samples import Bytes
from matchwood.testing.setting import Setting

DEALS = 800
BINS = 4
"""The values of a byte are divided at random into this number of groups."""
MOST_COLUMNS = 300
SURE = 7.0
"""A difference of this number of standard deviations is a fault. It is high, because tens of thousands of pairs of bytes are
tested.
"""
CONFIRMED = 4.5

Surprises = NDArray[np.float64]


def check_traces(setting: Setting, findings: Findings) -> None:
    """Check that an observation reveals no secrets of the real deal."""
    luck = random.Random(f"{setting} traces")
    for eyes in (NO_EYES, luck.randrange(setting.players)):
        found = _surprises(setting, eyes, "first", luck)
        if found.max(initial=0.0) < SURE:
            continue
        again = _surprises(setting, eyes, "again", luck)
        seen, hidden = (int(place) for place in np.unravel_index(int(found.argmax()), found.shape))
        if again[seen, hidden] > CONFIRMED:
            field, other = _field(setting, seen), _field(setting, hidden)
            wrong = f"what {name_of(eyes)} sees in `{field}` goes together with what another seat sees in `{other}`"
            findings.add("observation-tells-secret", f"{wrong}, but not in sampled worlds", setting)


def _field(setting: Setting, column: int) -> str:
    fields: Mapping[str, Any] = setting.spec.record.fields or {}
    place = column % setting.spec.record.itemsize
    return max((about[1], name) for name, about in fields.items() if about[1] <= place)[1]


def _surprises(setting: Setting, eyes: int, name: str, luck: random.Random) -> Surprises:
    """Compare the hidden bytes of real deals with the hidden bytes that `determinize` samples. Return a z-score for each pair
    of one observed byte and one hidden byte.
    """
    chance = chance_from(setting.seed, "traces", eyes, name)
    real = _pairs(setting, eyes, chance, sample=False)
    sampled = _pairs(setting, eyes, chance, sample=True)
    seen, hidden = (_varying(one, other, luck) for one, other in zip(real, sampled, strict=True))
    surprises = np.zeros((real[0].shape[1], real[1].shape[1]))
    if len(seen) and len(hidden):
        bins = np.array([luck.randrange(BINS) for _ in range(256)])
        counts = [_together(bins[pair[0][:, seen]], bins[pair[1][:, hidden]]) for pair in (real, sampled)]
        surprises[np.ix_(seen, hidden)] = _compared(*counts)
    return surprises


def _pairs(setting: Setting, eyes: int, chance: Source, *, sample: bool) -> tuple[Bytes, Bytes]:
    """Make many deals. Return the bytes that the seat observes and the bytes that the other seats observe, one row for each
    deal. If ``sample`` is true, `determinize` samples the cards of the other seats.
    """
    seen, hidden, fresh = list[bytes](), list[bytes](), setting.fresh()
    for _ in range(DEALS):
        state = states.copy_of(fresh)
        states.deal(state, listed_numbers(chance))
        observation = observed(state, eyes)
        seen.append(observation.tobytes())
        hidden.append(_others(setting, eyes, world_of(observation, chance) if sample else state))
    return _rows(seen), _rows(hidden)


def _others(setting: Setting, eyes: int, state: State) -> bytes:
    return b"".join(observed(state, seat).tobytes() for seat in range(setting.players) if seat != eyes)


def _rows(found: list[bytes]) -> Bytes:
    return np.frombuffer(b"".join(found), np.uint8).reshape(len(found), -1)


def _varying(one: Bytes, other: Bytes, luck: random.Random) -> list[int]:
    columns: list[int] = np.flatnonzero((one != one[0]).any(axis=0) | (other != one[0]).any(axis=0)).tolist()
    return columns if len(columns) <= MOST_COLUMNS else sorted(luck.sample(columns, MOST_COLUMNS))


def _together(seen: NDArray[np.int64], hidden: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return one flattened contingency table for each pair of one observed byte and one hidden byte."""
    one, other = ((bins[:, :, None] == np.arange(BINS)).astype(np.float32) for bins in (seen, hidden))
    counts = np.einsum("nsa,nhb->shab", one, other, optimize=True)
    return np.asarray(counts.reshape(*counts.shape[:2], BINS * BINS), np.float64)


def _compared(one: NDArray[np.float64], other: NDArray[np.float64]) -> Surprises:
    """Apply the formula of :func:`matchwood.testing.samples.surprise` to many pairs of equally large samples at once."""
    both = one + other
    squared = np.divide((one - other) ** 2, both, out=np.zeros_like(both), where=both > 0).sum(axis=-1)
    freedom = np.maximum((both > 0).sum(axis=-1) - 1, 1)
    spread = 2 / (9 * freedom)
    return np.asarray((np.cbrt(squared / freedom) - (1 - spread)) / np.sqrt(spread))
