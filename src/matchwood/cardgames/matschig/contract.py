"""The contract of Matschig: the types of the table and its happenings, as a client sees them.

Seats are numbers from 0, and cards are written as in docs/notation.md. Lists "for each seat" start with seat 0.
"""

from __future__ import annotations

from typing import Literal

from matchwood.cardgames.contract import CardName, Contract, Happening, Over, Part, PerSeat, Reason, Refusal, Rethink, Seat

Phase = Literal["dealing", "throw", "window", "defence", "over"]
Halved = list[Literal["pool", "account"]]
How = Literal["nothing", "umbrellas", "special", "share"]


class Weight(Part, frozen=True):
    """The points of the thrown mud cards, and the card that would give them equal sums of water and sand (perfect mud).

    - `points`: the sum of its cards.
    - `perfect`: whether the mud is perfect.
    - `missing`: the card that would make it perfect; `null` if there is no such card.
    """

    points: int
    perfect: bool
    missing: CardName | None


class Pair(Part, frozen=True):
    """A pair of mud cards, one water and one sand, that the current player can throw.

    - `mud`: the water card and the sand card.
    - `weight`: its points.
    """

    mud: list[CardName]
    weight: Weight


class Outcome(Part, frozen=True):
    """The effect of a defence that the target can choose.

    - `move`: the defence, as a move.
    - `averted`: for each mud card whether the defence averts it.
    - `points`: the points that go to the pool.
    """

    move: str
    averted: list[bool]
    points: int


class Cover(Part, frozen=True):
    """A set of umbrella cards from the hand, and the points that the set lacks to avert each mud card.

    - `umbrellas`: the umbrellas.
    - `reach`: the sum of their values.
    - `lacks`: for each mud card the points that the umbrellas lack to avert it.
    """

    umbrellas: list[CardName]
    reach: int
    lacks: list[int]


class Row(Part, frozen=True):
    """A row of the score sheet, which describes one finished round.

    - `points`: the points of each seat in the round, as they were booked.
    - `halved`: what was halved for each seat: its `pool`, its `account`, both or nothing.
    - `accounts`: the account of each seat after the round.
    """

    points: PerSeat[int]
    halved: PerSeat[Halved]
    accounts: PerSeat[int]


class Table(Part, frozen=True):
    """The visible state of the table for one seat or for a spectator.

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
    """The cards of a round were dealt: `cards` lists the size of each hand, and `pile` is the size of the draw pile. The
    player at the seat `first` starts the round.
    """

    round: int
    first: Seat
    pile: int
    cards: PerSeat[int]


class Throw(Happening, frozen=True, tag="throw"):
    """A player threw two mud cards at the seat `target`. The card `missing` would give the mud equal sums of water and sand
    (perfect mud).
    """

    seat: Seat
    target: Seat
    mud: list[CardName]
    points: int
    perfect: bool
    missing: CardName | None


class Window(Happening, frozen=True, tag="window"):
    """An interrupt started, in which the seats in `asked` may add the card `missing` to the mud."""

    missing: CardName
    asked: list[Seat]


class Answer(Happening, frozen=True, tag="answer"):
    """A player answered in the interrupt. Each answer in an interrupt is secret until all players have answered."""

    seat: Seat


class Add(Happening, frozen=True, tag="add"):
    """All players have answered. The player at `seat` adds `card` to the mud and aims the mud at the player at `target`. The
    mud is now perfect (equal sums of water and sand) and has `points` points.
    """

    seat: Seat
    card: CardName
    target: Seat
    points: int


class Let(Happening, frozen=True, tag="let"):
    """All players have answered, and no player adds a card to the mud."""


class Duck(Happening, frozen=True, tag="duck"):
    """The target played the card Duck, which passes the mud on to the seat `target`."""

    seat: Seat
    target: Seat


class Defence(Happening, frozen=True, tag="defence"):
    """The player at `seat` defended against the mud with the cards in `played`. The mud cards in `landed` go to the player's
    pool, and the mud cards in `averted` do not. `how` is the kind of defence. `umbrellas` lists the values of the played
    umbrella cards. `points` is the total of the mud cards in `landed`. `fates` contains a value for each mud card in the order
    of play: `true` if the card went to the pool.
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
    """The player at `seat` drew a card openly, because another player had played the card Share. If the drawn card is a mud
    card, the card goes to the player's pool and counts `points` points.
    """

    seat: Seat
    card: CardName
    points: int


class Draw(Happening, frozen=True, tag="draw"):
    """A player drew cards from the draw pile. `cards` is the number of drawn cards."""

    seat: Seat
    cards: int


class Skip(Happening, frozen=True, tag="skip"):
    """A player's turn was skipped, because the player cannot throw."""

    seat: Seat


class Discard(Happening, frozen=True, tag="discard"):
    """No player could throw, so the player at `seat` discarded the hand `cards` and drew a new hand."""

    seat: Seat
    cards: list[CardName]


class RoundOver(Happening, frozen=True, tag="round"):
    """A round ended. The fields contain the row of the score sheet for the round, the pools, and in a party the penalty marks
    (dabs).
    """

    round: int
    points: PerSeat[int]
    halved: PerSeat[Halved]
    accounts: PerSeat[int]
    pools: PerSeat[list[str]] | None
    pool_points: PerSeat[int] | None
    dabs: PerSeat[int] | None


# --- why a move is refused -----------------------------------------------------------------------------------------------------


