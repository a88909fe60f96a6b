"""The contract of The Match!: the data that clients see."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from matchwood.cardgames.contract import CardName, Contract, Happening, Part, PerSeat, Reason, Refusal, Result, Rethink, Seat

Phase = Literal["dealing", "attack", "shot", "over"]
Stage = Literal["first_half", "second_half", "first_extra_half", "second_extra_half", "ten_shots", "circle", "pile"]
Half = Literal["first_half", "second_half", "first_extra_half", "second_extra_half"]
Place = Annotated[list[int], Meta(min_length=2, max_length=2)]
"""Row and column of a card, counted from 1, as seat 0 sees the field."""
Colour = Literal["Y", "B", "R", "G"]
Shared = Literal["colour", "number"]


class NoColumn(Refusal, frozen=True, tag="no_column"):
    """The text is not a column number from 1 to 4. Column 1 is on seat A's left."""

    rule: str = "6"


class CardNamed(Refusal, frozen=True, tag="card_named"):
    """The text names a card, but a move must name a column."""

    card: CardName
    rule: str = "6"


class OutOfReach(Refusal, frozen=True, tag="out_of_reach"):
    """The chosen column `column` is more than one step from the ball's column `at`."""

    column: int
    at: int
    rule: str = "6"


class NoShot(Refusal, frozen=True, tag="no_shot"):
    """The text is not a card number from 1 to 5."""

    rule: str = "13"


class TheSixth(Refusal, frozen=True, tag="the_sixth"):
    """The player cannot shoot at the sixth card. It counts only after another card of the line fits the ball."""

    rule: str = "13"


class Fits(Part, frozen=True):
    """The cards that fit the ball.

    - `colour`: every card of this colour fits.
    - `number`: every card of this number fits.
    """

    colour: Colour
    number: int


class Shootout(Part, frozen=True):
    """The visible state of the shoot-out that decides a tied match.

    - `goals`: the goals of each seat in the shoot-out.
    - `lines`: the five cards of each seat and the sixth; `null` for a card that is face down.
    - `shots`: whether each shot was a goal, for each seat.
    - `series`: the number of shots of each seat before the pairs of shots; ten, unless a given deal differs.
    - `number`: the number of the current shot or pair, from 1.
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
    """The visible state of the pitch, which is the same for both players and all spectators.

    - `phase`: `dealing`, `attack`, `shot` or `over`.
    - `part`: the part of the match.
    - `minute`: the minute of the match; `null` in the shoot-out.
    - `dealer`: the seat that dealt.
    - `turn`: the current seat, or `null`.
    - `ball`: the card that was turned up as the ball, or `null`.
    - `fits`: the cards that fit the ball, or `null`.
    - `row`: the row of the ball from 1 to 4, from the current seat's side; or `null`.
    - `path`: the places of the cards that this attack has chosen.
    - `reach`: the places that the ball can go to next; empty in the shoot-out.
    - `field`: four rows of four cards, the row of seat 0 first; `null` for a card that is face down.
    - `seen`: the field with all cards that were ever face up in this half (`hide_after_miss`).
    - `stacks`: the number of balls left for each seat.
    - `used`: the balls that each seat turned up.
    - `goals`: the goals of each seat, without the shoot-out.
    - `halves`: the goals of each half, up to the current one.
    - `shootout`: the shoot-out, or `null`.
    - `odds`: the exact chance of a goal for each choice, if all later choices are the best.
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
    """The cards for the part `part` of the match were dealt. `first` is the seat with the first ball, or `null`."""

    part: Stage
    dealer: Seat
    stacks: PerSeat[int]
    first: Seat | None


class Ball(Happening, frozen=True, tag="ball"):
    """A player turned up the next card of the stack as the ball."""

    seat: Seat
    card: CardName


class Card(Happening, frozen=True, tag="card"):
    """A player chose a card of the field. `turned` is true if the card was face down, and `match` is true if the card fits the
    ball. `colour` and `number` describe the ball. `by` is the property that the card shares with the ball, or `null`.
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
    """A player scored a goal: the attack matched the ball in all four rows."""

    seat: Seat
    goals: PerSeat[int]


class Miss(Happening, frozen=True, tag="miss"):
    """An attack failed. `back` lists the places of the cards that were turned face down."""

    seat: Seat
    back: list[Place]
    count: int


class Whistle(Happening, frozen=True, tag="whistle"):
    """A half ended. `halves` lists the goals of each finished half."""

    part: Half
    goals: PerSeat[int]
    halves: list[list[int]]


class Shot(Happening, frozen=True, tag="shot"):
    """A player shot at a card. `colour` and `number` describe the ball. `by` is the property that the chosen card shares with
    the ball, or `null`. `sixth_by` is the property that the sixth card shares with the ball, or `null`. `sixth` is the sixth
    card if the chosen card fits the ball, otherwise `null`.
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
    """The score is tied after ten shots each, so the next balls come from the circle of cards."""


class Pile(Happening, frozen=True, tag="pile"):
    """The match is still tied. The cards outside the lines form a new pile. `number` is the number of the pile."""

    number: int


class Toss(Happening, frozen=True, tag="toss"):
    """The match is tied after five piles, and the player at `seat` won the toss."""

    seat: Seat


class Over(Happening, frozen=True, tag="over"):
    """The match ended. `shootout` lists the goals of the shoot-out, if there was one."""

    ranks: PerSeat[int]
    scores: PerSeat[int]
    shootout: PerSeat[int] | UnsetType = UNSET


class MatchResult(Result, frozen=True):
    """The result of a match, with the goals of a shoot-out.

    - `ranks`: the rank of each seat. 1 is best, and tied seats share a rank.
    - `scores`: the goals of each seat.
    - `shootout`: the goals of the shoot-out; missing without a shoot-out.
    """

    shootout: PerSeat[int] | UnsetType = UNSET


class Certain(Reason, frozen=True, tag="certain"):
    """The choice certainly leads to a goal if the player makes no mistake later."""


class Hopeless(Reason, frozen=True, tag="hopeless"):
    """No choice can lead to a goal."""


class Best(Reason, frozen=True, tag="best"):
    """No other choice has a better chance of a goal. The chance is `chance` percent."""

    chance: int


class FitsBall(Reason, frozen=True, tag="fits"):
    """All players know that the chosen card fits the ball."""

    card: CardName


class ShowsNothing(Reason, frozen=True, tag="shows_nothing"):
    """All players know that the chosen card does not fit the ball. The opponent learns nothing new from the attack."""

    card: CardName


class Unseen(Reason, frozen=True, tag="unseen"):
    """Neither player has seen the chosen card. `unseen` counts all unseen cards. `fit` counts the unseen cards that fit the
    ball. All unseen cards are equally likely.
    """

    fit: int
    unseen: int


class WayOn(Reason, frozen=True, tag="way_on"):
    """The known cards in `cards` fit the ball. The player can choose one of these cards next."""

    cards: list[CardName]


CONTRACT = Contract(
    Table,
    Deal | Ball | Card | Rethink | Goal | Miss | Whistle | Shot | Circle | Pile | Toss | Over,
    NoColumn | CardNamed | OutOfReach | NoShot | TheSixth,
    MatchResult,
    reasons=Certain | Hopeless | Best | FitsBall | ShowsNothing | Unseen | WayOn,
)
