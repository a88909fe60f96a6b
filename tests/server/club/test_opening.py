"""New tables: their ids, and that who asks twice gets one."""

from __future__ import annotations

from itertools import pairwise

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from matchwood.server.club.opening import HOUR, ids_of, new_id
from matchwood.server.messages import TableId

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


@given(MOMENTS, st.text(min_size=1, max_size=64))
def test_ids_that_follow_from_a_key_are_as_those_that_are_drawn(moment: int, key: str) -> None:
    ids = ids_of("ada", key, moment + HOUR)
    assert ids == ids_of("ada", key, moment + HOUR)
    assert [name[:4] for name in ids] == [new_id(moment + hours * HOUR)[:4] for hours in (1, 0, 2)]
    assert all(msgspec.convert(name, TableId) == name for name in ids)


@given(MOMENTS)
def test_servers_whose_clocks_are_an_hour_apart_look_for_a_key_at_each_others_place(moment: int) -> None:
    assert ids_of("ada", "k", moment)[0] in ids_of("ada", "k", moment + HOUR)
    assert ids_of("ada", "k", moment + HOUR)[0] in ids_of("ada", "k", moment)


def test_keys_of_others_and_other_keys_lead_elsewhere() -> None:
    assert len({ids_of(person, key, HOUR)[0] for person in ("ada", "bea") for key in ("1", "2")}) == 4
