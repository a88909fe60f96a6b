#!/usr/bin/env python3
"""A bot for Matchwood: reads a question a line, answers a move a line (docs/bots.md). Copy it and make it better.

matchwood simulate matchmaster --bots "cmd:python3 examples/bot.py,club" --games 20
"""

import json
import random
import sys


def choose(view):
    """One of view["moves"], which are all legal moves of this seat."""
    if view["game"] == "matchmaster":
        return bid(view) if view["table"]["phase"] == "bidding" else card(view)
    return random.choice(view["moves"])


def bid(view):
    """As many tricks as there are high cards in the hand."""
    strong = sum(int(card[1:]) >= (8 if card[0] == "T" else 11) for card in view["table"]["hand"])
    return f"bid {strong}"


def card(view):
    """High while tricks are missing, low when there are enough."""
    seat, table = view["seat"], view["table"]
    wanted = table["tricks"][seat] < table["bids"][seat]
    strength = lambda card: (card[0] == "T", int(card[1:]))  # noqa: E731
    return (max if wanted else min)(view["moves"], key=strength)


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps({"move": choose(json.loads(line)["view"])}), flush=True)
