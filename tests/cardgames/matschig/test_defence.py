"""The five defences of Matschig: test cases of docs/reference/rules.md and rulings, in brackets."""

from __future__ import annotations

import pytest

from tests.cardgames.matschig.conftest import game_of, hand, let, moves_of, phase, played, pools, refused, seen, story


def test_a_target_that_takes_the_mud_gets_all_of_it() -> None:
    """[7a]"""
    assert pools(game_of("W2 S1|U5|", moves="throw W2 S1 B, B take"))[1] == ["S1", "W2"]


# --- umbrellas [7b] ------------------------------------------------------------------------------------------------------------


def test_averted_mud_and_its_umbrellas_are_discarded_and_the_target_is_next() -> None:
    """[S6]"""
    game = game_of("W2 S2|U2 U1 U1|W1 S1", moves="throw W2 S2 B, shield W2=U2 S2=U1+U1")
    assert pools(game) == [[], [], []]
    assert hand(game, "B") == []
    assert [told["seat"] for told in story(game, "skip")] == [1]
    assert game.owing == (2,), "B has no sand"


def test_each_mud_card_needs_separate_umbrellas() -> None:
    """[S8, MA14]"""
    game = let(game_of("W4 S3 U6 U2 Wind|S1||", moves="throw W4 S3 B, B add S1 A"))
    assert refused(game, "A", "shield W4=U6 S3=U2 S1=U2", "shield W4=U6+U2 Wind", "Wind U6", "shield W4=U6 Wind")
    game.play("shield W4=U6 S1=U2")
    assert pools(game)[0] == ["S3"]


def test_one_umbrella_does_not_avert_two_mud_cards() -> None:
    """[S9]"""
    game = let(game_of("W2 S1|U5|", moves="throw W2 S1 B"))
    assert moves_of(game) == {"take", "shield W2=U5", "shield S1=U5"}
    assert refused(game, "B", "shield W2=U5 S1=U5", "shield W2=U5 S1=", "shield W2+S1=U5")
    game.play("shield W2=U5")
    assert pools(game)[1] == ["S1"]


def test_two_umbrellas_together_avert_a_seven() -> None:
    """[V16]"""
    game = game_of("W7 S1|U5 U2|", moves="throw W7 S1 B")
    assert "shield W7=U2+U5" in moves_of(game)
    assert pools(played(game, "shield W7=U2+U5"))[1] == ["S1"]


def test_umbrellas_that_do_not_reach_the_value_are_refused() -> None:
    """[V17, MA13]"""
    game = game_of("W7 S7|U5 U1 U7|", moves="throw W7 S7 B")
    assert refused(game, "B", "shield W7=U1+U5", "shield W7=U7 S7=U1+U5", "shield W7=U5")


def test_umbrellas_may_exceed_the_value_and_more_umbrellas_than_needed_may_be_used() -> None:
    """[MA13, further ruling]"""
    game = let(game_of("W2 S1|U5 U1|", moves="throw W2 S1 B"))
    assert {"shield W2=U1+U5", "shield S1=U1+U5", "shield S1=U1", "shield W2=U5 S1=U1"} <= moves_of(game)
    assert "shield W2=U1 S1=U5" not in moves_of(game)


def test_a_shield_names_the_earlier_of_equal_mud_cards_with_the_smaller_group() -> None:
    """[further ruling]"""
    game = game_of("W2 S4|U2 U3|W2", moves="throw W2 S4 B, C add W2 B")
    let(game)
    assert seen(game, "mud") == ["W2", "S4", "W2"]
    assert moves_of(game) == {
        "take",
        *("shield W2=U2", "shield W2=U3", "shield W2=U2+U3", "shield W2=U2 W2=U3", "shield S4=U2+U3"),
    }
    assert refused(game, "B", "shield W2=U3 W2=U2", "shield S4=U2+U3 W2=U2")
    game.play("shield W2=U2 W2=U3")
    assert pools(game)[1] == ["S4"]


# --- Wind and Sun [7c] ---------------------------------------------------------------------------------------------------------


def test_wind_discards_the_sand() -> None:
    """[V18]"""
    game = game_of("W5 S3|Wind|S2", moves="throw W5 S3 B, C add S2 B, Wind")
    assert pools(game) == [[], ["W5"], []]
    assert seen(game, "phase") == "over"


