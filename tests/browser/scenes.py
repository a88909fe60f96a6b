"""Positions of each game, and replays, in which tests measure the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.analysis.games import played_by
from tests.browser.person import View


def is_last_in_a_trick(view: View) -> bool:
    """Return whether this person plays the last card of a trick."""
    table = view["table"]
    return table["phase"] == "playing" and len(table["trick"]) == len(table["bids"]) - 1 and bool(view["moves"])


def can_beat_a_play(view: View) -> bool:
    """Return whether this person can beat a play."""
    return bool(view["table"]["play"]) and bool(view["moves"])


def has_to_defend(view: View) -> bool:
    """Return whether this person has to defend against mud."""
    return view["table"]["phase"] == "defence" and bool(view["moves"])


def has_the_ball(view: View) -> bool:
    """Return whether this person can play the ball."""
    return bool(view["moves"])


MOMENTS: dict[str, Callable[[View], bool]] = {
    "matchmaster": is_last_in_a_trick,
    "tycoon": can_beat_a_play,
    "the_match": has_the_ball,
    "matschig": has_to_defend,
}
"""For each game, a function that returns whether its table is measured at this view."""

SHORT: dict[str, dict[str, Any]] = {"matchmaster": {"rounds": "short"}, "matschig": {"rounds": 2}}
"""House rules that make the game of a replay short."""


def open_replay(page: Page, game: str, players: int, folder: Path) -> None:
    """Open the replay of a short game between this many bots."""
    file = folder / "game.jsonl"
    file.write_text(json.dumps(played_by(["quick"] * players, game, 1, **SHORT.get(game, {}))) + "\n")
    page.route("**/analysis?*", lambda route: route.abort())  # not needed here, and limited for each address
    page.goto("/replay")
    page.get_by_test_id("record-file").set_input_files(file)
    page.get_by_test_id("replay").wait_for()
