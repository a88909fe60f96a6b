"""Nothing is lost: a server is killed at random moments under load, connections are cut, and every log is the same in the end.

`pytest -s tests/server/kills --kills 300` kills hundreds of them, about one a second.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.kills.attack import NO_LIMITS, Siege, a_free_port, busy, nothing_was_lost, some_chance, summary
from tests.server.kills.cluster import Wish
from tests.server.kills.conftest import Program
from tests.waiting import waited_for

WISHES = (
    Wish("matchmaster", 3, {"rounds": "short"}),
    Wish("tycoon", 4, {}),
    Wish("the_match", 2, {}),
    Wish("matschig", 3, {"rounds": 1}),
)


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_servers_that_are_killed_lose_nothing_and_double_nothing(
    tmp_path: Path, program: Callable[..., Program], kills: Callable[[int], int]
) -> None:
    port, database = a_free_port(), f"{tmp_path}/tables.db"
    server = program("serve", "--port", str(port), "--database", database, *NO_LIMITS)
    companies = waited_for(Siege([server], [port], WISHES, kills(5), some_chance()).held())
    print(summary(companies))
    waited_for(nothing_was_lost(database, companies))
    assert busy(companies) == 0
