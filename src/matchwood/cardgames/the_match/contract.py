"""What the world sees of The Match!: the pitch and what happens there.

Seats are numbers from 0, cards are written as in docs/notation.md. Lists "for every seat" begin with seat 0.
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
    """This is no column: they are counted from 1 to 4, from seat A's left."""

    rule: str = "6"


class CardNamed(Refusal, frozen=True, tag="card_named"):
    """This is a card; one names the column in which it lies."""

    card: CardName
    rule: str = "6"


class OutOfReach(Refusal, frozen=True, tag="out_of_reach"):
    """The ball, which is in column `at`, cannot go to this one: it is more than one column away."""

    column: int
    at: int
    rule: str = "6"


class NoShot(Refusal, frozen=True, tag="no_shot"):
    """This is none of the five cards at which one shoots."""

    rule: str = "13"


class TheSixth(Refusal, frozen=True, tag="the_sixth"):
    """The sixth card is looked at only after one of the five."""

    rule: str = "13"


class Fits(Part, frozen=True):
    """What fits a ball: every card of this colour, and every card of this number."""

    colour: Colour
    number: int


class Shootout(Part, frozen=True):
    """The shoot-out: its goals, the lines, every shot, what is left of the circle.

    `lines` are each seat's five cards and the sixth, null where one lies face down; `shots` says of each shot whether it was a
    goal. The first `series` of them are shot with balls of the own stack, ten each unless a deal given by hand says otherwise; all
    later ones in pairs. `number` is that of the shot that is under way, or of the pair, each counted from 1. `circle` counts the
    cards of the circle (or the pile) that are still to come, `used` are those that were turned up. `piles` counts the piles that
    were shuffled; `toss` is who won the toss.
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
    """The pitch; both seats and a spectator see the same.

    `minute` counts as on a real pitch, each ball being a share of its half; it is null in the shoot-out. `ball` is the card turned
    up for the seat on `turn`, and `fits` says what fits it. `row` counts from that seat's own side, 1 to 4; `path` are the places
    of the cards of this attack so far, `reach` those that the ball can go to next (in the shoot-out one chooses among the five
    cards of one's own line). `field` has four rows of four as seat 0 sees them, its own first, null for what lies face
    down; `seen` also has the cards that were turned back (`hide_after_miss`): a program need not remember them, a table for people
    does not show them. For every seat `stacks` counts the balls to come and `used` names those that were turned up; `goals` is
    the score without the shoot-out, `halves` the goals of each half so far. `odds` holds for each choice of the seat on turn the
    exact chance of a goal, if later choices are made for the best chance.
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
    """A half or the shoot-out (`ten_shots`) was dealt. `first` has the first ball, null if nobody has any."""

    part: Stage
    dealer: Seat
    stacks: PerSeat[int]
    first: Seat | None


class Ball(Happening, frozen=True, tag="ball"):
    """That seat's next ball was turned up."""

    seat: Seat
    card: CardName


class Card(Happening, frozen=True, tag="card"):
    """A card was chosen; `turned` if it lay face down before, `match` if it fits the ball.

    `colour` and `number` are the ball's; `by` is what the card has in common with it, null if it does not fit.
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
    """A match in all four rows."""

    seat: Seat
    goals: PerSeat[int]


class Miss(Happening, frozen=True, tag="miss"):
    """The attack failed; `back` are the places that were turned face down again, and `count` is how many."""

    seat: Seat
    back: list[Place]
    count: int


class Whistle(Happening, frozen=True, tag="whistle"):
    """A half ended; `halves` are the goals of each half so far."""

    part: Half
    goals: PerSeat[int]
    halves: list[list[int]]


class Shot(Happening, frozen=True, tag="shot"):
    """A shot; `sixth` is null if the chosen card did not match.

    `colour` and `number` are the ball's; `by` and `sixth_by` are what the two cards have in common with it, null if they do not
    fit.
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
    """Level after the ten shots: balls come from the circle now."""


class Pile(Happening, frozen=True, tag="pile"):
    """Level still: all cards that do not lie in the lines were shuffled."""

    number: int


class Toss(Happening, frozen=True, tag="toss"):
    """Level after five piles: that seat won a toss."""

    seat: Seat


class Over(Happening, frozen=True, tag="over"):
    """The match ended; `shootout` are the goals of the shoot-out, if there was one."""

    ranks: PerSeat[int]
    scores: PerSeat[int]
    shootout: PerSeat[int] | UnsetType = UNSET


class MatchResult(Result, frozen=True):
    """How a match ended: `shootout` are the goals of the shoot-out, if there was one."""

    shootout: PerSeat[int] | UnsetType = UNSET


# --- why a move is good --------------------------------------------------------------------------------------------------------


class Certain(Reason, frozen=True, tag="certain"):
    """With the right choices later this is a goal, whatever lies face down."""


class Hopeless(Reason, frozen=True, tag="hopeless"):
    """No choice can become a goal."""


class Best(Reason, frozen=True, tag="best"):
    """No other choice has so good a chance of a goal: about so many of 100."""

    chance: int


class FitsBall(Reason, frozen=True, tag="fits"):
    """The card is known, and fits the ball."""

    card: CardName


class ShowsNothing(Reason, frozen=True, tag="shows_nothing"):
    """This known card does not fit: the ball ends there, and nobody learns a new card."""

    card: CardName


class Unseen(Reason, frozen=True, tag="unseen"):
    """Nobody has seen the card: it may be any of so many `unseen` ones with the same chance, of which so many `fit` the ball."""

    fit: int
    unseen: int


class WayOn(Reason, frozen=True, tag="way_on"):
    """These cards come next, are known, and fit the ball."""

    cards: list[CardName]


CONTRACT = Contract(
    Table,
    Deal | Ball | Card | Rethink | Goal | Miss | Whistle | Shot | Circle | Pile | Toss | Over,
    NoColumn | CardNamed | OutOfReach | NoShot | TheSixth,
    MatchResult,
    reasons=Certain | Hopeless | Best | FitsBall | ShowsNothing | Unseen | WayOn,
)
