"""The example bot plays whole games of all kinds through the line protocol."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import matchwood
from matchwood.external_bots.external_bot import ExternalBot
from matchwood.external_bots.lines import question
from tests.external_bots.conftest import EXAMPLE, played
from tests.support.waiting import TIMEOUT

GAMES = [(info.key, info.players) for info in matchwood.games()]


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_the_example_bot_plays_whole_games_with_legal_moves(key: str, players: tuple[int, ...]) -> None:
    with ExternalBot([sys.executable, str(EXAMPLE)], house=matchwood.bot("quick", seed=1), seconds=TIMEOUT) as bot:
        assert played(key, bot, players=players[0]).over
    assert bot.loss is None


def test_the_example_bot_uses_only_the_standard_library() -> None:
    game = matchwood.new("matchmaster", players=2, seed=1)
    asked = question(game.view(0).to_dict(), 1.0)
    alone = subprocess.run([sys.executable, "-I", "-S", EXAMPLE], input=asked, stdout=subprocess.PIPE, timeout=TIMEOUT, check=True)
    assert json.loads(alone.stdout)["move"] in game.legal_moves(0)
