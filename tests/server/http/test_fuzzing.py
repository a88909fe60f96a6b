"""Random calls and messages, valid and invalid: the server answers all of them as described.

`pytest tests/server/http/test_fuzzing.py --fuzz 1000` tries harder.
"""

from __future__ import annotations

import itertools
import json
import math
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some
from schemathesis import Case, GenerationMode
from schemathesis.checks import CheckFunction
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import negative_data_rejection

from matchwood.errors import MatchwoodError
from matchwood.server.protocol.live_messages import Enter
from matchwood.server.websocket import protocol
from matchwood.server.websocket.session import decode
from tests.server.whole_games import played

CONFIG = SchemathesisConfig.from_dict(
    {
        "checks": {
            "positive_data_acceptance": {"expected-statuses": ["2xx", "403", "404", "409", "422"]},
            "negative_data_rejection": {"expected-statuses": ["400", "403", "404", "405", "409", "413", "422"]},
        }
    }
)
"""Statuses of valid calls, which may break rules, and of invalid calls, which may also be too large."""
GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.slow
@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_call_is_answered_as_described(address: str, ada: Any, bea: Any, fuzz: int, mode: GenerationMode) -> None:
    tables = [ada.opens(players=2)["id"], ada.opens(players=2, bots=1)["id"], bea.opens(players=3, bots=2)["id"]]
    tables.append(played(ada, bea, game="the_match")["id"])
    description = schemathesis.openapi.from_url(f"{address}/schema/openapi.json", config=CONFIG)
    for found in description.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if mode is GenerationMode.NEGATIVE and not (operation.body or operation.path_parameters or operation.query):
            continue  # nothing in this call can be invalid

        @settings(max_examples=fuzz, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=mode))
        def answered(case: Case[Any]) -> None:
            at_a_table = _use_table(tables, case)
            if isinstance((case.query or {}).get("wait"), int):
                case.query["wait"] = 0
            unless: list[CheckFunction] = [negative_data_rejection] if at_a_table else []
            case.call_and_validate(headers={"authorization": f"Bearer {ada.token}"}, excluded_checks=unless)

        answered()


PARTS = some.sampled_from([*'"{}[],:\\ß🔥', "null", "1e999", "-1", "\\ud800", "\x00", '"type"', '"move"'])
VALUES = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=70),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
KEYS = some.sampled_from(["type", "table", "seen", "show", "move", "key", "thought", "seat", "token", ""])


@some.composite
def mutated(draw: Callable[..., Any], messages: list[dict[str, Any]]) -> str | bytes | list[str]:
    """A valid message with changed values and lost, doubled or inserted pieces, in one frame or several."""
    message = dict(draw(some.sampled_from(messages)))
    for _ in range(draw(some.integers(0, 2))):
        message[draw(KEYS)] = draw(VALUES)
    text = json.dumps(message, ensure_ascii=draw(some.booleans()))
    for _ in range(draw(some.integers(0, 3))):
        start, length = draw(some.integers(0, len(text))), draw(some.integers(0, 9))
        piece = draw(some.just("") | PARTS | some.just(2 * text[start : start + length]) | some.text(max_size=5))
        text = text[:start] + piece + text[start + length :]
    text = text.encode("utf-8", "replace").decode()
    form = draw(some.sampled_from(["text", "bytes", "fragments"]))
    return text if form == "text" else text.encode() if form == "bytes" else [text[:7], text[7:9], text[9:]]


