"""A seat at a table of a server."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from threading import Lock
from typing import Any

import httpx
import msgspec

from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.contract import Result
from matchwood.cardgames.spec import GameSpec, Json, Value
from matchwood.errors import MatchwoodError
from matchwood.notebook.description import described

WAIT_SECONDS = 20
"""The longest time that one call waits until other players have moved."""
TIMEOUT = WAIT_SECONDS + 20.0
OVER = ("over", "ended")

_TABLE_ID = re.compile(r"[\w-]{1,100}", re.ASCII)


@dataclass(frozen=True)
class SeenTable:
    """A view in JSON form, as a description needs it."""

    spec: GameSpec
    players: int
    seat: int | None
    options: Mapping[str, Value]
    owing: tuple[int, ...]
    moves: list[str]
    result: Result | None
    table: Any

    @classmethod
    def of(cls, view: Json) -> SeenTable:
        """Convert a view from a server's answer."""
        spec = spec_of(view["game"])
        table = msgspec.convert(view["table"], spec.contract.table)
        result = view["result"] and msgspec.convert(view["result"], spec.contract.result)
        return cls(spec, view["players"], view["seat"], view["options"], tuple(view["owing"]), view["moves"], result, table)


class TableSeat:
    """A seat of an assistant. The other players see that it is a program. The server answers only with what the seat may know."""

    def __init__(self, server: str, table: str, name: str) -> None:
        if not _TABLE_ID.fullmatch(table):
            raise MatchwoodError("the table is the end of its address, the letters and digits after /t/")
        self._address, self._lock = f"{server.rstrip('/')}/api/tables/{table}", Lock()
        self._headers = {"authorization": f"Bearer {secrets.token_urlsafe(32)}"}
        self._table = self._call("POST", "/seats", {"name": name, "kind": "guest"})

    def text(self, language: str) -> str:
        """Wait until the seat has to decide, at most 20 seconds, and return its view in words."""
        with self._lock:
            number = self._table["number"]
            if not self._has_to_decide():
                self._table = self._call("GET", f"?seen={number}&after={number}&wait={WAIT_SECONDS}")
            return self._text(language)

    def play(self, move: str, language: str) -> str:
        """Make a move, and return the view in words. Raises MatchwoodError with the reason of the server."""
        with self._lock:
            body = {"move": move, "key": secrets.token_hex(8), "seen": self._table["number"]}
            number = self._call("POST", "/moves", body)["number"]
            self._table = self._call("GET", f"?seen={number}")
            return self._text(language)

    def record(self) -> Json:
        """Return the record of the finished game. Raises MatchwoodError before the end."""
        with self._lock:
            record: Json = self._call("GET", "/record")
            return record

    def _has_to_decide(self) -> bool:
        return self._table["state"] in OVER or bool(self._table["view"] and self._table["view"]["moves"])

    def _text(self, language: str) -> str:
        names = [seat["name"] or "" for seat in self._table["seats"]]
        if self._table["view"] is None:
            return f"The game has not started. Seats: {', '.join(name or 'open' for name in names)}. Ask for the view again later."
        text = described(SeenTable.of(self._table["view"]), (), language, names)
        return text if self._has_to_decide() else f"{text}\nOther players have to decide. Ask for the view again."

    def _call(self, method: str, path: str, body: Json | None = None) -> Any:
        try:
            answer = httpx.request(method, self._address + path, json=body, headers=self._headers, timeout=TIMEOUT)
        except httpx.HTTPError as error:
            raise MatchwoodError(f"the server cannot be reached: {error}") from error
        if answer.is_success:
            return answer.json()
        try:
            reason = answer.json()["error"]["message"]
        except (ValueError, LookupError, TypeError):
            reason = f"status {answer.status_code}"
        raise MatchwoodError(f"the server refused this: {reason}")
