"""The contract of Matchstick Tycoon: the types of the table and its happenings, as a client sees them.

Seats are numbers from 0, and cards are written as in docs/notation.md. Lists "for each seat" start with seat 0.
"""

from __future__ import annotations

from typing import Literal

from matchwood.cardgames.contract import CardName, Contract, Happening, Over, Part, PerSeat, Reason, Refusal, Rethink, Seat

Order = Literal["normal", "reversed"]
GaveWay = Literal["pass", "return"]


# --- a text that is no play ----------------------------------------------------------------------------------------------------


class NoMove(Refusal, frozen=True, tag="no_move"):
    """The text is neither a play nor `pass` nor `return`."""

    rule: str = "8, 9, 10"


class NoNumber(Refusal, frozen=True, tag="no_number"):
    """The play does not start with a number. `meant` is the intended number if only the case of the letter is wrong."""

    name: str
    meant: str | None
    rule: str = "2"


class NoCard(Refusal, frozen=True, tag="no_card"):
    """The play contains `name`, which is not a card. If `name` is a number, the card `shown_by` shows that number without a
    stick.
    """

    name: str
    shown_by: CardName | None
    rule: str = "1"


class NoCards(Refusal, frozen=True, tag="no_cards"):
    """The play names no card. A play can have up to `most` cards."""

    most: int
    rule: str = "8"


class Miswritten(Refusal, frozen=True, tag="miswritten"):
    """The play is possible, but it must be written as in `written`."""

    written: str
    rule: str = "8, 9"


# --- the wrong thing to do -----------------------------------------------------------------------------------------------------


class MustReturn(Refusal, frozen=True, tag="must_return"):
    """A player without cards can only return a stick."""

    rule: str = "10"


class MustLead(Refusal, frozen=True, tag="must_lead"):
    """The player who leads cannot pass."""

    rule: str = "8"


class HoldsCards(Refusal, frozen=True, tag="holds_cards"):
    """Only a player without cards may return a stick. The hand of this player has `cards` cards."""

    cards: int
    rule: str = "10"


# --- a play that is against the rules ------------------------------------------------------------------------------------------


class TooMany(Refusal, frozen=True, tag="too_many"):
    """A play has at most `most` cards, but this play has `count` cards."""

    count: int
    most: int
    rule: str = "8"


class WrongCount(Refusal, frozen=True, tag="wrong_count"):
    """A play that beats the last play needs `wanted` cards, but this play has `count` cards."""

    count: int
    wanted: int
    rule: str = "9"


class NotHeld(Refusal, frozen=True, tag="not_held"):
    """The play contains the card `count` times, but the hand contains it only `held` times."""

    card: CardName
    held: int
    count: int
    rule: str = "8, 9"


class NotInGame(Refusal, frozen=True, tag="not_in_game"):
    """The number belongs to an expansion that is not in this game. The highest number of this game is `last`."""

    number: str
    last: str
    rule: str = "2"


class CannotShow(Refusal, frozen=True, tag="cannot_show"):
    """The card cannot show this number. The card can show the numbers in `numbers`. `sticks` lists how many sticks each of
    these numbers needs, the fewest first.
    """

    card: CardName
    number: str
    numbers: list[str]
    sticks: list[int]
    rule: str = "11"


class TooWeak(Refusal, frozen=True, tag="too_weak"):
    """The number does not beat the last play, which shows `lying`, in this order. `stronger` lists the numbers that beat the
    last play, or is `null` if no number does.
    """

    number: str
    lying: str
    order: Order
    stronger: list[str] | None
    rule: str = "9"


class TooDear(Refusal, frozen=True, tag="too_dear"):
    """The cards need `needed` sticks to show the number, but the seat has only `held` sticks."""

    number: str
    cards: list[CardName]
    needed: int
    held: int
    rule: str = "11"


# --- a play that leaves something open -----------------------------------------------------------------------------------------


class TooFewShow(Refusal, frozen=True, tag="too_few_show"):
    """Only `fit` cards of the hand can show the number, even with unlimited sticks."""

    number: str
    fit: int
    rule: str = "11"


class AtBest(Refusal, frozen=True, tag="at_best"):
    """The strongest number that the cards can show does not beat the last play, which shows `lying`, in this order."""

    cards: list[CardName]
    number: str
    lying: str
    order: Order
    rule: str = "9"


class WhichNumber(Refusal, frozen=True, tag="which_number"):
    """The cards can show each number in `numbers`, and `sticks` lists how many sticks each of these numbers needs. The player
    must name one of the numbers.
    """

    cards: list[CardName]
    numbers: list[str]
    sticks: list[int]
    rule: str = "11"


class WhichCards(Refusal, frozen=True, tag="which_cards"):
    """The hand can show the number. The player must name the cards: `cards` need the fewest sticks."""

    number: str
    cards: list[CardName]
    rule: str = "11"


class ShownCard(Part, frozen=True):
    """A card that was played.

    - `card`: the printed card.
    - `turned`: whether it is turned by 180°.
    - `sticks`: the segments of the number that consist of sticks: `a` top, `b` upper right, `c` lower right, `d` bottom, `e`
      lower left, `f` upper left, `g` middle.
    """

    card: CardName
    turned: bool
    sticks: str


