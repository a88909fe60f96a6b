"""The types that clients of Matschig see."""

from __future__ import annotations

from typing import Literal

from matchwood.cardgames.contract import CardName, Contract, Happening, Over, Part, PerSeat, Reason, Refusal, Rethink, Seat

Phase = Literal["dealing", "throw", "window", "defence", "over"]
Halved = list[Literal["pool", "account"]]
How = Literal["nothing", "umbrellas", "special", "share"]


class Weight(Part, frozen=True):
    """The value of the thrown mud.

    - `points`: the sum of the cards.
    - `perfect`: whether water and sand have equal sums, so that the mud is perfect.
    - `missing`: the card that would make the mud perfect.
    """

    points: int
    perfect: bool
    missing: CardName | None


class Pair(Part, frozen=True):
    """A water card and a sand card that the current player can throw.

    - `mud`: the two cards.
    - `weight`: the points of the two cards.
    """

    mud: list[CardName]
    weight: Weight


class Outcome(Part, frozen=True):
    """The effect of a defence that the target can choose.

    - `move`: the text of the defence.
    - `averted`: whether each mud card is averted.
    - `points`: the points that go to the pool.
    """

    move: str
    averted: list[bool]
    points: int


class Cover(Part, frozen=True):
    """A set of umbrella cards in the hand.

    - `umbrellas`: the cards.
    - `reach`: the sum of the cards.
    - `lacks`: the points that the cards lack to avert each mud card.
    """

    umbrellas: list[CardName]
    reach: int
    lacks: list[int]


class Row(Part, frozen=True):
    """A finished round on the score sheet.

    - `points`: the points of each seat.
    - `halved`: what was halved for each seat.
    - `accounts`: the account of each seat afterwards.
    """

    points: PerSeat[int]
    halved: PerSeat[Halved]
    accounts: PerSeat[int]


class Table(Part, frozen=True):
    """What a seat or a spectator sees of a table. Fields that do not apply now are `null`.

    - `phase`: `dealing`, `throw` (the `active` seat decides), `window` (an interrupt: all others decide), `defence` (the
      `target` decides) or `over`.
    - `round`: the number of the round, from 1.
    - `rounds`: the number of rounds.
    - `first`: the seat that began the round.
    - `active`: the seat that has to throw.
    - `aimer`: the seat that aimed the mud last.
    - `target`: the target of the mud.
    - `mud`: water, sand, and the card that was added.
    - `weight`: the points of the mud.
    - `missing`: during an interrupt, the card that would make the mud perfect.
    - `asked`: the seats that may add a card in the interrupt.
    - `answered`: whether each seat has answered.
    - `answer`: the seat's secret answer: `let`, or for example `add W2 C`.
    - `hand`: the hand of the seat.
    - `aims`: the seats that this seat can attack, clockwise.
    - `throws`: the mud that this seat can throw.
    - `outcomes`: the effect of each possible defence, `take` first. Of the umbrellas that avert the same mud cards, only the
      weakest are listed.
    - `covers`: the effect of each set of umbrellas, the weakest first.
    - `cards`: the size of each hand.
    - `pile`: the size of the draw pile.
    - `pools`: the number of cards in each pool.
    - `pool_cards`: the cards in each pool; `null` while the pools are hidden.
    - `pool_points`: the points of each pool.
    - `played`: all cards that were face up in this round.
    - `accounts`: the account of each seat.
    - `ahead`: the seats that would win now.
    - `dabs`: the dabs (penalty marks) of each seat in a party.
    - `last_dab`: the number of dabs with which a player is out.
    - `out`: the round in which each seat left the party.
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
    """The cards of a round were dealt. `cards` contains the hand sizes, and `pile` is the size of the draw pile."""

    round: int
    first: Seat
    pile: int
    cards: PerSeat[int]


class Throw(Happening, frozen=True, tag="throw"):
    """A player threw two mud cards at the seat `target`. `missing` is the card that would give the water cards and the sand cards
    equal points, or `null`.
    """

    seat: Seat
    target: Seat
    mud: list[CardName]
    points: int
    perfect: bool
    missing: CardName | None


class Window(Happening, frozen=True, tag="window"):
    """An interrupt started. The seats in `asked` may add the card `missing`."""

    missing: CardName
    asked: list[Seat]


class Answer(Happening, frozen=True, tag="answer"):
    """A player answered in the interrupt. The event does not contain the answer, which is secret until all have answered."""

    seat: Seat


class Add(Happening, frozen=True, tag="add"):
    """The player at `seat` added `card` to the mud and aimed the mud at the seat `target`."""

    seat: Seat
    card: CardName
    target: Seat
    points: int


class Let(Happening, frozen=True, tag="let"):
    """All players have answered, and no player added a card."""


class Duck(Happening, frozen=True, tag="duck"):
    """The player at `seat` played the card Duck and aimed the mud at the seat `target`."""

    seat: Seat
    target: Seat


class Defence(Happening, frozen=True, tag="defence"):
    """The player at `seat` defended with the cards in `played`. The mud cards in `landed` go to the pool, and those in
    `averted` do not. `umbrellas` contains the values of the umbrella cards. `fates` lists, in the order of play, whether each
    mud card went to the pool.
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
    """The player at `seat` drew `card` because another player played the card Share. A drawn mud card goes to the player's
    pool.
    """

    seat: Seat
    card: CardName
    points: int


class Draw(Happening, frozen=True, tag="draw"):
    """A player drew cards. `cards` is the number of drawn cards."""

    seat: Seat
    cards: int


class Skip(Happening, frozen=True, tag="skip"):
    """A player's turn was skipped, because the player could not throw."""

    seat: Seat


