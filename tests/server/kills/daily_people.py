"""People who play the deal of the day while servers are killed. They keep every card in the bytes that the servers send."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import Sequence
from typing import Any, Literal

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.daily.secrecy import SECRET, SeenCards, cards_in
from tests.support.http import WITHOUT_TLS
from tests.support.waiting import let_time_pass

Json = dict[str, Any]
Plan = Literal["finish", "resign", "leave", "spy"]
TIMEOUT = 20.0
PAUSE = 0.2
AGAIN = "a failed call is repeated after a moment, as pages do"
PASSWORD = "correct horse battery staple"
STYLES = 12
"""The number of ways to play. People of the same style meet the same positions, because the bots answer equal play equally."""
OUTSIDE = -1
"""The number of moves that an answer without a table shows."""


class DailyPerson:
    """A person with a browser. `others` are the tables that this person tries to look at."""

    def __init__(self, number: int, ports: Sequence[int], game: str, others: list[str], chance: random.Random) -> None:
        self.name = f"Person {number}"
        self.plan: Plan = chance.choices(("finish", "resign", "leave", "spy"), (82, 6, 6, 6))[0]
        self.signs_up = chance.random() < 0.1
        self.table: str | None = None
        self.own: Json | None = None
        self.calls = self.repeated = 0
        self.seen: list[tuple[int, set[str]]] = []
        """For each answer before the end of the attempt: the moves at the table, and the cards in the answer."""
        self.problems: list[str] = []
        self._ports, self._game, self._others, self._chance = ports, game, others, chance
        self._style, self._leaves_after = number % STYLES, chance.randrange(1, 12)
        self._day, self._number = "", 0
        self._has_finished = False
        self._refused: list[set[str]] = []
        """The cards in refusals, until the next answer shows how many moves were made."""

    async def live(self) -> None:
        """Open the page of the day, and do what this person plans."""
        async with httpx.AsyncClient(timeout=TIMEOUT, verify=WITHOUT_TLS) as self._http:
            self._day = (await self._get("/api/daily"))["day"]
            await self._check_ranking_is_closed()
            if self.plan == "spy":
                await self._spy()
                return
            await self._start()
            await self._play()
            if self.plan == "finish":
                await self._read_result()

    async def analysed(self) -> Json:
        """Wait until the attempt is analysed, and return it."""
        async with httpx.AsyncClient(timeout=TIMEOUT, verify=WITHOUT_TLS, cookies=self._http.cookies) as self._http:
            while (own := await self._own())["total_loss"] is None:
                await let_time_pass(PAUSE, why="the page asks again until the analysis is stored")
            return own

    def leaked(self, events: Sequence[Json]) -> list[str]:
        """Return the cards that this person saw before their time."""
        allowed = SeenCards(events)
        return [
            f"{self.name} saw {sorted(cards - permitted)} after {moves} moves"
            for moves, cards in self.seen
            if not cards <= (permitted := allowed.until(moves) if moves != OUTSIDE else set())
        ]

    async def _start(self) -> None:
        """Start the attempt, sometimes at both servers at once."""
        times = 2 if self._chance.random() < 0.2 else 1
        answers = await asyncio.gather(*(self._post_attempt() for _ in range(times)))
        tables = {answer["table"] for answer in answers}
        if len(tables) > 1:
            self.problems.append(f"{self.name} has several attempts: {tables}")
        self.table = tables.pop()
        self._others.append(self.table)

    async def _post_attempt(self) -> Json:
        return await self._call("POST", f"/api/daily/{self._day}/{self._game}/attempt", {"name": self.name, "pace": "instant"})

    async def _play(self) -> None:
        decisions = 0
        while True:
            table = await self._get(f"/api/tables/{self.table}?after={self._number}&wait=5")
            self._number = max(self._number, table["number"])
            if table["state"] != "playing":
                self._has_finished = self.plan == "finish"
                return
            moves = [] if table["view"]["table"].get("forced") else table["view"]["moves"]
            if not moves:
                continue
            if self.plan != "finish" and decisions == self._leaves_after:
                if self.plan == "resign":
                    await self._call("POST", f"/api/tables/{self.table}/resign", {})
                return
            if self.signs_up and decisions == self._leaves_after:
                await self._sign_up()
            style = random.Random(f"{self._style} {decisions}")
            await self._move(style.choice(moves))
            decisions += 1

    async def _move(self, move: str) -> None:
        wish = {"move": move, "key": secrets.token_hex(8)}
        answer = await self._call("POST", f"/api/tables/{self.table}/moves", wish, accept=(409, 422))
        if "error" in answer and answer["error"]["code"] not in ("not_your_turn", "illegal_move", "changed"):
            self.problems.append(f"{self.name}: {answer['error']}")

    async def _sign_up(self) -> None:
        """Create an account in the middle of the attempt. After a lost answer, sign in to it."""
        self.signs_up = False
        credentials = {"name": f"{self.name} {secrets.token_hex(4)}", "password": PASSWORD}
        answer = await self._call("POST", "/api/account/sign-up", credentials, accept=(409,))
        if "error" in answer:
            await self._call("POST", "/api/account/sign-in", credentials)

    async def _read_result(self) -> None:
        while (own := await self._own())["state"] != "finished":
            await let_time_pass(PAUSE, why="the page asks again until the result is stored")
        self.own = own
        record = await self._get(f"/api/tables/{self.table}/record?seen={self._number}")
        ranking = await self._get(f"/api/daily/{self._day}/{self._game}")
        if not ranking["decisions"] or "secret" in record:
            self.problems.append(f"{self.name} got a wrong result")

    async def _own(self) -> Json:
        deals = (await self._get(f"/api/daily/{self._day}"))["deals"]
        own: Json = next(deal for deal in deals if deal["game"] == self._game)["own"]
        return own

    async def _check_ranking_is_closed(self) -> None:
        ranking = await self._get(f"/api/daily/{self._day}/{self._game}")
        if any(ranking.values()):
            self.problems.append(f"{self.name} saw the ranking before playing")

    async def _spy(self) -> None:
        """Try to see the cards at the tables of other people, by HTTP and as a spectator."""
        for table in self._chance.sample(self._others, min(4, len(self._others))):
            for call in ("", "/record", "/replay", "/analysis", "/positions/1/1", "/hint", "/talk", "/ratings", "/branches"):
                await self._get(f"/api/tables/{table}{call}", accept=(403, 404, 409, 422))
            for call in ("/seats", "/looking", "/challenges", "/branches", "/arrangement"):
                wish = {"name": self.name, "seat": 1, "event": 1, "number": 1, "do": "free"}
                await self._call("POST", f"/api/tables/{table}{call}", wish, accept=(400, 403, 404, 409, 422))
            with contextlib.suppress(OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake):
                await self._watch(table)

    async def _watch(self, table: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        address = f"ws://127.0.0.1:{self._chance.choice(self._ports)}/live"
        async with connect(address, additional_headers={"cookie": cookies}, close_timeout=0) as connection:
            await connection.send(json.dumps({"type": "watch", "table": table, "seen": 0}))
            for _ in range(5):
                self._note(str(await asyncio.wait_for(connection.recv(), 2)))

    async def _get(self, path: str, accept: Sequence[int] = ()) -> Json:
        return await self._call("GET", path, None, accept)

    async def _call(self, method: str, path: str, body: Json | None, accept: Sequence[int] = ()) -> Json:
        """Call one of the servers, again and again until it answers."""
        while True:
            self.calls += 1
            try:
                url = f"http://127.0.0.1:{self._chance.choice(self._ports)}{path}"
                response = await self._http.request(method, url, json=body)
                text = response.text
                self._note(text, is_refused_move=method == "POST" and path == f"/api/tables/{self.table}/moves")
                if response.status_code < 300 or response.status_code in accept:
                    answer: Json = response.json()
                    return answer
                if response.status_code not in (429, 503):
                    raise AssertionError(f"{method} {path}: {response.status_code} {text}")
            except httpx.TransportError:
                pass
            self.repeated += 1
            await let_time_pass(self._chance.uniform(0, PAUSE), why=AGAIN)

    def _note(self, text: str, *, is_refused_move: bool = False) -> None:
        """Keep the cards in an answer, and look for the secret. A refused move lists the legal moves, which are own cards."""
        if SECRET in text:
            self.problems.append(f"{self.name} saw the secret")
        cards = cards_in(text)
        if self._has_finished or not cards:
            return
        answer = json.loads(text)
        is_own = isinstance(answer, dict) and answer.get("id") == self.table and self.table is not None
        if is_refused_move:
            self._refused.append(cards)
            return
        moves = answer["number"] - 1 if is_own else OUTSIDE
        if is_own and answer["state"] == "over":
            return
        self.seen += [(moves, cards), *((moves, refused) for refused in self._refused)]
        self._refused.clear()
