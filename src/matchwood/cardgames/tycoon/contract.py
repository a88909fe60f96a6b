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
    """The text is not a play, `pass` or `return`."""

    rule: str = "8, 9, 10"


class NoNumber(Refusal, frozen=True, tag="no_number"):
    """The text of the play does not start with a number. If only the case of the letter is wrong, `meant` is the intended
    number.
    """

    name: str
    meant: str | None
    rule: str = "2"


class NoCard(Refusal, frozen=True, tag="no_card"):
    """The text of the play contains `name`, which is not the name of a card. If `name` is a number, the card `shown_by` shows
    this number without a matchstick.
    """

    name: str
    shown_by: CardName | None
    rule: str = "1"


class NoCards(Refusal, frozen=True, tag="no_cards"):
    """The text of the play names no card. A play can have up to `most` cards."""

    most: int
    rule: str = "8"


class Miswritten(Refusal, frozen=True, tag="miswritten"):
    """The play is possible, but the correct way to write the play is `written`."""

    written: str
    rule: str = "8, 9"


# --- the wrong thing to do -----------------------------------------------------------------------------------------------------


class MustReturn(Refusal, frozen=True, tag="must_return"):
    """A player without cards can only return a matchstick."""

    rule: str = "10"


class MustLead(Refusal, frozen=True, tag="must_lead"):
    """The player who leads the trick cannot pass."""

    rule: str = "8"


class HoldsCards(Refusal, frozen=True, tag="holds_cards"):
    """Only a player without cards may return a matchstick. The player who wants to return a matchstick still has `cards`
    cards.
    """

    cards: int
    rule: str = "10"


# --- a play that is against the rules ------------------------------------------------------------------------------------------


class TooMany(Refusal, frozen=True, tag="too_many"):
    """A play can have at most `most` cards, but the player's play has `count` cards."""

    count: int
    most: int
    rule: str = "8"


class WrongCount(Refusal, frozen=True, tag="wrong_count"):
    """A play that beats the last play needs `wanted` cards, but the player's play has `count` cards."""

    count: int
    wanted: int
    rule: str = "9"


class NotHeld(Refusal, frozen=True, tag="not_held"):
    """The play contains the card `count` times, but the hand contains the card only `held` times."""

    card: CardName
    held: int
    count: int
    rule: str = "8, 9"


class NotInGame(Refusal, frozen=True, tag="not_in_game"):
    """The number belongs to an expansion that the game does not use. The highest number in the game is `last`."""

    number: str
    last: str
    rule: str = "2"


class CannotShow(Refusal, frozen=True, tag="cannot_show"):
    """The card cannot show the number. The card can show the numbers in `numbers`. `sticks` lists how many matchsticks the
    card needs for each number in `numbers`, in ascending order.
    """

    card: CardName
    number: str
    numbers: list[str]
    sticks: list[int]
    rule: str = "11"


class TooWeak(Refusal, frozen=True, tag="too_weak"):
    """The number does not beat the last play, which shows the number `lying`, in the current `order`. `stronger` lists the
    numbers that beat the last play, or is `null` if no number beats the last play.
    """

    number: str
    lying: str
    order: Order
    stronger: list[str] | None
    rule: str = "9"


class TooDear(Refusal, frozen=True, tag="too_dear"):
    """The cards need `needed` matchsticks to show the number, but the player has only `held` matchsticks."""

    number: str
    cards: list[CardName]
    needed: int
    held: int
    rule: str = "11"


# --- a play that leaves something open -----------------------------------------------------------------------------------------


class TooFewShow(Refusal, frozen=True, tag="too_few_show"):
    """Only `fit` cards of the hand can show the number, even with any number of matchsticks."""

    number: str
    fit: int
    rule: str = "11"


class AtBest(Refusal, frozen=True, tag="at_best"):
    """The strongest number that `cards` can show is `number`. In the current `order`, `number` does not beat the number `lying`
    of the last play.
    """

    cards: list[CardName]
    number: str
    lying: str
    order: Order
    rule: str = "9"


class WhichNumber(Refusal, frozen=True, tag="which_number"):
    """The cards can show each number in `numbers`, and `sticks` lists how many matchsticks each number needs. The player must
    name one number of `numbers`.
    """

    cards: list[CardName]
    numbers: list[str]
    sticks: list[int]
    rule: str = "11"


class WhichCards(Refusal, frozen=True, tag="which_cards"):
    """The hand can show the number, but the player has not named all cards of the play. The player must name cards, and the
    cards in `cards` need the fewest matchsticks.
    """

    number: str
    cards: list[CardName]
    rule: str = "11"


class ShownCard(Part, frozen=True):
    """A card that a player played, with the matchsticks on it.

    - `card`: the printed card.
    - `turned`: whether it is turned by 180°.
    - `sticks`: the segments of the number that consist of sticks: `a` top, `b` upper right, `c` lower right, `d` bottom, `e`
      lower left, `f` upper left, `g` middle.
    """

    card: CardName
    turned: bool
    sticks: str


class Play(Part, frozen=True):
    """The cards that a player played together, and the number that the cards show.

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
    """The cards were dealt: `cards` lists the size of each hand, and `aside` is the number of cards that were set aside. Each
    player got one matchstick.
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
    """A play of many cards reversed the order of the numbers."""

    order: Order


class Passed(Happening, frozen=True, tag="pass"):
    """A player passed and took a matchstick."""

    seat: Seat


class Returned(Happening, frozen=True, tag="return"):
    """A player without cards returned a matchstick."""

    seat: Seat


class Out(Happening, frozen=True, tag="out"):
    """The player has neither cards nor matchsticks left, and so gets the rank `place`."""

    seat: Seat
    place: int


class Cleared(Happening, frozen=True, tag="clear"):
    """A trick ended, and the played cards were removed from the table. The player at the seat `leader` leads the next trick."""

    leader: Seat


class Lead(Happening, frozen=True, tag="lead"):
    """The leader passed or returned a matchstick, so the player at `seat` has to lead the trick instead."""

    seat: Seat


# --- why a move is good --------------------------------------------------------------------------------------------------------


class LastCards(Reason, frozen=True, tag="last_cards"):
    """The player plays the last cards of the hand. The player keeps `sticks` matchsticks."""

    sticks: int


class Turns(Reason, frozen=True, tag="turns"):
    """The play reverses the order of the numbers, because the play has `count` cards."""

    count: int


class Unbeaten(Reason, frozen=True, tag="unbeaten"):
    """After the play, no number beats the played `number`."""

    number: str


class TooFew(Reason, frozen=True, tag="too_few"):
    """No other player has `count` cards, so no player can beat the play."""

    count: int


class Group(Reason, frozen=True, tag="group"):
    """The player gets rid of `count` cards with one play."""

    count: int


class Weakest(Reason, frozen=True, tag="weakest"):
    """The hand cannot show a weaker legal number with the same number of cards."""

    number: str


class NoSticks(Reason, frozen=True, tag="no_sticks"):
    """The cards show the number without a matchstick."""


class TakesStick(Reason, frozen=True, tag="takes_stick"):
    """The player passes and takes a matchstick, and then has `sticks` matchsticks."""

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
