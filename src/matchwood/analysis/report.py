"""What an analysis holds, for programs and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from matchwood.api.judgement import Judgement, brief

if TYPE_CHECKING:  # only who looks at pictures waits for what draws them
    from matchwood.notebook.markup import Html


@dataclass(frozen=True)
class Part:
    """A part of a result, and its standard error."""

    value: float
    error: float

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return {"value": brief(self.value), "error": brief(self.error)}


@dataclass(frozen=True)
class Player:
    """How a seat fared, in the units of ``outcome_in``, and how it played.

    ``result`` is what the game brought (of an unfinished one, what is to be expected at its end): ``expected`` before any card was
    dealt, and on top of that ``deals`` and ``hidden`` (luck), ``own`` (what its decisions were worth compared with sensible ones)
    and ``others`` (the same of everybody else's, for this seat). ``decisions`` counts its moves that were not forced; ``mistakes``
    the clear ones among them, ``lost`` what those cost, in the units of ``worth_in``.
    """

    seat: int
    result: float
    expected: Part
    deals: Part
    hidden: Part
    luck: Part
    own: Part
    others: Part
    decisions: int
    mistakes: int
    lost: float

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        parts = ("expected", "deals", "hidden", "luck", "own", "others")
        return {
            "seat": self.seat,
            "result": brief(self.result),
            **{name: getattr(self, name).to_dict() for name in parts},
            "decisions": self.decisions,
            "mistakes": self.mistakes,
            "lost": brief(self.lost),
        }


@dataclass(frozen=True)
class Moment:
    """What every seat could look forward to after an event that changed it: a deal (``seat`` is None), or a move.

    ``luck`` is how much of the change was luck. Of a deal, it is by how much that deal was better than the average one. Of a move,
    it is the change minus what the decision was worth to somebody who knew what its player could know.
    """

    event: int
    deal: int
    seat: int | None
    prospects: tuple[float, ...]
    change: tuple[float, ...]
    luck: tuple[float, ...]

    @property
    def size(self) -> float:
        """The largest change for any seat."""
        return max(map(abs, self.change))

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        figures = {"prospects": self.prospects, "change": self.change, "luck": self.luck}
        about = {"event": self.event, "deal": self.deal, "seat": self.seat}
        return {**about, **{name: [brief(value) for value in values] for name, values in figures.items()}}


@dataclass(frozen=True)
class Analysis:
    """What :func:`matchwood.analyse` found; ``worth_in`` and ``outcome_in`` say in words what its figures count.

    ``worth_in`` goes for the values of moves and for losses, ``outcome_in`` for results, their parts and prospects.
    """

    game: str
    finished: bool
    iterations: int
    seed: int
    worth_in: str
    outcome_in: str
    players: tuple[Player, ...]
    judgements: tuple[Judgement, ...]
    course: tuple[Moment, ...]

    def mistakes(self, seat: int | None = None) -> list[Judgement]:
        """The clear mistakes (of a seat), the costliest first."""
        found = [judgement for judgement in self.judgements if judgement.mistake and seat in (None, judgement.seat)]
        return sorted(found, key=lambda judgement: -judgement.loss)

    def turning_points(self) -> list[tuple[Moment, Judgement]]:
        """The moves, that first which changed somebody's prospects most, each with what it cost its player."""
        judged = {judgement.event: judgement for judgement in self.judgements}
        moves = [(moment, judged[moment.event]) for moment in self.course if moment.seat is not None]
        return sorted(moves, key=lambda move: -move[0].size)

    def html(self, language: str = "en", names: Sequence[str] = ()) -> Html:
        """The analysis as a notebook shows it: the players and the clear mistakes, in this language, with names for the seats."""
        from matchwood.analysis.picture import picture

        return picture(self, language, names)

    def _repr_html_(self) -> str:
        return self.html()

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            "game": self.game,
            "finished": self.finished,
            "iterations": self.iterations,
            "seed": self.seed,
            "worth_in": self.worth_in,
            "outcome_in": self.outcome_in,
            "players": [player.to_dict() for player in self.players],
            "judgements": [judgement.to_dict() for judgement in self.judgements],
            "course": [moment.to_dict() for moment in self.course],
        }
