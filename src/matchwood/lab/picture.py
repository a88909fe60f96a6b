"""What a series of games showed, in a notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matchwood.cardgames.fields import signed
from matchwood.notebook import markup
from matchwood.notebook.markup import Html, plain
from matchwood.notebook.saying import words_in

if TYPE_CHECKING:
    from matchwood.lab.summary import Figure, Line, Summary


def picture(summary: Summary, language: str) -> Html:
    """A line for each bot, and what the rounds were like, in this language."""
    words, figures = words_in(language), summary.figures()
    headings = [words.say(heading) for heading in ("bot", "seats", "mean-score", "mean-rank", "wins")]
    parts = [markup.table(headings, [_line(line) for line in summary.lines()])]
    if figures:
        about = [words.say("rounds", count=figures[0].rounds), words.say("mean")]
        parts.append(markup.table(about, [_figure(figure) for figure in figures]))
    title = Html(f"<b>{plain(words.say('games', count=summary.games))}</b>")
    return markup.framed(title, [*parts, markup.quiet(words.say("sure"))])


def _line(line: Line) -> list[Html]:
    wins = f"{line.wins} ({line.win_rate:.0%})"
    means = (_mean(line.score, line.margin), _mean(line.rank, line.rank_margin))
    return [plain(line.level), plain(line.seats), *means, plain(wins)]


def _figure(figure: Figure) -> list[Html]:
    return [plain(figure.name), _mean(figure.mean, figure.margin)]


def _mean(mean: float, margin: float | None) -> Html:
    return plain(signed(mean) if margin is None else f"{signed(mean)} ± {margin:.2f}")
