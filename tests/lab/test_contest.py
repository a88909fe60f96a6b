"""In a contest every bot plays every seat of every deal."""

from __future__ import annotations

import pytest

from matchwood.errors import UnknownBot
from matchwood.lab.contest import Contest
from matchwood.lab.experiment import Experiment


def contest(*bots: str, players: int = 2) -> Contest:
    return Contest.of(Experiment.checked("matchmaster", players, bots, {"rounds": "short"}, seed=3))


def test_a_deal_is_played_from_every_seat() -> None:
    experiment = contest("quick", "random").experiment
    one, other, next_deal = (experiment.play(number) for number in range(3))
    deals = [[event["deal"] for event in record["events"] if "deal" in event] for record in (one, other, next_deal)]
    assert deals[0] == deals[1] != deals[2]
    assert one["bots"] == other["bots"][::-1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_has_every_seat_once_at_a_deal(players: int) -> None:
    experiment = contest("quick", "random", "club", players=players).experiment
    seatings = [experiment.seating(number) for number in range(3)]
    assert {experiment.deal_of(number) for number in range(3)} == {0}
    assert all({seating[seat] for seating in seatings} == {"quick", "random", "club"} for seat in range(players))


def test_units_follow_each_other_without_a_gap() -> None:
    found = contest("quick", "random")
    rows = [*found.unit(0), *found.unit(1)]
    assert [row["game"] for row in rows] == list(range(16))
    assert [row["deal"] for row in rows] == [number // 2 for number in range(16)]


def test_a_unit_is_the_same_at_any_time() -> None:
    assert contest("quick", "random").unit(1) == contest("quick", "random").unit(1)


@pytest.mark.parametrize(("bots", "at_most"), [(("club",), None), (("club", "club"), None), (("club", "quick", "random"), 2)])
def test_bots_that_cannot_be_compared_are_refused(bots: tuple[str, ...], at_most: int | None) -> None:
    with pytest.raises(UnknownBot):
        Contest.of(Experiment.checked("matchmaster", 3, bots), at_most)
