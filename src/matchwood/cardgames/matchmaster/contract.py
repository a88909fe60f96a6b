"""The contract of MatchMaster: the types of the table and its happenings, as a client sees them.

Seats are numbers from 0, and cards are written as in docs/notation.md. Lists "for each seat" start with seat 0.
"""

from __future__ import annotations

from typing import Literal

from matchwood.cardgames.contract import CardName, Contract, Happening, Over, Part, PerSeat, Reason, Refusal, Rethink, Seat

Phase = Literal["dealing", "bidding", "playing", "over"]


class NoBid(Refusal, frozen=True, tag="no_bid"):
    """The text is not a valid bid. A bid is a whole number from 0 to `most`."""

    most: int
    rule: str = "7"


class NoCard(Refusal, frozen=True, tag="no_card"):
    """The text is not the name of a card."""

    rule: str = "2"


class NotHeld(Refusal, frozen=True, tag="not_held"):
    """The player's hand does not contain the card."""

    card: CardName
    rule: str = "8"


class MustFollow(Refusal, frozen=True, tag="must_follow"):
    """The player must follow suit, because the hand contains cards of the suit that was led (T, L, B or S)."""

    suit: str
    rule: str = "10a"


class MustTrump(Refusal, frozen=True, tag="must_trump"):
    """The player must play a trump, because the hand contains trumps, but no card of the suit that was led."""

    rule: str = "10b"


class MustBeat(Refusal, frozen=True, tag="must_beat"):
    """The player must beat the trump `card`, because the hand contains a higher trump."""

    card: CardName
    rule: str = "10c, 11a"


Duty = MustFollow | MustTrump | MustBeat


class Laid(Part, frozen=True):
    """Describes a card that a player played to a trick.

    - `seat`: the seat that played it.
    - `card`: the card.
    """

    seat: Seat
    card: CardName


class Trick(Part, frozen=True):
    """A complete trick, with one card of each player.

    - `winner`: the seat that won it.
    - `cards`: its cards, in the order in which they were played.
    """

    winner: Seat
    cards: list[Laid]


class Round(Part, frozen=True):
    """A row of the score sheet, which describes one finished round.

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
    """The visible state of the table for one seat or for a spectator.

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
    """Each player was dealt a hand of `size` cards."""

    round: int
    size: int
    dealer: Seat


class Bid(Happening, frozen=True, tag="bid"):
    """A player made a bid. All bids stay secret until every player has made a bid."""

    seat: Seat


class Bids(Happening, frozen=True, tag="bids"):
    """All players showed their bids at the same time."""

    bids: PerSeat[int]


class Card(Happening, frozen=True, tag="card"):
    """A player played a card to the trick."""

    seat: Seat
    card: CardName


class TrickTaken(Happening, frozen=True, tag="trick"):
    """The last player played to the trick, and the seat `winner` won the trick."""

    winner: Seat
    cards: list[Laid]


class RoundOver(Happening, frozen=True, tag="round"):
    """A round ended. `scores` lists the scores of the finished round, and `totals` lists the scores of the whole game."""

    round: int
    size: int
    dealer: Seat
    bids: PerSeat[int]
    tricks: PerSeat[int]
    scores: PerSeat[int]
    totals: PerSeat[int]


# --- why a move is good --------------------------------------------------------------------------------------------------------


class SureTricks(Reason, frozen=True, tag="sure_tricks"):
    """Each of the trumps in `cards` wins a trick, because no other player can hold a higher trump."""

    cards: list[CardName]


class HighTrumps(Reason, frozen=True, tag="high_trumps"):
    """The trumps in `cards` are likely to win tricks, because only the trumps in `above` are higher."""

    cards: list[CardName]
    above: list[CardName]


class CountsOn(Reason, frozen=True, tag="counts_on"):
    """The bid needs more tricks than the other reasons explain. Other cards of the hand have to win the missing `tricks`
    tricks.
    """

    tricks: int


class ManyTrumps(Reason, frozen=True, tag="many_trumps"):
    """At least half of the cards in the hand are trumps. `cards` lists the trumps, and `hand` is the number of cards in the
    hand.
    """

    cards: list[CardName]
    hand: int


class LowTrumps(Reason, frozen=True, tag="low_trumps"):
    """The highest trump of the hand is `card`. `above` is the number of higher trumps that other players can hold."""

    card: CardName
    above: int


class NoTrumps(Reason, frozen=True, tag="no_trumps"):
    """The hand contains no trump."""


class Wins(Reason, frozen=True, tag="wins"):
    """The played card certainly wins the trick. The trick is the player's trick number `trick` of the round, and the player's
    bid is `bid`.
    """

    trick: int
    bid: int


class KeepsBid(Reason, frozen=True, tag="keeps_bid"):
    """The player has already won as many tricks as the `bid`. The player does not win the trick, because another player's
    `card` beats the played card.
    """

    card: CardName
    bid: int


class Ducks(Reason, frozen=True, tag="ducks"):
    """The played card does not win the trick, because another player's `card` is higher."""

    card: CardName


class NoMore(Reason, frozen=True, tag="no_more"):
    """The player has already won more tricks than the bid. The player does not win the trick, because another player's `card`
    beats the played card.
    """

    card: CardName


class WinsAnyway(Reason, frozen=True, tag="wins_anyway"):
    """The trump `card` wins a trick at any time, because no other player can hold a higher trump. The player needs no further
    tricks.
    """

    card: CardName


class HardToBeat(Reason, frozen=True, tag="hard_to_beat"):
    """The player needs the trick. `by` lists the only cards that could still beat the played card."""

    by: list[CardName]


class EasyToBeat(Reason, frozen=True, tag="easy_to_beat"):
    """The player has already won as many tricks as the `bid`. `above` is the number of cards that beat the played card and that
    later players of the trick can hold.
    """

    bid: int
    above: int


class Saves(Reason, frozen=True, tag="saves"):
    """`cards` lists the trumps that the player keeps in the hand. Each of the kept trumps wins a later trick, because no other
    player can hold a higher trump.
    """

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
