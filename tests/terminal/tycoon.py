"""Positions of Matchstick Tycoon for the tests of its terminal table."""

from __future__ import annotations

import matchwood

HAND = "00113344567888b"


def leading(hand: str = HAND, expansion: str = "none") -> matchwood.Game:
    """Return a game in which seat 0 leads with one stick."""
    deal = {"leader": 0, "hands": [list(hand), ["2"]]}
    return matchwood.new("tycoon", players=2, options={"expansion": expansion}, deals=[deal])


def following(play: str, hand: str = HAND, theirs: str = "4466AAdF") -> matchwood.Game:
    """Return a game in which seat 0 has to beat this play of seat 1; each has one stick."""
    game = matchwood.new("tycoon", players=2, deals=[{"leader": 1, "hands": [list(hand), list(theirs)]}])
    game.play(play)
    return game
