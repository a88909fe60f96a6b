"""The stages of a game compile every function that a table needs, because a server must not compile between two moves."""

from __future__ import annotations

import subprocess
import sys

import pytest

import matchwood

PROGRAM = """
import random, sys
import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.preparing.stages import PLAYABLE, use
from numba.core.dispatcher import Dispatcher

key = sys.argv[1]
for stage in PLAYABLE:
    use(key, stage)

add_overload = Dispatcher.add_overload

def print_late(dispatcher, result):
    print(dispatcher.py_func.__module__, dispatcher.py_func.__qualname__)
    add_overload(dispatcher, result)

Dispatcher.add_overload = print_late

for players in {spec_of(key).players[0], spec_of(key).players[-1]}:
    for seed, deals in enumerate([{"seed": 5}, {"secret": "hmac-sha512:" + "5" * 64}]):
        game, chance = matchwood.new(key, players=players, **deals), random.Random(seed)
        while not game.over:
            for seat in (*range(players), None):
                game.view(seat).to_dict()
            seat = chance.choice(game.owing)
            game.play(chance.choice(game.legal_moves(seat)), seat)
        game.view(None).to_dict()
        matchwood.load(game.record())
"""


@pytest.mark.parametrize("game", [info.key for info in matchwood.games()])
def test_a_table_needs_no_function_that_the_stages_have_not_compiled(game: str) -> None:
    ended = subprocess.run([sys.executable, "-c", PROGRAM, game], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (0, ""), ended.stderr
