"""A database for the folder of a release, written by a real server: tables in every state, and all other stored data."""

from __future__ import annotations

import json
import random
import secrets
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from matchwood.server.chat.moderation import Reports
from matchwood.server.storage import loading
from matchwood.server.storage.database import open_database
from matchwood.server.table.events import Event
from matchwood.server.tables import presence
from tests.releases.keeping import kept, play_on
from tests.server.accounts.people import PASSWORD, posts, signs_up
from tests.server.accounts.soft_key import SoftKey
from tests.server.answers import Json, content
from tests.server.conftest import Person, ServerThread
from tests.server.tables.undo import takes_back
from tests.support.waiting import wait_for, wait_until

EVERY = 30
"""Events between snapshots. The number is small, so that some tables have a snapshot and no log is long."""
SHORT: Json = {"rounds": "short"}
GAMES: dict[str, Json] = {
    "matchmaster": {"players": 3, "bots": 1, "options": SHORT},
    "tycoon": {"players": 3, "bots": 1},
    "the_match": {"players": 2},
    "matschig": {"players": 3, "bots": 1, "options": {"rounds": 1}, "window": 20},
}
PAGE = 512
"""Size of a page of SQLite in bytes. Larger pages would be mostly empty, since the tables have few rows."""


def make_tables(folder: Path) -> None:
    """Write `tables.sqlite`, and its content in a form that every version understands: `tables.json`."""
    with tempfile.TemporaryDirectory() as place:
        database = Path(place) / "tables.db"
        with _instead(loading, "SNAPSHOT_EVENTS", EVERY):
            server = ServerThread(f"sqlite:///{database}")
            try:
                company = Company(server.address, database)
                company.plays()
            finally:
                server.close()
        _has_every_event(database)
        summary = {"password": PASSWORD, "people": company.known(), "tables": kept(f"sqlite:///{database}", company.tables)}
        (folder / "tables.json").write_text(json.dumps(summary, ensure_ascii=False) + "\n", encoding="utf-8")
        with sqlite3.connect(database) as connection:
            connection.executescript(f"PRAGMA journal_mode = delete; PRAGMA page_size = {PAGE}; VACUUM")
        connection.close()
        database.replace(folder / "tables.sqlite")


@contextmanager
def _instead(module: ModuleType, name: str, value: float) -> Iterator[None]:
    """Replace this setting of the server inside the block."""
    before = getattr(module, name)
    setattr(module, name, value)
    try:
        yield
    finally:
        setattr(module, name, before)


def _has_every_event(database: Path) -> None:
    """Check that the database contains each kind of event of this version. A new kind needs a table here."""
    with sqlite3.connect(database) as connection:
        found = {kind for (kind,) in connection.execute("SELECT DISTINCT json_extract(body, '$.type') FROM events")}
    connection.close()
    # Tables from before sealed deals started with the event "created".
    known = {kind.__struct_config__.tag for kind in Event.__args__} - {"created"}
    assert found == known, found ^ known


