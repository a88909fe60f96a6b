"""Replays recorded games, and collects what the seats observed and decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from matchwood.api.view import flat_layout
from matchwood.engine import states
from matchwood.engine.play import replay
from matchwood.engine.states import State
from matchwood.engine.verbs import DEAL_DUE, OVER
from matchwood.errors import BadDeal
from matchwood.lab.dataset.packing import Packed, Packing
from matchwood.lab.dataset.recorded import NO_SEED, Recorded, Setting

STATES_AT_A_TIME = 256
"""The number of states that are observed in one call. They have to fit into the cache of a processor."""


class Faulty(Exception):
    """A record whose moves or deals do not fit its game. `place` is its index among the replayed games."""

    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.place = place


@dataclass(frozen=True)
class Columns:
    """The decisions of games, one row for each, in the order of the games and of the decisions."""

    game: NDArray[np.int64]
    """The index of the game in the record file."""
    seed: NDArray[np.int64]
    step: NDArray[np.int32]
    seat: NDArray[np.int8]
    bot: NDArray[np.int8]
    """The index of the bot's name in `bots`."""
    bots: NDArray[np.str_]
    bits: NDArray[np.uint8]
    numbers: NDArray[Any]
    mask: NDArray[np.uint64]
    decision: NDArray[np.int8]
    outcome: NDArray[np.float32]
    rank: NDArray[np.int8]
    score: NDArray[np.int32]
    last: NDArray[np.bool_]
    """Whether it is the seat's last decision in the game."""

    def named(self) -> dict[str, NDArray[Any]]:
        """Return the columns by name."""
        return dict(vars(self))


class Replayer:
    """Replays games of one setting."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.layout = flat_layout(setting.spec, setting.players)
        self.packing = Packing.of(self.layout)
        self._fresh = setting.spec.fresh(setting.players, setting.options)
        self._scratch = states.new_state(setting.spec.record)
        self._seen = np.zeros(STATES_AT_A_TIME, setting.spec.record)
        self._flat = np.zeros((STATES_AT_A_TIME, self.layout.length), self.packing.type)

    def columns(self, games: Sequence[Recorded], first: int) -> Columns:
        """Return the decisions of games. `first` is the index of the first game. Raises Faulty."""
        lengths = np.array([len(game.decisions) for game in games])
        rows, ends = int(lengths.sum()), np.cumsum(lengths)
        seat, decision, mask = np.zeros(rows, np.int64), np.zeros(rows, np.int8), np.zeros(rows, np.uint64)
        observations = self.packing.empty(rows)
        payoffs = np.zeros((len(games), 2, self.setting.players), np.int64)
        for place, (game, end) in enumerate(zip(games, ends.tolist(), strict=True)):
            part = slice(end - len(game.decisions), end)
            seat[part], decision[part] = game.seats, game.decisions
            state = self._replay(game, mask[part], observations.part(part))
            if state is None:
                raise Faulty(place)
            states.payoff(state, payoffs[place])
            if payoffs[place].tolist() != [game.result.ranks, game.result.scores]:
                raise Faulty(place)
        index = np.repeat(np.arange(len(games)), lengths)
        names, codes = np.unique([game.bots or [""] * self.setting.players for game in games], return_inverse=True)
        return Columns(
            game=first + index,
            seed=np.array([game.seed for game in games])[index],
            step=(np.arange(rows) - (ends - lengths)[index]).astype(np.int32),
            seat=seat.astype(np.int8),
            bot=codes.reshape(len(games), -1)[index, seat].astype(np.int8),
            bots=names,
            bits=observations.bits,
            numbers=observations.numbers,
            mask=mask,
            decision=decision,
            outcome=self.setting.spec.outcomes(payoffs, self.setting.options)[index, seat].astype(np.float32),
            rank=payoffs[index, 0, seat].astype(np.int8),
            score=payoffs[index, 1, seat].astype(np.int32),
            last=_is_last(index * self.setting.players + seat),
        )

    def last_observations(self, game: Recorded) -> NDArray[Any]:
        """Return what each seat observes at the end of a game, as an array of shape (players, length)."""
        rows = len(game.decisions)
        state = self._replay(game, np.zeros(rows, np.uint64), self.packing.empty(rows))
        assert state is not None, "columns() raises Faulty for a wrong game"
        out = np.zeros((self.setting.players, self.layout.length), self.packing.type)
        for seat in range(self.setting.players):
            self._flatten(state, np.array([seat]), out[seat : seat + 1])
        return out

    def _replay(self, game: Recorded, masks: NDArray[np.uint64], out: Packed) -> State | None:
        """Write the legal decisions and the observation of each decision. Return the last state, or None if the game is wrong."""
        if game.seed != NO_SEED:
            dealt = np.zeros(len(game.deals), self.setting.spec.record)
            state, deals = self._replayed(game, dealt, masks, out)
            if state is not None and deals == len(game.deals) and self._are_equal(dealt, game.deals):
                return state
        state, deals = self._replayed(game, np.zeros(0, self.setting.spec.record), masks, out)
        return state if deals == len(game.deals) else None

    def _replayed(
        self, game: Recorded, dealt: NDArray[np.void], masks: NDArray[np.uint64], out: Packed
    ) -> tuple[State | None, int]:
        """Replay a game. If `dealt` is empty, use the deals of the record. Otherwise, use the deals of the seed.

        Return two values: the last state (None if the game is wrong) and the number of deals.
        """
        state, seed, deals = states.copy_of(self._fresh), np.array([max(game.seed, 0)], np.uint64), np.zeros(1, np.int64)
        place = given = 0
        while True:
            end = replay(state, seed, dealt, deals, game.seats, game.decisions, masks, self._seen, place)
            flat = self._flat[: end - place]
            self._flatten(self._seen, game.seats[place:end], flat)
            self.packing.pack(flat, out.part(slice(place, end)))
            is_full, place = end - place == len(self._seen), end
            phase = states.phase(state)
            if phase == OVER:
                return (state if place == len(game.decisions) else None), int(deals[0]) + given
            if phase == DEAL_DUE and not len(dealt) and given < len(game.deals):
                try:
                    self.setting.spec.deal_given(state, msgspec.json.decode(game.deals[given]))
                except BadDeal:
                    return None, given
                given += 1
            elif phase == DEAL_DUE or not is_full:
                return None, given

    def _are_equal(self, dealt: NDArray[np.void], given: Sequence[bytes]) -> bool:
        for number, deal in enumerate(given):
            made = self.setting.spec.deal_made(dealt[number : number + 1])
            if _encoder.encode(made) != deal and made != msgspec.json.decode(deal):
                return False
        return True

    def _flatten(self, records: NDArray[np.void], seats: NDArray[np.int64], out: NDArray[Any]) -> None:
        self.layout.flatten(records, seats, self.setting.players, self._scratch, out, 0, len(out))


_encoder = msgspec.json.Encoder()


def _is_last(numbers: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Return for each number whether the same number does not occur later."""
    is_last = np.zeros(len(numbers), np.bool_)
    _, places = np.unique(numbers[::-1], return_index=True)
    is_last[len(numbers) - 1 - places] = True
    return is_last