def test_mutated_messages_cause_no_server_error(
    ada: Any, bea: Any, fuzz: int, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "BYTES_PER_SECOND", math.inf)  # a quick machine sends more in a second than a client may
    table = ada.opens(players=2, game="tycoon")
    bea.sits(table)
    with ada.line() as line, bea.line() as calm:
        calm.watch(table["id"])
        valid: list[dict[str, Any]] = [{"type": "lobby"}, {"type": "lobby", "show": False}, {"type": "ping"}]
        valid += [{"type": "take_back", "table": table["id"], "key": "k"}]
        valid += [{"type": "watch", "table": table["id"], "seen": seen} for seen in (0, 1, 99)]
        valid += [
            {"type": "move", "table": table["id"], "move": move, "key": "k"} for move in ("pass", "return", "8: 0 0 8", "E: 3")
        ]
        marks = itertools.count()

        @settings(max_examples=25 * fuzz, deadline=None, suppress_health_check=list(HealthCheck))
        @given(mutated(valid))
        def answered(message: str | bytes | list[str]) -> None:
            line.socket.send(message)
            mark = f"mark {next(marks)}"
            line.say(type="move", table="zzzz", move="pass", key=mark)
            heard = line.hear_until(lambda answer: answer.get("key") == mark)
            if len(heard) == 1 and not _enters_lobby(message):  # every message has an answer, a legal move after it is stored
                heard.append(line.hear())
            codes = {answer["error"]["code"] for answer in heard if "error" in answer}
            assert not codes & {"internal", "busy", "too_many"}, heard

        answered()
        assert calm.watch(table["id"])["table"]["state"] == "playing", "other players are not affected"
    assert [record for record in caplog.records if record.name.startswith("matchwood")] == []


def _enters_lobby(message: str | bytes | list[str]) -> bool:
    """Return whether this message enters the lobby, which is sent later."""
    try:
        return isinstance(decode("".join(message) if isinstance(message, list) else message), Enter)
    except MatchwoodError:
        return False


def test_mutated_records_are_read_or_refused(ada: Any, fuzz: int) -> None:
    def piece(draw: Callable[..., Any], inside: Any) -> tuple[Any, Any]:
        """Return a list or object in the record, and one of its keys."""
        while True:
            key = draw(some.sampled_from(sorted(inside) if isinstance(inside, dict) else range(len(inside))))
            if not inside[key] or not isinstance(inside[key], (dict, list)) or draw(some.booleans()):
                return inside, key
            inside = inside[key]

    @some.composite
    def mutated_record(draw: Callable[..., Any]) -> dict[str, Any]:
        record = json.loads(draw(some.sampled_from(whole)))
        if draw(some.booleans()):  # an unfinished game
            del record["events"][draw(some.integers(0, len(record["events"]))) :]
            record.pop("result", None)
        for _ in range(draw(some.integers(1, 3))):
            inside, key = piece(draw, record)
            if isinstance(inside, list) and draw(some.booleans()):
                inside.insert(key, inside[draw(some.integers(0, len(inside) - 1))])
            else:
                inside[key] = draw(VALUES)
        return dict(record)

    whole = [path.read_text().splitlines()[0] for path in sorted(GOLDEN.glob("*.jsonl"))]

    @settings(max_examples=8 * fuzz, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(mutated_record())
    def answered(record: dict[str, Any]) -> None:
        body = json.dumps(record, allow_nan=False, default=str) if _finite(record) else "{}"
        answer = ada.http.post("/api/replays", content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (200, 400, 422), answer.text

    answered()


def _finite(value: Any) -> bool:
    """Return whether JSON can represent this value."""
    if isinstance(value, dict):
        return all(map(_finite, value.values()))
    if isinstance(value, list):
        return all(map(_finite, value))
    return not isinstance(value, float) or math.isfinite(value)


def _use_table(tables: list[str], case: Case[Any]) -> bool:
    """Give two of three calls an existing table, and return whether this call has one."""
    chance = random.Random(repr((case.path_parameters, case.body, case.query)))
    if "table" not in (case.path_parameters or {}) or chance.random() < 1 / 3:
        return False
    analysed = case.operation.path.endswith("/analysis")  # the analysis of a finished game takes many seconds
    case.path_parameters["table"] = chance.choice(tables[:-1] if analysed else tables)
    return True
