"""Measure how long the deals of the day take: `python -m bench.daily_games`.

Bots play each game. The estimate assumes some seconds for each decision of a person, and for each move of a bot.
"""

from __future__ import annotations

from statistics import mean
from typing import NamedTuple

import click

import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.server.daily.games import BOT_LEVEL, DAILY_GAMES, DailyGame

DECISION_SECONDS = 7.0
"""The time in which a person looks at the position and decides."""
BOT_SECONDS = 0.6
"""The time of a bot's move at a brisk table: its wait, and the movement of the cards."""
PERSON = 0


class Length(NamedTuple):
    """The decisions of the person, and all moves of a game."""

    decisions: int
    moves: int

    @property
    def minutes(self) -> float:
        """The estimated time of the game."""
        return (DECISION_SECONDS * self.decisions + BOT_SECONDS * (self.moves - self.decisions)) / 60


def play(daily: DailyGame, seed: int) -> Length:
    """Play one game of bots, and count the moves."""
    game = matchwood.new(daily.key, players=daily.players, options=daily.options, seed=seed)
    bots = [matchwood.bot(BOT_LEVEL, seed=seed + seat) for seat in range(daily.players)]
    decisions = moves = 0
    while not game.over:
        seat = game.owing[0]
        choices = game.legal_moves(seat)
        decisions += seat == PERSON and len(choices) > 1
        moves += 1
        game.play(choices[0] if len(choices) == 1 else bots[seat].choose(game.view(seat)), seat)
    return Length(decisions, moves)


@click.command()
@click.option("--games", type=click.IntRange(min=1), default=30, show_default=True, help="How often the bots play each game.")
def main(games: int) -> None:
    """Print a row for each game."""
    print("| game | players | own decisions | all moves | minutes |\n|---|---|---|---|---|")
    for daily in DAILY_GAMES:
        lengths = [play(daily, 10 * number) for number in range(games)]
        figures = (mean(length.decisions for length in lengths), mean(length.moves for length in lengths))
        minutes, title = [length.minutes for length in lengths], spec_of(daily.key).title
        print(f"| {title} | {daily.players} | {figures[0]:.0f} | {figures[1]:.0f} | {min(minutes):.1f} to {max(minutes):.1f} |")


if __name__ == "__main__":
    main()
