"""Why an answer is no legal play, in the person's language, and what would be possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from matchwood.cardgames.tycoon.digits import KINDS, NEVER
from matchwood.terminal.tables.tycoon.strip import beating, order_of
from matchwood.terminal.tables.tycoon.ways import PRICES, Ways, price
from matchwood.terminal.tables.tycoon.words import Words

Json = dict[str, Any]

MOST_CARDS = 5


def why_not_cards(view: Json, ways: Ways, number: str | None, cards: Sequence[str], words: Words) -> str:
    """Why these cards may not be played, to show this number or any."""
    reason = (
        _wrong_count(view, len(cards), words)
        or _not_held(view, cards, words)
        or (_shows_nothing(view, cards, words) if number is None else _does_not_show(view, cards, number, words))
    )
    return f"{reason} {_possible(view, ways, len(cards), words)}".strip()


def why_not_number(view: Json, ways: Ways, number: str, count: int, words: Words) -> str:
    """Why the number cannot be shown with so many cards, whichever."""
    reason = _wrong_count(view, count, words) or _too_weak(view, number, words) or _not_affordable(view, number, count, words)
    return f"{reason} {_possible(view, ways, count, words)}".strip()


def _wrong_count(view: Json, count: int, words: Words) -> str | None:
    play = view["table"]["play"]
    if count > MOST_CARDS:
        return words.too_many
    if play is None or count == len(play["cards"]):
        return None
    return words.wrong_count.format(there=words.cards(len(play["cards"])), given=words.cards(count))


def _not_held(view: Json, cards: Sequence[str], words: Words) -> str | None:
    hand = Counter(view["table"]["hand"])
    for card, count in Counter(cards).items():
        if card not in KINDS:
            printed = next(kind for kind in KINDS if PRICES[kind, card] == 0)
            return words.not_a_card.format(card=card, print=printed)
        if hand[card] < count:
            wanting = words.too_many_held if hand[card] else words.not_held
            return wanting.format(card=card, held=hand[card], count=count)
    return None


def _shows_nothing(view: Json, cards: Sequence[str], words: Words) -> str | None:
    named = " ".join(cards)
    common = [number for number in order_of(view) if price(cards, number) < NEVER]
    if not common:
        return words.nothing_in_common.format(cards=named)
    strong = [number for number in common if number in beating(view)]
    if not strong:
        return f"{words.at_best.format(cards=named, number=common[-1])} {_too_weak(view, common[-1], words)}"
    return _too_dear(view, cards, min(strong, key=lambda number: price(cards, number)), words)


def _does_not_show(view: Json, cards: Sequence[str], number: str, words: Words) -> str | None:
    for card in cards:
        if PRICES[card, number] == NEVER:
            able = ", ".join(other for other in order_of(view) if PRICES[card, other] < NEVER)
            return words.cannot_show.format(card=card, number=number, numbers=able)
    return _too_weak(view, number, words) or _too_dear(view, cards, number, words)


def _too_weak(view: Json, number: str, words: Words) -> str | None:
    if number not in order_of(view):
        return words.not_a_number.format(number=number)
    if number in beating(view):
        return None
    reversed_order = view["table"]["order"] != "normal"
    return words.too_weak[reversed_order].format(number=number, lying=view["table"]["play"]["number"])


def _too_dear(view: Json, cards: Sequence[str], number: str, words: Words) -> str:
    held = view["table"]["sticks"][view["seat"]]
    needed = words.sticks(price(cards, number))
    return words.too_dear.format(number=number, cards=" ".join(cards), needed=needed, held=words.sticks(held))


def _not_affordable(view: Json, number: str, count: int, words: Words) -> str:
    """The cheapest cards of the hand decide."""
    able = sorted((card for card in view["table"]["hand"] if PRICES[card, number] < NEVER), key=lambda card: PRICES[card, number])
    if not able:
        return words.none_fit.format(number=number)
    if len(able) < count:
        return words.too_few_fit.format(fit=words.cards(len(able)), number=number)
    return _too_dear(view, able[:count], number, words)


def _possible(view: Json, ways: Ways, count: int, words: Words) -> str:
    play = view["table"]["play"]
    if play is not None and not ways.groups:
        return words.only_pass
    if play is not None:
        count = len(play["cards"])
    numbers = [number for number in order_of(view) if (number, count) in ways]
    if not numbers:
        return ""
    listed = words.possible.format(cards=words.cards(count), numbers=", ".join(numbers))
    return f"{listed}{words.or_pass if play is not None else ''}."
