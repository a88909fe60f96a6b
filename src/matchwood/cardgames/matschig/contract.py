"""What the world sees of Matschig: the table and what happens there.

Seats are numbers from 0, cards are written as in docs/notation.md. Lists "for every seat" begin with seat 0.
"""

from __future__ import annotations

from typing import Literal

from matchwood.cardgames.contract import CardName, Contract, Happening, Over, Part, PerSeat, Seat

Phase = Literal["dealing", "throw", "window", "defence", "over"]
Halved = list[Literal["pool", "account"]]


class Row(Part, frozen=True):
    """A row of the score sheet, for every seat: the points as they were booked, what was halved, and the account after it."""

    points: PerSeat[int]
    halved: PerSeat[Halved]
    accounts: PerSeat[int]


class Table(Part, frozen=True):
    """The table as one seat or a spectator sees it.

    In the phase `throw` the `active` seat owes a decision, in `window` everybody but that one, in `defence` the `target`. `rounds`
    is null in a party. `aimer` aimed the mud last; `mud` are its cards: water, sand, the one that was added. While the window is
    open, `missing` is the card that would make the mud perfect, `answered` says for every seat whether it has answered, and
    `answer` is one's own answer (`let`, or `add W2 C`), which nobody else sees before all are in. `hand` is one's own, null for
    a spectator. For every seat `cards` counts its hand, `pools` the cards in its pool, `accounts` its points; `pile` counts the
    draw pile. `pool_cards` are null unless everybody may see them (`open_pools`, or the round is over); `played` are all cards
    that lay open in this round. `dabs` are counted in a party only; `out` is the round in which a seat left it.
    """

    phase: Phase
    round: int
    rounds: int | None
    first: Seat
    active: Seat | None
    aimer: Seat | None
    target: Seat | None
    mud: list[CardName]
    missing: CardName | None
    answered: PerSeat[bool]
    answer: str | None
    hand: list[CardName] | None
    cards: PerSeat[int]
    pile: int
    pools: PerSeat[int]
    pool_cards: PerSeat[list[str]] | None
    played: list[CardName]
    accounts: PerSeat[int]
    dabs: PerSeat[int] | None
    out: PerSeat[int | None]
    sheet: list[Row]


class Deal(Happening, frozen=True, tag="deal"):
    """Cards were dealt."""

    round: int
    first: Seat
    pile: int


class Throw(Happening, frozen=True, tag="throw"):
    """Mud was thrown."""

    seat: Seat
    target: Seat
    mud: list[CardName]


class Window(Happening, frozen=True, tag="window"):
    """Everybody but the thrower is asked for the card that is missing."""

    missing: CardName


class Answer(Happening, frozen=True, tag="answer"):
    """That seat has answered; what, is a secret."""

    seat: Seat


class Add(Happening, frozen=True, tag="add"):
    """All have answered, and this offer is taken: the mud is perfect."""

    seat: Seat
    card: CardName
    target: Seat


class Let(Happening, frozen=True, tag="let"):
    """All have answered, and nobody adds a card."""


class Duck(Happening, frozen=True, tag="duck"):
    """The mud was passed on."""

    seat: Seat
    target: Seat


class Defence(Happening, frozen=True, tag="defence"):
    """What the target `played` (nothing, umbrellas, one special card), which mud `landed` in its pool, and which did not."""

    seat: Seat
    played: list[CardName]
    landed: list[CardName]
    averted: list[CardName]


class Splash(Happening, frozen=True, tag="splash"):
    """After Share a card was drawn openly; mud goes to the pool."""

    seat: Seat
    card: CardName


class Draw(Happening, frozen=True, tag="draw"):
    """The hand was filled up."""

    seat: Seat
    cards: int


class Skip(Happening, frozen=True, tag="skip"):
    """That seat cannot throw and is passed over."""

    seat: Seat


class Discard(Happening, frozen=True, tag="discard"):
    """Nobody can throw: that hand is thrown away, and a new one is drawn."""

    seat: Seat
    cards: list[CardName]


class RoundOver(Happening, frozen=True, tag="round"):
    """A round ended."""

    round: int
    points: PerSeat[int]
    halved: PerSeat[Halved]
    accounts: PerSeat[int]
    pools: PerSeat[list[str]] | None
    dabs: PerSeat[int] | None


CONTRACT = Contract(
    Table, Deal | Throw | Window | Answer | Add | Let | Duck | Defence | Splash | Draw | Skip | Discard | RoundOver | Over
)
