"""What the page shows when tests measure it: a moment of each game, or a replay."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.analysis.games import played_by
from tests.browser.person import View


def a_trick_lies(view: View) -> bool:
    """Return whether all but one have played a card, and this person is next."""
    table = view["table"]
    return table["phase"] == "playing" and len(table["trick"]) == len(table["bids"]) - 1 and bool(view["moves"])


def cards_lie(view: View) -> bool:
    """Return whether this person can beat a play."""
    return bool(view["table"]["play"]) and bool(view["moves"])


def mud_lies_here(view: View) -> bool:
    """Return whether this person has to defend against mud."""
    return view["table"]["phase"] == "defence" and bool(view["moves"])


def the_ball_is_here(view: View) -> bool:
    """Return whether this person can play the ball."""
    return bool(view["moves"])


MOMENTS: dict[str, Callable[[View], bool]] = {
    "matchmaster": a_trick_lies,
    "tycoon": cards_lie,
    "the_match": the_ball_is_here,
    "matschig": mud_lies_here,
}
"""For each game, whether a view shows the moment at which its table is measured."""

SHORT: dict[str, dict[str, Any]] = {"matchmaster": {"rounds": "short"}, "matschig": {"rounds": 2}}
"""The options that keep a game for a replay short."""


def look_back(page: Page, game: str, players: int, folder: Path) -> None:
    """Open the replay of a short game between this many bots."""
    file = folder / "game.jsonl"
    file.write_text(json.dumps(played_by(["quick"] * players, game, 1, **SHORT.get(game, {}))) + "\n")
    page.route("**/analysis", lambda route: route.abort())  # nobody reads it here, and one address may ask for few
    page.goto("/replay")
    page.get_by_test_id("record-file").set_input_files(file)
    page.get_by_test_id("replay").wait_for()
