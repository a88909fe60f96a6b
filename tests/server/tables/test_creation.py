"""New tables: their ids."""

from __future__ import annotations

from itertools import pairwise

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from matchwood.server.protocol.messages import TableId
from matchwood.server.tables.creation import HOUR, new_id

MOMENTS = st.integers(0, 100 * 365 * 24 * HOUR)


@given(MOMENTS)
def test_an_id_may_stand_in_a_link_and_is_another_each_time(moment: int) -> None:
    first, second = new_id(moment), new_id(moment)
    assert msgspec.convert(first, TableId) == first
    assert first != second
    assert first[:4] == second[:4], "tables of one hour lie together"


@given(st.lists(MOMENTS, min_size=2, unique_by=lambda moment: moment // HOUR))
def test_ids_of_later_hours_stand_after_those_of_earlier_ones(moments: list[int]) -> None:
    ids = [new_id(moment) for moment in sorted(moments)]
    assert all(earlier < later for earlier, later in pairwise(ids))
