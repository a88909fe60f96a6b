"""The contract of The Match!: the types of the pitch and its happenings, as a client sees them.

Seats are numbers from 0, and cards are written as in docs/notation.md. Lists "for each seat" start with seat 0.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from matchwood.cardgames.contract import CardName, Contract, Happening, Part, PerSeat, Reason, Refusal, Result, Rethink, Seat

Phase = Literal["dealing", "attack", "shot", "over"]
Stage = Literal["first_half", "second_half", "first_extra_half", "second_extra_half", "ten_shots", "circle", "pile"]
Half = Literal["first_half", "second_half", "first_extra_half", "second_extra_half"]
Place = Annotated[list[int], Meta(min_length=2, max_length=2)]
"""Row and column of a card on the field, counted from 1 as seat 0 sees them, with its own row first."""
Colour = Literal["Y", "B", "R", "G"]
Shared = Literal["colour", "number"]


class NoColumn(Refusal, frozen=True, tag="no_column"):
    """The text is not the number of a column. The columns of the field are counted from 1 to 4, from seat A's left."""

    rule: str = "6"


class CardNamed(Refusal, frozen=True, tag="card_named"):
    """The text is the name of a card, but a move must name the column of the card."""

    card: CardName
    rule: str = "6"


class OutOfReach(Refusal, frozen=True, tag="out_of_reach"):
    """The ball in column `at` cannot go to `column`, because `column` is more than one column away."""

    column: int
    at: int
    rule: str = "6"


class NoShot(Refusal, frozen=True, tag="no_shot"):
    """The text is not a number from 1 to 5, but a shot must name one of five cards by its number."""

    rule: str = "13"


class TheSixth(Refusal, frozen=True, tag="the_sixth"):
    """The player cannot shoot at the sixth card, which counts only if one of the five other cards matches the ball."""

    rule: str = "13"


class Fits(Part, frozen=True):
    """The colour and the number of the ball; a card with the same colour or number fits the ball.

    - `colour`: every card of this colour fits.
    - `number`: every card of this number fits.
    """

    colour: Colour
    number: int


class Shootout(Part, frozen=True):
    """The visible state of the shoot-out that decides a tied match.

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
    """The visible state of the pitch, which is the same for both players and all spectators.

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
    """The cards of a half or of the shoot-out (`ten_shots`) were dealt. The player at the seat `first` has the first ball;
    `first` is `null` if neither player has a ball.
    """

    part: Stage
    dealer: Seat
    stacks: PerSeat[int]
    first: Seat | None


class Ball(Happening, frozen=True, tag="ball"):
    """A player turned up the next card of the stack as the ball."""

    seat: Seat
    card: CardName


class Card(Happening, frozen=True, tag="card"):
    """A player chose a card of the field. `turned` is true if the card was face down before, and `match` is true if the card
    fits the ball. `colour` and `number` are the colour and the number of the ball. `by` names what the card has in common
    with the ball, or is `null` if the card does not fit.
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
    """A player scored a goal, because the attack matched the ball in all four rows."""

    seat: Seat
    goals: PerSeat[int]


class Miss(Happening, frozen=True, tag="miss"):
    """An attack failed. `back` lists the row and column of each of the `count` cards that were turned face
    down again.
    """

    seat: Seat
    back: list[Place]
    count: int


class Whistle(Happening, frozen=True, tag="whistle"):
    """A half ended. `halves` lists the goals of each half, up to the finished half."""

    part: Half
    goals: PerSeat[int]
    halves: list[list[int]]


class Shot(Happening, frozen=True, tag="shot"):
    """A player shot at a card of the shoot-out. `colour` and `number` are the colour and the number of the ball. `by` shows
    whether the chosen card fits the ball by colour or by number, and is `null` if the card does not fit. `sixth_by` shows the
    same for the sixth card. `sixth` is `null` if the chosen card did not fit the ball.
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
    """The score is tied after ten shots by each player. The next balls come from the circle of cards."""


class Pile(Happening, frozen=True, tag="pile"):
    """The score is still tied, so all cards outside the goal lines were shuffled into a new pile. `number` is
    the number of the pile.
    """

    number: int


class Toss(Happening, frozen=True, tag="toss"):
    """The score is tied after five piles, so a toss decided the match. The player at `seat` won the toss."""

    seat: Seat


class Over(Happening, frozen=True, tag="over"):
    """The match ended. `shootout` lists the goals of each seat in the shoot-out; the field is missing if the match had no
    shoot-out.
    """

    ranks: PerSeat[int]
    scores: PerSeat[int]
    shootout: PerSeat[int] | UnsetType = UNSET


class MatchResult(Result, frozen=True):
    """The result of a match, with the goals of a shoot-out.

    - `ranks`: the rank of each seat. 1 is best, and tied seats share a rank.
    - `scores`: the goals of each seat.
    - `shootout`: the goals of the shoot-out. The field is missing without one.
    """

    shootout: PerSeat[int] | UnsetType = UNSET


# --- why a move is good --------------------------------------------------------------------------------------------------------


class Certain(Reason, frozen=True, tag="certain"):
    """The choice certainly leads to a goal if the player makes no mistake later."""


class Hopeless(Reason, frozen=True, tag="hopeless"):
    """The player can no longer score a goal with any choice."""


class Best(Reason, frozen=True, tag="best"):
    """The choice has the best chance of a goal, which is `chance` percent."""

    chance: int


class FitsBall(Reason, frozen=True, tag="fits"):
    """The chosen card is known to all players, and the card fits the ball."""

    card: CardName


class ShowsNothing(Reason, frozen=True, tag="shows_nothing"):
    """The chosen card is known to all players, and the card does not fit the ball. The attack ends at the chosen card and
    shows no new card.
    """

    card: CardName


class Unseen(Reason, frozen=True, tag="unseen"):
    """Neither player has seen the chosen card. The chosen card is one of `unseen` equally likely cards, of which `fit` cards
    fit the ball.
    """

    fit: int
    unseen: int


class WayOn(Reason, frozen=True, tag="way_on"):
    """The cards in `cards` are known, fit the ball, and can be chosen after the chosen card."""

    cards: list[CardName]


CONTRACT = Contract(
    Table,
    Deal | Ball | Card | Rethink | Goal | Miss | Whistle | Shot | Circle | Pile | Toss | Over,
    NoColumn | CardNamed | OutOfReach | NoShot | TheSixth,
    MatchResult,
    reasons=Certain | Hopeless | Best | FitsBall | ShowsNothing | Unseen | WayOn,
)
