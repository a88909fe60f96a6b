#!/usr/bin/env python3
"""A bot for Matchwood that reads questions and writes moves (docs/bots.md). Copy it and improve it.

matchwood simulate matchmaster --bots "cmd:python3 examples/bot.py,club" --games 20
"""

import json
import random
import sys
from typing import Any

View = dict[str, Any]


def choose(view: View) -> str:
    """Return a legal move."""
    if view["game"] == "matchmaster":
        return bid(view) if view["table"]["phase"] == "bidding" else card(view)
    moves: list[str] = view["moves"]
    return random.choice(moves)


def bid(view: View) -> str:
    """Bid one trick for each high card in the hand."""
    strong = sum(int(card[1:]) >= (8 if card[0] == "T" else 11) for card in view["table"]["hand"])
    return f"bid {strong}"


def card(view: View) -> str:
    """Play a high card if tricks are missing, else a low card."""
    seat, table = view["seat"], view["table"]
    wanted = table["tricks"][seat] < table["bids"][seat]
    moves: list[str] = view["moves"]
    return (max if wanted else min)(moves, key=lambda card: (card[0] == "T", int(card[1:])))


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps({"move": choose(json.loads(line)["view"])}), flush=True)
