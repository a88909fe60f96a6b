"""Events of a table: their text in the log, and logs that older versions wrote."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
import pytest

import matchwood
from matchwood.server.table.events import (
    Arranged,
    Chair,
    Created,
    Event,
    Looked,
    Moved,
    Opened,
    Rematched,
    Replaced,
    Returned,
    Seated,
    Showed,
    Wished,
    from_text,
    to_text,
)
from matchwood.server.table.start import new_deals, start_game
from matchwood.server.table.table import Table
from matchwood.server.tables.creation import successor
from tests.support.optional import not_none

EVERY_EVENT: list[Event] = [
    Created(datetime(2026, 1, 2, tzinfo=UTC), "matchmaster", 2, {"rounds": "short"}, "calm", "secret", ()),
    Opened(
        datetime(2026, 1, 2, tzinfo=UTC), "matchmaster", 2, {"rounds": "short"}, "calm", "secret", (), deal_secret="hmac-sha512:0f"
    ),
    Seated(1, "Robo", "hash", "guest"),
    Arranged((Chair("open", "Bea", None, "hash"), Chair("bot", "Bruno", "club")), {"rounds": "short"}, "nobody"),
    Replaced(1, "Bruno", "club"),
    Rematched("abcd", 1),
    Wished(0, 1, "bot", True, "Bruno", "club"),
    Returned(1),
    Showed(1, True),
    Looked("hash", 1),
    Looked("hash", None),
    Moved(1, "bid 3", "a key"),
    Moved(0, "T1", deals=({"dealer": 1, "hands": [["T1"], ["L2"]]},)),
]


@pytest.mark.parametrize("event", EVERY_EVENT, ids=lambda event: type(event).__name__)
def test_an_event_is_read_as_it_was_written(event: Event) -> None:
    assert from_text(to_text(event)) == event


def test_a_seat_that_an_older_version_wrote_is_of_a_person() -> None:
    seated = from_text('{"type": "seated", "seat": 1, "name": "Ada", "owner": "hash", "deals": []}')
    assert isinstance(seated, Seated)
    assert seated.kind == "person"


def test_a_table_of_an_older_version_continues_without_a_seal() -> None:
    text = """{"type": "created", "at": "2026-01-02T00:00:00Z", "game": "matchmaster", "players": 2, "options": {"rounds": "short"},
        "pace": "instant", "secret": "of the bots", "chairs": [{"kind": "person", "owner": "a"}, {"kind": "person", "owner": "b"}],
        "deals": [{"dealer": 0, "hands": [["T1"], ["L2"]]}]}"""
    table = Table.from_events("abcd", [from_text(text), Moved(1, "bid 0"), Moved(0, "bid 1"), Moved(1, "L2"), Moved(0, "T1")])
    assert table.seal is None
    assert len(not_none(table.game).deals) == 2
    play_to_the_end(table)
    assert "secret" not in not_none(table.game).record()


def test_a_table_with_an_older_secret_keeps_its_deals_and_its_rematch_gets_a_newer_secret() -> None:
    chairs = (Chair("person", "Ada", None, "a"), Chair("bot", "Bruno", "club"))
    older = Created(datetime(2026, 1, 2, tzinfo=UTC), "the_match", 2, {}, "instant", "secret", chairs, deal_secret="0f" * 32)
    game = start_game(older)
    table = Table.from_events("abcd", [msgspec.structs.replace(older, options=game.options, deals=new_deals(game))])
    play_to_the_end(table)
    assert all(drawn.agrees for drawn in matchwood.verify(not_none(table.game).record()))
    following = successor(table, "a")
    assert '"type":"opened"' in to_text(following)
    assert not_none(following.deal_secret).startswith("hmac-sha512:")


def play_to_the_end(table: Table) -> None:
    while not not_none(table.game).over:
        seat = not_none(table.game).owing[0]
        table.apply(table.plan_move(seat, not_none(table.game).legal_moves(seat)[0], None))
