"""What the world sees of Matschig: the table and what happens there.

Seats are numbers from 0, cards are written as in docs/notation.md. Lists "for every seat" begin with seat 0.
"""

from __future__ import annotations

from typing import Literal

from matchwood.cardgames.contract import CardName, Contract, Happening, Over, Part, PerSeat, Reason, Refusal, Seat

Phase = Literal["dealing", "throw", "window", "defence", "over"]
Halved = list[Literal["pool", "account"]]
How = Literal["nothing", "umbrellas", "special", "share"]


class Weight(Part, frozen=True):
    """What mud weighs altogether, whether it is perfect, and the card that would make it so, null where there is none."""

    points: int
    perfect: bool
    missing: CardName | None


class Pair(Part, frozen=True):
    """Mud that may be thrown."""

    mud: list[CardName]
    weight: Weight


class Outcome(Part, frozen=True):
    """What comes of a defence: for each mud card whether it is averted, and the points that land."""

    move: str
    averted: list[bool]
    points: int


class Cover(Part, frozen=True):
    """Umbrellas of the hand, the values that they reach together, and for each mud card how much that lacks there."""

    umbrellas: list[CardName]
    reach: int
    lacks: list[int]


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
    draw pile. `pool_cards` and what they weigh, `pool_points`, are null unless everybody may see them (`open_pools`, or the round
    is over); `played` are all cards that lay open in this round. `ahead` are the seats that would win now. `dabs` are counted in a
    party only, and with `last_dab` of them one is out; `out` is the round in which a seat left it.

    `weight` is that of the mud, null while none lies. `asked` are those who may add a card in the window. What follows from the
    rules for one's own decision is told to nobody else: `aims` at whom one may aim, clockwise; `throws` the mud that one may throw;
    `outcomes` what comes of each defence, of umbrellas the least for each choice of mud, beginning with `take`; and `covers` what
    each choice of one's umbrellas would be good for, the weakest first.
    """

    phase: Phase
    round: int
    rounds: int | None
    first: Seat
    active: Seat | None
    aimer: Seat | None
    target: Seat | None
    mud: list[CardName]
    weight: Weight | None
    missing: CardName | None
    asked: list[Seat]
    answered: PerSeat[bool]
    answer: str | None
    hand: list[CardName] | None
    aims: list[Seat] | None
    throws: list[Pair] | None
    outcomes: list[Outcome] | None
    covers: list[Cover] | None
    cards: PerSeat[int]
    pile: int
    pools: PerSeat[int]
    pool_cards: PerSeat[list[str]] | None
    pool_points: PerSeat[int] | None
    played: list[CardName]
    accounts: PerSeat[int]
    ahead: list[Seat]
    dabs: PerSeat[int] | None
    last_dab: int | None
    out: PerSeat[int | None]
    sheet: list[Row]


class Deal(Happening, frozen=True, tag="deal"):
    """Cards were dealt: to every seat so many, and so many lie in the pile."""

    round: int
    first: Seat
    pile: int
    cards: PerSeat[int]


class Throw(Happening, frozen=True, tag="throw"):
    """Mud was thrown; what it weighs, whether it is perfect, and which card would make it so."""

    seat: Seat
    target: Seat
    mud: list[CardName]
    points: int
    perfect: bool
    missing: CardName | None


class Window(Happening, frozen=True, tag="window"):
    """Everybody but the thrower is asked for the card that is missing."""

    missing: CardName
    asked: list[Seat]


class Answer(Happening, frozen=True, tag="answer"):
    """That seat has answered; what, is a secret."""

    seat: Seat


class Add(Happening, frozen=True, tag="add"):
    """All have answered, and this offer is taken: the mud is perfect, and weighs so much."""

    seat: Seat
    card: CardName
    target: Seat
    points: int


class Let(Happening, frozen=True, tag="let"):
    """All have answered, and nobody adds a card."""


class Duck(Happening, frozen=True, tag="duck"):
    """The mud was passed on."""

    seat: Seat
    target: Seat


class Defence(Happening, frozen=True, tag="defence"):
    """What the target `played`, which mud `landed` in its pool, for so many points, and which did not.

    `umbrellas` are the values of those that were played. `fates` says of each mud card, as they lay, whether it landed.
    """

    seat: Seat
    played: list[CardName]
    landed: list[CardName]
    averted: list[CardName]
    how: How
    umbrellas: list[int]
    points: int
    fates: list[bool]


class Splash(Happening, frozen=True, tag="splash"):
    """After Share a card was drawn openly; mud goes to the pool, for so many points."""

    seat: Seat
    card: CardName
    points: int


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
    pool_points: PerSeat[int] | None
    dabs: PerSeat[int] | None


# --- why a move is refused -----------------------------------------------------------------------------------------------------


class NoThrow(Refusal, frozen=True, tag="no_throw"):
    """A throw names a water card, a sand card and a player."""

    rule: str = "4"


class OneOfEach(Refusal, frozen=True, tag="one_of_each"):
    """Mud is exactly one water and one sand card."""

    rule: str = "4"


class NoCard(Refusal, frozen=True, tag="no_card"):
    """One of these is no card at all."""

    rule: str = "1"


class NotHeld(Refusal, frozen=True, tag="not_held"):
    """The hand holds only so many of this card."""

    card: CardName
    held: int
    rule: str = "4, 6, 7"


class NoPlayer(Refusal, frozen=True, tag="no_player"):
    """This is nobody at whom one may aim: only these are."""

    aims: list[Seat]
    rule: str = "2"


class AtOneself(Refusal, frozen=True, tag="at_oneself"):
    """Mud is aimed at somebody else: at one of these."""

    aims: list[Seat]
    rule: str = "4, 6, 7c"


class IsOut(Refusal, frozen=True, tag="is_out"):
    """That seat is out of the party; these are in."""

    seat: Seat
    aims: list[Seat]
    rule: str = "15"


class NoAnswer(Refusal, frozen=True, tag="no_answer"):
    """One lets the mud fly, or adds this card and aims."""

    card: CardName
    rule: str = "6"


class OnlyMissing(Refusal, frozen=True, tag="only_missing"):
    """Only this card makes the mud perfect."""

    card: CardName
    rule: str = "6"


class NoDefence(Refusal, frozen=True, tag="no_defence"):
    """This is no defence."""

    rule: str = "7"


class HoldsNothingOff(Refusal, frozen=True, tag="holds_nothing_off"):
    """Water and sand are no defence."""

    rule: str = "7"


class Alone(Refusal, frozen=True, tag="alone"):
    """This special card is played alone, and nothing beside doing nothing (null)."""

    card: CardName | None
    rule: str = "7c"


class DuckNames(Refusal, frozen=True, tag="duck_names"):
    """A duck names one player: one of these."""

    aims: list[Seat]
    rule: str = "7c"


class ThirteenNames(Refusal, frozen=True, tag="thirteen_names"):
    """The 13 names cards of this mud."""

    mud: list[CardName]
    rule: str = "7c"


class OverThirteen(Refusal, frozen=True, tag="over_thirteen"):
    """The 13 averts no more than 13 points, and these are so many."""

    points: int
    rule: str = "7c"


class InOrder(Refusal, frozen=True, tag="in_order"):
    """Cards of this mud are named in the order in which they lie."""

    mud: list[CardName]
    rule: str = "7c"


class OnMud(Refusal, frozen=True, tag="on_mud"):
    """Umbrellas stand on cards of this mud."""

    mud: list[CardName]
    rule: str = "7b"


class OnlyUmbrellas(Refusal, frozen=True, tag="only_umbrellas"):
    """Only umbrellas stand on this mud card."""

    card: CardName
    rule: str = "7b"


class TooWeak(Refusal, frozen=True, tag="too_weak"):
    """These umbrellas lack so much to hold off this mud card."""

    card: CardName
    umbrellas: list[CardName]
    lacks: int
    rule: str = "7b"


class ShieldInOrder(Refusal, frozen=True, tag="shield_in_order"):
    """Mud is named as it lies, each card once, umbrellas ascending, and of equal mud the first one first."""

    rule: str = "7b"


# --- why a move is good --------------------------------------------------------------------------------------------------------


class Heaviest(Reason, frozen=True, tag="heaviest"):
    """No other mud of the hand weighs more."""

    points: int


class NobodyAdds(Reason, frozen=True, tag="nobody_adds"):
    """No card can be added to this mud, so it flies straight at this seat."""

    seat: Seat


class AtLeader(Reason, frozen=True, tag="at_leader"):
    """This seat would win now."""

    seat: Seat


class MakesPerfect(Reason, frozen=True, tag="makes_perfect"):
    """With this card the mud is perfect, and weighs so much."""

    card: CardName
    points: int


class HoldsOff(Reason, frozen=True, tag="holds_off"):
    """The points that the umbrellas avert, and the points that land."""

    points: int
    left: int


class Least(Reason, frozen=True, tag="least"):
    """No weaker umbrellas of the hand would do for that."""

    cards: list[CardName]


class PassesOn(Reason, frozen=True, tag="passes_on"):
    """All the mud flies on at this seat instead."""

    points: int
    seat: Seat


class Takes(Reason, frozen=True, tag="takes"):
    """The points that land if all cards stay in hand."""

    points: int


CONTRACT = Contract(
    Table,
    Deal | Throw | Window | Answer | Add | Let | Duck | Defence | Splash | Draw | Skip | Discard | RoundOver | Over,
    NoThrow
    | OneOfEach
    | NoCard
    | NotHeld
    | NoPlayer
    | AtOneself
    | IsOut
    | NoAnswer
    | OnlyMissing
    | NoDefence
    | HoldsNothingOff
    | Alone
    | DuckNames
    | ThirteenNames
    | OverThirteen
    | InOrder
    | OnMud
    | OnlyUmbrellas
    | TooWeak
    | ShieldInOrder,
    reasons=Heaviest | NobodyAdds | AtLeader | MakesPerfect | HoldsOff | Least | Takes | PassesOn,
)
