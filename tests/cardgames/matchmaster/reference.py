"""The rules of MatchMaster in plain Python, written from the rule page alone. The compiled rules are compared with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

DECK = [f"{suit}{rank}" for suit in "TLBS" for rank in range(1, 14)]


def rank(card: str) -> int:
    return int(card[1:])


def trumps(cards: Sequence[str]) -> list[str]:
    return [card for card in cards if card[0] == "T"]


def legal(hand: Sequence[str], trick: Sequence[str], overtrump: str = "highest", undertrump: str = "forced") -> set[str]:
    """Return the legal cards of a hand for this trick."""
    if not trick:
        return set(hand)
    led = trick[0][0]
    lying = trumps(trick)
    to_beat = 0
    if lying:
        to_beat = rank(lying[-1]) if overtrump == "previous" else max(map(rank, lying))
    mine = trumps(hand)
    higher = {card for card in mine if rank(card) > to_beat}
    if led == "T":
        return (higher or set(mine)) or set(hand)
    same = {card for card in hand if card[0] == led}
    if same:
        return same
    if not mine:
        return set(hand)
    if not lying or higher:
        return higher or set(mine)
    return set(hand) if undertrump == "free" else set(mine)


def winner(trick: Sequence[str]) -> int:
    """Return the index of the card that wins the trick."""
    best = max(trumps(trick) or [card for card in trick if card[0] == trick[0][0]], key=rank)
    return list(trick).index(best)


def playable_orders(hands: list[list[str]], leader: int, trick: list[str], rules: dict[str, str]) -> int:
    """Return the number of ways to play out a round, card by card."""
    players = len(hands)
    if len(trick) == players:
        return playable_orders(hands, (leader + winner(trick)) % players, [], rules)
    seat = (leader + len(trick)) % players
    if not hands[seat]:
        return 1
    total = 0
    for card in sorted(legal(hands[seat], trick, **rules)):
        rest = [list(hand) for hand in hands]
        rest[seat].remove(card)
        total += playable_orders(rest, leader, [*trick, card], rules)
    return total


def could_have_been(hands: Sequence[Sequence[str]], leader: int, plays: Sequence[tuple[int, str]], rules: dict[str, str]) -> bool:
    """Return whether exactly these plays were legal with these hands at the start of the round."""
    left = [set(hand) for hand in hands]
    trick: list[str] = []
    for seat, card in plays:
        if len(trick) == len(hands):
            leader, trick = (leader + winner(trick)) % len(hands), []
        if card not in legal(sorted(left[seat]), trick, **rules):
            return False
        left[seat].remove(card)
        trick.append(card)
    return True


def ways_to_share(cards: Sequence[str], sizes: Sequence[int]) -> Iterator[list[tuple[str, ...]]]:
    """Yield every way to give this many of the cards to each holder. The remaining cards are in no hand."""
    if not sizes:
        yield []
        return
    for hand in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in hand]
        for others in ways_to_share(rest, sizes[1:]):
            yield [hand, *others]
