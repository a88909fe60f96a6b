"""The contract of Matschig: what a client sees of the table, and what happens there.

Seats are numbers from 0, cards are written as in docs/notation.md. Lists "for each seat" begin with seat 0.
"""

from __future__ import annotations

from typing import Literal

from matchwood.cardgames.contract import CardName, Contract, Happening, Over, Part, PerSeat, Reason, Refusal, Rethink, Seat

Phase = Literal["dealing", "throw", "window", "defence", "over"]
Halved = list[Literal["pool", "account"]]
How = Literal["nothing", "umbrellas", "special", "share"]


class Weight(Part, frozen=True):
    """The points of mud.

    - `points`: the sum of its cards.
    - `perfect`: whether the mud is perfect.
    - `missing`: the card that would make it perfect; `null` if there is no such card.
    """

    points: int
    perfect: bool
    missing: CardName | None


class Pair(Part, frozen=True):
    """Mud that the current seat can throw.

    - `mud`: the water card and the sand card.
    - `weight`: its points.
    """

    mud: list[CardName]
    weight: Weight


class Outcome(Part, frozen=True):
    """The effect of a defence.

    - `move`: the defence, as a move.
    - `averted`: for each mud card whether the defence averts it.
    - `points`: the points that go to the pool.
    """

    move: str
    averted: list[bool]
    points: int


class Cover(Part, frozen=True):
    """The use of some umbrellas of the hand.

    - `umbrellas`: the umbrellas.
    - `reach`: the sum of their values.
    - `lacks`: for each mud card the points that the umbrellas lack to avert it.
    """

    umbrellas: list[CardName]
    reach: int
    lacks: list[int]


class Row(Part, frozen=True):
    """A row of the score sheet.

    - `points`: the points of each seat in the round, as they were booked.
    - `halved`: what was halved for each seat: its `pool`, its `account`, both or nothing.
    - `accounts`: the account of each seat after the round.
    """

    points: PerSeat[int]
    halved: PerSeat[Halved]
    accounts: PerSeat[int]


class Table(Part, frozen=True):
    """The table, as one seat or a spectator sees it.

    - `phase`: `dealing`, `throw` (the `active` seat decides), `window` (an interrupt: all others decide), `defence` (the
      `target` decides) or `over`.
    - `round`: the number of the round, from 1.
    - `rounds`: the number of rounds; `null` in a party.
    - `first`: the seat that began the round.
    - `active`: the seat whose turn it is to throw, or `null`.
    - `aimer`: the seat that aimed the mud last; `null` if there is no mud.
    - `target`: the seat at which the mud is aimed, or `null`.
    - `mud`: the mud cards: water, sand, and the card that was added.
    - `weight`: the points of the mud; `null` if there is no mud.
    - `missing`: during an interrupt, the card that would make the mud perfect; else `null`.
    - `asked`: the seats that may add a card in this interrupt.
    - `answered`: for each seat whether it has answered in this interrupt.
    - `answer`: the own answer in this interrupt (`let`, or for example `add W2 C`). Other seats do not see it before all have
      answered.
    - `hand`: the hand of the seat that sees this; `null` for a spectator.
    - `aims`: the seats at which this seat can aim, clockwise; `null` if this seat does not decide now.
    - `throws`: the mud that this seat can throw; `null` if it does not throw now.
    - `outcomes`: the effect of each possible defence, beginning with `take`. Of the umbrellas that avert the same mud cards it
      has the weakest. It is `null` if this seat does not defend now.
    - `covers`: the use of each choice of umbrellas in the hand, the weakest first; `null` if this seat does not defend now.
    - `cards`: the number of cards in each hand.
    - `pile`: the number of cards in the draw pile.
    - `pools`: the number of cards in each pool.
    - `pool_cards`: the cards in each pool; `null` unless they are open: with `open_pools`, or when the round is over.
    - `pool_points`: the points of each pool; `null` like `pool_cards`.
    - `played`: all cards that were seen openly in this round.
    - `accounts`: the account of each seat.
    - `ahead`: the seats that would win now.
    - `dabs`: the dabs of each seat; `null` unless the game is a party.
    - `last_dab`: the number of dabs with which a player is out; `null` unless the game is a party.
    - `out`: for each seat the round in which it left the party, else `null`.
    - `sheet`: the finished rounds.
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
    """Cards were dealt. `cards` counts each hand, `pile` the draw pile, and `first` is the seat that begins."""

    round: int
    first: Seat
    pile: int
    cards: PerSeat[int]


class Throw(Happening, frozen=True, tag="throw"):
    """A seat threw mud. `missing` is the card that would make it perfect."""

    seat: Seat
    target: Seat
    mud: list[CardName]
    points: int
    perfect: bool
    missing: CardName | None


class Window(Happening, frozen=True, tag="window"):
    """An interrupt opened: the seats `asked` may add the card `missing`."""

    missing: CardName
    asked: list[Seat]


class Answer(Happening, frozen=True, tag="answer"):
    """A seat answered in the interrupt. Its answer is secret."""

    seat: Seat


class Add(Happening, frozen=True, tag="add"):
    """All seats have answered, and this seat adds its card. The mud is now perfect and has this number of `points`."""

    seat: Seat
    card: CardName
    target: Seat
    points: int


class Let(Happening, frozen=True, tag="let"):
    """All seats have answered, and no seat adds a card."""


class Duck(Happening, frozen=True, tag="duck"):
    """The target passed the mud on to another `target`."""

    seat: Seat
    target: Seat


class Defence(Happening, frozen=True, tag="defence"):
    """The target defended. `played` are its cards, `landed` the mud cards that go to its pool, and `averted` the others. `how`
    is the kind of defence, `umbrellas` are the values of the umbrellas, and `points` those that landed. `fates` has `true`
    for each mud card that landed, in the order of the mud.
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
    """After a Share this seat drew an open card. Mud goes to its pool, with this number of `points`."""

    seat: Seat
    card: CardName
    points: int


