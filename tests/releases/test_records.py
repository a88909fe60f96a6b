"""A record of a released version keeps its meaning."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import matchwood
from tests.releases import RELEASES
from tests.releases.keeping import as_before
from tests.releases.make_records import GAMES

Json = dict[str, Any]


def records(release: Path) -> list[Json]:
    return [json.loads(line) for line in (release / "records.jsonl").read_text(encoding="utf-8").splitlines()]


RECORDS = [
    pytest.param(record, id=f"{release.name}-{number}") for release in RELEASES for number, record in enumerate(records(release), 1)
]


@pytest.mark.parametrize("record", RECORDS)
def test_a_record_of_a_release_gives_the_same_game(record: Json) -> None:
    game = matchwood.load(record)
    assert game.over == ("result" in record)
    as_before(game.record(), record)


@pytest.mark.parametrize("record", RECORDS)
def test_the_deals_of_a_record_agree_with_its_secret_or_seed(record: Json) -> None:
    if "secret" in record:
        assert all(drawn.agrees for drawn in matchwood.verify(record))
    if "seed" in record:
        game = matchwood.new(record["game"], players=record["players"], options=record["options"], seed=record["seed"])
        for event in record["events"]:
            if "move" in event:
                game.play(event["move"], seat=event["seat"])
        assert game.record()["events"] == record["events"]


@pytest.mark.parametrize("record", RECORDS)
def test_an_unfinished_record_of_a_release_can_be_continued(record: Json) -> None:
    game, bot = matchwood.load(record), matchwood.bot("quick", seed=1)
    while not game.over:
        seat = game.owing[0]
        game.play(bot.choose(game.view(seat)), seat=seat)
    assert game.record()["events"][: len(record["events"])] == record["events"]


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.name)
def test_a_release_has_records_of_each_game_dealt_in_each_way_and_finished_and_unfinished(release: Path) -> None:
    kept = records(release)
    found = [(record["game"], "seed" in record, "result" in record) for record in kept]
    assert set(found) == set(product({record["game"] for record in kept}, (True, False), (True, False)))
    assert {record["game"] for record in kept if "secret" in record} == {record["game"] for record in kept}


def test_the_next_release_will_have_records_of_every_game() -> None:
    assert set(GAMES) == {info.key for info in matchwood.games()}
