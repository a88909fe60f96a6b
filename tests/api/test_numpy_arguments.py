"""The library accepts NumPy's numbers as arguments, and treats them like Python's numbers."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import matchwood
from matchwood.envs.episode import Episode
from matchwood.lab.experiment import Experiment
from matchwood.lab.ladder.ladder import Terms

Number = Callable[[int], Any]


def new_matschig(number: Number) -> matchwood.Game:
    options = {"rounds": number(1), "open_pools": True if number is int else np.True_}
    return matchwood.new("matschig", players=number(3), seed=number(5), options=options)


def played_game(number: Number) -> Any:
    game = new_matschig(number)
    seat = number(game.owing[0])
    game.play(game.legal_moves(seat)[0], seat=seat)
    return json.dumps(game.record()), game.view(number(1)).to_dict()


def given_deals(number: Number) -> Any:
    matchmaster = {"dealer": number(1), "hands": [["T5"], ["L3"]]}
    tycoon = {"leader": number(1), "hands": [["F", "1"], ["2", "8"]]}
    games = [
        matchwood.new("matchmaster", players=2, deals=[matchmaster]),
        matchwood.new("tycoon", players=2, deals=[tycoon]),
    ]
    for key, players in (("the_match", 2), ("matschig", 3)):
        deal = matchwood.new(key, players=players, seed=1).deals[0]
        as_given = {name: number(value) if isinstance(value, int) else value for name, value in deal.items()}
        games.append(matchwood.new(key, players=players, deals=[as_given]))
    return [json.dumps(game.record()["events"]) for game in games]


def played_batch(number: Number) -> Any:
    batch = matchwood.batch("tycoon", number(4), players=number(2), seed=number(3), threads=number(1))
    move = batch.view(number(1), number(batch.seat[1])).moves[0]
    return batch.observe().tolist(), repr(batch), batch.decisions_of(number(1), move)


def bot_move(number: Number) -> Any:
    game = matchwood.new("matchmaster", players=2, seed=1)
    bot = matchwood.bot("club", seed=number(2), iterations=number(10), threads=number(1))
    return bot.choose(game.view(0)), matchwood.hint(game.view(0), iterations=number(20), seed=number(1))


def position(number: Number) -> Any:
    game = matchwood.new("matchmaster", players=2, seed=1)
    game.play("bid 1", seat=0)
    game.play("bid 1", seat=1)
    found = matchwood.Position.at(game.record(), number(1), seat=number(0))
    return json.dumps(found.to_dict()), found.judgement("bid 0", iterations=number(10), seed=number(2)).to_dict()


def analysed(number: Number) -> Any:
    deal = {"dealer": 0, "hands": [["T5"], ["L3"]]}
    game = matchwood.new("matchmaster", players=2, seed=1, deals=[deal])
    game.play("bid 1", seat=0)
    game.play("bid 1", seat=1)
    return json.dumps(matchwood.analyse(game.record(), iterations=number(4), seed=number(2)).to_dict())


def experiment(number: Number) -> Any:
    rules = {"rounds": "short"}
    made = Experiment.checked("matchmaster", number(2), ["random"], rules, number(4), number(3), games_a_deal=number(2))
    terms = Terms.checked("matchmaster", number(2), rules, number(4), number(3))
    return made, json.dumps(made.play(number(1))), repr(terms), made.seating(number(1))


def episode(number: Number) -> Any:
    episode = Episode("matchmaster", number(2), {})
    episode.begin(number(3))
    first = episode.flat(0).tolist()
    episode.begin(None)
    return first, episode.flat(0).tolist()


@pytest.mark.parametrize("use", [played_game, given_deals, played_batch, bot_move, position, analysed, experiment, episode])
def test_a_number_of_numpy_is_accepted_like_an_int(use: Callable[[Number], Any]) -> None:
    assert use(np.int64) == use(int)


def test_the_names_and_numbers_of_options_may_be_of_numpy() -> None:
    options = {"rounds": np.str_("short")}
    assert matchwood.new("matchmaster", players=2, options=options).options["rounds"] == "short"
    with pytest.raises(matchwood.BadOption, match="rounds"):
        matchwood.new("matschig", players=3, options={"rounds": np.float64(1)})
