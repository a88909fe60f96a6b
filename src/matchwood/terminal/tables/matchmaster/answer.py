"""What a person types at a MatchMaster table."""

from __future__ import annotations

import re
from typing import Any

from matchwood.cardgames.words import Words
from matchwood.terminal.tables.quote import quoted
from matchwood.terminal.tables.terminal_table import Misread

BID = re.compile(r"(?:bid ?)?(\d{1,2})", re.ASCII)
CARD = re.compile(r"[TLBS](?:1[0-3]|[1-9])", re.ASCII)
NUMBER = re.compile(r"\d{1,2}", re.ASCII)

Json = dict[str, Any]


def move_of(view: Json, answer: str, words: Words, nothing: str) -> str:
    """The move that the answer means, legal or not. Raises Misread."""
    text = " ".join(answer.split())
    read = _bid if view["table"]["phase"] == "bidding" else _card
    return read(view, text, quoted(text, nothing), words)


def _bid(view: Json, text: str, quote: str, words: Words) -> str:
    found = BID.fullmatch(text.lower())
    if found is None:
        raise Misread(words.say("terminal-no-bid", text=quote, size=view["table"]["size"]))
    return f"bid {int(found[1])}"


def _card(view: Json, text: str, quote: str, words: Words) -> str:
    hand, moves = view["table"]["hand"], view["moves"]
    if not text and len(moves) == 1:
        return str(moves[0])
    card = text.replace(" ", "").upper()
    if NUMBER.fullmatch(card) and 1 <= int(card) <= len(hand):
        return str(hand[int(card) - 1])
    if not CARD.fullmatch(card):
        raise Misread(words.say("terminal-no-card", text=quote, count=len(hand), example=moves[0].lower()))
    return card
