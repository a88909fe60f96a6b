"""The bodies of responses about puzzles, in JSON."""

from __future__ import annotations

import msgspec

from matchwood.puzzles.puzzle import Puzzle
from matchwood.server.compute.replay_messages import JudgedMove, Judgement
from matchwood.server.compute.replays import ply_message


def view_json(puzzle: Puzzle) -> bytes:
    """Return what the deciding seat sees. The chances of moves are left out, since they would reveal the best move."""
    from matchwood.puzzles.exact import without_odds  # loads the compiler, which would delay the start of the server

    return msgspec.json.encode(without_odds(puzzle.position.view().to_dict()))


def check_legal(puzzle: Puzzle, move: str) -> None:
    """Raise IllegalMove if the move is illegal at the puzzle."""
    puzzle.position.game().play(move, seat=puzzle.seat)


def judgement_json(puzzle: Puzzle, move: str) -> bytes:
    """Return a `JudgedMove` message about a chosen move. Raises IllegalMove."""
    from matchwood.puzzles.judging import judge_answer  # loads the compiler

    judged = msgspec.convert(judge_answer(puzzle, move).to_dict(), Judgement)
    reasons = tuple(map(msgspec.to_builtins, puzzle.position.reasons(puzzle.best)))
    return msgspec.json.encode(JudgedMove(judged, None, reasons))


def continuation_json(puzzle: Puzzle, move: str) -> bytes:
    """Return the continuation after a move, as a `Replay` message that starts at the puzzle. Raises IllegalMove."""
    from matchwood.puzzles.continuation import continuation_after  # loads the compiler

    record = puzzle.record
    continuation = continuation_after(puzzle, move)
    plies = [ply_message(ply) for ply in continuation.plies]
    result = None if continuation.result is None else continuation.result.to_dict()
    about = {"id": puzzle.id, "game": puzzle.game, "players": record["players"], "options": record["options"]}
    return msgspec.json.encode({**about, "result": result, "plies": plies})
