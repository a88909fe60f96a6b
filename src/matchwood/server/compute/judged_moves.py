"""The judgement of a move that a reader would make at a position of a finished game."""

from __future__ import annotations

import msgspec
from msgspec.structs import asdict

import matchwood
from matchwood.server.compute.replay_messages import JudgedMove, Judgement, Position


def judged_move(at: Position, move: str) -> bytes:
    """Return a `JudgedMove` message in JSON. Equal positions and moves give equal messages, as in the analysis of the game.

    Raises BadRecord, IllegalMove, and NotYourTurn or GameOver if the seat does not have to decide.
    """
    position = matchwood.Position.from_dict(asdict(at))
    chosen = _judgement(position, move)
    made = _next_move(at, position)
    played = chosen if made == move else None if made is None else _judgement(position, made)
    reasons = tuple(map(msgspec.to_builtins, position.reasons(chosen.best)))
    return msgspec.json.encode(JudgedMove(chosen, played, reasons))


def _judgement(position: matchwood.Position, move: str) -> Judgement:
    return msgspec.convert(position.judgement(move).to_dict(), Judgement)


def _next_move(at: Position, position: matchwood.Position) -> str | None:
    """Return the move that the seat made in the game, or None if the seat did not move next."""
    following = at.record["events"][len(position.record["events"]) :][:1]
    return next((event["move"] for event in following if event["seat"] == position.seat), None)
