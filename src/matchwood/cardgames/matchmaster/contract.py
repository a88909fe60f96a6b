"""The contract of MatchMaster: what a client sees of the table, and what happens there.

Seats are numbers from 0, cards are written as in docs/notation.md. Lists "for each seat" begin with seat 0.
"""

from __future__ import annotations

from typing import Literal

from matchwood.cardgames.contract import CardName, Contract, Happening, Over, Part, PerSeat, Reason, Refusal, Rethink, Seat

Phase = Literal["dealing", "bidding", "playing", "over"]


class NoBid(Refusal, frozen=True, tag="no_bid"):
    """This is not a bid of the round: a whole number from 0 to `most`."""

    most: int
    rule: str = "7"


class NoCard(Refusal, frozen=True, tag="no_card"):
    """This is not a card."""

    rule: str = "2"


class NotHeld(Refusal, frozen=True, tag="not_held"):
    """The hand does not contain this card."""

    card: CardName
    rule: str = "8"


class MustFollow(Refusal, frozen=True, tag="must_follow"):
    """The hand contains the suit that was led: T, L, B or S."""

    suit: str
    rule: str = "10a"


class MustTrump(Refusal, frozen=True, tag="must_trump"):
    """The hand contains trump, and no card of the suit that was led."""

    rule: str = "10b"


class MustBeat(Refusal, frozen=True, tag="must_beat"):
    """The hand contains a trump that is higher than this one."""

    card: CardName
    rule: str = "10c, 11a"


Duty = MustFollow | MustTrump | MustBeat


class Laid(Part, frozen=True):
    """A card of a trick.

    - `seat`: the seat that played it.
    - `card`: the card.
    """

    seat: Seat
    card: CardName


class Trick(Part, frozen=True):
    """A complete trick.

    - `winner`: the seat that won it.
    - `cards`: its cards, in the order in which they were played.
    """

    winner: Seat
    cards: list[Laid]


class Round(Part, frozen=True):
    """A row of the score sheet: a finished round.

    - `size`: the number of cards that each seat got.
    - `dealer`: the seat that dealt.
    - `bids`: the bid of each seat.
    - `tricks`: the tricks of each seat.
    - `scores`: the score of each seat in the round.
    """

    size: int
    dealer: Seat
    bids: PerSeat[int]
    tricks: PerSeat[int]
    scores: PerSeat[int]


class Table(Part, frozen=True):
    """The table, as one seat or a spectator sees it.

    - `phase`: `dealing`, `bidding`, `playing` or `over`.
    - `round`: the number of the round, from 1.
    - `rounds`: the number of rounds in the game.
    - `size`: the number of cards that each seat got in this round.
    - `dealer`: the seat that dealt.
    - `leader`: the seat that led this trick, or leads the next one.
    - `turn`: the current seat; `null` while all seats bid.
    - `hand`: the hand of the seat that sees this; `null` for a spectator.
    - `duty`: what the trick demands from the hand, in the form of a refusal; `null` if every card is allowed. Only the current
      seat sees it.
    - `bids`: the bid of each seat. Until all bids are made, those of the other seats are `null`.
    - `cards`: the number of cards of each seat.
    - `fixed`: for each seat whether it has made its bid.
    - `tricks`: the tricks that each seat has won in this round.
    - `trick`: the cards of the current trick, in the order in which they were played.
    - `last_trick`: the trick before; `null` before the first one is complete.
    - `played`: the cards that were played in this round.
    - `scores`: the total score of each seat.
    - `sheet`: the finished rounds.
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
    """Cards were dealt: each seat got `size` cards."""

    round: int
    size: int
    dealer: Seat


class Bid(Happening, frozen=True, tag="bid"):
    """A seat made its bid. The bid stays secret until all seats have bid."""

    seat: Seat


class Bids(Happening, frozen=True, tag="bids"):
    """All bids were shown at once."""

    bids: PerSeat[int]


class Card(Happening, frozen=True, tag="card"):
    """A seat played a card."""

    seat: Seat
    card: CardName


class TrickTaken(Happening, frozen=True, tag="trick"):
    """A trick was complete, and `winner` won it."""

    winner: Seat
    cards: list[Laid]


class RoundOver(Happening, frozen=True, tag="round"):
    """A round ended. `scores` are those of the round, `totals` those of the game."""

    round: int
    size: int
    dealer: Seat
    bids: PerSeat[int]
    tricks: PerSeat[int]
    scores: PerSeat[int]
    totals: PerSeat[int]


# --- why a move is good --------------------------------------------------------------------------------------------------------


class SureTricks(Reason, frozen=True, tag="sure_tricks"):
    """Each of these trumps wins a trick: no other player can hold a higher one."""

    cards: list[CardName]


class HighTrumps(Reason, frozen=True, tag="high_trumps"):
    """Only the trumps `above` are higher than any of these `cards`, so `cards` are likely to win tricks."""

    cards: list[CardName]
    above: list[CardName]


class CountsOn(Reason, frozen=True, tag="counts_on"):
    """The bid is this number of tricks higher than the reasons before it explain: other cards have to take them."""

    tricks: int


class ManyTrumps(Reason, frozen=True, tag="many_trumps"):
    """At least half of the hand are these trumps. `hand` is the number of its cards."""

    cards: list[CardName]
    hand: int


class LowTrumps(Reason, frozen=True, tag="low_trumps"):
    """The highest trump of the hand is `card`. `above` is the number of higher trumps that the seat cannot see."""

    card: CardName
    above: int


class NoTrumps(Reason, frozen=True, tag="no_trumps"):
    """The hand contains no trump."""


class Wins(Reason, frozen=True, tag="wins"):
    """This move wins the trick for certain. It is the seat's trick number `trick`, and the seat bid `bid`."""

    trick: int
    bid: int


class KeepsBid(Reason, frozen=True, tag="keeps_bid"):
    """The seat has reached its `bid`, and this card takes the trick from it."""

    card: CardName
    bid: int


class Ducks(Reason, frozen=True, tag="ducks"):
    """The seat cannot win the trick: this card is higher."""

    card: CardName


class NoMore(Reason, frozen=True, tag="no_more"):
    """The seat has more tricks than it bid, and this card takes the trick from it."""

    card: CardName


class WinsAnyway(Reason, frozen=True, tag="wins_anyway"):
    """This trump wins a trick at any time: no other player can hold a higher one. The seat needs no further tricks."""

    card: CardName


class HardToBeat(Reason, frozen=True, tag="hard_to_beat"):
    """The seat needs the trick, and only these cards can take it from the seat."""

    by: list[CardName]


class EasyToBeat(Reason, frozen=True, tag="easy_to_beat"):
    """The seat has reached its `bid`. `above` is the number of cards that can take the trick from it."""

    bid: int
    above: int


class Saves(Reason, frozen=True, tag="saves"):
    """These trumps stay in hand. No other player can hold a higher one, so each of them wins a trick later."""

    cards: list[CardName]


CONTRACT = Contract(
    Table,
    Deal | Bid | Rethink | Bids | Card | TrickTaken | RoundOver | Over,
    NoBid | NoCard | NotHeld | MustFollow | MustTrump | MustBeat,
    reasons=SureTricks
    | HighTrumps
    | CountsOn
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
