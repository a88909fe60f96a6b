"""What a person types at a MatchMaster table, and why it is refused."""

from __future__ import annotations

import re
from typing import Any

from matchwood.terminal.tables.matchmaster.words import Words
from matchwood.terminal.tables.quote import quoted
from matchwood.terminal.tables.terminal_table import Misread

BID = re.compile(r"(?:bid ?)?(\d{1,2})", re.ASCII)
CARD = re.compile(r"[TLBS](?:1[0-3]|[1-9])", re.ASCII)
NUMBER = re.compile(r"\d{1,2}", re.ASCII)

Json = dict[str, Any]


def move_of(view: Json, answer: str, words: Words, nothing: str) -> str:
    """The move that the answer means. Raises Misread."""
    text = " ".join(answer.split())
    told = quoted(text, nothing)
    return _bid(view, text, told, words) if view["table"]["phase"] == "bidding" else _card(view, text, told, words)


def _bid(view: Json, text: str, told: str, words: Words) -> str:
    found = BID.fullmatch(text.lower())
    move = f"bid {int(found[1])}" if found else ""
    if move not in view["moves"]:
        raise Misread(words.not_a_bid.format(text=told, size=view["table"]["size"]))
    return move


def _card(view: Json, text: str, told: str, words: Words) -> str:
    hand, moves = view["table"]["hand"], view["moves"]
    if not text and len(moves) == 1:
        return str(moves[0])
    card = text.replace(" ", "").upper()
    if NUMBER.fullmatch(card) and 1 <= int(card) <= len(hand):
        card = hand[int(card) - 1]
    if not CARD.fullmatch(card):
        raise Misread(words.not_a_card.format(text=told, count=len(hand), example=moves[0].lower()))
    if card not in moves:
        raise Misread(f"{_why_not(view, card, words)} {words.allowed.format(cards=', '.join(moves))}")
    return card


def _why_not(view: Json, card: str, words: Words) -> str:
    table, moves = view["table"], view["moves"]
    if card not in table["hand"]:
        return words.not_held.format(card=card)
    led = table["trick"][0]["card"][0]
    if led != "T" and moves[0][0] == led:
        return words.follow.format(suit=words.suits[led])
    trumps = [laid["card"] for laid in table["trick"] if laid["card"][0] == "T"]
    if trumps:
        to_beat = trumps[-1] if view["options"]["overtrump"] == "previous" else max(trumps, key=_rank)
        if _rank(moves[0]) > _rank(to_beat):
            return words.beat.format(card=to_beat)
    return words.follow.format(suit=words.suits["T"]) if led == "T" else words.trump


def _rank(card: str) -> int:
    return int(card[1:])
