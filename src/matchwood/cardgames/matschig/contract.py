"""What the world sees of Matschig: the table and what happens there.

Seats are numbers from 0, cards are written as in docs/notation.md. Lists "for every seat" begin with seat 0.
"""

from __future__ import annotations

from typing import Literal

from matchwood.cardgames.contract import Contract, Happening, Over, Part

Phase = Literal["dealing", "throw", "window", "defence", "over"]
Halved = list[Literal["pool", "account"]]


class Row(Part, frozen=True):
    """A row of the score sheet, for every seat: the points as they were booked, what was halved, and the account after it."""

    points: list[int]
    halved: list[Halved]
    accounts: list[int]


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
    first: int
    active: int | None
    aimer: int | None
    target: int | None
    mud: list[str]
    missing: str | None
    answered: list[bool]
    answer: str | None
    hand: list[str] | None
    cards: list[int]
    pile: int
    pools: list[int]
    pool_cards: list[list[str]] | None
    played: list[str]
    accounts: list[int]
    dabs: list[int] | None
    out: list[int | None]
    sheet: list[Row]


class Deal(Happening, frozen=True, tag="deal"):
    """Cards were dealt."""

    round: int
    first: int
    pile: int


class Throw(Happening, frozen=True, tag="throw"):
    """Mud was thrown."""

    seat: int
    target: int
    mud: list[str]


class Window(Happening, frozen=True, tag="window"):
    """Everybody but the thrower is asked for the card that is missing."""

    missing: str


class Answer(Happening, frozen=True, tag="answer"):
    """That seat has answered; what, is a secret."""

    seat: int


class Add(Happening, frozen=True, tag="add"):
    """All have answered, and this offer is taken: the mud is perfect."""

    seat: int
    card: str
    target: int


class Let(Happening, frozen=True, tag="let"):
    """All have answered, and nobody adds a card."""


class Duck(Happening, frozen=True, tag="duck"):
    """The mud was passed on."""

    seat: int
    target: int


class Defence(Happening, frozen=True, tag="defence"):
    """What the target `played` (nothing, umbrellas, one special card), which mud `landed` in its pool, and which did not."""

    seat: int
    played: list[str]
    landed: list[str]
    averted: list[str]


class Splash(Happening, frozen=True, tag="splash"):
    """After Share a card was drawn openly; mud goes to the pool."""

    seat: int
    card: str


class Draw(Happening, frozen=True, tag="draw"):
    """The hand was filled up."""

    seat: int
    cards: int


class Skip(Happening, frozen=True, tag="skip"):
    """That seat cannot throw and is passed over."""

    seat: int


class Discard(Happening, frozen=True, tag="discard"):
    """Nobody can throw: that hand is thrown away, and a new one is drawn."""

    seat: int
    cards: list[str]


class RoundOver(Happening, frozen=True, tag="round"):
    """A round ended."""

    round: int
    points: list[int]
    halved: list[Halved]
    accounts: list[int]
    pools: list[list[str]] | None
    dabs: list[int] | None


CONTRACT = Contract(
    Table, Deal | Throw | Window | Answer | Add | Let | Duck | Defence | Splash | Draw | Skip | Discard | RoundOver | Over
)