def test_sun_discards_the_water() -> None:
    """[V19]"""
    game = game_of("W4 S5|Sun|W1", moves="throw W4 S5 B, C add W1 B, Sun")
    assert pools(game) == [[], ["S5"], []]


def test_mud_that_is_left_after_wind_cannot_be_defended_again() -> None:
    """[MA16]"""
    game = game_of("W5 S3|Wind U5 Sun W1 S1|", moves="throw W5 S3 B, Wind")
    assert (phase(game), game.owing, hand(game, "B")) == ("throw", (1,), ["W1", "S1", "U5", "Sun"])


def test_umbrellas_and_special_cards_cannot_be_mixed_and_a_special_card_is_played_alone() -> None:
    """[V22]"""
    game = game_of("W5 S5|Wind U3 U5 Sun 13|", moves="throw W5 S5 B")
    assert refused(game, "B", "Wind U3", "shield W5=U5 Wind", "shield W5=Wind", "Wind Sun", "Wind 13 W5", "13 W5 U5")


# --- the 13 [7c] ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("averted", "landed"), [("W7", "S7"), ("S7", "W7")])
def test_the_13_averts_the_one_of_two_sevens_that_its_player_names(averted: str, landed: str) -> None:
    """[S3, V21, MA15]"""
    game = game_of("W7 S7|13 W1 S1|", moves="throw W7 S7 B")
    assert moves_of(game) == {"take", "13 W7", "13 S7"}
    assert refused(game, "B", "13 W7 S7")
    game.play(f"13 {averted}")
    assert pools(game)[1] == [landed]
    assert game.owing == (1,)


def test_the_13_averts_twelve_of_fourteen_points() -> None:
    """[S4]"""
    game = let(game_of("W7 S5|||13", moves="throw W7 S5 D"))
    assert {"13 W7 S5", "13 W7", "13 S5"} <= moves_of(game)
    game = game_of("W7 S5||S2|13", moves="throw W7 S5 B, C add S2 D")
    let(game)
    assert moves_of(game) == {"take", "13 W7", "13 S5", "13 S2", "13 W7 S5", "13 W7 S2", "13 S5 S2"}
    game.play("13 W7 S5")
    assert pools(game)[3] == ["S2"]


def test_the_13_averts_all_mud_of_up_to_thirteen_points() -> None:
    """[V20]"""
    game = game_of("W5 S3|13 W1 S1|S2", moves="throw W5 S3 B, C add S2 B, 13 W5 S3 S2")
    assert pools(game) == [[], [], []]
    assert game.owing == (1,)


def test_the_13_averts_at_least_one_card() -> None:
    """[further ruling]"""
    assert refused(game_of("W2 S2|13|", moves="throw W2 S2 B"), "B", "13")


def test_the_13_too_averts_the_earlier_of_equal_mud_cards() -> None:
    """[further ruling]"""
    game = let(game_of("W2 S4|13|W2", moves="throw W2 S4 B, C add W2 B"))
    assert moves_of(game) == {"take", "13 W2", "13 S4", "13 W2 S4", "13 W2 W2", "13 W2 S4 W2"}
    assert refused(game, "B", "13 S4 W2", "13 W2 W2 S4")


# --- Duck [7c] -----------------------------------------------------------------------------------------------------------------


def test_mud_may_be_ducked_to_any_other_seat_any_number_of_times() -> None:
    """[V25, MA17]"""
    game = game_of("W5 S3 Duck|Duck|S2|", moves="throw W5 S3 B, C add S2 B")
    let(game)
    assert moves_of(game) == {"take", "Duck A", "Duck C", "Duck D"}
    assert refused(game, "B", "Duck B", "Duck")
    played(game, "Duck A, Duck B")
    assert (game.owing, seen(game, "mud"), moves_of(game)) == ((1,), ["W5", "S3", "S2"], {"take"})
    game.play("take")
    assert pools(game)[1] == ["S2", "S3", "W5"]


def test_ducked_mud_allows_no_second_interrupt() -> None:
    """[MA9]"""
    game = game_of("W5 S3|Duck|S2|S2", moves="throw W5 S3 B, B Duck C")
    assert (phase(game), game.owing) == ("defence", (2,))


