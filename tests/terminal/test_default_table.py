"""The terminal table of games without own pictures. It is made from the types and texts of the game."""

from __future__ import annotations

import importlib
import random
import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console, RenderableType

import matchwood
from matchwood.api.view import ViewFields
from matchwood.cardgames.catalogue import keys, spec_of
from matchwood.engine.plugins import GROUP
from matchwood.errors import IllegalMove
from matchwood.terminal.asking import Left
from matchwood.terminal.catalogue import table_of
from matchwood.terminal.default_table.table import DefaultTable
from matchwood.terminal.screen import PlainScreen
from matchwood.terminal.sitting import Sitting
from matchwood.terminal.tables.terminal_table import Misread
from tests.support.plugin import KUHN, register_plugin


def text_of(picture: RenderableType) -> str:
    console = Console(width=100, height=60, color_system=None)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()


def test_the_table_describes_seats_hand_and_moves_in_words(kuhn_here: str) -> None:
    game = matchwood.new(kuhn_here, players=2, deals=[{"cards": ["K", "J"]}])
    game.play("pass")
    game.play("bet")
    table = table_of(kuhn_here, "en", ["You", "Bruno"], 0)
    assert isinstance(table, DefaultTable)
    lines = [table.line(happening) for happening in game.happenings]
    assert lines == ["Hand 1: you start.", "You pass.", "Bruno bets."]
    text = text_of(table.picture(game.views([0])[0]))
    for part in ("Seat", "in the pot", "▸  You", "Hand 1 · Hands in all 10", "Your hand: king", "1 Pass", "2 Bet"):
        assert part in text, (part, text)
    assert "jack" not in text


@pytest.mark.parametrize("answer", ["2", "bet", "BET", "Setzen", "setzen"])
def test_a_move_can_be_typed_as_its_number_its_notation_or_its_name(kuhn_here: str, answer: str) -> None:
    table = table_of(kuhn_here, "de", ["Du", "Bruno"], 0)
    assert table.move(matchwood.new(kuhn_here, players=2, seed=1).views([0])[0], answer) == "bet"


@pytest.mark.parametrize("answer", ["", "0", "3"])
def test_a_number_that_belongs_to_no_move_is_refused_with_the_legal_moves(kuhn_here: str, answer: str) -> None:
    table = table_of(kuhn_here, "en", ["You", "Bruno"], 0)
    with pytest.raises(Misread, match=r"Type a number \(1-2\), or pass, bet\."):
        table.move(matchwood.new(kuhn_here, players=2, seed=1).views([0])[0], answer)


def refusal_of(key: str, language: str, answer: str) -> str:
    """Return the answer of the terminal to a typed text that is not a legal move."""
    game = matchwood.new(key, players=2, seed=1)
    table = table_of(key, language, ["You", "Bruno"], 0)
    view = game.views([0])[0]
    with pytest.raises(IllegalMove) as refused:
        game.play(table.move(view, answer), seat=0)
    return table.refused(view, refused.value)


@pytest.mark.parametrize("answer", ["fold", "x" * 99])
@pytest.mark.parametrize(
    ("language", "reason"),
    [("en", "Pass, or bet one chip. Possible: pass, bet."), ("de", "Passe oder setze einen Chip. Möglich: pass, bet.")],
)
def test_the_game_explains_why_a_typed_move_is_illegal(kuhn_here: str, language: str, reason: str, answer: str) -> None:
    assert refusal_of(kuhn_here, language, answer) == reason


def test_a_game_without_own_reasons_lists_the_legal_moves(kuhn_here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(type(spec_of(kuhn_here)), "decisions")
    asked = refusal_of(kuhn_here, "de", "fold")
    assert asked == "'fold' ist kein möglicher Zug. Tippe eine Nummer (1-2) oder pass, bet."


def holding(key: str, hand: list[str], moves: list[str]) -> ViewFields[Any]:
    """Return the view of a player with this hand and these legal moves."""
    view = matchwood.new(key, players=2, seed=1).views([0])[0]
    return replace(view, table=replace(view.table, hand=hand), moves=moves)


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("Q J", "give J Q"),
        ("queen, jack", "give J Q"),
        ("give k j", "give J K"),
        ("q", "keep Q"),
        ("K", "give K"),  # illegal
        ("J K Q", "give J K Q"),  # illegal
        ("A", "A"),  # illegal
    ],
)
def test_a_move_of_several_cards_can_be_typed_as_its_cards(kuhn_here: str, answer: str, move: str) -> None:
    table = table_of(kuhn_here, "en", ["You", "Bruno"], 0)
    moves = ["give J Q", "give J K", "give Q K"]
    view = holding(kuhn_here, ["J", "Q", "K"], moves if len(answer) > 1 or answer in "KA" else [*moves, "keep Q"])
    assert table.move(view, answer) == move


def test_cards_that_belong_to_several_moves_are_refused_with_these_moves(kuhn_here: str) -> None:
    table = table_of(kuhn_here, "en", ["You", "Bruno"], 0)
    with pytest.raises(Misread, match=r"Several moves have these cards\. Type one of them: keep Q, give Q\."):
        table.move(holding(kuhn_here, ["J", "Q"], ["keep Q", "give Q", "give J"]), "queen")


def test_many_moves_of_cards_are_not_listed_but_typed(kuhn_here: str) -> None:
    table = table_of(kuhn_here, "en", ["You", "Bruno"], 0)
    cards = [f"C{number}" for number in range(2, 12)]
    view = holding(kuhn_here, cards, ["stop", *(f"give {one} {other}" for one, other in combinations(cards, 2))])
    text = text_of(table.picture(view))
    assert "1 stop\n… 46 moves. Type cards of your hand, for example: C2 C3\n" in text
    assert "give" not in text
    assert table.move(view, "c11 c2") == "give C2 C11"