class Company:
    """People and a program who visit many tables."""

    def __init__(self, address: str, database: Path) -> None:
        self._address, self._database = address, database
        guests = [Person(address, name) for name in ("Ada", "Bea", "Cem", "Dora", "Emil")]
        self.ada, self.bea, self.cem, self.dora, self.emil = guests
        self.robo = Person(address, "Robo")
        self.robo.http.cookies.clear()
        self.robo.http.headers["authorization"] = f"Bearer {secrets.token_urlsafe(32)}"
        self.tables: dict[str, str] = {}
        """The purpose of each table."""
        self._chance = random.Random(17)

    def known(self) -> Json:
        """Return how a server recognizes these people: guests by cookies, the program by its token, the others by name."""
        cookies = {guest.name: {"cookie": guest.token} for guest in (self.ada, self.bea, self.cem)}
        return cookies | {"Robo": {"token": self.robo.http.headers["authorization"].split()[1]}, "Dora": {}, "Emil": {}}

    def plays(self) -> None:
        """Make all data that the database will contain."""
        self._before_the_game()
        for key, wish in GAMES.items():
            self._continue(
                self._start_table(f"{key}, which is being played", game=key, **wish), lambda table: table["number"] > EVERY + 3
            )
            few = {"players": wish["players"] - wish.get("bots", 0), "options": wish.get("options", {})}
            if key != "matschig":  # Matschig needs three players, and logs of many moves are large
                over = self._start_table(f"{key}, which is over, and another table follows it", game=key, **few)
                self._continue(over, lambda table: table["state"] == "over")
                self.tables[self._asks(self.bea, over, "rematch")["id"]] = "follows another table"
        self._with_clocks()
        self._taking_back()
        self._leaving()
        self._showing()
        self._with_programs()
        self._with_accounts()
        self._talking()

    def _table(self, what: str, host: Person, **wish: Any) -> Json:
        table = host.opens(**wish)
        self.tables[table["id"]] = what
        return table

    def _start_table(self, what: str, **wish: Any) -> Json:
        """Return a table at which the three guests take as many seats as there are."""
        table = self._table(what, self.ada, **wish)
        for person in (self.bea, self.cem)[: table["players"] - wish.get("bots", 0) - 1]:
            person.sits(table)
        return table

    def _continue(self, table: Json, enough: Callable[[Json], bool]) -> None:
        """Play until `enough` accepts the table."""
        people = {person.name: person for person in (self.ada, self.bea, self.cem, self.dora, self.emil, self.robo)}
        while not enough(play_on(people, table, self._chance)):
            pass

    def _before_the_game(self) -> None:
        table = self._table("stands in the lobby, with free seats", self.ada, players=4, game="tycoon", watching="everybody")
        self.bea.sits(table, 2)
        self._arranges(table, do="bot", seat=3, level="expert")
        full = self._table("waits for its host", self.ada, players=3, options=SHORT | {"undertrump": "free"}, watching="nobody")
        for seat in (1, 2):
            self._arranges(full, do="bot", seat=seat, level="beginner")
        self._table("two at one screen", self.ada, game="the_match", players=2, beside=["Ben"])

    def _arranges(self, table: Json, **what: Any) -> None:
        self._asks(self.ada, table, "arrangement", number=self.ada.sees(table)["number"], **what)

    def _with_clocks(self) -> None:
        table = self._start_table("days for each decision", game="tycoon", players=3, clock="correspondence")
        self._continue(table, lambda table: table["number"] > 6)

    def _taking_back(self) -> None:
        table = self._start_table("a bid was taken back, and one is in", players=3, options=SHORT, hints=True)
        self.ada.moves(table, "bid 3")
        assert takes_back(self.ada, table).status_code == 200
        self.ada.moves(table, "bid 1")
        for what, agree in (("somebody asks for their move back", None), ("a move was given back", True)):
            table = self._start_table(what, game="tycoon", players=3)
            people = [self.ada, self.bea, self.cem]
            first = self.ada.sees(table)["view"]["owing"][0]
            leader, mover, last = (people[(first + later) % 3] for later in range(3))
            view = leader.sees(table)["view"]
            leader.moves(table, next(move for move in view["moves"] if not move.startswith(f"{view['table']['strongest']}:")))
            mover.moves(table, "pass")
            assert takes_back(mover, table).status_code == 200
            if agree is not None:
                for person in (leader, last):
                    self._asks(person, table, "take-back/answer", number=person.sees(table)["undo"]["asked"], agree=agree)

    def _leaving(self) -> None:
        for what, wish in (("a bot plays for somebody", "bot"), ("somebody came back", "bot"), ("its people ended it", "end")):
            table = self._start_table(what, players=2, options=SHORT)
            self.ada.moves(table, "bid 1")
            with _instead(presence, "GRACE_SECONDS", 0.0), self.ada.line() as line:
                line.watch(table["id"])
                self._asks(self.ada, table, "away", seat=1, wish=wish)
                if what == "somebody came back":
                    self.bea.sits(table)

    def _showing(self) -> None:
        table = self._start_table("cards are shown", players=3, bots=1, options=SHORT, showing=True)
        self._asks(self.ada, table, "showing", show=True)
        self._asks(self.cem, table, "looking", seat=0)

    def _with_programs(self) -> None:
        for what, limit in (("a program plays", 300), ("a bot took the seat of a program", 1)):
            table = self._table(what, self.ada, players=2, options=SHORT, limit=limit)
            self._asks(self.robo, table, "seats", name="Robo", kind="guest")
            if limit == 1:
                wait_for(partial(self.ada.sees, table), condition=lambda now: now["seats"][1]["kind"] == "bot")

    def _with_accounts(self) -> None:
        assert signs_up(self.dora, "Dora").status_code == 201
        assert signs_up(self.emil, "Emil").status_code == 201
        table = self._table("a game for ratings", self.dora, game="tycoon", players=2)
        self.emil.sits(table)
        self._continue(table, lambda table: table["state"] == "over")
        wait_until(lambda: content(self.dora.http.get(f"/api/tables/{table['id']}/ratings")))
        assert posts(self.emil, "hiding", hidden=True).status_code == 200
        origin = self._address.replace("127.0.0.1", "localhost")  # passkeys do not accept numeric hosts
        self.emil.http.headers.update({"origin": origin, "host": origin.partition("://")[2]})
        question = content(posts(self.emil, "passkeys/question", purpose="add", password=PASSWORD))
        assert posts(self.emil, "passkeys", passkey=SoftKey(origin).make(question["options"])).status_code == 201

    def _talking(self) -> None:
        table = self._start_table("people talk", players=2, options=SHORT, watching="everybody")
        self._asks(self.ada, table, "talk", key="1", phrase="hello")
        line = self._asks(self.bea, table, "talk", key="2", text="Schöne Stöckchen!")["id"]
        assert self.ada.http.post(f"/api/tables/{table['id']}/talk/{line}/report").status_code == 204
        engine = open_database(str(self._database))
        Reports(engine).silence([line], days=100_000)
        engine.dispose()

    def _asks(self, person: Person, table: Json, what: str, **body: Any) -> Json:
        answer = person.http.post(f"/api/tables/{table['id']}/{what}", json=body)
        assert answer.is_success, answer.text
        return content(answer)
