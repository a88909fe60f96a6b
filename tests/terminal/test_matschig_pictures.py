"""Pictures of Matschig show mud, targets, pools and accounts even without colours. An interrupt shows nothing about a hand."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from matchwood.cardgames.contract import Happening
from matchwood.cardgames.matschig.contract import Defence, Discard, Duck, RoundOver, Row, Splash, Throw
from matchwood.cardgames.matschig.deck import NAMES
from matchwood.terminal.tables.matschig.cards import PATTERNS, View, drawn
from tests.terminal.matschig import HAND, defending, game, in_window, seen, terminal_table, text_of, throwing

WITHOUT = ("W4", *HAND[1:])


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_looks_different(language: str) -> None:
    name = terminal_table(language).fields.card
    pictures = {"\n".join(line.plain for line in drawn(card, name(card))) for card in NAMES}
    assert len(pictures) == len(NAMES)
    assert len(set(PATTERNS.values())) == len(PATTERNS)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("target", ["A", "C"])
def test_an_interrupt_looks_the_same_with_and_without_a_fitting_card(language: str, target: str) -> None:
    shown = []
    for hand in (HAND, WITHOUT):
        asked, view = terminal_table(language), seen(in_window(hand, target=target))
        text = text_of(asked.picture(view))
        cards = text_of("\n".join(row for row in text.splitlines() if "╭" in row))
        own = [row for row in text.splitlines() if not row.startswith(("╭", "│", "╰"))]
        plain = asked.situation(view).splitlines()[1:]
        shown.append((own, asked.question(view), asked.keys(view), plain, asked.unasked(view), cards))
    assert shown[0] == shown[1]
    assert "W2" in shown[0][1]


def test_an_interrupt_shows_which_seats_have_answered_but_not_their_answers() -> None:
    text = text_of(terminal_table().picture(seen(in_window())))
    assert "W2 would make it perfect" in text
    assert "2 of 3 have answered" in text
    assert re.search(r"C Cara .*✓", text)
    assert re.search(r"D Dario .*✓", text)


def test_the_picture_shows_thrower_target_and_mud() -> None:
    text = text_of(terminal_table().picture(seen(defending())))
    assert "Bruno → You · 8 points" in text
    assert re.search(r"▸ A You .* target", text)
    assert re.search(r"B Bruno .* throws", text)
    assert "│ W3  │  │ S5  │" in text


def test_the_picture_names_perfect_mud() -> None:
    assert "perfect  " in text_of(terminal_table().picture(seen(defending(added="W2"))))


def test_the_possible_throws_are_listed_with_the_card_that_makes_them_perfect() -> None:
    text = text_of(terminal_table().picture(seen(throwing())))
    for cell in ("2 1  3 points · S1", "5 4  9 points · S1", "2 4  6 points · W2"):
        assert cell in text


def with_mud(open_pools: bool = False) -> View:
    """Return the view of seat 0 after it has taken W3 and S5."""
    begun = game(open_pools=open_pools)
    begun.play("throw W3 S5 A")
    for seat in (0, 2, 3):
        begun.play("let", seat=seat)
    begun.play("take")
    return seen(begun)


def test_a_hidden_pool_shows_its_number_of_cards() -> None:
    view = with_mud()
    assert re.search(r"A You +7 ▄ +2 +0", text_of(terminal_table().picture(view)))
    assert "You    2 cards, face down" in text_of(terminal_table().sheet(view))
    assert "Bruno  clean" in text_of(terminal_table().sheet(view))


def test_an_open_pool_shows_its_cards() -> None:
    view = with_mud(open_pools=True)
    assert re.search(r"A You +7 ▄ +8 WS +0", text_of(terminal_table().picture(view)))
    assert "You    W 3 · S 5" in text_of(terminal_table().sheet(view))


def with_rounds(count: int, **more: object) -> View:
    view = seen(defending())
    row = Row(points=[7, 4, 0, 12], halved=[["pool"], ["account"], [], []], accounts=[7, 22, 0, 112])
    return replace(view, table=replace(view.table, sheet=[row] * count, **more))


def test_the_score_sheet_marks_halved_points_and_accounts() -> None:
    text = text_of(terminal_table().sheet(with_rounds(2)))
    assert text.count("+7½") == text.count("⇓22") == 2
    assert "½ mud of one kind counts half · ⇓ score at 22, 44, 66 or 88: halved" in text


def test_a_party_shows_the_dabs_of_each_player() -> None:
    view = with_rounds(2, dabs=[0, 3, 1, 2], last_dab=3, out=[None, 2, None, None], rounds=None)
    text = text_of(terminal_table().sheet(view))
    assert re.search(r"Dabs +··· +●●● +●·· +●●·", text)
    assert "22, 44" in text
    table = text_of(terminal_table().picture(view))
    assert re.search(r"B Bruno +– .* out", table)
    assert "Round 1 ·" in table


def test_a_long_game_shows_its_latest_rounds() -> None:
    lines = text_of(terminal_table("de").sheet(with_rounds(12)), height=None).splitlines()
    assert len(lines) <= 22
    assert any(line.strip().startswith("12 ") for line in lines)


def lines_of(language: str, *happenings: Happening) -> list[str | None]:
    asked = terminal_table(language)
    return [asked.line(happening) for happening in happenings]


def test_happenings_are_described_in_sentences() -> None:
    throw = Throw(seat=1, target=0, mud=["W3", "S5"], points=8, perfect=False, missing="W2")
    duck = Duck(seat=0, target=2)
    defence = Defence(
        seat=2,
        played=["U5", "U1"],
        landed=["W3"],
        averted=["S5"],
        how="umbrellas",
        umbrellas=[5, 1],
        points=3,
        fates=[True, False],
    )
    discard = Discard(seat=3, cards=["W1"])
    assert lines_of("en", throw, duck, defence, discard) == [
        "Bruno throws Water 3, Sand 5 at you: 8 points.",
        "You duck: the mud flies at Cara.",
        "Cara plays Umbrella 5, 1: only Water 3 hits, 3 points.",
        "No player can throw: Dario draws a new hand.",
    ]
    assert lines_of("de", throw, duck, defence, discard) == [
        "Bruno wirft Wasser 3, Sand 5 auf dich: 8 Punkte.",
        "Du duckst dich: Der Matsch fliegt auf Cara.",
        "Cara spielt Schirm 5, 1: Nur Wasser 3 trifft, 3 Punkte.",
        "Niemand kann werfen: Dario zieht eine neue Hand.",
    ]


def test_the_end_of_a_party_round_lists_the_dabs() -> None:
    round_ = RoundOver(
        round=2,
        points=[7, 4, 0, 12],
        halved=[[], [], [], []],
        accounts=[9, 9, 9, 9],
        pools=None,
        pool_points=None,
        dabs=[0, 1, 2, 3],
    )
    assert lines_of("en", round_) == [
        "Round 2 is over. Points: You 7, Bruno 4, Cara 0, Dario 12. Dabs: You 0, Bruno 1, Cara 2, Dario 3."
    ]
    assert lines_of("de", replace(round_, dabs=None))[0] == (
        "Runde 2 ist zu Ende. Punkte: Du 7, Bruno 4, Cara 0, Dario 12. Schlammkonten: Du 9, Bruno 9, Cara 9, Dario 9."
    )


def test_the_cards_of_a_share_are_described_one_by_one() -> None:
    share = Defence(seat=0, played=["Share"], landed=[], averted=["W3"], how="share", umbrellas=[], points=0, fates=[False])
    mud = Splash(seat=1, card="S4", points=4)
    umbrella = Splash(seat=2, card="U4", points=0)
    assert lines_of("en", share, mud, umbrella) == [
        "You play Share: the mud is gone.",
        "Bruno draws Sand 4: a hit.",
        "Cara draws Umbrella 4.",
    ]


def test_a_defence_is_shown_before_the_mud_is_removed() -> None:
    begun = game()
    begun.play("throw W3 S5 A")
    for seat in (0, 2, 3):
        begun.play("let", seat=seat)
    before, known = seen(begun), len(begun.happenings)
    begun.play("shield W3=U3")
    scenes = terminal_table().scenes(before, begun.happenings[known:], seen(begun))
    text = text_of(scenes[0].picture)
    assert re.search(r"blocked +hits", text)
    assert "You play Umbrella 3: only Sand 5 hits, 5 points." in text
