"""A batch plays the same games as `matchwood.new`, and each of its observations contains only what the seat may see."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import matchwood
from matchwood.api.batch import SEEDS
from matchwood.api.chunks import MIN_CHUNK
from matchwood.cardgames.catalogue import keys, spec_of
from matchwood.cardgames.pieces import whole
from matchwood.engine import states, verbs
from matchwood.engine.chance import chance_from
from matchwood.engine.flattening import Form, Piece
from matchwood.errors import BadBatch, BadOption, BadPlayers, BadSeed, IllegalMove, UnknownGame
from tests.cardgames.playing import seats

OTHER_RULES: dict[str, dict[str, Any]] = {
    "matchmaster": {"overtrump": "previous", "undertrump": "free", "rounds": "short"},
    "tycoon": {"expansion": "all", "revolution_at": 4},
    "the_match": {"shared_sixth": True, "hide_after_miss": True},
    "matschig": {"rounds": 1, "open_pools": True, "reopen_after_duck": True},
}
CASES = [pytest.param(key, 3, {}, id=f"{key}-3") for key in keys()] + [
    pytest.param(key, 5, rules, id=f"{key}-5-other-rules") for key, rules in OTHER_RULES.items()
]


def random_decisions(batch: matchwood.Batch, luck: np.random.Generator) -> NDArray[np.int64]:
    return np.asarray((batch.legal * luck.random(batch.legal.shape)).argmax(axis=1))


def played(batch: matchwood.Batch, seed: int = 1) -> Iterator[NDArray[np.int64]]:
    """Yield random decisions for all slots, and make them when the caller asks for the next ones."""
    luck = np.random.default_rng(seed)
    while True:
        decisions = random_decisions(batch, luck)
        yield decisions
        batch.step(decisions)


# --- the same games ------------------------------------------------------------------------------------------------------------


class Twin:
    """A second copy of the game in one slot, played with moves instead of decisions."""

    def __init__(self, batch: matchwood.Batch, slot: int) -> None:
        self.batch, self.slot, self.run = batch, slot, list[int]()
        seed = int(batch.seeds[slot])
        self.game = matchwood.new(batch.key, players=batch.players, options=batch.options, seed=seed)

    def decides(self, decision: int) -> None:
        seat = int(self.batch.seat[self.slot])
        if not self.run:
            self.before = self.batch.view(self.slot, seat).state()
        self.run.append(decision)
        trial = states.copy_of(self.batch.view(self.slot, seat).state())
        states.apply(trial, seat, decision)
        if not trial["midway"][0]:
            self.game.play(spec_of(self.batch.key).move_of(self.before, seat, self.run), seat=seat)
            self.run = []

    def agrees(self) -> bool:
        if self.run:
            return True
        eyes = [*range(self.batch.players), None]
        seats = self.game.owing
        assert self.batch.seat[self.slot] == (seats[0] if seats else -1)
        return all(self.batch.view(self.slot, seat) == self.game.view(seat) for seat in eyes)


@pytest.mark.parametrize(("key", "players", "options"), CASES)
def test_each_slot_of_a_batch_plays_the_game_of_its_seed(key: str, players: int, options: dict[str, Any]) -> None:
    batch = matchwood.batch(key, 2, players=seats(key, players), options=options, seed=7, finished="freeze")
    twins = [Twin(batch, slot) for slot in range(2)]
    for made, decisions in enumerate(played(batch)):
        if made % 7 == 0 or batch.over.any():
            assert all(twin.agrees() for twin in twins)
        if batch.over.all():
            break
        for slot, twin in enumerate(twins):
            if batch.seat[slot] >= 0:
                twin.decides(int(decisions[slot]))
    for slot, twin in enumerate(twins):
        result = twin.game.result
        assert result is not None
        assert (tuple(batch.ranks[slot]), tuple(batch.scores[slot])) == (result.ranks, result.scores)


def test_every_game_of_a_slot_has_a_different_seed() -> None:
    batch = matchwood.batch("the_match", 3, seed=5, options={"mode": "league"})
    begun = {int(seed): batch.view(slot, None).observed for slot, seed in enumerate(batch.seeds)}
    for _ in zip(played(batch), range(500), strict=False):
        for slot in np.flatnonzero(batch.over):
            begun[int(batch.seeds[slot])] = batch.view(int(slot), None).observed
    assert len(begun) > 6
    assert [seed - 5 * SEEDS for seed in sorted(begun)] == [*range(len(begun))]
    for seed, seen in begun.items():
        assert matchwood.new("the_match", players=2, options={"mode": "league"}, seed=seed).view(None).observed == seen


def test_equal_seeds_give_equal_batches_and_reset_continues_or_restarts_the_seeds() -> None:
    one, other = (matchwood.batch("tycoon", 5, seed=3) for _ in range(2))
    first = one.observed()
    for _ in zip(played(one), range(30), strict=False):
        pass
    one.reset()
    assert (one.observed()["hands"] != first["hands"]).any()
    assert int(one.seeds[0]) >= 3 * SEEDS + 5
    one.reset(seed=3)
    assert one.observed().tobytes() == other.observed().tobytes() == first.tobytes()


# --- rewards and decisions
# --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", keys())
def test_a_step_that_ends_a_game_returns_its_rewards_and_starts_the_next_game(key: str) -> None:
    batch = matchwood.batch(key, 40, players=seats(key), options=OTHER_RULES.get(key), seed=2)
    spec, ended = spec_of(key), 0
    for _ in zip(played(batch), range(400), strict=False):
        assert not batch.rewards[~batch.over].any()
        for slot in np.flatnonzero(batch.over):
            payoff = np.stack([batch.ranks[slot], batch.scores[slot]])
            assert np.allclose(batch.rewards[slot], spec.outcomes(payoff, batch.options))
            ended += 1
        assert (batch.seat >= 0).all()
        assert (batch.mask > 0).all()
    assert ended


@pytest.mark.parametrize("key", keys())
def test_the_last_observation_of_a_restarted_game_is_that_of_the_frozen_game(key: str) -> None:
    batch, frozen = (
        matchwood.batch(key, 8, players=seats(key), options=OTHER_RULES.get(key), seed=4, finished=finished)
        for finished in ("restart", "freeze")
    )
    eyes, first = np.arange(8) % (batch.players + 1) - 1, np.ones(8, np.bool_)
    buffer = np.ones((8, batch.length), np.float32)
    for _, decisions in zip(range(3000), played(batch), strict=False):
        last = batch.final_observation(eyes, out=buffer)
        assert not last[~batch.over].any()
        assert not batch.ranks[~batch.over].any()
        assert not batch.scores[~batch.over].any()
        for slot in np.flatnonzero(batch.over & first):
            assert last[slot].tobytes() == frozen.observe(eyes)[slot].tobytes()
            assert last[slot].tobytes() == frozen.final_observation(eyes)[slot].tobytes()
            assert batch.ranks[slot].tolist() == frozen.ranks[slot].tolist()
            assert batch.scores[slot].tolist() == frozen.scores[slot].tolist()
        first &= ~batch.over
        if not first.any():
            break
        frozen.step(decisions)
    assert frozen.over.all()
    assert batch.ranks[batch.over].all()
    batch.reset()
    assert not batch.ranks.any()
    assert not batch.final_observation(eyes).any()


def test_frozen_games_do_not_change() -> None:
    batch = matchwood.batch("tycoon", 20, players=2, seed=4, finished="freeze")
    ended = dict[int, tuple[bytes, bytes]]()
    for decisions in played(batch):
        seen = batch.observed()
        for slot in np.flatnonzero(batch.over):
            now = seen[slot].tobytes(), batch.ranks[slot].tobytes()
            assert ended.setdefault(int(slot), now) == now
        if batch.over.all():
            break
        decisions[batch.over] = -5  # the batch ignores the decision of a slot whose game is over
    assert (batch.seat == -1).all()
    assert not batch.legal.any()
    batch.reset()
    assert not batch.over.any()
    assert not batch.rewards.any()


@pytest.mark.parametrize("key", keys())
def test_a_frozen_game_gives_its_rewards_once(key: str) -> None:
    batch = matchwood.batch(key, 8, players=seats(key), options=OTHER_RULES.get(key), seed=4, finished="freeze")
    total = np.zeros(batch.rewards.shape)
    for _ in played(batch):
        total += batch.rewards
        if batch.over.all():
            break
    payoffs = np.stack([batch.ranks, batch.scores], axis=1)
    assert np.allclose(total, spec_of(key).outcomes(payoffs, batch.options))
    for _ in range(2):
        batch.step(np.zeros(batch.size, np.int64))
        assert not batch.rewards.any()


def test_the_bit_mask_and_the_boolean_mask_list_the_same_decisions() -> None:
    batch = matchwood.batch("matschig", 30, players=3, seed=6)
    for _ in zip(played(batch), range(60), strict=False):
        bits = batch.mask[:, None] >> np.arange(64, dtype=np.uint64) & np.uint64(1)
        assert (bits == batch.legal).all()


def test_an_illegal_decision_is_refused_with_its_slot_and_seat_and_changes_no_game() -> None:
    batch = matchwood.batch("matchmaster", 4, players=3, seed=1)
    batch.step([0, 0, 0, 0])
    before = batch.observed().tobytes()
    for wrong in (8, -1, 64, 2**40):
        with pytest.raises(
            IllegalMove, match=rf"slot 2: seat 1 may not decide {wrong}; it may decide 0, 1, 2, 3, 4, 5, 6, 7"
        ) as told:
            batch.step([0, 0, wrong, 0])
        assert told.value.expected[0] == "0"
    assert batch.observed().tobytes() == before


def test_the_number_of_threads_does_not_change_the_games() -> None:
    one, three = (matchwood.batch("tycoon", 3 * MIN_CHUNK + 5, seed=8, threads=threads) for threads in (1, 3))
    luck = np.random.default_rng(1)
    for _ in range(40):
        decisions = random_decisions(one, luck)
        for batch in (one, three):
            batch.step(decisions)
        assert (one.mask == three.mask).all()
        assert (one.rewards == three.rewards).all()
    assert one.observe().tobytes() == three.observe().tobytes()
    assert one.observed().tobytes() == three.observed().tobytes()


# --- observations
# -----------------------------------------------------------------------------------------------------------------


def eyes_of(batch: matchwood.Batch) -> Iterator[NDArray[np.int64] | None]:
    yield None
    for seat in range(-1, batch.players):
        yield np.full(batch.size, seat)


@pytest.mark.parametrize(("key", "players", "options"), CASES)
def test_hidden_cards_do_not_change_an_observation(key: str, players: int, options: dict[str, Any]) -> None:
    batch = matchwood.batch(key, 6, players=seats(key, players), options=options, seed=9, finished="freeze")
    imagined = matchwood.batch(key, 6, players=seats(key, players), options=options, seed=1)
    for made, _ in enumerate(played(batch)):
        if batch.over.all():
            break
        if made % 23:
            continue
        for eyes in eyes_of(batch):
            seats_that_look = batch.seat.copy() if eyes is None else eyes
            seen, flat = batch.observed(eyes), batch.observe(eyes)
            for slot in range(batch.size):
                world = seen[slot : slot + 1].copy()
                states.determinize(world, chance_from(made, slot))
                imagined._records[slot : slot + 1] = world
            assert imagined.observed(seats_that_look).tobytes() == seen.tobytes()
            assert imagined.observe(seats_that_look).tobytes() == flat.tobytes()


def expected(piece: Piece, record: Any, players: int, eyes: int) -> list[float]:
    """Return the numbers that the flat observation should contain for one field, computed in plain Python."""
    value = np.asarray(record[piece.field])
    turned = [(max(eyes, 0) + row) % players for row in range(players)]
    chosen = {"": None, "all": turned, "own": turned[:1], "others": turned[1:]}[piece.rows]
    elements = (value if chosen is None else value[chosen]).reshape(-1).tolist()
    relative = {seat: place for place, seat in enumerate(turned)}
    of_one: dict[Form, Callable[[int], list[float]]] = {
        Form.NUMBER: lambda number: [number],
        Form.BITS: lambda word: [word >> place & 1 for place in range(piece.width)],
        Form.COUNTS: lambda word: [word >> 3 * place & 7 for place in range(piece.width)],
        Form.CHOICE: lambda number: [float(number == piece.first + place) for place in range(piece.width)],
        Form.SEAT: lambda number: [float(relative.get(number) == place) for place in range(players)],
        Form.SEATS: lambda word: [word >> seat & 1 for seat in turned],
        Form.PAIR: lambda number: (
            [float(number >= 0 and number // piece.first == place) for place in range(piece.width)]
            + [float(number >= 0 and number % piece.first == place) for place in range(piece.first)]
        ),
    }
    return [number for element in elements for number in of_one[piece.form](element)]


@pytest.mark.parametrize(("key", "players", "options"), CASES)
def test_every_observation_part_contains_the_values_of_its_field(key: str, players: int, options: dict[str, Any]) -> None:
    batch = matchwood.batch(key, 3, players=seats(key, players), options=options, seed=3)
    pieces = [*(spec_of(key).pieces or whole(spec_of(key).record))]
    for made, _ in enumerate(played(batch)):
        if made == 150:
            break
        if made % 10:
            continue
        for eyes in eyes_of(batch):
            flat, seen = batch.observe(eyes), batch.observed(eyes)
            for slot in range(batch.size):
                look = int((batch.seat if eyes is None else eyes)[slot])
                for placed, piece in zip(batch.layout, pieces, strict=True):
                    numbers = flat[slot, placed.place]
                    assert numbers.tolist() == expected(piece, seen[slot], batch.players, look), placed.name


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("players", [2, 3, 8])
def test_the_observation_parts_follow_each_other_without_gaps(key: str, players: int) -> None:
    count = min(spec_of(key).players, key=lambda number: abs(number - players))
    batch = matchwood.batch(key, 1, players=count)
    ends = [0]
    for piece in batch.layout:
        assert piece.start == ends[-1]
        assert piece.says
        ends.append(piece.start + math.prod(piece.shape))
    assert ends[-1] == batch.length == batch.observe().shape[1]


def test_a_game_without_observation_parts_shows_its_whole_record(kuhn_here: str) -> None:
    batch = matchwood.batch(kuhn_here, 4, seed=2)
    record = spec_of(kuhn_here).record
    assert [piece.name for piece in batch.layout] == [*(record.names or ())]
    assert batch.observe().shape == (4, batch.length)


def test_the_caller_can_provide_the_array_for_observations() -> None:
    batch = matchwood.batch("matchmaster", 5, seed=2)
    flat = np.full((5, batch.length), 9, np.float32)
    assert batch.observe(out=flat) is flat
    assert (flat == batch.observe()).all()
    seen = np.zeros(5, spec_of("matchmaster").record)
    assert batch.observed(out=seen) is seen
    assert seen.tobytes() == batch.observed().tobytes()


def test_a_spectator_sees_no_cards_in_the_hands() -> None:
    batch = matchwood.batch("matchmaster", 5, seed=2)
    assert not batch.observed([-1] * 5)["hands"].any()
    assert (batch.observed()["eyes"] == 0).all()
    assert (batch.observed([-1] * 5)["eyes"] == verbs.NO_EYES).all()


# --- invalid arguments
# ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"key": "chess"}, UnknownGame),
        ({"players": 9}, BadPlayers),
        ({"options": {"rounds": "long"}}, BadOption),
        ({"seed": -1}, BadSeed),
        ({"seed": SEEDS}, BadSeed),
        ({"seed": True}, BadSeed),
        ({"size": 0}, BadBatch),
        ({"size": 2.5}, BadBatch),
        ({"size": 10**9}, BadBatch),
        ({"finished": "stop"}, BadBatch),
        ({"threads": 0}, BadBatch),
    ],
)
def test_a_batch_with_invalid_arguments_is_refused(wrong: dict[str, Any], error: type[Exception]) -> None:
    given: dict[str, Any] = {"key": "matchmaster", "size": 2}
    with pytest.raises(error):
        matchwood.batch(**given | wrong)


@pytest.mark.parametrize("decisions", [[0], [[0, 0]], [0.0, 1.0], ["a", "b"], 0, [True, False]])
def test_decisions_of_another_shape_or_type_are_refused(decisions: Any) -> None:
    with pytest.raises(BadBatch, match="whole numbers"):
        matchwood.batch("matchmaster", 2).step(decisions)


def test_invalid_output_arrays_slots_and_seats_are_refused() -> None:
    batch = matchwood.batch("matchmaster", 2, players=3)
    length = batch.length
    locked = np.zeros((2, length), np.float32)
    locked.flags.writeable = False
    for out in (
        np.zeros((2, length)),
        np.zeros((1, length), np.float32),
        np.zeros((2, 2 * length), np.float32)[:, ::2],
        locked,
        [0],
    ):
        with pytest.raises(BadBatch, match=r"^out must be (an array of float32 of shape|a writable array)"):
            batch.observe(out=out)  # type: ignore[arg-type]
    for slot, seat in ((2, 0), (-1, 0), (0, 3), (0, -1)):
        with pytest.raises(BadBatch, match=r"(slots|seats) are 0 to"):
            batch.view(slot, seat)
    for eyes in ([0, 3], [-2, 0]):
        with pytest.raises(BadBatch, match="seats are 0 to 2"):
            batch.observe(eyes)