class Discard(Happening, frozen=True, tag="discard"):
    """No player could throw, so a player discarded the hand `cards`."""

    seat: Seat
    cards: list[CardName]


class RoundOver(Happening, frozen=True, tag="round"):
    """A round ended. `pools` contains the cards in each pool. `dabs` contains the penalty marks of each seat."""

    round: int
    points: PerSeat[int]
    halved: PerSeat[Halved]
    accounts: PerSeat[int]
    pools: PerSeat[list[str]] | None
    pool_points: PerSeat[int] | None
    dabs: PerSeat[int] | None


class NoThrow(Refusal, frozen=True, tag="no_throw"):
    """The text of a throw must name a water card, a sand card and a player."""

    rule: str = "4"


class OneOfEach(Refusal, frozen=True, tag="one_of_each"):
    """A throw needs exactly one water card and one sand card."""

    rule: str = "4"


class NoCard(Refusal, frozen=True, tag="no_card"):
    """The text names a card that does not exist."""

    rule: str = "1"


class NotHeld(Refusal, frozen=True, tag="not_held"):
    """The hand contains only `held` copies of the card."""

    card: CardName
    held: int
    rule: str = "4, 6, 7"


class NoPlayer(Refusal, frozen=True, tag="no_player"):
    """The text names no possible target. `aims` lists the seats that the player can aim the mud at."""

    aims: list[Seat]
    rule: str = "2"


class AtOneself(Refusal, frozen=True, tag="at_oneself"):
    """A player must attack another player. `aims` lists the seats that the player can aim the mud at."""

    aims: list[Seat]
    rule: str = "4, 6, 7c"


class IsOut(Refusal, frozen=True, tag="is_out"):
    """The target that the move names is already out of the game. `aims` lists the seats that the player can aim the mud at."""

    seat: Seat
    aims: list[Seat]
    rule: str = "15"


class NoAnswer(Refusal, frozen=True, tag="no_answer"):
    """The answer must be `let`, or `add` with the card `card` and a target."""

    card: CardName
    rule: str = "6"


class OnlyMissing(Refusal, frozen=True, tag="only_missing"):
    """A player can add only the card `card`, because no other card gives water and sand equal points."""

    card: CardName
    rule: str = "6"


class NoDefence(Refusal, frozen=True, tag="no_defence"):
    """The text does not name a defence."""

    rule: str = "7"


class HoldsNothingOff(Refusal, frozen=True, tag="holds_nothing_off"):
    """Water and sand cards cannot avert mud."""

    rule: str = "7"


class Alone(Refusal, frozen=True, tag="alone"):
    """A special card must be played alone. If the text contains both `take` and cards, `card` is `null`."""

    card: CardName | None
    rule: str = "7c"


class DuckNames(Refusal, frozen=True, tag="duck_names"):
    """The text of the card Duck must name one player. `aims` lists the seats that the player can aim the mud at."""

    aims: list[Seat]
    rule: str = "7c"


class ThirteenNames(Refusal, frozen=True, tag="thirteen_names"):
    """A move with the special card 13 must name mud cards from the list `mud`."""

    mud: list[CardName]
    rule: str = "7c"


class OverThirteen(Refusal, frozen=True, tag="over_thirteen"):
    """The named mud cards have `points` points, but the special card 13 averts at most 13 points."""

    points: int
    rule: str = "7c"


class InOrder(Refusal, frozen=True, tag="in_order"):
    """The text must name the mud cards in the order of play."""

    mud: list[CardName]
    rule: str = "7c"


class OnMud(Refusal, frozen=True, tag="on_mud"):
    """The text of a shield must name mud cards from the list `mud`."""

    mud: list[CardName]
    rule: str = "7b"


class OnlyUmbrellas(Refusal, frozen=True, tag="only_umbrellas"):
    """A shield can contain only umbrella cards."""

    card: CardName
    rule: str = "7b"


class TooWeak(Refusal, frozen=True, tag="too_weak"):
    """The umbrella cards do not avert the mud card. `lacks` is the number of points by which the sum of the umbrella cards is too
    small.
    """

    card: CardName
    umbrellas: list[CardName]
    lacks: int
    rule: str = "7b"


class ShieldInOrder(Refusal, frozen=True, tag="shield_in_order"):
    """The text must name the mud cards in the order of play. The umbrella cards on each mud card must be in ascending order."""

    rule: str = "7b"


class Heaviest(Reason, frozen=True, tag="heaviest"):
    """No other pair of mud cards in the hand has more points."""

    points: int


class NobodyAdds(Reason, frozen=True, tag="nobody_adds"):
    """No player can add a card to the mud."""

    seat: Seat


class AtLeader(Reason, frozen=True, tag="at_leader"):
    """The player at `seat` is the target, and would win if the game ended now."""

    seat: Seat


class MakesPerfect(Reason, frozen=True, tag="makes_perfect"):
    """The added card `card` gives the water cards and the sand cards in the mud equal points. With the card `card`, the mud has
    `points` points.
    """

    card: CardName
    points: int


class HoldsOff(Reason, frozen=True, tag="holds_off"):
    """The defence averts `points` points, and `left` points go to the pool."""

    points: int
    left: int


class Least(Reason, frozen=True, tag="least"):
    """No umbrella cards with a lower sum than `cards` can avert the same mud cards."""

    cards: list[CardName]


class PassesOn(Reason, frozen=True, tag="passes_on"):
    """The defence aims all mud cards at the player at `seat`."""

    points: int
    seat: Seat


class Takes(Reason, frozen=True, tag="takes"):
    """Without a defence, `points` points go to the pool."""

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
