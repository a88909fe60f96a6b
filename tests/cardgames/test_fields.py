"""The values of a game's table, moves and happenings as texts."""

from __future__ import annotations

import msgspec
import pytest

from matchwood.cardgames.contract import CardName, Happening, Part, PerSeat, Seat
from matchwood.cardgames.fields import Fields
from matchwood.cardgames.words import Words

ENGLISH = """
card-C = ♣{ $rest }
card-R = red
move-pass = Pass { $rest }
move-bid = Bid { $rest ->
        [one] a trick
       *[other] { $rest } tricks
    }
table-suit = Trump
    .value-hearts = Hearts ♥
    .value-none = no trump
table-open = Open
table-calls = Call
    .value-true = called
event-round = { $last ->
        [true] The last round
       *[false] A round
    }.
"""


class Table(Part, frozen=True):
    """A table with a text, truth values and cards."""

    suit: str | None
    open: bool
    calls: PerSeat[bool | None]
    hand: list[CardName] | None
    turn: Seat | None


class Round(Happening, frozen=True, tag="round"):
    """A round starts."""

    last: bool


@pytest.fixture
def fields() -> Fields:
    parts, named = msgspec.json.schema_components([Table, Round], ref_template="#/$defs/{name}")
    schema = {"properties": dict(zip(("table", "happening"), parts, strict=True)), "$defs": named}
    return Fields(schema, Words({"en": ENGLISH}, "en"), ["Ada", "Bea"], None)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("suit", "hearts", "Hearts ♥"),
        ("suit", "other", "other"),
        ("suit", None, "no trump"),
        ("open", True, "yes"),
        ("open", False, "no"),
        ("calls", [True, None], "Ada called, Bea –"),
        ("turn", None, "–"),
    ],
)
def test_a_value_of_the_table_has_the_text_of_the_game_or_a_common_text(
    fields: Fields, name: str, value: object, said: str
) -> None:
    assert fields.value(name, value) == said


def test_a_seat_shows_its_own_value(fields: Fields) -> None:
    assert [fields.value_of("calls", seat, [False, True]) for seat in range(2)] == ["no", "called"]
    assert fields.value_of("calls", 0, None) == "–"


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("pass C5 R CK D3", "Pass ♣5, red, ♣K D3"),
        ("C5 C10", "♣5, ♣10"),
        ("CK", "♣K"),
        ("call Clubs", "call Clubs"),
        ("bid 1", "Bid a trick"),
        ("bid 2", "Bid 2 tricks"),
    ],
)
def test_the_cards_in_a_move_have_their_names(fields: Fields, move: str, said: str) -> None:
    assert fields.move(move) == said


@pytest.mark.parametrize(("last", "said"), [(True, "The last round."), (False, "A round.")])
def test_a_truth_value_chooses_a_variant_of_a_sentence(fields: Fields, last: bool, said: str) -> None:
    assert fields.event(Round(last)) == said
