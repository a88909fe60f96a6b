"""The contract of The Match!: what a client sees of the pitch, and what happens there.

Seats are numbers from 0, cards are written as in docs/notation.md. Lists "for each seat" begin with seat 0.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from matchwood.cardgames.contract import CardName, Contract, Happening, Part, PerSeat, Reason, Refusal, Result, Rethink, Seat

Phase = Literal["dealing", "attack", "shot", "over"]
Stage = Literal["first_half", "second_half", "first_extra_half", "second_extra_half", "ten_shots", "circle", "pile"]
Half = Literal["first_half", "second_half", "first_extra_half", "second_extra_half"]
Place = Annotated[list[int], Meta(min_length=2, max_length=2)]
"""Row and column, counted from 1 as seat 0 sees them, its own row first."""
Colour = Literal["Y", "B", "R", "G"]
Shared = Literal["colour", "number"]


class NoColumn(Refusal, frozen=True, tag="no_column"):
    """This is not a column. Columns are counted from 1 to 4, from seat A's left."""

    rule: str = "6"


class CardNamed(Refusal, frozen=True, tag="card_named"):
    """This is a card. A move names its column instead."""

    card: CardName
    rule: str = "6"


class OutOfReach(Refusal, frozen=True, tag="out_of_reach"):
    """The ball is in column `at` and cannot go to this column: it is more than one column away."""

    column: int
    at: int
    rule: str = "6"


class NoShot(Refusal, frozen=True, tag="no_shot"):
    """This is not one of the five cards at which a player shoots."""

    rule: str = "13"


class TheSixth(Refusal, frozen=True, tag="the_sixth"):
    """The sixth card cannot be chosen: it counts only after one of the five."""

    rule: str = "13"


class Fits(Part, frozen=True):
    """The cards that fit a ball.

    - `colour`: every card of this colour fits.
    - `number`: every card of this number fits.
    """

    colour: Colour
    number: int


class Shootout(Part, frozen=True):
    """The shoot-out.

    - `goals`: the goals of each seat in the shoot-out.
    - `lines`: the five cards of each seat and the sixth; `null` for a card that is face down.
    - `shots`: for each seat, whether each of its shots was a goal.
    - `series`: the number of shots that each seat takes with the balls of its stack: ten, unless a deal given by hand has
      another number. Later shots come in pairs.
    - `number`: the number of the current shot, or of the current pair, from 1.
    - `circle`: the number of cards left in the circle or the pile.
    - `used`: the cards of the circle that were turned up.
    - `piles`: the number of piles that were shuffled.
    - `toss`: the seat that won the toss, else `null`.
    """

    goals: PerSeat[int]
    lines: PerSeat[list[str | None]]
    shots: PerSeat[list[bool]]
    series: PerSeat[int]
    number: int
    circle: int
    used: list[CardName]
    piles: int
    toss: Seat | None


class Table(Part, frozen=True):
    """The pitch. Both seats and a spectator see the same.

    - `phase`: `dealing`, `attack`, `shot` or `over`.
    - `part`: the part of the match.
    - `minute`: the minute of the match: each ball counts as an equal share of its half. It is `null` in the shoot-out.
    - `dealer`: the seat that dealt.
    - `turn`: the current seat, or `null`.
    - `ball`: the card that was turned up as the ball, or `null`.
    - `fits`: the cards that fit the ball, or `null`.
    - `row`: the row of the ball, from 1 to 4, counted from the side of the current seat; or `null`.
    - `path`: the places of the cards that this attack has chosen.
    - `reach`: the places that the ball can go to next. It is empty in the shoot-out, where a player chooses one of the own five
      cards.
    - `field`: four rows of four cards as seat 0 sees them, its own row first. A card that is face down is `null`.
    - `seen`: the same, with the cards that were turned back (`hide_after_miss`), so that a program need not remember them.
    - `stacks`: the number of balls left for each seat.
    - `used`: for each seat the balls that were turned up.
    - `goals`: the goals of each seat without the shoot-out.
    - `halves`: the goals of each half, up to the current one.
    - `shootout`: the shoot-out, or `null`.
    - `odds`: for each choice of the current seat the exact chance of a goal, if all later choices have the best chance.
    """

    phase: Phase
    part: Stage
    minute: int | None
    dealer: Seat
    turn: Seat | None
    ball: CardName | None
    fits: Fits | None
    row: int | None
    path: list[Place]
    reach: list[Place]
    field: list[list[str | None]] | None
    seen: list[list[str | None]] | None
    stacks: PerSeat[int]
    used: PerSeat[list[CardName]]
    goals: PerSeat[int]
    halves: list[list[int]]
    shootout: Shootout | None
    odds: dict[str, float]


