"""The content of a database in a form that every version understands, and what people do at its tables."""

from __future__ import annotations

import random
from collections.abc import Mapping

from matchwood.server.storage.database import open_database
from matchwood.server.storage.loading import load_table
from matchwood.server.storage.log import Log
from matchwood.server.table.table import Table
from tests.server.answers import Json
from tests.server.conftest import Person
from tests.support.optional import not_none
from tests.support.waiting import run_in_thread


def kept(database: str, tables: Mapping[str, str]) -> Json:
    """Return the content of this database for these tables. Each table has a purpose."""

    async def story() -> Json:
        log = Log(open_database(database))
        try:
            return {name: {"what": what} | _summary(not_none(await load_table(log, name))) for name, what in tables.items()}
        finally:
            log.close()

    return run_in_thread(story())


def _summary(table: Table) -> Json:
    return {
        "state": table.state,
        "seats": [[chair.kind, chair.name] for chair in table.chairs],
        "record": None if table.game is None else table.game.record(),
    }


def play_on(people: Mapping[str, Person], table: Json, chance: random.Random) -> Json:
    """Make the next moves at this table, or wait for the moves of bots. Return the table before the moves."""
    player = next(people[seat["name"]] for seat in table["seats"] if seat["name"] in people)
    now = player.sees(table)
    for person in [people[seat["name"]] for seat in now["seats"] if seat["name"] in people]:
        view = person.sees(table)["view"]
        if view and view["moves"] and person.moves(table, chance.choice(view["moves"])).is_success:
            return now
    if now["state"] in ("open", "playing"):
        player.http.get(f"/api/tables/{table['id']}", params={"after": now["number"], "wait": 5})
    return now


def as_before(record: Json | None, before: Json | None) -> None:
    """Check that a record contains all that it contained before. Later versions may add values, for example new house rules."""
    if record is None or before is None:
        assert record is before
        return
    options = record["options"].items() >= before["options"].items()
    assert options, (record["options"], before["options"])
    assert {key: record[key] for key in before if key != "options"} == {key: before[key] for key in before if key != "options"}
