"""What a database holds, in words that every version understands, and what people do at its tables."""

from __future__ import annotations

import random
from collections.abc import Mapping

from matchwood.server.storage.database import open_database
from matchwood.server.storage.loading import load_table
from matchwood.server.storage.log import Log
from matchwood.server.table.table import Table
from tests.server.answers import Json
from tests.server.conftest import Person
from tests.surely import surely
from tests.waiting import waited_for


def kept(database: str, tables: Mapping[str, str]) -> Json:
    """What this database holds of these tables, of which each is here for something."""

    async def story() -> Json:
        log = Log(open_database(database))
        try:
            return {name: {"what": what} | _summary(surely(await load_table(log, name))) for name, what in tables.items()}
        finally:
            log.close()

    return waited_for(story())


def _summary(table: Table) -> Json:
    return {
        "state": table.state,
        "seats": [[chair.kind, chair.name] for chair in table.chairs],
        "record": None if table.game is None else table.game.record(),
    }


def play_on(people: Mapping[str, Person], table: Json, chance: random.Random) -> Json:
    """Let those move who owe a move at this table, or wait until bots have moved; the table as it was before."""
    somebody = next(people[seat["name"]] for seat in table["seats"] if seat["name"] in people)
    now = somebody.sees(table)
    for person in [people[seat["name"]] for seat in now["seats"] if seat["name"] in people]:
        view = person.sees(table)["view"]
        if view and view["moves"] and person.moves(table, chance.choice(view["moves"])).is_success:
            return now
    if now["state"] in ("open", "playing"):
        somebody.http.get(f"/api/tables/{table['id']}", params={"after": now["number"], "wait": 5})
    return now


def as_before(record: Json | None, before: Json | None) -> None:
    """A record says all that it said before; later versions may say more, such as house rules that there were not."""
    if record is None or before is None:
        assert record is before
        return
    options = record["options"].items() >= before["options"].items()
    assert options, (record["options"], before["options"])
    assert {key: record[key] for key in before if key != "options"} == {key: before[key] for key in before if key != "options"}
