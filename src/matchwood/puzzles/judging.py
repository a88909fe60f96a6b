"""Judge the move that a person chose at a puzzle."""

from __future__ import annotations

from matchwood.api.judgement import Alternative, Judgement
from matchwood.bots.comparison import Comparison
from matchwood.engine.chance import chance_from
from matchwood.puzzles.puzzle import Puzzle


def judge_answer(puzzle: Puzzle, move: str) -> Judgement:
    """Compare a legal move with the best move of the puzzle, in ``puzzle.simulations`` simulated games.

    Equal puzzles and moves give equal judgements. Raises IllegalMove.
    """
    view, seat = puzzle.position.view(), puzzle.seat
    state = view.state()
    moves = list(dict.fromkeys((puzzle.best, move)))
    runs = [view.spec.decisions(state, seat, each) for each in moves]
    measured = Comparison(state, seat, runs, chance_from("answer", puzzle.id)).measured(range(len(runs)), puzzle.simulations // 2)
    events = puzzle.record["events"]
    return Judgement(
        event=len(events) + 1,
        deal=sum("deal" in event for event in events),
        seat=seat,
        move=move,
        best=puzzle.best,
        loss=max(0.0, -measured[-1].lead),
        error=measured[-1].lead_error,
        mistake=move != puzzle.best,
        possible=puzzle.moves,
        alternatives=tuple(Alternative(each, found.value, found.value_error) for each, found in zip(moves, measured, strict=True)),
    )