def test_with_the_option_ducked_mud_that_is_not_perfect_allows_another_interrupt() -> None:
    """[7c, reopen_after_duck]"""
    hands = "W5 S3 S2|Duck S2|S2|S2"
    game = game_of(hands, moves="throw W5 S3 B, B Duck C", reopen_after_duck=True)
    assert (phase(game), game.owing, seen(game, "aimer")) == ("window", (1, 2, 3), 1)
    assert refused(game, "A", "add S2 D")
    played(game, "D add S2 A, C add S2 A, B add S2 A")
    assert (seen(game, "aimer"), seen(game, "target"), phase(game)) == (2, 0, "defence"), "C sits left of the ducker"
    perfect = game_of("W5 S3|Duck S2|S2|S2", moves="throw W5 S3 B, D add S2 B, B Duck C", reopen_after_duck=True)
    assert (phase(perfect), perfect.owing) == ("defence", (2,))
    six = game_of("W7 S1|Duck||", moves="throw W7 S1 B, B Duck C", reopen_after_duck=True)
    assert (phase(six), six.owing) == ("defence", (2,))


def test_in_a_second_interrupt_the_ducker_is_asked_last_and_the_record_starts_to_its_left() -> None:
    """[7c, further ruling]"""
    game = game_of("W5 S3|S2|Duck S2|S2", moves="throw W5 S3 C, C Duck A", reopen_after_duck=True)
    played(game, "C add S2 B, B add S2 C, D let")
    assert (seen(game, "aimer"), seen(game, "target")) == (1, 2)
    assert [event["seat"] for event in game.record()["events"][-3:]] == [3, 1, 2]
    alone = game_of("W5 S3||Duck S2|", moves="throw W5 S3 C, C Duck A", reopen_after_duck=True)
    assert seen(let(played(alone, "C add S2 A")), "aimer") == 2


# --- Share [7c] ----------------------------------------------------------------------------------------------------------------


def test_share_after_a_duck_to_the_thrower_splashes_all_other_seats() -> None:
    """[S7]"""
    game = game_of(
        "W5 S3 Share|Duck W1 S1|S2 W1 S1|W1 S1|W1 S1",
        "S4 W4 U6 Wind",
        moves="throw W5 S3 B, C add S2 B, Duck A, Share",
    )
    splashes = [(told["seat"], told["card"]) for told in story(game, "splash")]
    assert splashes == [(1, "S4"), (2, "W4"), (3, "U6"), (4, "Wind")]
    assert pools(game) == [[], ["S4"], ["W4"], [], []]
    assert game.owing == (1,), "the first clockwise of those with the highest"
    assert {"W5", "S3", "S2", "Share", "Duck", "S4", "W4", "U6", "Wind"} == set(seen(game, "played"))


def test_if_no_seat_is_splashed_the_distributor_is_next() -> None:
    """[V26, MA19, MA38]"""
    game = game_of("W2 S2 W1 S1|Share W1 S1||", "Duck U7 Sun", moves="throw W2 S2 B, Share")
    assert [told["card"] for told in story(game, "splash")] == ["Duck", "U7", "Sun"]
    assert pools(game) == [[]] * 4
    assert game.owing == (1,)


def test_the_splash_with_the_highest_mud_decides_who_is_next() -> None:
    """[9]"""
    game = game_of("W2 S2 W1 S1|Share W1 S1|W1 S1|W1 S1", "W3 13 S5", moves="throw W2 S2 B, Share")
    assert pools(game) == [["S5"], [], ["W3"], []]
    assert game.owing == (0,)


@pytest.mark.parametrize("pile", ["", "W7"])
def test_share_may_be_played_with_too_few_cards_in_the_pile(pile: str) -> None:
    """[MA18]"""
    game = game_of("W2 S2|Share W1 S1|W1 S1|W1 S1", pile, moves="throw W2 S2 B, Share")
    assert [(told["seat"], told["card"]) for told in story(game, "splash")] == [(2, card) for card in pile.split()]
    assert game.owing == ((2,) if pile else (1,))


def test_a_splash_allows_neither_defence_nor_interrupt() -> None:
    """[7c]"""
    game = game_of("W2 S2|Share|U7 W1 S1|S5", "W7 S2", moves="throw W2 S2 B, Share")
    assert pools(game)[2:] == [["W7"], ["S2"]]
    assert phase(game) == "throw"
