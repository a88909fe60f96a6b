"""``matchwood check`` replays records, and reports the first fault with file, line, event and reason."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.conftest import Json, Run

Damage = Callable[[Json], None]


def test_records_written_by_simulate_are_accepted(run: Run, records: list[bytes], tmp_path: Path) -> None:
    result = run("check", tmp_path / "three.jsonl")
    events = sum(len(json.loads(line)["events"]) for line in records)
    assert result.exit_code == 0, result.stderr
    assert f"3 games and {events:,} events" in result.stdout


def events_of(record: Json) -> list[Json]:
    events: list[Json] = record["events"]
    return events


def number_of(record: Json, wanted: Callable[[Json], bool], count: int = 1) -> int:
    """Return the number of the n-th event that `wanted` accepts, counted from 1."""
    return [number for number, event in enumerate(events_of(record), 1) if wanted(event)][count - 1]


def is_deal(event: Json) -> bool:
    return "deal" in event


def is_card(event: Json) -> bool:
    return "move" in event and not event["move"].startswith("bid")


def illegal_card(record: Json) -> int:
    """Let a seat play a card from another hand."""
    number = number_of(record, is_card)
    hands = events_of(record)[0]["deal"]["hands"]
    event = events_of(record)[number - 1]
    event["move"] = hands[(event["seat"] + 1) % 3][0]
    return number


def wrong_seat(record: Json) -> int:
    number = number_of(record, is_card, 5)
    event = events_of(record)[number - 1]
    event["seat"] = (event["seat"] + 1) % 3
    return number


def seat_that_does_not_exist(record: Json) -> int:
    number = number_of(record, is_card, 5)
    events_of(record)[number - 1]["seat"] = 7
    return number


def card_dealt_twice(record: Json) -> int:
    number = number_of(record, is_deal, 2)
    hands = events_of(record)[number - 1]["deal"]["hands"]
    hands[1][0] = hands[0][0]
    return number


def missing_deal(record: Json) -> int:
    number = number_of(record, is_deal, 3)
    del events_of(record)[number - 1]
    return number


def missing_first_deal(record: Json) -> int:
    del events_of(record)[0]
    return 1


def superfluous_deal(record: Json) -> int:
    number = number_of(record, is_deal, 2)
    events_of(record).insert(number, copy.deepcopy(events_of(record)[number - 1]))
    return number + 1


def bid_too_high(record: Json) -> int:
    events_of(record)[2]["move"] = "bid 8"
    return 3


def bids_out_of_order(record: Json) -> int:
    events = events_of(record)
    events[1], events[2] = events[2], events[1]
    return 2


def move_after_the_end(record: Json) -> int:
    events_of(record).append({"seat": 0, "move": "T1"})
    return len(events_of(record))


def empty_event(record: Json) -> int:
    events_of(record)[3] = {}
    return 4


@pytest.mark.parametrize(
    "damage",
    [
        illegal_card,
        wrong_seat,
        seat_that_does_not_exist,
        card_dealt_twice,
        missing_deal,
        missing_first_deal,
        superfluous_deal,
        bid_too_high,
        bids_out_of_order,
        move_after_the_end,
        empty_event,
    ],
)
@pytest.mark.parametrize("line", [1, 3])
def test_the_error_for_a_broken_record_names_its_line_and_event(
    run: Run, records: list[bytes], tmp_path: Path, damage: Callable[[Json], int], line: int
) -> None:
    record = json.loads(records[line - 1])
    event = damage(record)
    records[line - 1] = json.dumps(record).encode() + b"\n"
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(b"".join(records))
    result = run("check", path)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{path}:{line}: event {event}: ")
    assert result.stderr.count("\n") == 1


def test_the_error_for_a_wrong_result_names_its_line(run: Run, finished: Json, tmp_path: Path) -> None:
    finished["result"]["scores"][0] += 1
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(finished))
    result = run("check", path)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{path}:1: 'result' is ")


@pytest.mark.parametrize(
    ("content", "line", "reason"),
    [
        (b"", 1, "the file is empty"),
        (b"Dear diary\n", 1, "not JSON"),
        (b"[1, 2, 3]\n", 1, "a record is a JSON object"),
        (b"null\n", 1, "a record is a JSON object"),
        (b"{}\n", 1, "'matchwood' must be 1"),
        (b'{"matchwood": NaN}\n', 1, "not JSON"),
        (b'{"matchwood": 1e999}\n', 1, "too large"),
        (b'{"matchwood": ' + b"9" * 5000 + b"}\n", 1, "too large"),
        (b'{"matchwood": ' + b"9" * 4000 + b"}\n", 1, "'matchwood' must be 1"),
        (b'{"matchwood": ' + b"[" * 100_000, 1, "nested too deeply"),
        (b'{"matchwood": 1, "game": "\xff"}\n', 1, "not UTF-8"),
        (b"\xef\xbb\xbf{}\n", 1, "not JSON"),
        (b"\xff\xfe\n", 1, "not JSON"),
    ],
)
def test_a_line_that_is_not_a_record_is_refused(run: Run, content: bytes, line: int, reason: str) -> None:
    result = run("check", "-", answers=content)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"stdin:{line}: ")
    assert reason in result.stderr
    assert len(result.stderr) < 600


@pytest.mark.parametrize("depth", [50, 200, 400, 900])
def test_deeply_nested_values_in_a_record_are_refused(run: Run, depth: int) -> None:
    nested = b"[" * depth + b"]" * depth
    for record in (
        b'{"matchwood": 1, "game": "matchmaster", "players": 3, "events": [{"deal": {"dealer": 0, "hands": %s}}]}' % nested,
        b'{"matchwood": 1, "game": "matchmaster", "players": %s, "events": []}' % nested,
    ):
        result = run("check", "-", answers=record)
        assert result.exit_code == 1, result.exception
        assert result.stderr.startswith("stdin:1: ")


def test_the_error_for_a_truncated_record_names_its_line(run: Run, records: list[bytes], tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_bytes(records[0] + records[1][: len(records[1]) // 2])
    result = run("check", path)
    assert result.exit_code == 1
    assert result.stderr == f"{path}:2: not JSON: the line ends in the middle of the record\n"


def test_every_file_is_checked_and_the_highest_exit_code_is_returned(run: Run, records: list[bytes], tmp_path: Path) -> None:
    good, bad, missing = tmp_path / "good.jsonl", tmp_path / "bad.jsonl", tmp_path / "missing.jsonl"
    good.write_bytes(records[0])
    bad.write_bytes(b"{}\n")
    result = run("check", bad, good)
    assert result.exit_code == 1
    assert "1 game and" in result.stdout
    result = run("check", bad, missing, good)
    assert result.exit_code == 2
    assert f"cannot read {missing}" in result.stderr
    assert "1 game and" in result.stdout


def test_a_folder_is_refused(run: Run, tmp_path: Path) -> None:
    result = run("check", tmp_path)
    assert result.exit_code == 2
    assert "cannot read" in result.stderr


def test_an_unfinished_game_without_a_final_line_break_is_accepted(run: Run, finished: Json) -> None:
    del finished["result"]
    finished["events"] = finished["events"][:10]
    assert run("check", "-", answers=json.dumps(finished)).exit_code == 0


def too_weak(record: Json) -> int:
    """Let a seat answer a play with the same play."""
    number = number_of(record, lambda event: "move" in event and event["move"] not in ("pass", "return"))
    play = events_of(record)[number - 1]["move"]
    events_of(record)[number]["move"] = play
    return number + 1


def pass_of_the_leader(record: Json) -> int:
    events_of(record)[1]["move"] = "pass"
    return 2


def forced_move_left_out(record: Json) -> int:
    number = number_of(record, lambda event: event.get("move") == "return")
    del events_of(record)[number - 1]
    return number


def fifth_card_of_a_kind(record: Json) -> int:
    hands = events_of(record)[0]["deal"]["hands"]
    hands[0] = ["8"] * 5
    return 1


@pytest.mark.parametrize("damage", [too_weak, pass_of_the_leader, forced_move_left_out, fifth_card_of_a_kind])
def test_the_error_for_a_broken_record_of_tycoon_names_its_line_and_event(
    run: Run, tycoon_records: list[bytes], tmp_path: Path, damage: Callable[[Json], int]
) -> None:
    path = tmp_path / "tycoon.jsonl"
    assert run("check", path).exit_code == 0
    record = json.loads(tycoon_records[1])
    event = damage(record)
    path.write_bytes(tycoon_records[0] + json.dumps(record).encode() + b"\n")
    result = run("check", path)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{path}:2: event {event}: ")
    assert result.stderr.count("\n") == 1
    assert len(result.stderr) < 600
