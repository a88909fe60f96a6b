"""On a ladder all pairs play some deals first. Then neighbours play until their order is settled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from matchwood.errors import BadOption, UnknownBot
from matchwood.lab.ladder.ladder import DEALS_AT_ONCE, Ladder, Terms
from matchwood.lab.ladder.ladder_file import BadLadder, resumed, write
from matchwood.lab.ladder.pairs import Pair

TERMS = Terms.checked("matchmaster", 2, {"rounds": "short"}, seed=1, iterations=4)


def ladder(bots: str = "random quick", most: int = 12, terms: Terms = TERMS) -> Ladder:
    return Ladder(terms, bots.split(), most=most)


def play(found: Ladder, deals: int = 10_000) -> Ladder:
    """Play this many deals, or to the end."""
    while due := found.due():
        for pair in due:
            for deal in found.deals(pair):
                pair.add(deal.lead)
                deals -= 1
                if not deals:
                    return found
    return found


def test_the_better_bot_is_on_top_and_settled() -> None:
    found = play(ladder(most=20))
    first, last = found.standings()
    assert (first.bot, first.settled, last.bot, last.against_next) == ("quick", True, "random", None)
    assert first.won == last.lost
    assert found.pairs[0].deals <= 20


def test_equal_bots_play_the_most_deals_and_are_not_settled() -> None:
    terms = Terms.checked("the_match", 2, {"mode": "league"}, seed=3)
    found = Ladder(terms, ["quick", "cmd:cat"], [Pair("cmd:cat", "quick", 5, 0, 5)], most=10)
    assert found.due() == []
    assert [standing.settled for standing in found.standings()] == [False, False]


def test_all_pairs_play_before_neighbours_continue() -> None:
    found = ladder("random quick beginner")
    assert found.due() == found.pairs
    for pair in found.pairs:
        pair.won = DEALS_AT_ONCE // 2
        pair.lost = DEALS_AT_ONCE - pair.won
    ends = {found.bots[0], found.bots[-1]}
    assert [{pair.one, pair.other} for pair in found.due()] == [{*names} for names in zip(found.bots, found.bots[1:], strict=False)]
    assert ends not in [{pair.one, pair.other} for pair in found.due()]


def test_the_order_of_the_bots_has_no_effect_on_the_standings() -> None:
    assert play(ladder("random quick")).standings() == play(ladder("quick random")).standings()


def test_a_ladder_continues_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    write(play(ladder(), 5), path)
    again = resumed(TERMS, ["random"], 12, path)
    assert again.pairs[0].deals == 5
    assert play(again).standings() == play(ladder()).standings()


def test_external_bots_can_join_a_ladder(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    write(play(ladder(), 5), path)
    again = resumed(TERMS, ["cmd:cat"], 12, path)
    assert again.bots == ("cmd:cat", "quick", "random")
    assert [pair.deals for pair in again.pairs] == [0, 0, 5]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"ladder": 2}, "another version"),
        ({"rules": "old"}, "another version"),
        ({"pairs": [{"one": "random", "other": "quick", "won": 1, "drawn": 0, "lost": 0}]}, "alphabetical order"),
        ({"pairs": 3}, "not a ladder"),
    ],
)
def test_a_file_that_is_not_this_ladder_is_refused(tmp_path: Path, change: dict[str, Any], said: str) -> None:
    path = tmp_path / "ladder.json"
    write(ladder(), path)
    path.write_bytes(msgspec.json.encode({**msgspec.json.decode(path.read_bytes()), **change}))
    with pytest.raises(BadLadder, match=said):
        resumed(TERMS, ["quick"], 12, path)


def test_other_terms_are_refused_with_the_difference(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    write(ladder(), path)
    with pytest.raises(BadLadder, match=r"seed 1.*cannot continue.*seed 4"):
        resumed(Terms.checked("matchmaster", 2, {"rounds": "short"}, seed=4, iterations=4), ["quick"], 12, path)
    with pytest.raises(BadLadder, match="cannot read"):
        resumed(TERMS, ["quick"], 12, tmp_path)
    with pytest.raises(BadLadder, match="cannot write"):
        write(ladder(), tmp_path / "no" / "folder")


def test_an_impossible_ladder_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBot, match="two different"):
        ladder("quick quick")
    with pytest.raises(UnknownBot, match="genius"):
        ladder("quick genius")
    with pytest.raises(BadOption):
        Terms.checked("matchmaster", 2, {"rounds": "endless"})
