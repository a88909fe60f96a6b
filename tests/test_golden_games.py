"""Golden games never change. If a golden game no longer replays to its result, the rules or the notation have changed their
meaning.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import matchwood

GOLDEN = Path(__file__).parent / "golden"
RECORDS = [
    pytest.param(json.loads(line), id=f"{path.stem}-{number}")
    for path in sorted(GOLDEN.glob("*.jsonl"))
    for number, line in enumerate(path.read_text().splitlines(), 1)
]


@pytest.mark.parametrize("record", RECORDS)
def test_a_golden_game_replays_to_its_result(record: dict[str, Any]) -> None:
    game = matchwood.load(record)
    assert game.over
    assert game.record() == record
    assert game.result is not None
    assert game.result.to_dict() == record["result"]


def test_every_game_of_the_catalogue_has_golden_games() -> None:
    assert {path.stem for path in GOLDEN.glob("*.jsonl")} == {info.key for info in matchwood.games()}
