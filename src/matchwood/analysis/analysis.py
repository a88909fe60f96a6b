"""The analysis of a game: what every move cost, and where the game turned."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from typing import Any

from matchwood.analysis.judgement import PLACES, Judgement, judged
from matchwood.analysis.replay import Replay, Step
from matchwood.errors import UnknownBot, shown
from matchwood.face.record import load

ITERATIONS = 2000
MOST_ITERATIONS = 10_000_000
PIECE = 8
AHEAD = 64


@dataclass(frozen=True)
class Player:
    """How a seat played: how many of its moves were no forced ones, how many of them were clear mistakes, and what those cost."""

    seat: int
    decisions: int
    mistakes: int
    lost: float

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return {"seat": self.seat, "decisions": self.decisions, "mistakes": self.mistakes, "lost": round(self.lost, PLACES)}


@dataclass(frozen=True)
class Analysis:
    """What :func:`analyse` found; ``worth_in`` says in words what values and losses count."""

    game: str
    players: tuple[Player, ...]
    finished: bool
    iterations: int
    seed: int
    worth_in: str
    judgements: tuple[Judgement, ...]

    def mistakes(self, seat: int | None = None) -> list[Judgement]:
        """The clear mistakes (of a seat), the dearest first."""
        found = [judgement for judgement in self.judgements if judgement.mistake and seat in (None, judgement.seat)]
        return sorted(found, key=lambda judgement: -judgement.loss)

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            "game": self.game,
            "finished": self.finished,
            "iterations": self.iterations,
            "seed": self.seed,
            "worth_in": self.worth_in,
            "players": [player.to_dict() for player in self.players],
            "judgements": [judgement.to_dict() for judgement in self.judgements],
        }


def analyse(
    record: Mapping[str, Any],
    *,
    iterations: int = ITERATIONS,
    seed: int = 0,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Judge every move of a record that was not forced.

    So many iterations go into each; the same record, iterations and seed give the same analysis. An ``executor`` of one's own
    shares the work among processes; ``progress`` is called with how many moves are judged, and of how many.
    Raises BadRecord, and UnknownBot for iterations that make no sense.

    >>> import matchwood
    >>> deal = {"dealer": 2, "hands": [["T13"], ["L3"], ["B9"]]}
    >>> game = matchwood.new("matchmaster", players=3, seed=1, deals=[deal])
    >>> for seat in (0, 1, 2):
    ...     game.play("bid 0", seat=seat)
    >>> [(found.move, found.best, found.loss) for found in analyse(game.record(), iterations=200).mistakes()]
    [('bid 0', 'bid 1', 12.0)]
    """
    _check(iterations, seed)
    game = load(record)
    steps = [step for step in Replay(game).steps() if not step.forced]
    judgements = []
    for judgement in _all_judged(steps, iterations, seed, executor):
        judgements.append(judgement)
        if progress:
            progress(len(judgements), len(steps))
    return Analysis(
        game=game.key,
        players=tuple(_player(seat, judgements) for seat in range(game.players)),
        finished=game.over,
        iterations=iterations,
        seed=seed,
        worth_in=steps[0].view.kind.worth_in if steps else "",
        judgements=tuple(judgements),
    )


def _check(iterations: object, seed: object) -> None:
    if isinstance(iterations, bool) or not isinstance(iterations, int) or not 1 <= iterations <= MOST_ITERATIONS:
        raise UnknownBot(f"the number of iterations is a whole number from 1 to {MOST_ITERATIONS:,}, not {shown(iterations)}")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise UnknownBot(f"the seed is a whole number, not {shown(seed)}")


def judge_piece(steps: Sequence[Step], iterations: int, seed: int) -> list[Judgement]:
    """One piece of work: these moves."""
    return [judged(step, iterations, seed) for step in steps]


def _all_judged(steps: Sequence[Step], iterations: int, seed: int, executor: Executor | None) -> Iterator[Judgement]:
    """In order; never more pieces under way than are soon needed."""
    if executor is None:
        for step in steps:
            yield judged(step, iterations, seed)
        return
    waiting: deque[Future[list[Judgement]]] = deque()
    for first in range(0, len(steps), PIECE):
        waiting.append(executor.submit(judge_piece, steps[first : first + PIECE], iterations, seed))
        if len(waiting) >= AHEAD:
            yield from waiting.popleft().result()
    while waiting:
        yield from waiting.popleft().result()


def _player(seat: int, judgements: Sequence[Judgement]) -> Player:
    own = [judgement for judgement in judgements if judgement.seat == seat]
    wrong = [judgement.loss for judgement in own if judgement.mistake]
    return Player(seat, len(own), len(wrong), sum(wrong))
