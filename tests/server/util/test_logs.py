"""The log: its lines name the request and the table, and contain no token, cookie, secret or card."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sql

from matchwood.server.compute.hints import Hints
from matchwood.server.http.error_responses import log_as_broken
from matchwood.server.storage import database
from matchwood.server.storage.writer import Writer
from matchwood.server.util import logs
from tests.server.whole_games import plays_on

CARD = re.compile(r"\b[TLBS](1[0-3]|[1-9])\b")


@pytest.fixture(params=[logs.PlainLines, logs.JsonLines])
def written(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(request.param())
    handler.addFilter(
        lambda record: not record.name.startswith(("httpx", "httpcore", "websockets.client"))
    )  # the clients of the tests
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    logging.getLogger("matchwood").setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(handler)


def test_the_log_contains_no_secret(written: io.StringIO, start_server: Any, guest: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start_server()
    ada, bea = guest(server.address, "Ada"), guest(server.address, "Bea")
    table = ada.opens(players=2, hints=True)
    bea.sits(table)
    hand = ada.sees(table)["view"]["table"]["hand"]

    async def fails(*_: object) -> None:
        raise KeyError(ada.token, *hand)

    monkeypatch.setattr(Hints, "hint_for", fails)
    error = ada.http.get(f"/api/tables/{table['id']}/hint").json()["error"]
    assert (error["code"], error["message"].split()[-1][:8] in written.getvalue()) == ("internal", True)

    def commits_nothing(self: Writer, batch: list[Any]) -> list[bool]:
        raise ValueError(*(append.body for append in batch))

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "_commit", commits_nothing)
        assert ada.moves(table, "bid 1").json()["error"]["code"] == "internal"
    with ada.watches(table) as line:
        line.say(type="move", table=table["id"], move=hand[0], key="k")
        line.hear_type("refused")
        line.socket.send(json.dumps({"token": ada.token}))
        line.hear_type("problem")
    httpx.get(f"{server.address}/api/tables/{table['id']}", params={"token": ada.token}, headers={"authorization": ada.token})
    plays_on(table, [ada, bea])
    secret = ada.http.get(f"/api/tables/{table['id']}/record").json()["secret"]
    server.close()

    text = written.getvalue()
    assert "KeyError" in text, "the log names the kind of error"
    assert table["id"] in text
    for name in (ada.token, bea.token, secret, table["seal"]):
        assert name not in text
    assert CARD.findall(text) == []
    assert "matchwood=" not in text


def test_a_log_line_has_the_request_id_of_the_answer(written: io.StringIO, start_server: Any) -> None:
    server = start_server()
    answer = httpx.get(f"{server.address}/api/tables/abcd?token=secret")
    server.close()
    lines = [line for line in written.getvalue().splitlines() if answer.headers["x-request-id"] in line]
    assert len(lines) == 1
    assert "abcd" in lines[0]
    assert "404" in lines[0]
    assert "secret" not in lines[0]


def test_a_request_path_cannot_add_lines_to_the_log(written: io.StringIO, start_server: Any) -> None:
    server = start_server()
    for path in ("/api/tables/a%0aERROR%20fire", "/t/a%0aERROR%20fire", "/%0aERROR%20fire"):
        httpx.get(server.address + path)
    server.close()
    assert "fire" not in written.getvalue()


@pytest.mark.parametrize("url", ["sqlite:///{folder}/tables.db", "postgresql://127.0.0.1:1/tables"])
def test_database_errors_hide_their_parameters(url: str, tmp_path: Path) -> None:
    assert database._engine(sql.make_url(url.format(folder=tmp_path))).hide_parameters


def test_a_json_log_line_is_one_object() -> None:
    record = logging.LogRecord("matchwood", logging.ERROR, __file__, 1, "it %s", ("broke\nhere",), None)
    try:
        try:
            raise KeyError("T5")
        except KeyError as error:
            raise ValueError("L3") from error
    except ValueError as error:
        record.exc_info = (type(error), error, error.__traceback__)
    line = json.loads(logs.JsonLines().format(record))
    assert line["message"] == "it broke\nhere"
    assert line["level"] == "error"
    assert [entry for entry in line["error"] if not entry.startswith("at ")] == ["builtins.ValueError", "builtins.KeyError"]
    assert CARD.search(json.dumps(line)) is None


def test_a_repeated_error_is_logged_rarely() -> None:
    moment, logger, stream = 0.0, logging.Logger("matchwood.again"), io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonLines())
    handler.addFilter(logs.RepeatedErrorFilter(lambda: moment))
    logger.addHandler(handler)

    def fail(kind: type[Exception]) -> None:
        try:
            raise kind("Ada did it")
        except kind:
            logger.exception("it failed")

    for _ in range(150):
        fail(ValueError)
    fail(KeyError)
    moment += logs.REPEAT_AFTER_SECONDS
    fail(ValueError)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    logged = [(line["error"][0], line.get("times")) for line in lines]
    assert logged == [
        ("builtins.ValueError", None),
        ("builtins.ValueError", 10),
        ("builtins.ValueError", 100),
        ("builtins.KeyError", None),
        ("builtins.ValueError", 151),
    ]
    logger.error("no exception")
    logger.error("no exception")
    assert len(stream.getvalue().splitlines()) == len(lines) + 2


def test_a_repeated_error_keeps_its_number() -> None:
    def number(kind: type[Exception]) -> str:
        try:
            raise kind
        except kind as error:
            return str(log_as_broken(error))

    assert number(ValueError) == number(ValueError) != number(KeyError)


def test_the_configured_log_filters_repeated_errors() -> None:
    root = logging.getLogger()
    before = list(root.handlers)
    try:
        logs.configure()
        [handler] = root.handlers
        assert [type(one) for one in handler.filters] == [logs.RepeatedErrorFilter]
    finally:
        root.handlers[:] = before


def test_a_task_of_a_table_logs_the_table_and_no_request() -> None:
    logs.REQUEST.set("1234")
    assert logs.for_table("abcd").run(lambda: (logs.REQUEST.get(), logs.TABLE.get())) == (None, "abcd")
