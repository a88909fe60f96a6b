"""Steps and new games in some slots of a batch, given deals, house rules for each slot, and saved batches."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

import matchwood
from matchwood.cardgames.catalogue import keys
from matchwood.errors import BadBatch, BadDeal, BadOption, IllegalMove

SIZE = 6
ARRAYS = ("seat", "mask", "legal", "over", "rewards", "ranks", "scores", "seeds")


def random_decisions(batch: matchwood.Batch, luck: np.random.Generator) -> NDArray[np.int64]:
    return np.asarray((batch.legal * luck.random(batch.legal.shape)).argmax(axis=1))


def contents(batch: matchwood.Batch) -> dict[str, NDArray[Any]]:
    """Return copies of all arrays and observations."""
    parts = {name: getattr(batch, name).copy() for name in ARRAYS}
    everyone = [batch.observed([seat] * batch.size) for seat in range(-1, batch.players)]
    return {**parts, "observed": np.stack([seen.view(np.uint8).reshape(batch.size, -1) for seen in everyone], axis=1)}


def same(left: dict[str, NDArray[Any]], right: dict[str, NDArray[Any]], where: NDArray[np.bool_]) -> bool:
    return all((left[name][where] == right[name][where]).all() for name in left)


EVERYWHERE = np.ones(SIZE, np.bool_)


@given(key=st.sampled_from(keys()), seed=st.integers(0, 2**31), finished=st.sampled_from(["restart", "freeze"]))
def test_two_steps_in_different_slots_are_one_step_in_all_slots(key: str, seed: int, finished: Any) -> None:
    whole, luck = matchwood.batch(key, SIZE, seed=seed, finished=finished), np.random.default_rng(seed)
    parts = whole.copy()
    for _ in range(60):
        where, decisions = luck.random(SIZE) < 0.5, random_decisions(whole, luck)
        before = contents(parts)
        parts.step(decisions, where=where)
        assert same(before, contents(parts), ~where)
        parts.step(decisions, where=~where)
        whole.step(decisions)
        assert same(contents(whole), contents(parts), EVERYWHERE)


@given(key=st.sampled_from(keys()), seed=st.integers(0, 2**31), again=st.none() | st.integers(0, 2**31))
def test_a_reset_of_some_slots_starts_the_games_that_a_reset_of_all_slots_starts(key: str, seed: int, again: int | None) -> None:
    batch, luck = matchwood.batch(key, SIZE, seed=seed), np.random.default_rng(seed)
    for _ in range(9):
        batch.step(random_decisions(batch, luck))
    whole, before, where = batch.copy(), contents(batch), luck.random(SIZE) < 0.5
    whole.reset(again)
    batch.reset(again, where=where)
    assert same(before, contents(batch), ~where)
    assert same(contents(whole), contents(batch), where)
    batch.step(random_decisions(batch, luck))


def test_an_illegal_decision_matters_only_where_a_step_is_made() -> None:
    batch = matchwood.batch("matchmaster", 2, players=2)
    batch.step([1, 63], where=[True, False])
    assert batch.seat.tolist() == [1, 0]
    before = contents(batch)
    with pytest.raises(IllegalMove, match="slot 1: seat 0 may not decide 63"):
        batch.step([1, 63], where=[False, True])
    assert same(before, contents(batch), np.ones(2, np.bool_))


@pytest.mark.parametrize("where", [[True], [1, 0], [[True, False]]])
def test_an_array_of_another_shape_or_type_is_refused(where: Any) -> None:
    batch = matchwood.batch("matchmaster", 2)
    with pytest.raises(BadBatch, match=r"where must be booleans of shape \(2,\)"):
        batch.step([0, 0], where=where)
    with pytest.raises(BadBatch, match=r"where must be booleans of shape \(2,\)"):
        batch.reset(where=where)


RULES = [{}, {"rounds": "short"}, {"undertrump": "free", "overtrump": "previous"}]


def test_each_slot_can_have_its_own_house_rules() -> None:
    batch, luck = matchwood.batch("matchmaster", 3, players=3, options=RULES, seed=4), np.random.default_rng(4)
    for again in (False, True):
        games = [
            matchwood.new("matchmaster", players=3, options=options, seed=int(seed))
            for options, seed in zip(RULES, batch.seeds, strict=True)
        ]
        assert [batch.options_of(slot) for slot in range(3)] == [{**games[0].options, **rules} for rules in RULES]
        while not batch.over.any():
            decisions = random_decisions(batch, luck)
            for slot, game in enumerate(games):
                game.play(batch.move_of(slot, [int(decisions[slot])]), seat=int(batch.seat[slot]))
            batch.step(decisions)
            for slot in np.flatnonzero(~batch.over).tolist():
                assert all(batch.view(slot, seat) == games[slot].view(seat) for seat in (None, 0, 1, 2))
        for slot in np.flatnonzero(batch.over).tolist():
            result = games[slot].result
            assert result is not None
            assert result.scores == tuple(batch.scores[slot])
        if not again:
            batch.reset(9, where=[True, True, True])


def test_house_rules_for_another_number_of_slots_are_refused() -> None:
    with pytest.raises(BadBatch, match="once or for each of the 2 slots, not for 3"):
        matchwood.batch("matchmaster", 2, options=RULES)
    with pytest.raises(BadOption):
        matchwood.batch("matchmaster", 2, options=[{}, {"rounds": "long"}])


DEALS = [{"dealer": 0, "hands": [["T5", "L1"], ["L3", "B2"]]}, {"dealer": 1, "hands": [["T6", "L4"], ["T1", "B9"]]}]


def test_the_first_deals_of_a_batch_can_be_given() -> None:
    batch = matchwood.batch("matchmaster", 2, players=2, deals=DEALS)
    for slot, deal in enumerate(DEALS):
        game = matchwood.new("matchmaster", players=2, deals=[deal], seed=int(batch.seeds[slot]))
        assert all(batch.view(slot, seat) == game.view(seat) for seat in (None, 0, 1))
        assert batch.view(slot, int(batch.seat[slot])).mask() == batch.mask[slot]
    assert batch.legal.sum(axis=1).tolist() == [3, 3]
    batch.reset(where=[False, True], deals=DEALS[:1])
    assert (batch.view(1, 0).table, batch.view(1, 1).table) == (batch.view(0, 0).table, batch.view(0, 1).table)
    other = copy.copy(batch)
    batch.reset()
    assert (batch.view(0, 0) == other.view(0, 0)) is False


@pytest.mark.parametrize(
    ("deals", "reason"),
    [(DEALS[:1], "one deal for each of the 2 new games, not 1"), ([DEALS[0], {"dealer": 7}], "the deal for slot 1: ")],
)
def test_deals_that_do_not_fit_are_refused(deals: Any, reason: str) -> None:
    with pytest.raises(BadDeal, match=reason):
        matchwood.batch("matchmaster", 2, players=2, deals=deals)
    batch = matchwood.batch("matchmaster", 2, players=2)
    before = contents(batch)
    with pytest.raises(BadDeal, match=reason):
        batch.reset(deals=deals)
    assert same(before, contents(batch), np.ones(2, np.bool_))


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("finished", ["restart", "freeze"])
def test_a_saved_batch_continues_like_the_original(key: str, finished: Any, tmp_path: Path) -> None:
    batch, luck = matchwood.batch(key, SIZE, seed=5, finished=finished), np.random.default_rng(5)
    for _ in range(40):
        batch.step(random_decisions(batch, luck))
    batch.save(tmp_path / "games.npz")
    loaded = matchwood.load_batch(tmp_path / "games.npz")
    assert (loaded.key, loaded.players, loaded.options) == (batch.key, batch.players, batch.options)
    for _ in range(400):
        assert same(contents(batch), contents(loaded), EVERYWHERE)
        assert (batch.final_observation([0] * SIZE) == loaded.final_observation([0] * SIZE)).all()
        decisions = random_decisions(batch, luck)
        batch.step(decisions)
        loaded.step(decisions)


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no batch")
    np.savez(tmp_path / "other.npz", seat=np.zeros(2))
    for name in ("text", "other.npz"):
        with pytest.raises(BadBatch, match=r"is not a file of Batch\.save"):
            matchwood.load_batch(tmp_path / name)


def test_a_batch_of_another_version_of_the_game_is_refused(tmp_path: Path) -> None:
    matchwood.batch("matchmaster", 2).save(tmp_path / "games.npz")
    with np.load(tmp_path / "games.npz") as saved:
        parts = {**saved, "about": np.array(str(saved["about"]).replace("bids", "calls"))}
    np.savez(tmp_path / "old.npz", **parts)
    with pytest.raises(BadBatch, match="another state"):
        matchwood.load_batch(tmp_path / "old.npz")