class NoThrow(Refusal, frozen=True, tag="no_throw"):
    """The text of a throw must name a water card, a sand card and a player."""

    rule: str = "4"


class OneOfEach(Refusal, frozen=True, tag="one_of_each"):
    """A throw consists of exactly one water card and one sand card, but the text names other cards."""

    rule: str = "4"


class NoCard(Refusal, frozen=True, tag="no_card"):
    """The text names a card that does not exist."""

    rule: str = "1"


class NotHeld(Refusal, frozen=True, tag="not_held"):
    """The text names `card` too often, because the hand contains only `held` copies of the card."""

    card: CardName
    held: int
    rule: str = "4, 6, 7"


class NoPlayer(Refusal, frozen=True, tag="no_player"):
    """The text does not name a player who can be the target of the mud. `aims` lists the seats that can be targets."""

    aims: list[Seat]
    rule: str = "2"


class AtOneself(Refusal, frozen=True, tag="at_oneself"):
    """A player must aim mud at another player, and `aims` lists the possible seats."""

    aims: list[Seat]
    rule: str = "4, 6, 7c"


class IsOut(Refusal, frozen=True, tag="is_out"):
    """The text names a target who is out of the party. `aims` lists the seats at which the player can aim."""

    seat: Seat
    aims: list[Seat]
    rule: str = "15"


class NoAnswer(Refusal, frozen=True, tag="no_answer"):
    """An answer in an interrupt must be `let`, or must name the card `card` and a target."""

    card: CardName
    rule: str = "6"


class OnlyMissing(Refusal, frozen=True, tag="only_missing"):
    """Only the card `card` gives the mud equal sums of water and sand (perfect mud)."""

    card: CardName
    rule: str = "6"


class NoDefence(Refusal, frozen=True, tag="no_defence"):
    """The text does not name a defence."""

    rule: str = "7"


class HoldsNothingOff(Refusal, frozen=True, tag="holds_nothing_off"):
    """The text names a water or sand card as a defence, but mud cards cannot avert mud."""

    rule: str = "7"


class Alone(Refusal, frozen=True, tag="alone"):
    """A special card must be played without other cards. `card` is the special card, or `null` if the text combines the word
    `take` (no defence) with cards.
    """

    card: CardName | None
    rule: str = "7c"


class DuckNames(Refusal, frozen=True, tag="duck_names"):
    """The text of a Duck must name one player, and `aims` lists the possible seats."""

    aims: list[Seat]
    rule: str = "7c"


class ThirteenNames(Refusal, frozen=True, tag="thirteen_names"):
    """After the special card 13, the text must name at least one mud card, and only cards from `mud`."""

    mud: list[CardName]
    rule: str = "7c"


class OverThirteen(Refusal, frozen=True, tag="over_thirteen"):
    """The special card 13 averts mud cards with at most 13 points, but the named mud cards have `points` points."""

    points: int
    rule: str = "7c"


class InOrder(Refusal, frozen=True, tag="in_order"):
    """The text must name the mud cards in the order in which they were played."""

    mud: list[CardName]
    rule: str = "7c"


class OnMud(Refusal, frozen=True, tag="on_mud"):
    """A shield (a defence with umbrella cards) must assign umbrella cards to the mud cards in `mud`."""

    mud: list[CardName]
    rule: str = "7b"


class OnlyUmbrellas(Refusal, frozen=True, tag="only_umbrellas"):
    """A shield can contain only umbrella cards."""

    card: CardName
    rule: str = "7b"


class TooWeak(Refusal, frozen=True, tag="too_weak"):
    """The umbrella cards need `lacks` more points to avert the mud card."""

    card: CardName
    umbrellas: list[CardName]
    lacks: int
    rule: str = "7b"


class ShieldInOrder(Refusal, frozen=True, tag="shield_in_order"):
    """The text of a shield must name each mud card once, in the order of play, with its umbrella cards in ascending order. If
    two mud cards are equal, the text of a shield must name the earlier card first.
    """

    rule: str = "7b"


# --- why a move is good --------------------------------------------------------------------------------------------------------


class Heaviest(Reason, frozen=True, tag="heaviest"):
    """No other pair of mud cards in the hand has more points."""

    points: int


class NobodyAdds(Reason, frozen=True, tag="nobody_adds"):
    """No player can add a card to the mud, so the target `seat` must defend at once."""

    seat: Seat


class AtLeader(Reason, frozen=True, tag="at_leader"):
    """The target `seat` would win if the game ended at once."""

    seat: Seat


class MakesPerfect(Reason, frozen=True, tag="makes_perfect"):
    """The card `card` gives the mud equal sums of water and sand (perfect mud). With the added card, the mud has `points`
    points.
    """

    card: CardName
    points: int


class HoldsOff(Reason, frozen=True, tag="holds_off"):
    """The defence averts `points` points of mud, and `left` points go to the player's pool."""

    points: int
    left: int


class Least(Reason, frozen=True, tag="least"):
    """No other choice of umbrella cards averts the same mud cards with a lower sum."""

    cards: list[CardName]


class PassesOn(Reason, frozen=True, tag="passes_on"):
    """The defence passes all mud cards on to the player at `seat`."""

    points: int
    seat: Seat


class Takes(Reason, frozen=True, tag="takes"):
    """If the player defends with no card, `points` points of mud go to the player's pool."""

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
