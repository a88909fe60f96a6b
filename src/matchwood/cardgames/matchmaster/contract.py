"""The contract of MatchMaster: the data that clients see."""

from __future__ import annotations

from typing import Literal

from matchwood.cardgames.contract import CardName, Contract, Happening, Over, Part, PerSeat, Reason, Refusal, Rethink, Seat

Phase = Literal["dealing", "bidding", "playing", "over"]


class NoBid(Refusal, frozen=True, tag="no_bid"):
    """The text is not a bid. The highest possible bid is `most`."""

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
    """The player must follow `suit` (T, L, B or S), because the hand contains the suit."""

    suit: str
    rule: str = "10a"


class MustTrump(Refusal, frozen=True, tag="must_trump"):
    """The player must play a trump, because the hand contains trumps but no card of the suit led."""

    rule: str = "10b"


class MustBeat(Refusal, frozen=True, tag="must_beat"):
    """The player must beat the trump `card`, because the hand contains a higher trump."""

    card: CardName
    rule: str = "10c, 11a"


Duty = MustFollow | MustTrump | MustBeat


class Laid(Part, frozen=True):
    """A card that a player played to a trick.

    - `seat`: the seat that played the card.
    - `card`: the card.
    """

    seat: Seat
    card: CardName


class Trick(Part, frozen=True):
    """A complete trick, with one card of each player.

    - `winner`: the seat that won the trick.
    - `cards`: the cards in the order of play.
    """

    winner: Seat
    cards: list[Laid]


class Round(Part, frozen=True):
    """A finished round on the score sheet.

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
    - `size`: the number of cards that each seat got.
    - `dealer`: the seat that dealt.
    - `leader`: the seat that leads the trick.
    - `turn`: the current seat; `null` while all seats bid.
    - `hand`: the hand of the observing seat; `null` for a spectator.
    - `duty`: the rule that restricts the hand of the current seat, as a refusal; `null` without a restriction.
    - `bids`: the bid of each seat; `null` for a missing or secret bid.
    - `cards`: the number of cards of each seat.
    - `fixed`: whether each seat has made a bid.
    - `tricks`: the tricks that each seat has won.
    - `trick`: the cards of the current trick in the order of play.
    - `last_trick`: the previous trick of the round, or `null`.
    - `played`: the cards played in this round.
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
    """Each player received `size` cards."""

    round: int
    size: int
    dealer: Seat


class Bid(Happening, frozen=True, tag="bid"):
    """A player made a secret bid."""

    seat: Seat


class Bids(Happening, frozen=True, tag="bids"):
    """All players showed their bids at the same time."""

    bids: PerSeat[int]


class Card(Happening, frozen=True, tag="card"):
    """A player played a card to the trick."""

    seat: Seat
    card: CardName


class TrickTaken(Happening, frozen=True, tag="trick"):
    """The trick is complete, and the seat `winner` won the trick."""

    winner: Seat
    cards: list[Laid]


class RoundOver(Happening, frozen=True, tag="round"):
    """A round ended. `scores` lists the scores of the round, and `totals` lists the scores of the game."""

    round: int
    size: int
    dealer: Seat
    bids: PerSeat[int]
    tricks: PerSeat[int]
    scores: PerSeat[int]
    totals: PerSeat[int]


class SureTricks(Reason, frozen=True, tag="sure_tricks"):
    """Each trump in the list `cards` wins a trick, because no other player can have a higher trump."""

    cards: list[CardName]


class HighTrumps(Reason, frozen=True, tag="high_trumps"):
    """The trumps in the list `cards` probably win tricks. The list `above` contains all higher trumps that other players can
    hold.
    """

    cards: list[CardName]
    above: list[CardName]


class CountsOn(Reason, frozen=True, tag="counts_on"):
    """The bid includes `tricks` tricks that no other reason explains."""

    tricks: int


class ManyTrumps(Reason, frozen=True, tag="many_trumps"):
    """At least half of the player's cards are trumps. `cards` lists the trumps. `hand` is the number of cards in the hand."""

    cards: list[CardName]
    hand: int


class Strongest(Reason, frozen=True, tag="strongest"):
    """The strongest cards of the hand, one for each trick of the bid. Trumps are stronger than all other cards. The reason is
    omitted if another reason names cards that win tricks.
    """

    cards: list[CardName]


class LowTrumps(Reason, frozen=True, tag="low_trumps"):
    """The highest trump of the hand is `card`. `above` is the number of higher trumps that other players can hold."""

    card: CardName
    above: int


class NoTrumps(Reason, frozen=True, tag="no_trumps"):
    """The hand contains no trump."""


class Wins(Reason, frozen=True, tag="wins"):
    """The played card certainly wins the trick. The number `trick` counts the player's won tricks, including the current trick.
    The player's bid is `bid`.
    """

    trick: int
    bid: int


class KeepsBid(Reason, frozen=True, tag="keeps_bid"):
    """The player has exactly `bid` tricks. Another player's card `card` beats the played card."""

    card: CardName
    bid: int


class Ducks(Reason, frozen=True, tag="ducks"):
    """Another player's card `card` beats the played card."""

    card: CardName


class NoMore(Reason, frozen=True, tag="no_more"):
    """The player has more tricks than the bid. Another player's card `card` beats the played card."""

    card: CardName


class WinsAnyway(Reason, frozen=True, tag="wins_anyway"):
    """The trump `card` certainly wins a trick. The player needs no further tricks."""

    card: CardName


class ShedsHighest(Reason, frozen=True, tag="sheds_highest"):
    """The player needs no further trick. The played card is the highest legal card that does not win the trick."""


class KeepsHigher(Reason, frozen=True, tag="keeps_higher"):
    """The player needs further tricks, but the played card does not win this trick. The played card is the lowest legal card."""


class HardToBeat(Reason, frozen=True, tag="hard_to_beat"):
    """The player needs the trick. The list `by` contains all cards that can beat the played card."""

    by: list[CardName]


class EasyToBeat(Reason, frozen=True, tag="easy_to_beat"):
    """The player has exactly `bid` tricks. `above` is the number of stronger cards that later players can hold."""

    bid: int
    above: int


class Saves(Reason, frozen=True, tag="saves"):
    """The player keeps the trumps in the list `cards`. Each listed trump certainly wins a later trick."""

    cards: list[CardName]


CONTRACT = Contract(
    Table,
    Deal | Bid | Rethink | Bids | Card | TrickTaken | RoundOver | Over,
    NoBid | NoCard | NotHeld | MustFollow | MustTrump | MustBeat,
    reasons=SureTricks
    | HighTrumps
    | CountsOn
    | ManyTrumps
    | Strongest
    | LowTrumps
    | NoTrumps
    | Wins
    | KeepsBid
    | Ducks
    | NoMore
    | WinsAnyway
    | ShedsHighest
    | KeepsHigher
    | HardToBeat
    | EasyToBeat
    | Saves,
)
