"""Judge a move that a person chooses at a position of a finished game."""

from __future__ import annotations

import msgspec
from msgspec.structs import asdict

import matchwood
from matchwood.server.compute.replay_messages import JudgedMove, Judgement, Position


def judged_move(at: Position, move: str) -> bytes:
    """Return a `JudgedMove` message in JSON. For equal positions and moves, the messages are equal and agree with the analysis of
    the game.

    Raises BadRecord, IllegalMove, and NotYourTurn or GameOver if the seat does not have to decide.
    """
    position = matchwood.Position.from_dict(asdict(at))
    known = len(position.record["events"])
    following = at.record["events"][known : known + 1]
    made = next((event["move"] for event in following if event["seat"] == position.seat), None)
    start = _before_simultaneous_moves(position)

    def judgement(of: str) -> Judgement:
        return msgspec.structs.replace(msgspec.convert(start.judgement(of).to_dict(), Judgement), event=known + 1)

    chosen = judgement(move)
    played = chosen if made == move else None if made is None else judgement(made)
    best = chosen.best if chosen.loss else move  # as the page shows it
    reasons = tuple(map(msgspec.to_builtins, start.reasons(best)))
    return msgspec.json.encode(JudgedMove(chosen, played, reasons))


def _before_simultaneous_moves(position: matchwood.Position) -> matchwood.Position:
    """Return the position before the first of several simultaneous decisions. Analyses use this position for all of them."""
    events = position.record["events"]
    event = len(events)
    while event and "move" in events[event - 1]:
        before = matchwood.Position.at(position.record, event - 1, position.seat)
        if before.game().owing == (events[event - 1]["seat"],):
            break
        position, event = before, event - 1
    return position
