"""What the world sees of Matchstick Tycoon: the table and what happens there.

Seats are numbers from 0, cards are written as in docs/notation.md. Lists "for every seat" begin with seat 0.
"""

from __future__ import annotations

from typing import Literal

from matchwood.cardgames.contract import CardName, Contract, Happening, Over, Part, PerSeat, Rethink, Seat

Order = Literal["normal", "reversed"]


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

    `strongest` is the number that nothing beats while this order stays. `leader` led the trick or has to lead it; `turn` is null
    once the game is over. `forced` is the move of the seat on turn if it has no other and everybody can see that. `hand` is one's
    own, null for a spectator. For every seat `cards` and `sticks` are how many it holds, `places` its place once it is out. `play`
    is what has to be beaten, null on an empty table. `played` are all cards played so far; `cleared` counts those out of play,
    `aside` those that were set aside unseen.
    """

    phase: Literal["dealing", "playing", "over"]
    order: Order
    strongest: str
    leader: Seat
    turn: Seat | None
    forced: Literal["pass", "return"] | None
    hand: list[CardName] | None
    cards: PerSeat[int]
    sticks: PerSeat[int]
    places: PerSeat[int | None]
    play: Play | None
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


CONTRACT = Contract(Table, Deal | Played | Revolution | Passed | Rethink | Returned | Out | Cleared | Lead | Over)
