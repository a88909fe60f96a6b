"""Names of people: which are accepted, and why others are refused."""

from __future__ import annotations

import pytest

from matchwood.server.protocol.errors import BadName
from matchwood.server.protocol.names import account_name, folded, readable_name, skeleton
from matchwood.server.protocol.text import readable

PERSIAN = "علی\u200cرضا"
SANSKRIT = "क्\u200dष"
RAINBOW = "\U0001f3f3\ufe0f\u200d\U0001f308 Kim"
FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
ACCEPTED = {
    "Persian": PERSIAN,
    "Sanskrit": SANSKRIT,
    "rainbow": RAINBOW,
    "family": FAMILY,
    "heart": "\u2764\ufe0f Jo",
    "key": "Jo 1\ufe0f\u20e3",
    "Scotland": f"{SCOTLAND} Ian",
    "doctor": "\U0001f469\U0001f3fd\u200d\u2695\ufe0f",
    "newer than the Unicode of Python 3.11": "\U0001fae8 Jo",
}


@pytest.mark.parametrize("name", ACCEPTED.values(), ids=ACCEPTED)
def test_a_name_may_contain_a_joiner_that_has_a_visible_effect(name: str) -> None:
    assert readable_name(f" {name} ") == name
    assert account_name(f" {name} ") == name
    assert readable(name)


@pytest.mark.parametrize(
    ("name", "reason", "character"),
    [
        ("", "empty", None),
        (" \t", "empty", None),
        ("\u0301", "empty", None),
        ("x" * 25, "too_long", None),
        ("a\u200cb", "invisible", "U+200C"),
        ("Kim\u200d", "invisible", "U+200D"),
        ("\U0001f3f3\u200d", "invisible", "U+200D"),
        (f"{PERSIAN}\u200c", "invisible", "U+200C"),
        ("\U0001f3f4\U000e0067\U000e007f", "invisible", "U+E0067"),
        ("two\nlines", "invisible", "U+000A"),
        ("right\u202eleft", "invisible", "U+202E"),
    ],
)
def test_a_refused_name_has_its_reason(name: str, reason: str, character: str | None) -> None:
    for check in (readable_name, account_name):
        with pytest.raises(BadName) as refused:
            check(name)
        assert (refused.value.reason, refused.value.character) == (reason, character)


def test_a_character_that_account_names_cannot_contain_is_named() -> None:
    assert readable_name("م\u0640") == "م\u0640"
    with pytest.raises(BadName, match="ARABIC TATWEEL") as refused:
        account_name("م\u0640")
    assert (refused.value.reason, refused.value.character) == ("character", "U+0640")


@pytest.mark.parametrize("name", [PERSIAN, RAINBOW, "\u2764\ufe0f Jo"])
def test_names_that_differ_only_in_invisible_characters_are_the_same(name: str) -> None:
    shown = "".join(character for character in name if character not in "\u200c\u200d\ufe0f")
    assert shown != name
    assert folded(name) == folded(shown)
    assert skeleton(name) == skeleton(shown)


@pytest.mark.parametrize("text", [f"سلام {PERSIAN}", "دوست\u200cدار", f"nice {FAMILY}"])
def test_a_chat_message_may_contain_joiners(text: str) -> None:
    assert readable(text)


def test_a_text_of_joiners_alone_is_unreadable() -> None:
    assert not readable("\u200c\u200d")
