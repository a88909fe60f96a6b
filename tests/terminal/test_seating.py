"""Who sits where at one screen."""

from __future__ import annotations

from matchwood.terminal.language import words_in
from matchwood.terminal.seating import seated

PERSIAN = "علی\u200cرضا"


def test_a_persian_name_is_welcome_beside() -> None:
    seating = seated("the_match", 2, "A", "Ada", [PERSIAN], words_in("en"))
    assert seating.names == ("Ada", PERSIAN)