class Draw(Happening, frozen=True, tag="draw"):
    """A seat drew cards. `cards` is how many."""

    seat: Seat
    cards: int


class Skip(Happening, frozen=True, tag="skip"):
    """A seat cannot throw and is passed over."""

    seat: Seat


class Discard(Happening, frozen=True, tag="discard"):
    """No seat can throw. This seat discards its hand, `cards`, and draws a new one."""

    seat: Seat
    cards: list[CardName]


class RoundOver(Happening, frozen=True, tag="round"):
    """A round ended. The fields are those of a row of the score sheet, and the pools."""

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
    """Mud is exactly one water card and one sand card."""

    rule: str = "4"


class NoCard(Refusal, frozen=True, tag="no_card"):
    """One of these is not a card."""

    rule: str = "1"


class NotHeld(Refusal, frozen=True, tag="not_held"):
    """The hand contains only `held` of this card."""

    card: CardName
    held: int
    rule: str = "4, 6, 7"


class NoPlayer(Refusal, frozen=True, tag="no_player"):
    """This is not a player at whom this seat can aim. `aims` are these players."""

    aims: list[Seat]
    rule: str = "2"


class AtOneself(Refusal, frozen=True, tag="at_oneself"):
    """Mud must be aimed at another player: at one of `aims`."""

    aims: list[Seat]
    rule: str = "4, 6, 7c"


class IsOut(Refusal, frozen=True, tag="is_out"):
    """This seat is out of the party. `aims` are the seats that are in."""

    seat: Seat
    aims: list[Seat]
    rule: str = "15"


class NoAnswer(Refusal, frozen=True, tag="no_answer"):
    """The answer in an interrupt is `let`, or adding this card and aiming."""

    card: CardName
    rule: str = "6"


class OnlyMissing(Refusal, frozen=True, tag="only_missing"):
    """Only this card makes the mud perfect."""

    card: CardName
    rule: str = "6"


class NoDefence(Refusal, frozen=True, tag="no_defence"):
    """This is not a defence."""

    rule: str = "7"


class HoldsNothingOff(Refusal, frozen=True, tag="holds_nothing_off"):
    """Water and sand are not a defence."""

    rule: str = "7"


class Alone(Refusal, frozen=True, tag="alone"):
    """This special card must be played alone. `card` is `null` if the move combines doing nothing with cards."""

    card: CardName | None
    rule: str = "7c"


class DuckNames(Refusal, frozen=True, tag="duck_names"):
    """A Duck names one player: one of `aims`."""

    aims: list[Seat]
    rule: str = "7c"


class ThirteenNames(Refusal, frozen=True, tag="thirteen_names"):
    """The 13 names cards of this mud."""

    mud: list[CardName]
    rule: str = "7c"


class OverThirteen(Refusal, frozen=True, tag="over_thirteen"):
    """The 13 averts at most 13 points. These cards have more."""

    points: int
    rule: str = "7c"


class InOrder(Refusal, frozen=True, tag="in_order"):
    """Cards of this mud must be named in the order of the mud."""

    mud: list[CardName]
    rule: str = "7c"


class OnMud(Refusal, frozen=True, tag="on_mud"):
    """Umbrellas must be put on cards of this mud."""

    mud: list[CardName]
    rule: str = "7b"


class OnlyUmbrellas(Refusal, frozen=True, tag="only_umbrellas"):
    """Only umbrellas can be put on this mud card."""

    card: CardName
    rule: str = "7b"


class TooWeak(Refusal, frozen=True, tag="too_weak"):
    """These umbrellas do not avert this mud card: they lack this number of points."""

    card: CardName
    umbrellas: list[CardName]
    lacks: int
    rule: str = "7b"


class ShieldInOrder(Refusal, frozen=True, tag="shield_in_order"):
    """Mud cards must be named in the order of the mud, each once, with umbrellas in ascending order. Of equal mud cards the
    first comes first.
    """

    rule: str = "7b"


# --- why a move is good --------------------------------------------------------------------------------------------------------


class Heaviest(Reason, frozen=True, tag="heaviest"):
    """No other mud in the hand has more points."""

    points: int


class NobodyAdds(Reason, frozen=True, tag="nobody_adds"):
    """No player can add a card to this mud, so it goes straight to this seat."""

    seat: Seat


class AtLeader(Reason, frozen=True, tag="at_leader"):
    """This seat would win now."""

    seat: Seat


class MakesPerfect(Reason, frozen=True, tag="makes_perfect"):
    """This card makes the mud perfect. It then has this number of points."""

    card: CardName
    points: int


class HoldsOff(Reason, frozen=True, tag="holds_off"):
    """The umbrellas avert `points`, and the points `left` go to the pool."""

    points: int
    left: int


class Least(Reason, frozen=True, tag="least"):
    """No weaker umbrellas of the hand would avert the same."""

    cards: list[CardName]


class PassesOn(Reason, frozen=True, tag="passes_on"):
    """All the mud goes to this seat instead."""

    points: int
    seat: Seat


class Takes(Reason, frozen=True, tag="takes"):
    """If all cards stay in hand, this number of points goes to the pool."""

    points: int


CONTRACT = Contract(
    Table,
    Deal | Throw | Window | Answer | Add | Let | Duck | Defence | Rethink | Splash | Draw | Skip | Discard | RoundOver | Over,
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
