"""What the world sees of Matchstick Tycoon: the table and what happens there.

Seats are numbers from 0, cards are written as in docs/notation.md. Lists "for every seat" begin with seat 0.
"""

from __future__ import annotations

from typing import Literal

from matchwood.cardgames.contract import CardName, Contract, Happening, Over, Part, PerSeat, Reason, Refusal, Rethink, Seat

Order = Literal["normal", "reversed"]
GaveWay = Literal["pass", "return"]


# --- a text that is no play ----------------------------------------------------------------------------------------------------


class NoMove(Refusal, frozen=True, tag="no_move"):
    """This is neither a play nor `pass` nor `return`."""

    rule: str = "8, 9, 10"


class NoNumber(Refusal, frozen=True, tag="no_number"):
    """What the play names is no number; `meant` is one if it was only written in the other case."""

    name: str
    meant: str | None
    rule: str = "2"


class NoCard(Refusal, frozen=True, tag="no_card"):
    """This is no card; if it is a number nevertheless, `shown_by` shows it without a stick."""

    name: str
    shown_by: CardName | None
    rule: str = "1"


class NoCards(Refusal, frozen=True, tag="no_cards"):
    """The play names no card; it may have so many at most."""

    most: int
    rule: str = "8"


class Miswritten(Refusal, frozen=True, tag="miswritten"):
    """This could be played, but it is written in another way."""

    written: str
    rule: str = "8, 9"


# --- the wrong thing to do -----------------------------------------------------------------------------------------------------


class MustReturn(Refusal, frozen=True, tag="must_return"):
    """Without cards one can only return a stick."""

    rule: str = "10"


class MustLead(Refusal, frozen=True, tag="must_lead"):
    """Who leads may not pass."""

    rule: str = "8"


class HoldsCards(Refusal, frozen=True, tag="holds_cards"):
    """Only who holds no cards returns a stick; here so many are held."""

    cards: int
    rule: str = "10"


# --- a play that is against the rules ------------------------------------------------------------------------------------------


class TooMany(Refusal, frozen=True, tag="too_many"):
    """A play has `most` cards at most, not so many."""

    count: int
    most: int
    rule: str = "8"


class WrongCount(Refusal, frozen=True, tag="wrong_count"):
    """What lies is beaten with `wanted` cards, not with so many."""

    count: int
    wanted: int
    rule: str = "9"


class NotHeld(Refusal, frozen=True, tag="not_held"):
    """The hand holds the card `held` times, not so often."""

    card: CardName
    held: int
    count: int
    rule: str = "8, 9"


class NotInGame(Refusal, frozen=True, tag="not_in_game"):
    """This number belongs to an expansion that is not in the game; `last` is the last number here."""

    number: str
    last: str
    rule: str = "2"


class CannotShow(Refusal, frozen=True, tag="cannot_show"):
    """The card cannot show this number, only those `numbers`, with so many `sticks` each; the cheapest stand first."""

    card: CardName
    number: str
    numbers: list[str]
    sticks: list[int]
    rule: str = "11"


class TooWeak(Refusal, frozen=True, tag="too_weak"):
    """The number does not beat the one that lies, in this order; `stronger` would, null if nothing does."""

    number: str
    lying: str
    order: Order
    stronger: list[str] | None
    rule: str = "9"


class TooDear(Refusal, frozen=True, tag="too_dear"):
    """To show the number with these cards takes more sticks than the seat has."""

    number: str
    cards: list[CardName]
    needed: int
    held: int
    rule: str = "11"


# --- a play that leaves something open -----------------------------------------------------------------------------------------


class TooFewShow(Refusal, frozen=True, tag="too_few_show"):
    """Of the cards in the hand only `fit` can show the number, however many sticks there were."""

    number: str
    fit: int
    rule: str = "11"


class AtBest(Refusal, frozen=True, tag="at_best"):
    """The strongest number that these cards can show does not beat the one that lies, in this order."""

    cards: list[CardName]
    number: str
    lying: str
    order: Order
    rule: str = "9"


