"""A bot program for a released version can still play, in games of the terminal and at tables of a server."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import matchwood
from matchwood.external_bots.external_bot import ExternalBot
from tests.external_bots.conftest import played
from tests.releases import RELEASES
from tests.releases.keeping import play_on
from tests.server.conftest import Person
from tests.support.waiting import TIMEOUT

GAMES = {
    release: {record["game"]: record["players"] for record in map(json.loads, (release / "records.jsonl").read_text().splitlines())}
    for release in RELEASES
}


@pytest.mark.parametrize(
    ("release", "game"),
    [pytest.param(release, game, id=f"{release.name}-{game}") for release, games in GAMES.items() for game in games],
)
def test_a_program_of_a_release_answers_every_question_with_a_legal_move(release: Path, game: str) -> None:
    with ExternalBot([sys.executable, str(release / "bot.py")], house=matchwood.bot("quick", seed=1), seconds=TIMEOUT) as bot:
        assert played(game, bot, players=GAMES[release][game]).over
    assert bot.loss is None


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.name)
def test_a_program_of_a_release_plays_a_whole_game_at_a_table_of_a_server(
    release: Path, tmp_path: Path, start_server: Callable[..., Any]
) -> None:
    address = start_server(f"{tmp_path}/tables.db").address
    ada = Person(address)
    table = ada.opens(players=2, options={"rounds": "short"}, limit=60)
    command = [sys.executable, release / "http_bot.py", address, table["id"]]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    chance = random.Random(1)
    while play_on({"Ada": ada}, table, chance)["state"] != "over":
        pass
    out, err = program.communicate(timeout=TIMEOUT)
    assert (program.returncode, err) == (0, "")
    assert out.startswith("{'ranks': [")
    ada.http.close()
