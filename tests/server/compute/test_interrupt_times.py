"""A server that is busy: how long bots take in windows tells nothing about what they hold."""

from __future__ import annotations

import asyncio
import random
import time
from types import SimpleNamespace

import pytest
from scipy.stats import mannwhitneyu

import matchwood
from matchwood.server.compute.bots import Bots
from tests.server.compute.interrupts import a_table, at_a_window, ready

TABLES = 8
WINDOWS = 4_000
"""With a choice, and as many without: by chance alone the share lies farther off than EVEN once in a hundred thousand times."""
EVEN = 0.03


@pytest.mark.exhaustive
@pytest.mark.parametrize("level", ["club", "champion"])
async def test_on_a_busy_server_times_do_not_tell_who_had_a_choice(level: str) -> None:
    game, chooser, other = at_a_window()
    table = a_table(game, level, pace="instant")
    busy = a_table(matchwood.new("tycoon", players=4, seed=1), "champion", pace="instant")
    taken: dict[int, list[float]] = {chooser: [], other: []}
    chance = random.Random(1)
    house = Bots(SimpleNamespace(wait_for_bots=ready))  # type: ignore[arg-type]  # everything is compiled

    async def others_think() -> None:
        while True:
            await house.decide(busy, busy.game.owing[0])

    async def answer() -> None:
        while len(taken[other]) < WINDOWS:
            for seat in chance.sample((chooser, other), 2):  # who is asked first may have to wait for longer
                begun = time.perf_counter()
                await house.decide(table, seat)
                taken[seat].append(time.perf_counter() - begun)

    load = [asyncio.create_task(others_think()) for _ in range(TABLES)]
    await asyncio.gather(*(answer() for _ in range(TABLES)))
    for task in load:
        task.cancel()
    await asyncio.gather(*load, return_exceptions=True)
    await house.close()
    # What a listener can tell by times alone (AUC): the share of all pairs in which the one is longer, ties counting half.
    share = mannwhitneyu(taken[chooser], taken[other]).statistic / (len(taken[chooser]) * len(taken[other]))
    print(f"{level}: with a choice later in {share:.3f} of all pairs of {len(taken[chooser])} and {len(taken[other])} windows")
    assert abs(share - 0.5) < EVEN
