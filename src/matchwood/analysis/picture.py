"""An analysis in a notebook: the players, and the clear mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from matchwood.api.judgement import Judgement
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.fields import signed
from matchwood.cardgames.words import Words
from matchwood.notebook import markup
from matchwood.notebook.markup import Html, plain
from matchwood.notebook.saying import names_of, words_in

if TYPE_CHECKING:
    from matchwood.analysis.report import Analysis, Part, Player

MOST_MISTAKES = 6


def picture(found: Analysis, language: str, names: Sequence[str]) -> Html:
    """What was found, in this language, with names for the seats."""
    words, named = words_in(language), names_of(names, len(found.players))
    title = spec_of(found.game).in_language(language).say("title")
    about = words.say("iterations", count=found.iterations)
    parts = [_players(found, words, named), _mistakes(found, words, named)]
    units = words.say("units", outcome=found.outcome_in, worth=found.worth_in)
    return markup.framed(Html(f"<b>{plain(title)}</b> {markup.quiet(about)}"), [*parts, markup.quiet(units)])


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
    shown = markup.table(headings, [_mistake(mistake, names) for mistake in mistakes[:MOST_MISTAKES]])
    more = words.say("more-mistakes", count=len(mistakes)) if len(mistakes) > MOST_MISTAKES else ""
    return Html(f"{shown}{markup.quiet(more)}")


def _mistake(mistake: Judgement, names: Sequence[str]) -> list[Html]:
    moves = [Html(f"<code>{plain(move)}</code>") for move in (mistake.move, mistake.best)]
    return [plain(mistake.event), plain(names[mistake.seat]), *moves, plain(f"{signed(mistake.loss)} ± {mistake.error:.2f}")]