class Deal(Happening, frozen=True, tag="deal"):
    """A half or the shoot-out (`ten_shots`) was dealt. `first` is the seat with the first ball; `null` if no seat has one."""

    part: Stage
    dealer: Seat
    stacks: PerSeat[int]
    first: Seat | None


class Ball(Happening, frozen=True, tag="ball"):
    """The next ball of this seat was turned up."""

    seat: Seat
    card: CardName


class Card(Happening, frozen=True, tag="card"):
    """A card was chosen. `turned` is true if it lay face down before, `match` if it fits the ball. `colour` and `number` are
    those of the ball. `by` is what the card shares with the ball; `null` if it does not fit.
    """

    seat: Seat
    row: int
    place: Place
    card: CardName
    turned: bool
    match: bool
    colour: Colour
    number: int
    by: Shared | None


class Goal(Happening, frozen=True, tag="goal"):
    """The attack matched in all four rows."""

    seat: Seat
    goals: PerSeat[int]


class Miss(Happening, frozen=True, tag="miss"):
    """The attack failed. `back` are the places that were turned face down again, `count` is their number."""

    seat: Seat
    back: list[Place]
    count: int


class Whistle(Happening, frozen=True, tag="whistle"):
    """A half ended. `halves` are the goals of each half, up to this one."""

    part: Half
    goals: PerSeat[int]
    halves: list[list[int]]


class Shot(Happening, frozen=True, tag="shot"):
    """A shot was taken. `sixth` is `null` if the chosen card did not fit. `colour` and `number` are those of the ball. `by` and
    `sixth_by` are what the two cards share with the ball; `null` if they do not fit.
    """

    seat: Seat
    choice: int
    card: CardName
    match: bool
    sixth: CardName | None
    goal: bool
    goals: PerSeat[int]
    colour: Colour
    number: int
    by: Shared | None
    sixth_by: Shared | None


class Circle(Happening, frozen=True, tag="circle"):
    """The score is tied after the ten shots. From now on the balls come from the circle."""


class Pile(Happening, frozen=True, tag="pile"):
    """The score is still tied. All cards outside the lines were shuffled. `number` counts these piles."""

    number: int


class Toss(Happening, frozen=True, tag="toss"):
    """The score is tied after five piles. This seat won a toss."""

    seat: Seat


class Over(Happening, frozen=True, tag="over"):
    """The match ended. `shootout` are the goals of the shoot-out; the field is missing without one."""

    ranks: PerSeat[int]
    scores: PerSeat[int]
    shootout: PerSeat[int] | UnsetType = UNSET


class MatchResult(Result, frozen=True):
    """The result of a match.

    - `ranks`: the rank of each seat. 1 is best, and tied seats share a rank.
    - `scores`: the goals of each seat.
    - `shootout`: the goals of the shoot-out. The field is missing without one.
    """

    shootout: PerSeat[int] | UnsetType = UNSET


# --- why a move is good --------------------------------------------------------------------------------------------------------


class Certain(Reason, frozen=True, tag="certain"):
    """This is a goal if all later choices are right, with any cards face down."""


class Hopeless(Reason, frozen=True, tag="hopeless"):
    """No choice can become a goal."""


class Best(Reason, frozen=True, tag="best"):
    """This choice has the best chance of a goal: `chance` percent."""

    chance: int


class FitsBall(Reason, frozen=True, tag="fits"):
    """The card is known, and fits the ball."""

    card: CardName


class ShowsNothing(Reason, frozen=True, tag="shows_nothing"):
    """This known card does not fit. The attack ends there, and no new card is seen."""

    card: CardName


class Unseen(Reason, frozen=True, tag="unseen"):
    """No player has seen the card. It is one of `unseen` cards with equal chances, and `fit` of them fit the ball."""

    fit: int
    unseen: int


class WayOn(Reason, frozen=True, tag="way_on"):
    """These cards come next. They are known, and fit the ball."""

    cards: list[CardName]


CONTRACT = Contract(
    Table,
    Deal | Ball | Card | Rethink | Goal | Miss | Whistle | Shot | Circle | Pile | Toss | Over,
    NoColumn | CardNamed | OutOfReach | NoShot | TheSixth,
    MatchResult,
    reasons=Certain | Hopeless | Best | FitsBall | ShowsNothing | Unseen | WayOn,
)
