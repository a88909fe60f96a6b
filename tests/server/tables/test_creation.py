"""New tables: their ids and their secrets."""

from __future__ import annotations

from itertools import pairwise

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from matchwood.server.protocol.messages import NewTable, TableId
from matchwood.server.tables.creation import HOUR_MS, new_id
from matchwood.server.tables.service import Tables
from tests.server.in_process import start_table
from tests.support.optional import not_none

MOMENTS = st.integers(0, 100 * 365 * 24 * HOUR_MS)


@given(MOMENTS)
def test_an_id_is_valid_in_a_link_and_different_each_time(moment: int) -> None:
    first, second = new_id(moment), new_id(moment)
    assert msgspec.convert(first, TableId) == first
    assert first != second
    assert first[:4] == second[:4], "tables of one hour have neighbouring ids"


@given(st.lists(MOMENTS, min_size=2, unique_by=lambda moment: moment // HOUR_MS))
def test_ids_of_later_hours_sort_after_those_of_earlier_hours(moments: list[int]) -> None:
    ids = [new_id(moment) for moment in sorted(moments)]
    assert all(earlier < later for earlier, later in pairwise(ids))


async def test_the_secret_of_the_deals_is_independent_of_the_bots_and_never_sent(tables: Tables) -> None:
    room = await start_table(tables, 1, bots=2)
    created = room.table.about
    secret = not_none(created.deal_secret)
    assert secret.startswith("hmac-sha512:")
    assert secret not in created.secret
    assert secret.encode() not in msgspec.json.encode(room.view_of("ada"))


async def test_a_bot_does_not_get_the_name_of_a_person_at_the_table(tables: Tables) -> None:
    room = await tables.create(NewTable("matchmaster", 4, "cara", bots=3), "cara")
    assert [chair.name for chair in room.table.chairs] == ["cara", "Bruno", "Ada", "Dario"]
