"""Play games between bots, in which puzzles are searched for."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from matchwood.api.bot import bot
from matchwood.api.game import new
from matchwood.api.position import Position
from matchwood.api.view import View
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.spec import Value
from matchwood.puzzles.criteria import MIN_MOVES

PLAYER_COUNTS = (3, 4, 5)
"""The possible numbers of players. Numbers that a game does not allow are left out."""

BOT_LEVELS = ("beginner", "casual", "club", "expert")
"""The levels of the bots. Different levels lead to different positions."""

BOT_ITERATIONS = 100

SHORT_GAME_OPTIONS: Mapping[str, Mapping[str, Sequence[Value]]] = {
    "matchmaster": {"rounds": ("short",)},
    "matschig": {"rounds": (1, 2, 3)},
}
"""House rules for short games. In a long game, the record of a puzzle would contain many rounds before the position."""


@dataclass(frozen=True)
class Decision:
    """A decision in a game between bots, with the view of the seat that decided. ``event`` is the number of events before the
    decision.
    """

    event: int
    seat: int
    view: View


@dataclass(frozen=True)
class BotGame:
    """A finished game between bots: its record, and all decisions with enough legal moves for a puzzle."""

    record: dict[str, Any]
    decisions: tuple[Decision, ...]

    def position(self, decision: Decision) -> Position:
        """Return the position in which a decision was made."""
        return Position.at(self.record, decision.event, decision.seat)


def play_bot_game(game: str, seed: int, number: int) -> tuple[BotGame, random.Random]:
    """Play game number ``number`` of a seed between bots. Return the game, and a random source for further choices.

    The number of players, the house rules, the levels and the deals depend only on the arguments. Raises UnknownGame.
    """
    chance = random.Random(f"puzzles {game} {seed} {number}")
    spec = spec_of(game)
    players = chance.choice([count for count in PLAYER_COUNTS if count in spec.players] or [spec.usual_players])
    options = {key: chance.choice(values) for key, values in SHORT_GAME_OPTIONS.get(game, {}).items()}
    played = new(game, players=players, seed=chance.randrange(1 << 32), options=options)
    seats = [bot(chance.choice(BOT_LEVELS), seed=chance.randrange(1 << 32), iterations=BOT_ITERATIONS) for _ in range(players)]
    decisions = []
    while not played.over:
        event, owing = len(played.record()["events"]), played.owing
        for seat in owing:
            view = played.view(seat)
            if len(view.moves) >= MIN_MOVES:
                decisions.append(Decision(event, seat, view))
            played.play(seats[seat].choose(view), seat=seat)
    return BotGame(played.record(), tuple(decisions)), chance
