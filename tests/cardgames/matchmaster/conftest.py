"""Positions for the tests of MatchMaster."""

from __future__ import annotations

import matchwood

OPTIONS = [
    {},
    {"overtrump": "previous"},
    {"undertrump": "free"},
    {"overtrump": "previous", "undertrump": "free"},
    {"rounds": "short"},
    {"direction": "counterclockwise"},
]


def plays_of_the_round(game: matchwood.Game) -> tuple[int, list[tuple[int, str]]]:
    """Return the leader of the current round, and the cards already played in it with their seats."""
    leader, plays = 0, list[tuple[int, str]]()
    for event in game.record()["events"]:
        if "deal" in event:
            leader, plays = (event["deal"]["dealer"] + 1) % game.players, []
        elif not event["move"].startswith("bid"):
            plays.append((event["seat"], event["move"]))
    return leader, plays