class Play(Part, frozen=True):
    """A play: cards that a seat played together.

    - `seat`: the seat that made it.
    - `number`: the number that its cards show.
    - `sticks`: the number of sticks that it took.
    - `cards`: its cards.
    """

    seat: Seat
    number: str
    sticks: int
    cards: list[ShownCard]


class Table(Part, frozen=True):
    """The visible state of the table for one seat or for a spectator.

    - `phase`: `dealing`, `playing` or `over`.
    - `order`: the order of the numbers: `normal` or `reversed`.
    - `numbers`: the numbers of this game, from the weakest to the strongest in this order.
    - `strongest`: the number that no other number beats in this order.
    - `stronger`: the numbers that beat the last play: all numbers if the table is empty.
    - `leader`: the seat that led the trick, or has to lead it.
    - `turn`: the current seat; `null` once the game is over.
    - `forced`: the only move of the current seat, if all players can see that it has no other; else `null`.
    - `hand`: the hand of the seat that sees this; `null` for a spectator.
    - `cards`: the number of cards of each seat.
    - `sticks`: the number of sticks of each seat.
    - `places`: the rank of each seat that is out, else `null`.
    - `play`: the play to beat; `null` if the table is empty.
    - `gave_way`: what each seat did instead of beating this play (`pass` or `return`), else `null`.
    - `played`: all cards that were played in this game.
    - `cleared`: the number of cards that are out of play.
    - `aside`: the number of cards that were set aside unseen.
    """

    phase: Literal["dealing", "playing", "over"]
    order: Order
    numbers: list[str]
    strongest: str
    stronger: list[str]
    leader: Seat
    turn: Seat | None
    forced: Literal["pass", "return"] | None
    hand: list[CardName] | None
    cards: PerSeat[int]
    sticks: PerSeat[int]
    places: PerSeat[int | None]
    play: Play | None
    gave_way: PerSeat[GaveWay | None]
    played: list[CardName]
    cleared: int
    aside: int


class Deal(Happening, frozen=True, tag="deal"):
    """Cards were dealt: `cards` is the size of each hand, `leader` leads first, and `aside` cards were set aside. Each seat got
    one stick.
    """

    leader: Seat
    cards: PerSeat[int]
    aside: int


class Played(Happening, frozen=True, tag="play"):
    """A seat played cards."""

    seat: Seat
    number: str
    sticks: int
    cards: list[ShownCard]


class Revolution(Happening, frozen=True, tag="revolution"):
    """A play reversed the order of the numbers."""

    order: Order


class Passed(Happening, frozen=True, tag="pass"):
    """A seat passed and took a stick."""

    seat: Seat


class Returned(Happening, frozen=True, tag="return"):
    """A seat without cards returned a stick."""

    seat: Seat


class Out(Happening, frozen=True, tag="out"):
    """A seat has neither cards nor sticks left, and so gets the rank `place`."""

    seat: Seat
    place: int


class Cleared(Happening, frozen=True, tag="clear"):
    """A trick ended and the table was cleared. The seat `leader` leads the next trick."""

    leader: Seat


class Lead(Happening, frozen=True, tag="lead"):
    """The leader passed or returned a stick, so the seat `seat` has to lead instead."""

    seat: Seat


# --- why a move is good --------------------------------------------------------------------------------------------------------


class LastCards(Reason, frozen=True, tag="last_cards"):
    """The move plays the last cards of the hand. The seat keeps `sticks` sticks."""

    sticks: int


class Turns(Reason, frozen=True, tag="turns"):
    """The play reverses the order, because it has `count` cards."""

    count: int


class Unbeaten(Reason, frozen=True, tag="unbeaten"):
    """No number beats the play's number in the order after the play."""

    number: str


class TooFew(Reason, frozen=True, tag="too_few"):
    """No other hand has `count` cards, so no player can beat the play."""

    count: int


class Group(Reason, frozen=True, tag="group"):
    """The play gets rid of `count` cards at once."""

    count: int


class Weakest(Reason, frozen=True, tag="weakest"):
    """The hand can show no weaker allowed number with the same number of cards."""

    number: str


class NoSticks(Reason, frozen=True, tag="no_sticks"):
    """The cards show the number without a stick."""


class TakesStick(Reason, frozen=True, tag="takes_stick"):
    """The seat passes and takes a stick, so it then has `sticks` sticks."""

    sticks: int


CONTRACT = Contract(
    Table,
    Deal | Played | Revolution | Passed | Rethink | Returned | Out | Cleared | Lead | Over,
    NoMove
    | NoNumber
    | NoCard
    | NoCards
    | Miswritten
    | MustReturn
    | MustLead
    | HoldsCards
    | TooMany
    | WrongCount
    | NotHeld
    | NotInGame
    | CannotShow
    | TooWeak
    | TooDear
    | TooFewShow
    | AtBest
    | WhichNumber
    | WhichCards,
    reasons=LastCards | Turns | Unbeaten | TooFew | Group | Weakest | NoSticks | TakesStick,
)
