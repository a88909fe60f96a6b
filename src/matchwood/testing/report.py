"""What was checked of a game in which nothing was found."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Report:
    """How much was looked at: games played, decisions made in them, observations, sampled worlds, and records."""

    title: str
    games: int = 0
    decisions: int = 0
    observations: int = 0
    worlds: int = 0
    records: int = 0

    def __str__(self) -> str:
        counted = [
            _counted(self.games, "game"),
            _counted(self.decisions, "decision"),
            _counted(self.observations, "observation"),
            _counted(self.worlds, "sampled world"),
            _counted(self.records, "record"),
        ]
        return f"{self.title} is sound: {', '.join(counted)}."


def _counted(count: int, thing: str) -> str:
    return f"{count:,} {thing}" + ("" if count == 1 else "s")
