"""The seats and names of players who share a screen."""

from __future__ import annotations

from matchwood.terminal.language import words_in
from matchwood.terminal.seating import seated

PERSIAN = "علی\u200cرضا"


def test_a_persian_name_is_accepted_for_a_second_player() -> None:
    seating = seated("the_match", 2, "A", "Ada", [PERSIAN], words_in("en"))
    assert seating.names == ("Ada", PERSIAN)
