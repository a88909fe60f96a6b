"""Positions with illegal moves and the reasons that the game gives, with which the page is tested.

`python -m tests.cardgames.refusals` writes them to web/tests/refusals.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.fields import Fields
from tests.cardgames.matschig.conftest import game_of, let
from tests.cardgames.the_match.conftest import half, match_of

PAGE = Path(__file__).parents[2] / "web" / "tests" / "refusals.json"
NAMES = ["Ada", "Ben", "Cara"]


def positions() -> dict[str, Any]:
    """Yield each position with the table and the moves of the seat, and with the answers to its illegal moves."""
    two_fives = dealt("tycoon", {"leader": 2, "hands": [["0", "4", "6"], ["8"], ["5", "5"]]}, "5: 5 5")
    revolution = dealt("tycoon", {"leader": 2, "hands": [["0", "4"], ["7"], ["8"] * 4]}, "8: 8 8 8 8", revolution_at=4)
    leading = dealt("tycoon", {"leader": 0, "hands": [["3", "C"], ["8"], ["5"]]})
    tricks = dealt("matchmaster", {"dealer": 2, "hands": [["L3", "T1"], ["B2", "L5"], ["S1", "S2"]]}, *["bid 0"] * 3, "L3")
    throwing = game_of("W2 S3 U1 Sun|W1 S1|W1 S1")
    window = game_of("W3 S5|W1 S1|W1 S1", moves="throw W3 S5 B")
    defence = let(game_of("W7 S7|W2 U1 U1 13|W1 S1", moves="throw W7 S7 B"))
    bare = let(game_of("W7 S7|W2 S2|W1 S1", moves="throw W7 S7 B"))
    return {
        "tycoon: two 5 lie": asked(two_fives, 0, "5: 4 ?", "4: ? ?", "9: 0 ?", "9: 4 ?", "9: 4 6", "A: ? ?"),
        "tycoon: four 8 lie": asked(revolution, 0, "9: ? ? ? ?"),
        "tycoon: leading": asked(leading, 0, "8: C", "A: ?", "3: ? ? ?"),
        "matchmaster: following": asked(tricks, 1, "B2"),
        "matschig: throwing": asked(throwing, 0, "throw Sun ? ?", "throw U1 ? ?"),
        "matschig: asked for a card": asked(window, 2, "add W2 A", "add W2 B"),
        "matschig: defending": asked(defence, 1, "W2", "shield W7=U1+U1", "shield W7=U1", "13", "13 W7 S7"),
        "matschig: without umbrellas": asked(bare, 1, "S2"),
        "the_match: A attacks": asked(match_of(half("Y5"), moves="1"), 0, "4"),
        "the_match: B attacks": asked(match_of(half("", "Y5", dealer=0), moves="1"), 1, "4"),
    }


def dealt(game: str, deal: dict[str, Any], *moves: str, **options: Any) -> matchwood.Game:
    """Return a game of three players that starts with this deal, after some moves."""
    begun = matchwood.new(game, players=3, seed=1, options=options, deals=[deal])
    for move in moves:
        begun.play(move, seat=begun.owing[0])
    return begun


def asked(game: matchwood.Game, seat: int, *moves: str) -> dict[str, Any]:
    """Return the position of this seat, with the refusal of each of these texts."""
    view = game.view(seat).to_dict()
    return {"table": view["table"], "moves": view["moves"], "refused": {move: refused(game, seat, move) for move in moves}}


def refused(game: matchwood.Game, seat: int, move: str) -> dict[str, Any]:
    """Return why this text is no legal move: as data on the wire, and as a sentence."""
    spec = spec_of(game.key)
    try:
        game.play(move, seat=seat)
    except matchwood.IllegalMove as error:
        said = {name: Fields(spec.schema, spec.in_language(name), NAMES, None).refusal(error.refusal) for name in ("en", "de")}
        return {"refusal": msgspec.to_builtins(error.refusal), **said}
    raise AssertionError(f"{move} is a move")


def written() -> str:
    """Return the content of the file."""
    return json.dumps(positions(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