class WhichNumber(Refusal, frozen=True, tag="which_number"):
    """These cards can be played, as one of these numbers; the player says as which. `sticks` is what each takes."""

    cards: list[CardName]
    numbers: list[str]
    sticks: list[int]
    rule: str = "11"


class WhichCards(Refusal, frozen=True, tag="which_cards"):
    """The number can be shown; the player says with which cards. These would be the cheapest."""

    number: str
    cards: list[CardName]
    rule: str = "11"


class ShownCard(Part, frozen=True):
    """A card that was played, and how it shows its number.

    It may be `turned` by 180°. `sticks` are the segments of the number on which sticks lie: `a` top, `b` upper right, `c` lower
    right, `d` bottom, `e` lower left, `f` upper left, `g` middle.
    """

    card: CardName
    turned: bool
    sticks: str


class Play(Part, frozen=True):
    """Cards that a seat played: the number that they show, and how many sticks that took."""

    seat: Seat
    number: str
    sticks: int
    cards: list[ShownCard]


class Table(Part, frozen=True):
    """The table as one seat or a spectator sees it.

    `numbers` are those of this game from the weakest to the strongest in the present `order`; `strongest` is the one that nothing
    beats while this order stays, `stronger` are those that beat what lies, all of them on an empty table. `leader` led the trick
    or has to lead it; `turn` is null once the game is over. `forced` is the move of the seat on turn if it has no other and
    everybody can see that. `hand` is one's own, null for a spectator. For every seat `cards` and `sticks` are how many it holds,
    `places` its place once it is out. `play` is what has to be beaten, null on an empty table, and `gave_way` says of every seat
    what it did since then instead of beating it. `played` are all cards played so far; `cleared` counts those out of play, `aside`
    those that were set aside unseen.
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
    """Cards were dealt, so many to every seat; everybody has one stick."""

    leader: Seat
    cards: PerSeat[int]
    aside: int


class Played(Happening, frozen=True, tag="play"):
    """Cards were played."""

    seat: Seat
    number: str
    sticks: int
    cards: list[ShownCard]


class Revolution(Happening, frozen=True, tag="revolution"):
    """That play turned the order round."""

    order: Order


class Passed(Happening, frozen=True, tag="pass"):
    """A pass; the seat took a stick."""

    seat: Seat


class Returned(Happening, frozen=True, tag="return"):
    """A player without cards gave a stick back."""

    seat: Seat


class Out(Happening, frozen=True, tag="out"):
    """That seat has neither cards nor sticks left."""

    seat: Seat
    place: int


class Cleared(Happening, frozen=True, tag="clear"):
    """The trick is over, and the table was cleared; that seat leads next."""

    leader: Seat


class Lead(Happening, frozen=True, tag="lead"):
    """Whoever had to lead did not play; that seat has to lead now."""

    seat: Seat


# --- why a move is good --------------------------------------------------------------------------------------------------------


class LastCards(Reason, frozen=True, tag="last_cards"):
    """These are the last cards of the hand; so many sticks are left then."""

    sticks: int


class Turns(Reason, frozen=True, tag="turns"):
    """The number of cards that turn the order round."""

    count: int


class Unbeaten(Reason, frozen=True, tag="unbeaten"):
    """Nothing beats this number, in the order that holds after the play."""

    number: str


class TooFew(Reason, frozen=True, tag="too_few"):
    """No other hand holds so many cards, so nobody can beat them."""

    count: int


class Group(Reason, frozen=True, tag="group"):
    """The number of cards that are played at once."""

    count: int


class Weakest(Reason, frozen=True, tag="weakest"):
    """Here the hand can show nothing weaker than this number with so many cards."""

    number: str


class NoSticks(Reason, frozen=True, tag="no_sticks"):
    """The cards show the number without any stick."""


class TakesStick(Reason, frozen=True, tag="takes_stick"):
    """A pass brings a stick; so many are held then."""

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
