"""``matchwood puzzles show``: a puzzle in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from matchwood.errors import MatchwoodError
from matchwood.terminal.language import BOT_NAMES, LANGUAGES, language_of, words_in
from matchwood.terminal.parameters import game_argument
from matchwood.terminal.progress import say_if_compiling

if TYPE_CHECKING:
    from matchwood.cardgames.words import Words
    from matchwood.puzzles.puzzle import Puzzle


@click.command()
@game_argument
@click.argument("number", type=click.IntRange(1), default=1)
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language. Default: the language of your system.")
def show(game: str, number: int, lang: str | None) -> None:
    """Show puzzle NUMBER of a game, ask for a move, and compare it with the best move."""
    from matchwood.puzzles.collection import shipped_puzzles
    from matchwood.terminal.asking import end_on_leaving

    language = lang or language_of()
    words, puzzles = words_in(language), shipped_puzzles(game)
    if number > len(puzzles):
        raise MatchwoodError(words.say("no-puzzle", number=number, count=len(puzzles)))
    say_if_compiling()
    with end_on_leaving(words):
        _solve(puzzles[number - 1], language, words)


def _solve(puzzle: Puzzle, language: str, words: Words) -> None:
    from matchwood.api.view import ViewFields
    from matchwood.terminal.asking import ask
    from matchwood.terminal.catalogue import table_of
    from matchwood.terminal.screen import PlainScreen, screen_for

    game, seat = puzzle.position.game(), puzzle.seat
    names = [words.say("you") if other == seat else BOT_NAMES[other] for other in range(game.players)]
    table = table_of(puzzle.game, language, names, seat)
    screen = screen_for(table, words, pause=0)
    answers: list[str] = []

    def make(view: ViewFields[Any], text: str) -> None:
        move = table.move(view, text)
        game.play(move, seat=seat)
        answers.append(move)

    view = game.views([seat])[0]
    if isinstance(screen, PlainScreen):  # the screen has shown no earlier moves
        screen.page(table.picture(view))
    ask(screen, table, words, view, make)
    right = answers[0] == puzzle.best
    click.echo(words.say("puzzle-right" if right else "puzzle-wrong", move=answers[0], best=puzzle.best))
    click.echo(words.say("puzzle-found", share=round(100 * puzzle.solve_rates["club"])))
