"""Worlds are sampled as often as deals make them.

Nobody can list the worlds of every game, but two ways to draw them can be compared. Near the beginning other deals are made, the
same moves are played, and what looks the same to the eyes is kept. (Not after moves in games with equal cards: how likely it is
to play one of two is no matter of deals.) Anywhere, a world of a spectator's is shown to a seat, and what
that seat samples must be spread like the spectator's own worlds: who knows less is right on average over those who know more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from matchwood.api.dealing import deal_from
from matchwood.cardgames.spec import Json
from matchwood.engine import states, verbs
from matchwood.engine.chance import listed_numbers
from matchwood.engine.states import State, observed
from matchwood.testing.findings import Findings
from matchwood.testing.probe import Probe, after, any_run, follow, name_of, world_of
from matchwood.testing.samples import Bytes, most_surprising

DRAWN = 800
TRIES = 6000
"""So many other deals are tried, fewer where hardly one looks the same."""
ENOUGH = 100
"""So many of them have to look the same."""
LATEST = 6
"""After more moves it is not tried."""
SURE = 5.5
"""Standard deviations that never happen by chance: twice in a hundred million tests."""
CONFIRMED = 4.0
"""Standard deviations in a second and larger sample."""

Draw = Callable[[object, int], Bytes | None]
"""So many worlds, drawn by this name; None if there are not enough."""


def check_chances(probe: Probe, findings: Findings) -> None:
    """Worlds for a spectator, and for one seat by turns."""
    seat = probe.luck.randrange(probe.players)
    for eyes in (verbs.NO_EYES, seat):
        _compare(probe, f"{name_of(eyes)}, against deals", _sampled(probe, eyes), _dealt(probe, eyes), findings)
    who = f"seat {seat}, against those for a spectator"
    _compare(probe, who, _sampled(probe, verbs.NO_EYES), _sampled_through(probe, seat), findings)


def _compare(probe: Probe, who: str, sampled: Draw, other: Draw, findings: Findings) -> None:
    rows, others = sampled("first", DRAWN), other("first", DRAWN)
    if rows is None or others is None:
        return
    findings.report.worlds += len(rows)
    surprise, column = most_surprising(rows, others)
    if surprise < SURE:
        return
    rows, others = sampled("again", 4 * DRAWN), other("again", 4 * DRAWN)
    if rows is None or others is None or most_surprising(rows, others)[0] < CONFIRMED:
        return
    wrong = f"worlds for {who}, are spread otherwise by {surprise:.1f} standard deviations in {_named(probe, column)}"
    findings.add("worlds-uneven", wrong, probe)


def _named(probe: Probe, column: int | None) -> str:
    """Which field of whose observation stands in this column."""
    if column is None:
        return "which worlds they are"
    seat, place = divmod(column, probe.state.dtype.itemsize)
    fields: Mapping[str, Any] = probe.state.dtype.fields or {}
    name = max((offset, name) for name, (_, offset, *_) in fields.items() if offset <= place)[1]
    return f"what seat {seat} sees in `{name}`"


def _looks(probe: Probe, state: State) -> bytes:
    """A world as the seats see it: what nobody sees does not matter."""
    return b"".join(observed(state, seat).tobytes() for seat in range(probe.players))


def _rows(found: list[bytes]) -> Bytes:
    return np.frombuffer(b"".join(found), np.uint8).reshape(len(found), -1)


def _sampled(probe: Probe, eyes: int) -> Draw:
    def draw(name: object, count: int) -> Bytes:
        seen, chance = observed(probe.state, eyes), probe.chance("sampled", eyes, name)
        return _rows([_looks(probe, world_of(seen, chance)) for _ in range(count)])

    return draw


def _sampled_through(probe: Probe, seat: int) -> Draw:
    def draw(name: object, count: int) -> Bytes:
        seen, chance = observed(probe.state, verbs.NO_EYES), probe.chance("through", seat, name)
        return _rows([_looks(probe, world_of(observed(world_of(seen, chance), seat), chance)) for _ in range(count)])

    return draw


# --- other deals ---------------------------------------------------------------------------------------------------------------


def _dealt(probe: Probe, eyes: int) -> Draw:
    def draw(name: object, count: int) -> Bytes | None:
        if probe.deals != 1 or len(probe.moves) > LATEST or probe.undisclosed:
            return None
        if probe.moves and _has_equal_cards(probe.spec.deal_made(_dealt_at_first(probe))):
            return None
        found = list[bytes]()
        for tried, (start, state) in enumerate(_other_deals(probe, eyes, name)):
            if state is not None:
                if len(found) < 5 and not _all_shown(probe, eyes, start):
                    return None
                found.append(_looks(probe, state))
            if len(found) == count or tried > TRIES * (count // DRAWN) or (tried > TRIES // 10 and 60 * len(found) < tried):
                break
        return _rows(found) if len(found) >= ENOUGH else None

    return draw


def _dealt_at_first(probe: Probe) -> State:
    state = probe.setting.fresh()
    deal_from(str(probe.setting.seed), 1, state)
    return state


def _has_equal_cards(deal: Json) -> bool:
    """Whether the lists of a deal name something twice."""
    cards, parts = list[Any](), [part for part in deal.values() if isinstance(part, list)]
    while parts:
        for part in parts.pop():
            (parts if isinstance(part, list) else cards).append(part)
    return len(set(map(repr, cards))) < len(cards)


def _other_deals(probe: Probe, eyes: int, name: object) -> Iterator[tuple[State, State | None]]:
    """Another deal, and where the same moves lead after it, if that looks the same to the eyes."""
    seen, chance = observed(probe.state, eyes).tobytes(), probe.chance("dealt", name)
    fresh = probe.setting.fresh()
    while True:
        start = states.copy_of(fresh)
        states.deal(start, listed_numbers(chance))
        state = follow(start, probe.moves)
        yield start, state if state is not None and observed(state, eyes).tobytes() == seen else None


def _all_shown(probe: Probe, eyes: int, start: State) -> bool:
    """Whether every decision of the others can be seen now. What they decided unseen is no matter of deals."""
    seen = observed(probe.state, eyes).tobytes()
    for place, move in enumerate(probe.moves):
        before = follow(start, probe.moves[:place])
        if before is None or move.seat == eyes:
            continue
        for _ in range(3):
            run = any_run(before, move.seat, probe.luck)
            if run != move.run:
                end = follow(after(before, move.seat, run), probe.moves[place + 1 :])
                if end is not None and observed(end, eyes).tobytes() == seen:
                    return False
    return True
