"""A move can consist of several decisions. In the middle of such a move, views and bots know the decisions already made."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import matchwood
from matchwood.bots.levels import LEVELS, YARDSTICKS
from matchwood.cardgames.catalogue import keys, spec_of
from matchwood.engine import states
from matchwood.engine.batches import DECISIONS
from matchwood.errors import BadBatch, GameOver, IllegalMove, NotYourTurn
from tests.cardgames.playing import seats

BOTS = [*YARDSTICKS, *LEVELS]
OTHER_RULES: dict[str, dict[str, Any]] = {
    "tycoon": {"expansion": "all", "revolution_at": 4},
    "matschig": {"rounds": 1, "reopen_after_duck": True},
}
CASES = [
    pytest.param(key, seats(key, players), OTHER_RULES.get(key, {}), seed) for key in keys() for players, seed in ((2, 1), (5, 2))
]


def players_of(key: str, players: int) -> int:
    return min(spec_of(key).players, key=lambda count: abs(count - players))


class Pair:
    """A batch of one game, and the same game played with moves."""

    def __init__(self, key: str, players: int, options: dict[str, Any], seed: int) -> None:
        self.batch = matchwood.batch(key, 1, players=players, options=options, seed=seed, finished="freeze")
        self.game = matchwood.new(key, players=players, options=options, seed=int(self.batch.seeds[0]))

    @property
    def seat(self) -> int:
        return int(self.batch.seat[0])

    def view(self) -> matchwood.View:
        return self.batch.view(0, self.seat)

    def decide(self, move: str, decision: int) -> None:
        """Make the first decision of the rest of this move. After its last decision, the game plays the move too."""
        if self.batch.decisions_of(0, move) == (decision,):
            self.game.play(move, seat=self.seat)
        self.batch.step([decision])

    def alike(self) -> bool:
        all_seats = [None, *range(self.batch.players)]
        return all(self.batch.view(0, seat) == self.game.view(seat) for seat in all_seats)


def midway(pair: Pair) -> bool:
    return bool(pair.view().state()["midway"][0])


@pytest.mark.parametrize(("key", "players", "options", "seed"), CASES)
def test_a_view_lists_the_moves_that_agree_with_the_decisions_already_made(
    key: str, players: int, options: dict[str, Any], seed: int
) -> None:
    pair, luck = Pair(key, players_of(key, players), options, seed), random.Random(seed)
    while not pair.batch.over[0]:
        view, legal = pair.view(), np.flatnonzero(pair.batch.legal[0]).tolist()
        runs = {move: pair.batch.decisions_of(0, move) for move in view.moves}
        assert {run[0] for run in runs.values()} == set(legal)
        assert view.to_dict()["moves"] == view.moves
        assert len({*runs.values()}) == len(runs)
        assert view.mask() == pair.batch.mask[0]
        assert (view.legal() == pair.batch.legal[0]).all()
        assert (view.numbers() == pair.batch.observe()[0]).all()
        move = luck.choice(view.moves)
        assert pair.batch.move_of(0, runs[move]) == move
        pair.decide(move, runs[move][0])
        if pair.seat < 0 or not midway(pair):
            assert pair.alike()
    assert pair.game.over


@pytest.mark.parametrize(("key", "players", "options", "seed"), CASES)
def test_bots_choose_moves_that_agree_with_the_decisions_already_made(
    key: str, players: int, options: dict[str, Any], seed: int
) -> None:
    pair, luck, asked = Pair(key, players_of(key, players), options, seed), random.Random(seed), 0
    while not pair.batch.over[0]:
        view, levels = pair.view(), BOTS if midway(pair) else [BOTS[asked % len(BOTS)]]
        chosen = [matchwood.bot(level, seed=asked, iterations=8).choose(view) for level in levels]
        asked += 1
        assert {*chosen} <= {*view.moves}
        if luck.random() < 0.5:  # makes only one decision of the move, so that the next one is often in the middle of a move
            pair.decide(chosen[-1], pair.batch.decisions_of(0, chosen[-1])[0])
            continue
        for decision in pair.batch.decisions_of(0, chosen[0]):
            pair.decide(chosen[0], decision)
        assert pair.alike()


@pytest.mark.parametrize(("key", "players", "options", "seed"), CASES)
def test_a_policy_decides_in_a_view_as_in_a_batch(key: str, players: int, options: dict[str, Any], seed: int) -> None:
    pair, luck = Pair(key, players_of(key, players), options, seed), np.random.default_rng(seed)
    weights = luck.normal(size=(64, pair.batch.length))

    def policy(numbers: NDArray[np.float32], legal: NDArray[np.bool_]) -> int:
        return int(np.where(legal, weights @ numbers, -np.inf).argmax())

    while not pair.batch.over[0]:
        move = pair.view().move_by(policy)
        pair.decide(move, policy(pair.batch.observe()[0], pair.batch.legal[0]))


def test_the_view_of_a_seat_without_a_decision_has_no_legal_decision() -> None:
    game = matchwood.new("the_match", players=2, seed=1)
    for seat in (None, 1 - game.owing[0]):
        view = game.view(seat)
        assert view.mask() == 0
        assert not view.legal().any()
        assert view.numbers().any()
        with pytest.raises(NotYourTurn):
            view.move_by(lambda numbers, legal: 0)


def test_an_illegal_decision_of_a_policy_is_refused() -> None:
    view = matchwood.new("matchmaster", players=3, seed=1).view(0)
    for decision in (-1, 8, 64):
        with pytest.raises(IllegalMove, match="it may decide 0, 1, 2, 3, 4, 5, 6, 7"):
            view.move_by(lambda numbers, legal, decision=decision: decision)  # type: ignore[misc]


def game_in_the_middle_of_a_move(key: str) -> Pair:
    """Return a game in the middle of a move that can be completed in several ways."""
    pair, luck = Pair(key, players_of(key, 3), {}, 1), random.Random(1)
    while not (midway(pair) and len(pair.view().moves) > 1):
        move = luck.choice(pair.view().moves)
        pair.decide(move, pair.batch.decisions_of(0, move)[0])
    return pair


@pytest.mark.parametrize("key", ["tycoon", "matschig"])
def test_a_hint_in_the_middle_of_a_move_agrees_with_the_decisions_already_made(key: str) -> None:
    view = game_in_the_middle_of_a_move(key).view()
    hint = matchwood.hint(view, iterations=60, seed=1)
    assert {hint.move, hint.other} <= {*view.moves}


@pytest.mark.parametrize("key", ["tycoon", "matschig"])
def test_the_table_does_not_change_in_the_middle_of_a_move(key: str) -> None:
    pair = game_in_the_middle_of_a_move(key)
    view, before = pair.view(), pair.game.view(pair.seat)
    assert view.table == before.table
    assert view.to_dict() == {**before.to_dict(), "moves": view.moves}
    assert set(view.moves) < set(before.moves)
    assert view.html()


@pytest.mark.parametrize("key", ["tycoon", "matschig"])
def test_the_other_seats_do_not_see_an_incomplete_move(key: str) -> None:
    pair = game_in_the_middle_of_a_move(key)
    for eyes in (None, *range(pair.batch.players)):
        if eyes != pair.seat:
            assert pair.batch.view(0, eyes).to_dict() == pair.game.view(eyes).to_dict()


def test_a_move_that_contradicts_the_decisions_already_made_is_refused() -> None:
    pair = game_in_the_middle_of_a_move("tycoon")
    other = next(move for move in pair.game.legal_moves() if move not in pair.view().moves)
    with pytest.raises(IllegalMove, match="does not start with the decisions already made") as error:
        pair.batch.decisions_of(0, other)
    assert [*error.value.expected] == pair.view().moves


@pytest.mark.parametrize("decisions", [[], [0], [0, 1, 0, 0], [DECISIONS, 1, 0], [-1, 1, 0], [17, 1, 0]])
def test_decisions_that_are_not_one_whole_move_are_refused(decisions: list[int]) -> None:
    batch = matchwood.batch("tycoon", 1, players=2, seed=3)
    with pytest.raises(IllegalMove, match="not one whole legal move"):
        batch.move_of(0, decisions)


def test_a_finished_game_reads_and_writes_no_moves() -> None:
    batch = matchwood.batch("matchmaster", 1, players=2, options={"rounds": "short"}, finished="freeze")
    while not batch.over[0]:
        batch.step(batch.legal.argmax(axis=1))
    for ask in (lambda: batch.decisions_of(0, "bid 0"), lambda: batch.move_of(0, [0])):
        with pytest.raises(GameOver):
            ask()
    for slot in (-1, 1):
        with pytest.raises(BadBatch, match="slots are 0 to 0"):
            batch.decisions_of(slot, "bid 0")


def test_a_game_whose_spec_lacks_begun_raises_not_implemented_in_the_middle_of_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = game_in_the_middle_of_a_move("tycoon")
    monkeypatch.delattr(type(spec_of("tycoon")), "begun")
    with pytest.raises(NotImplementedError, match="its spec must implement `begun`"):
        _ = pair.view().moves


@pytest.mark.parametrize("key", ["tycoon", "matschig"])
def test_the_decisions_already_made_lead_from_the_state_before_the_move_to_the_current_state(key: str) -> None:
    view = game_in_the_middle_of_a_move(key).view()
    before, made = view.begun()
    assert view.seat is not None
    for decision in made:
        states.apply(before, view.seat, decision)
    assert before.tobytes() == view.observed
