"""Positions of Matschig with given hands, in which seat 0 has to decide."""

from __future__ import annotations

import io

from rich.console import Console

import matchwood
from matchwood.cardgames.matschig.contract import Table
from matchwood.terminal.catalogue import table_of
from matchwood.terminal.tables.matschig.cards import View
from matchwood.terminal.tables.terminal_table import Misread, TerminalTable

NAMES = {"en": ("You", "Bruno", "Cara", "Dario", "Elin", "Fritz"), "de": ("Du", "Bruno", "Cara", "Dario", "Elin", "Fritz")}
HAND = ("W2", "W5", "S1", "S4", "U3", "U1", "Wind")
OTHERS = (
    ("W3", "S5", "W1", "S3", "W7", "S1", "U7"),
    ("W2", "S2", "U5", "U5", "U6", "13", "Share"),
    ("W1", "W1", "S1", "S2", "U7", "U2", "Sun"),
    ("W4", "S4", "U1", "U2", "U3", "U4", "Duck"),
    ("W4", "S5", "U1", "U2", "U3", "U4", "Sun"),
)


def terminal_table(language: str = "en", players: int = 4) -> TerminalTable[Table]:
    return table_of("matschig", language, NAMES[language][:players], 0)


def game(hand: tuple[str, ...] = HAND, first: int = 1, players: int = 4, **options: object) -> matchwood.Game:
    """Return a game in which seat 0 has this hand and the other seats have the hands of `OTHERS`."""
    deal = {"first": first, "hands": [list(hand), *map(list, OTHERS[: players - 1])], "pile": []}
    return matchwood.new("matschig", players=players, deals=[deal], options=options)


def throwing(hand: tuple[str, ...] = HAND) -> matchwood.Game:
    """Return a game in which seat 0 has to throw."""
    return game(hand, first=0)


def in_window(hand: tuple[str, ...] = HAND, players: int = 4, target: str = "A") -> matchwood.Game:
    """Return a game in which seat 1 has thrown W3 and S5, all other seats have answered, and seat 0 may add W2."""
    begun = game(hand, players=players)
    begun.play(f"throw W3 S5 {target}")
    for seat in range(2, players):
        begun.play("let", seat=seat)
    return begun


def defending(hand: tuple[str, ...] = HAND, added: str = "") -> matchwood.Game:
    """Return a game in which seat 0 has to defend against W3 and S5, and also W2 if seat 2 has added it."""
    begun = game(hand)
    begun.play("throw W3 S5 A")
    for seat in (0, 2, 3):
        begun.play("add W2 A" if added and seat == 2 else "let", seat=seat)
    return begun


def seen(game: matchwood.Game) -> View:
    """Return the view of seat 0."""
    return game.views([0])[0]


def typed(asked: TerminalTable[Table], game: matchwood.Game, text: str) -> str | None:
    """Return the move that this text means, or None if it only changes the display. The game does not change.

    Raises `Misread` with the text for the player if the text is neither.
    """
    view = seen(game)
    if asked.switches(view, text):
        return None
    move = asked.move(view, text)
    try:
        game.copy().play(move, seat=0)
    except matchwood.IllegalMove as error:
        raise Misread(asked.refused(view, error)) from None
    return move


def text_of(picture: object, width: int = 80, height: int | None = 22, lines: int = 24) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None, force_terminal=True, height=lines).print(picture, height=height)
    return out.getvalue()
