"""The visible table and the public events of MatchMaster."""

from __future__ import annotations

import functools
from typing import Any

from msgspec.structs import asdict, replace

from matchwood.cardgames.contract import Happening, Over, P
from matchwood.cardgames.matchmaster import contract, refusals
from matchwood.cardgames.matchmaster.contract import Bid, Bids, Card, Deal, Laid, Phase, Round, RoundOver, Trick, TrickTaken
from matchwood.cardgames.matchmaster.knowledge import held
from matchwood.cardgames.matchmaster.notation import CARD_NAMES, card_names
from matchwood.cardgames.matchmaster.rules import score
from matchwood.cardgames.matchmaster.table import BIDDING, NO_BID, NO_CARD, NO_SEAT, PLAYING, SHEET, TABLE, Table
from matchwood.engine import states
from matchwood.engine.compiling import uncompiled
from matchwood.engine.states import Observation
from matchwood.engine.verbs import OVER

_held, _score = uncompiled(held), uncompiled(score)
_SHEET = states.within(TABLE, SHEET)

PHASES: dict[int, Phase] = {BIDDING: "bidding", PLAYING: "playing", OVER: "over"}


def table(observation: Observation) -> contract.Table:
    """Return the part of the table that the observer sees."""
    observed: Table = observation.fields
    seats = range(observed.players)
    playing = observed.phase == PLAYING
    return contract.Table(
        phase=PHASES.get(observed.phase, "dealing"),
        round=observed.round_no,
        rounds=observed.rounds,
        size=observed.cards,
        dealer=observed.dealer,
        leader=observed.leader,
        turn=observed.turn if playing else None,
        hand=hand(observation),
        duty=duty(observation),
        bids=bids(observation),
        cards=[_held(observed, seat) for seat in seats],
        fixed=[bid != NO_BID for bid in observed.bids[: observed.players]],
        tricks=observed.tricks[: observed.players],
        trick=laid(observed, observed.trick, observed.leader) if playing else [],
        last_trick=last_trick(observed),
        played=card_names(observed.gone),
        scores=observed.scores[: observed.players],
        sheet=[*sheet(observation.state.tobytes()[_SHEET], observed.players, finished(observed))],
    )


def seat_table(spectator: P, observation: Observation) -> P:
    """Add the seat's hand, bid and restrictions to the spectator's table."""
    return replace(spectator, hand=hand(observation), duty=duty(observation), bids=bids(observation))


def hand(observation: Observation) -> list[str] | None:
    """Return the observing seat's hand, or None for a spectator."""
    eyes = int(observation.state["eyes"][0])
    return card_names(int(observation.state["hands"][0, eyes])) if eyes >= 0 else None


def duty(observation: Observation) -> contract.Duty | None:
    """Return the rule that restricts the observer's next card, or None."""
    state = observation.state
    eyes = int(state["eyes"][0])
    asked = state["turn"][0] == eyes >= 0 and state["laid"][0] > 0
    return refusals.duty(observation.fields, int(state["hands"][0, eyes]), int(states.legal(state, eyes))) if asked else None


def bids(observation: Observation) -> list[int | None]:
    """Return the bids that the observer knows. The value None replaces an unknown bid."""
    state = observation.state
    return [bid if bid >= 0 else None for bid in state["bids"][0, : state["players"][0]].tolist()]


def finished(table: Table) -> int:
    """Return the number of finished rounds."""
    return table.round_no - (table.phase in (BIDDING, PLAYING))


def laid(table: Table, cards: Any, leader: int) -> list[Laid]:
    """Return the cards of a trick in the order of play."""
    return [*_order_trick(tuple(cards[: table.players]), leader)]


@functools.lru_cache(4_096)
def _order_trick(cards: tuple[int, ...], leader: int) -> tuple[Laid, ...]:
    order = (*range(leader, len(cards)), *range(leader))
    return tuple(Laid(seat, CARD_NAMES[cards[seat]]) for seat in order if cards[seat] != NO_CARD)


def last_trick(table: Table) -> Trick | None:
    """Return the previous trick of the round, or None."""
    if table.last_winner == NO_SEAT:
        return None
    return Trick(table.last_winner, laid(table, table.last_trick, table.last_leader))


@functools.lru_cache(1_024)
def sheet(data: bytes, players: int, rounds: int) -> tuple[Round, ...]:
    """Decode the finished rounds of a score sheet."""
    read = states.read(states.state_from(data, SHEET))
    return tuple(row(read, players, number) for number in range(rounds))


def row(sheet: Table, players: int, number: int) -> Round:
    """Return one row of the score sheet."""
    bids, tricks = sheet.sheet_bids[number][:players], sheet.sheet_tricks[number][:players]
    scores = [_score(bid, won) for bid, won in zip(bids, tricks, strict=True)]
    return Round(sheet.sheet_size[number], sheet.sheet_dealer[number], bids, tricks, scores)


def story(before: Table, after: Table) -> list[Happening]:
    """Return the events that a spectator saw between two observations."""
    if after.round_no != before.round_no:
        return [Deal(after.round_no, after.cards, after.dealer)]
    if before.phase == BIDDING:
        seats = range(after.players)
        happened: list[Happening] = [Bid(seat) for seat in seats if before.bids[seat] == NO_BID and after.bids[seat] != NO_BID]
        if after.phase == PLAYING:
            happened.append(Bids(after.bids[: after.players]))
        return happened
    return _list_play(before, after)


def _list_play(before: Table, after: Table) -> list[Happening]:
    seat = before.turn
    complete = after.done != before.done
    card = (after.last_trick if complete else after.trick)[seat]
    happened: list[Happening] = [Card(seat, CARD_NAMES[card])]
    if complete:
        happened.append(TrickTaken(after.last_winner, laid(after, after.last_trick, after.last_leader)))
    if after.phase != PLAYING:
        totals, scored = after.scores[: after.players], row(after, after.players, after.round_no - 1)
        happened.append(RoundOver(after.round_no, **asdict(scored), totals=totals))
    if after.phase == OVER:
        ranks = [1 + sum(other > total for other in totals) for total in totals]
        happened.append(Over(ranks, totals))
    return happened
