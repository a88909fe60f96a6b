"""On a busy server, the times at which bots answer interrupts do not reveal their cards."""

from __future__ import annotations

import asyncio
import random
import time
from types import SimpleNamespace

import pytest
from scipy.stats import mannwhitneyu

import matchwood
from matchwood.server.compute.bots import Bots
from tests.server.compute.interrupts import interrupted_game, ready, table_of

TABLES = 8
INTERRUPTS = 4_000
"""The number of answers with a choice, and also of those without. By chance, MAX_DEVIATION is exceeded once in 100,000 runs."""
MAX_DEVIATION = 0.03


@pytest.mark.exhaustive
@pytest.mark.parametrize("level", ["club", "champion"])
async def test_times_on_a_busy_server_do_not_reveal_which_bot_had_a_choice(level: str) -> None:
    game, chooser, other = interrupted_game()
    table = table_of(game, level, pace="instant")
    busy = table_of(matchwood.new("tycoon", players=4, seed=1), "champion", pace="instant")
    taken: dict[int, list[float]] = {chooser: [], other: []}
    chance = random.Random(1)
    server_bots = Bots(SimpleNamespace(wait_for_bots=ready))  # type: ignore[arg-type]  # everything is compiled

    async def others_think() -> None:
        while True:
            await server_bots.decide(busy, busy.game.owing[0])

    async def answer() -> None:
        while len(taken[other]) < INTERRUPTS:
            for seat in chance.sample((chooser, other), 2):  # the first of the two may wait longer
                started = time.perf_counter()
                await server_bots.decide(table, seat)
                taken[seat].append(time.perf_counter() - started)

    load = [asyncio.create_task(others_think()) for _ in range(TABLES)]
    await asyncio.gather(*(answer() for _ in range(TABLES)))
    for task in load:
        task.cancel()
    await asyncio.gather(*load, return_exceptions=True)
    await server_bots.close()
    # The area under the ROC curve: the share of pairs in which the answer with a choice takes longer. Ties count half.
    share = mannwhitneyu(taken[chooser], taken[other]).statistic / (len(taken[chooser]) * len(taken[other]))
    print(f"{level}: {share:.3f} of {len(taken[chooser])} × {len(taken[other])} pairs take longer with a choice")
    assert abs(share - 0.5) < MAX_DEVIATION
