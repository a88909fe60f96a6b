"""What the world sees of MatchMaster: the table and what happens there.

Seats are numbers from 0, cards are written as in docs/notation.md. Lists "for every seat" begin with seat 0.
"""

from __future__ import annotations

from typing import Literal

from matchwood.cardgames.contract import CardName, Contract, Happening, Over, Part, PerSeat, Reason, Refusal, Rethink, Seat

Phase = Literal["dealing", "bidding", "playing", "over"]


class NoBid(Refusal, frozen=True, tag="no_bid"):
    """This is no bid of the round: a whole number from 0 to `most`."""

    most: int
    rule: str = "7"


class NoCard(Refusal, frozen=True, tag="no_card"):
    """This is no card at all."""

    rule: str = "2"


class NotHeld(Refusal, frozen=True, tag="not_held"):
    """The hand does not hold this card."""

    card: CardName
    rule: str = "8"


class MustFollow(Refusal, frozen=True, tag="must_follow"):
    """The hand holds this suit, which was led: T, L, B or S."""

    suit: str
    rule: str = "10a"


class MustTrump(Refusal, frozen=True, tag="must_trump"):
    """The hand holds trump, and nothing of the suit that was led."""

    rule: str = "10b"


class MustBeat(Refusal, frozen=True, tag="must_beat"):
    """The hand holds a trump that is higher than this one."""

    card: CardName
    rule: str = "10c, 11a"


Duty = MustFollow | MustTrump | MustBeat


class Laid(Part, frozen=True):
    """A card of a trick, and who laid it."""

    seat: Seat
    card: CardName


class Trick(Part, frozen=True):
    """A complete trick: who won it, and its cards in the order in which they were laid."""

    winner: Seat
    cards: list[Laid]


class Round(Part, frozen=True):
    """A row of the score sheet: a finished round of so many cards. For every seat its bid, its tricks and its score."""

    size: int
    dealer: Seat
    bids: PerSeat[int]
    tricks: PerSeat[int]
    scores: PerSeat[int]


class Table(Part, frozen=True):
    """The table as one seat or a spectator sees it.

    `hand` is one's own, null for a spectator. `bids` are null where they are not known: before all are in only one's own is;
    `fixed` says whose is in. `leader` led this trick, or leads next; `turn` is the seat on turn, null while all bid. For every
    seat `cards` is how many it holds, `tricks` how many it has won in this round, and `scores` its total. `trick` is what lies,
    `last_trick` the one before, `played` are the cards that have gone this round, and `sheet` are the finished rounds. `duty` says,
    to the seat on turn alone, what the trick asks of its hand: why those cards are refused that it may not play, null if it may
    play any.
    """

    phase: Phase
    round: int
    rounds: int
    size: int
    dealer: Seat
    leader: Seat
    turn: Seat | None
    hand: list[CardName] | None
    duty: Duty | None
    bids: PerSeat[int | None]
    cards: PerSeat[int]
    fixed: PerSeat[bool]
    tricks: PerSeat[int]
    trick: list[Laid]
    last_trick: Trick | None
    played: list[CardName]
    scores: PerSeat[int]
    sheet: list[Round]


class Deal(Happening, frozen=True, tag="deal"):
    """Cards were dealt: `size` for every seat."""

    round: int
    size: int
    dealer: Seat


class Bid(Happening, frozen=True, tag="bid"):
    """A seat has fixed its bid, which stays secret until all have."""

    seat: Seat


class Bids(Happening, frozen=True, tag="bids"):
    """All bids were shown at once."""

    bids: PerSeat[int]


class Card(Happening, frozen=True, tag="card"):
    """A card was played."""

    seat: Seat
    card: CardName


class TrickTaken(Happening, frozen=True, tag="trick"):
    """A trick was complete."""

    winner: Seat
    cards: list[Laid]


class RoundOver(Happening, frozen=True, tag="round"):
    """A round ended; `scores` are those of the round."""

    round: int
    size: int
    dealer: Seat
    bids: PerSeat[int]
    tricks: PerSeat[int]
    scores: PerSeat[int]
    totals: PerSeat[int]


# --- why a move is good --------------------------------------------------------------------------------------------------------


class SureTricks(Reason, frozen=True, tag="sure_tricks"):
    """Each of these trumps wins a trick: nobody can hold a higher one."""

    cards: list[CardName]


class HighTrumps(Reason, frozen=True, tag="high_trumps"):
    """No other trumps than the few `above` can be higher than any of these, so they are likely to win tricks as well."""

    cards: list[CardName]
    above: list[CardName]


class ManyTrumps(Reason, frozen=True, tag="many_trumps"):
    """At least half of the hand, which has so many cards, are these trumps."""

    cards: list[CardName]
    hand: int


class LowTrumps(Reason, frozen=True, tag="low_trumps"):
    """The highest trump of the hand; so many higher ones are where the seat cannot see them."""

    card: CardName
    above: int


class NoTrumps(Reason, frozen=True, tag="no_trumps"):
    """The hand holds no trump."""


class Wins(Reason, frozen=True, tag="wins"):
    """The trick is won, whoever plays what: it is the `trick`-th of a bid of so many."""

    trick: int
    bid: int


class KeepsBid(Reason, frozen=True, tag="keeps_bid"):
    """The `bid` is reached, and this card takes the trick from the seat."""

    card: CardName
    bid: int


class Ducks(Reason, frozen=True, tag="ducks"):
    """The trick cannot be won: this card lies above."""

    card: CardName


class NoMore(Reason, frozen=True, tag="no_more"):
    """The seat has more tricks than it bid, and this card takes the trick from it."""

    card: CardName


class WinsAnyway(Reason, frozen=True, tag="wins_anyway"):
    """This trump wins a trick whenever it is played: nobody can hold a higher one. The seat needs no more tricks."""

    card: CardName


class HardToBeat(Reason, frozen=True, tag="hard_to_beat"):
    """No other cards than these few can take the trick from the seat, which needs it."""

    by: list[CardName]


class EasyToBeat(Reason, frozen=True, tag="easy_to_beat"):
    """The number of cards that can take the trick from the seat, whose `bid` is reached."""

    bid: int
    above: int


class Saves(Reason, frozen=True, tag="saves"):
    """These trumps stay in hand: nobody can hold a higher one, so each of them wins a trick later."""

    cards: list[CardName]


CONTRACT = Contract(
    Table,
    Deal | Bid | Rethink | Bids | Card | TrickTaken | RoundOver | Over,
    NoBid | NoCard | NotHeld | MustFollow | MustTrump | MustBeat,
    reasons=SureTricks
    | HighTrumps
    | ManyTrumps
    | LowTrumps
    | NoTrumps
    | Wins
    | KeepsBid
    | Ducks
    | NoMore
    | WinsAnyway
    | HardToBeat
    | EasyToBeat
    | Saves,
)