def test_cards_of_red_suits_are_red(kuhn_here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DefaultTable, "card", lambda self, card: {"J": "♣J", "Q": "♥Q"}.get(card))
    table = table_of(kuhn_here, "en", ["You", "Bruno"], 0)
    console = Console(width=100, color_system="standard", force_terminal=True)
    with console.capture() as capture:
        console.print(table.picture(holding(kuhn_here, ["J", "Q"], ["J", "Q"])))
    red = re.findall(r"\x1b\[31m(.*?)\x1b", capture.get())
    assert red == ["♥Q", "♥Q"]


@pytest.mark.parametrize(("language", "said"), [("en", "Your only move: Bet"), ("de", "Dein einziger Zug: Setzen")])
def test_the_terminal_makes_a_forced_move_without_a_question(
    kuhn_here: str, language: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(type(spec_of(kuhn_here)), "forced", lambda self, public: "bet")
    monkeypatch.setattr("builtins.input", lambda *asked: pytest.fail("the terminal asks"))
    game = matchwood.new(kuhn_here, players=2, options={"hands": 1}, seed=1)
    table = table_of(kuhn_here, language, ["You", "Bruno"], 0, alone=False)
    screen = PlainScreen(table, table.common, Console(width=100, force_terminal=False))
    Sitting(game, [0, 1], {}, table, screen, table.common).play()
    assert game.over
    assert capsys.readouterr().out.count(said) == 2


def test_the_terminal_shows_the_end_of_a_round_before_the_next_deal(
    kuhn_here: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["bet", "bet", "q", "y"])
    monkeypatch.setattr("builtins.input", lambda *asked: next(answers))
    game = matchwood.new(kuhn_here, players=2, deals=[{"cards": ["K", "J"]}, {"cards": ["J", "Q"]}])
    table = table_of(kuhn_here, "en", ["Ada", "Bruno"], 0, alone=False)
    screen = PlainScreen(table, table.common, Console(width=100, force_terminal=False))
    with pytest.raises(Left):
        Sitting(game, [0, 1], {}, table, screen, table.common).play()
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    won, dealt = lines.index("Ada wins 2 chips. The cards: Ada king, Bruno jack."), lines.index("Hand 2: Bruno starts.")
    assert lines[won + 1 : dealt] == ["The table", "Seat in the pot won", "Ada 2 2", "Bruno 2 −2", "Hand 1 · Hands in all 10"]


def test_the_result_names_the_winner(kuhn_here: str) -> None:
    game = matchwood.new(kuhn_here, players=2, options={"hands": 1}, deals=[{"cards": ["K", "Q"]}])
    game.play("bet")
    game.play("bet")
    table = table_of(kuhn_here, "en", ["You", "Bruno"], 0)
    view = game.views([0])[0]
    assert view.result is not None
    assert table.ending(view, view.result) == "You win!  1. You 2, 2. Bruno −2"
    assert [table.line(happening) for happening in game.happenings][-2:] == [
        "You win 2 chips. The cards: You king, Bruno queen.",
        None,
    ]


@pytest.fixture
def pictured(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[str]:
    """Yield the key of a game of another package. The parameter of the test is the key."""
    monkeypatch.syspath_prepend(KUHN)
    module = importlib.import_module("tests.terminal.pictured.game")
    monkeypatch.setattr(module.Pictured, "key", request.param)
    yield from register_plugin(monkeypatch, EntryPoint(request.param, f"{module.__name__}:SPEC", GROUP))


@pytest.mark.parametrize("pictured", ["pictured", "pieces"], indirect=True)
def test_a_game_of_another_package_can_have_an_own_table_under_any_name(pictured: str) -> None:
    game = matchwood.new(pictured, players=2, deals=[{"cards": ["K", "J"]}])
    table = table_of(pictured, "en", ["You", "Bruno"], 0)
    assert "Your hand: [ K ]" in text_of(table.picture(game.views([0])[0]))


def test_a_game_in_a_single_module_has_no_texts_and_no_pictures(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lines = ["from kuhn_poker.game import KuhnPoker", "class Lonely(KuhnPoker):", "    key = 'lonely'", "SPEC = Lonely()"]
    (tmp_path / "lonely.py").write_text("\n".join(lines))
    for folder in (KUHN, tmp_path):
        monkeypatch.syspath_prepend(folder)
    for key in register_plugin(monkeypatch, EntryPoint("lonely", "lonely:SPEC", GROUP)):
        assert spec_of(key).words == {}
        assert isinstance(table_of(key, "en", ["You", "Bruno"], 0), DefaultTable)


@pytest.mark.parametrize("key", keys())
def test_every_game_can_be_played_at_the_default_table_even_without_texts(key: str) -> None:
    chance = random.Random(key)
    players = spec_of(key).players[0]
    game = matchwood.new(key, players=players, seed=1)
    table = DefaultTable(key, "en", ["You", "Bruno", "Cara"][:players], 0)
    for _ in range(60):
        if game.over:
            break
        seat = game.owing[0]
        before = game.views([0])[0]
        moves = game.legal_moves(seat)
        game.play(table.move(game.views([seat])[0], str(chance.randint(1, len(moves)))), seat)
        view = game.views([0])[0]
        table.scenes(before, game.happenings[-3:], view)
        assert text_of(table.picture(view))
