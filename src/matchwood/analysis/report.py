"""The findings of an analysis, as objects and as JSON values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from matchwood.api.judgement import Judgement, rounded
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.fields import signed
from matchwood.cardgames.words import Words
from matchwood.notebook import markup
from matchwood.notebook.markup import Html, plain
from matchwood.notebook.saying import names_of, words_in

MAX_SHOWN_MISTAKES = 6
"""The maximum number of mistakes that a notebook shows."""


@dataclass(frozen=True)
class Part:
    """A part of a seat's result, for example its luck."""

    value: float
    error: float

    def to_dict(self) -> dict[str, Any]:
        """Return the value and the standard error as JSON values."""
        return {"value": rounded(self.value), "error": rounded(self.error)}


@dataclass(frozen=True)
class Player:
    """The analysis of one seat: the result, luck, skill and mistakes.

    ``result`` is the seat's outcome; for an unfinished game, the expected outcome. The result is the sum of ``expected`` (before
    the first deal), ``deals`` and ``hidden`` (luck), ``own`` (the value of the seat's own decisions compared with sensible ones)
    and ``others`` (the same for the decisions of the other seats). All of them have the unit ``outcome_in``. ``decisions`` is the
    number of unforced moves, ``mistakes`` the number of clear mistakes. ``lost`` is the total cost of the mistakes in the unit
    ``worth_in``.
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
        """Return all fields as a dictionary of JSON values."""
        parts = ("expected", "deals", "hidden", "luck", "own", "others")
        return {
            "seat": self.seat,
            "result": rounded(self.result),
            **{name: getattr(self, name).to_dict() for name in parts},
            "decisions": self.decisions,
            "mistakes": self.mistakes,
            "lost": rounded(self.lost),
        }


@dataclass(frozen=True)
class Moment:
    """An event, and the expected outcome of each seat after the event.

    The event is a move of ``seat``, or a deal if ``seat`` is None. ``luck`` is the part of the change that was luck. For a deal:
    the advantage over an average deal. For a move: the change of the expected outcome, minus the value that the move had for a
    player who sees no hidden cards.
    """

    event: int
    deal: int
    seat: int | None
    prospects: tuple[float, ...]
    change: tuple[float, ...]
    luck: tuple[float, ...]

    @property
    def size(self) -> float:
        """The largest change of a seat's expected outcome, as a positive number."""
        return max(map(abs, self.change))

    def to_dict(self) -> dict[str, Any]:
        """Return the event and the expected outcomes as JSON values."""
        figures = {"prospects": self.prospects, "change": self.change, "luck": self.luck}
        about = {"event": self.event, "deal": self.deal, "seat": self.seat}
        return {**about, **{name: [rounded(value) for value in values] for name, values in figures.items()}}


@dataclass(frozen=True)
class Analysis:
    """The result of :func:`matchwood.analyse` for one game.

    ``worth_in`` is the unit of the values and costs of moves, in words. ``outcome_in`` is the unit of results, their parts, and
    expected outcomes.
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
        """Return the clear mistakes of one seat or all seats. The costliest mistake comes first."""
        found = [judgement for judgement in self.judgements if judgement.mistake and seat in (None, judgement.seat)]
        return sorted(found, key=lambda judgement: -judgement.loss)

    def turning_points(self) -> list[tuple[Moment, Judgement]]:
        """Return the moves with their judgements. Moves with a large effect on the expected outcomes come first."""
        judged = {judgement.event: judgement for judgement in self.judgements}
        moves = [(moment, judged[moment.event]) for moment in self.course if moment.seat is not None]
        return sorted(moves, key=lambda move: -move[0].size)

    def html(self, language: str = "en", names: Sequence[str] = ()) -> Html:
        """Return the analysis as HTML tables for notebooks."""
        words, named = words_in(language), names_of(names, len(self.players))
        title = spec_of(self.game).in_language(language).say("title")
        about = words.say("iterations", count=self.iterations)
        parts = [_players(self, words, named), _mistakes(self, words, named)]
        units = words.say("units", outcome=self.outcome_in, worth=self.worth_in)
        return markup.framed(Html(f"<b>{plain(title)}</b> {markup.quiet(about)}"), [*parts, markup.quiet(units)])

    def _repr_html_(self) -> str:
        return self.html()

    def to_dict(self) -> dict[str, Any]:
        """Return the analysis as a dictionary of JSON values."""
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


def _players(found: Analysis, words: Words, names: Sequence[str]) -> Html:
    headings = ["seat", "result" if found.finished else "so-far", "expected", "deals", "hidden", "own", "others", "mistakes"]
    return markup.table([words.say(heading) for heading in headings], [_player(player, words, names) for player in found.players])


def _player(player: Player, words: Words, names: Sequence[str]) -> list[Html]:
    parts = (player.expected, player.deals, player.hidden, player.own, player.others)
    mistakes = words.say("mistakes-of", count=player.mistakes, decisions=player.decisions)
    return [plain(names[player.seat]), plain(signed(player.result)), *map(_part, parts), plain(mistakes)]


def _part(part: Part) -> Html:
    return plain(f"{signed(part.value)} ± {part.error:.2f}")


def _mistakes(found: Analysis, words: Words, names: Sequence[str]) -> Html:
    mistakes = found.mistakes()
    if not mistakes:
        return plain(words.say("no-mistake"))
    headings = [words.say(heading) for heading in ("event", "seat", "move", "better", "loss")]
    shown = markup.table(headings, [_mistake(mistake, names) for mistake in mistakes[:MAX_SHOWN_MISTAKES]])
    more = words.say("more-mistakes", count=len(mistakes)) if len(mistakes) > MAX_SHOWN_MISTAKES else ""
    return Html(f"{shown}{markup.quiet(more)}")


def _mistake(mistake: Judgement, names: Sequence[str]) -> list[Html]:
    moves = [Html(f"<code>{plain(move)}</code>") for move in (mistake.move, mistake.best)]
    return [plain(mistake.event), plain(names[mistake.seat]), *moves, plain(f"{signed(mistake.loss)} ± {mistake.error:.2f}")]
