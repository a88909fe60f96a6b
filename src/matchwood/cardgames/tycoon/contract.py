"""The types that clients of Matchstick Tycoon see."""

from __future__ import annotations

from typing import Literal

from matchwood.cardgames.contract import CardName, Contract, Happening, Over, Part, PerSeat, Reason, Refusal, Rethink, Seat

Order = Literal["normal", "reversed"]
GaveWay = Literal["pass", "return"]


class NoMove(Refusal, frozen=True, tag="no_move"):
    """The text is not a play, `pass` or `return`."""

    rule: str = "8, 9, 10"


class NoNumber(Refusal, frozen=True, tag="no_number"):
    """The text does not start with a number. If only the letter case is wrong, the field `meant` contains the correct number."""

    name: str
    meant: str | None
    rule: str = "2"


class NoCard(Refusal, frozen=True, tag="no_card"):
    """The text contains `name`, which is not a card. If `name` is a number, `shown_by` is a card that shows the number without
    matchsticks.
    """

    name: str
    shown_by: CardName | None
    rule: str = "1"


class NoCards(Refusal, frozen=True, tag="no_cards"):
    """The text names no card. The maximum size of a play is `most`."""

    most: int
    rule: str = "8"


class Miswritten(Refusal, frozen=True, tag="miswritten"):
    """The play is possible, but the text is written wrongly. The field `written` contains the correct text of the play."""

    written: str
    rule: str = "8, 9"


class MustReturn(Refusal, frozen=True, tag="must_return"):
    """A player without cards can only return a matchstick."""

    rule: str = "10"


class MustLead(Refusal, frozen=True, tag="must_lead"):
    """The player who leads the trick cannot pass."""

    rule: str = "8"


class HoldsCards(Refusal, frozen=True, tag="holds_cards"):
    """Only a player without cards may return a matchstick. The field `cards` counts the player's cards."""

    cards: int
    rule: str = "10"


class TooMany(Refusal, frozen=True, tag="too_many"):
    """The play has `count` cards, but the maximum is `most` cards."""

    count: int
    most: int
    rule: str = "8"


class WrongCount(Refusal, frozen=True, tag="wrong_count"):
    """The play must have `wanted` cards, but has `count` cards."""

    count: int
    wanted: int
    rule: str = "9"


class NotHeld(Refusal, frozen=True, tag="not_held"):
    """The play needs `count` copies of the card, but the player has only `held`."""

    card: CardName
    held: int
    count: int
    rule: str = "8, 9"


class NotInGame(Refusal, frozen=True, tag="not_in_game"):
    """The number is only in an expansion that this game does not use. The game's highest number is `last`."""

    number: str
    last: str
    rule: str = "2"


class CannotShow(Refusal, frozen=True, tag="cannot_show"):
    """The card `card` cannot show the number `number`. The list `numbers` contains the possible numbers, from weak to strong.
    The list `sticks` contains the price of each number, in matchsticks.
    """

    card: CardName
    number: str
    numbers: list[str]
    sticks: list[int]
    rule: str = "11"


class TooWeak(Refusal, frozen=True, tag="too_weak"):
    """The number is not stronger than the number `lying` of the last play. The list `stronger` contains the numbers that beat
    the last play. An empty list becomes `null`.
    """

    number: str
    lying: str
    order: Order
    stronger: list[str] | None
    rule: str = "9"


class TooDear(Refusal, frozen=True, tag="too_dear"):
    """The play needs `needed` matchsticks, but the player has only `held`."""

    number: str
    cards: list[CardName]
    needed: int
    held: int
    rule: str = "11"


class TooFewShow(Refusal, frozen=True, tag="too_few_show"):
    """Only `fit` cards of the hand can show the number."""

    number: str
    fit: int
    rule: str = "11"


class AtBest(Refusal, frozen=True, tag="at_best"):
    """The cards cannot beat the last play. The strongest number that the cards can show is `number`. The field `lying` contains
    the number of the last play.
    """

    cards: list[CardName]
    number: str
    lying: str
    order: Order
    rule: str = "9"


class WhichNumber(Refusal, frozen=True, tag="which_number"):
    """The player must choose one of `numbers`. The list `sticks` contains the price of each number, in matchsticks."""

    cards: list[CardName]
    numbers: list[str]
    sticks: list[int]
    rule: str = "11"


class WhichCards(Refusal, frozen=True, tag="which_cards"):
    """The player must name all cards of the play. The list `cards` suggests the cards that need the fewest matchsticks."""

    number: str
    cards: list[CardName]
    rule: str = "11"


class ShownCard(Part, frozen=True):
    """A played card with its matchsticks.

    - `card`: the printed card.
    - `turned`: whether the card is turned by 180°.
    - `sticks`: the segments with matchsticks: `a` top, `b` upper right, `c` lower right, `d` bottom, `e` lower left, `f` upper
      left, `g` middle.
    """

    card: CardName
    turned: bool
    sticks: str


class Play(Part, frozen=True):
    """The cards that a player played together.

    - `seat`: the player.
    - `number`: the shown number.
    - `sticks`: the number of matchsticks.
    - `cards`: the cards.
    """

    seat: Seat
    number: str
    sticks: int
    cards: list[ShownCard]


class Table(Part, frozen=True):
    """What a seat or a spectator sees of a table. Fields that do not apply now are `null`.

    - `phase`: `dealing`, `playing` or `over`.
    - `order`: the order of the numbers.
    - `numbers`: the numbers of this game, from the weakest to the strongest now.
    - `strongest`: the number that no other number beats now.
    - `stronger`: the numbers that beat the last play; all numbers if the table is empty.
    - `leader`: the seat that leads the trick.
    - `turn`: the current seat.
    - `forced`: the move of the current seat, if all players can see that no other move is legal.
    - `hand`: the hand of the seat.
    - `cards`: the size of each hand.
    - `sticks`: the matchsticks of each seat.
    - `places`: the rank of each seat that is out.
    - `play`: the play to beat.
    - `gave_way`: what each seat did since the last play: `pass`, `return` or `null`.
    - `played`: all cards that were played in this game.
    - `cleared`: the number of cards that left the table.
    - `aside`: the number of cards that were set aside face down.
    """

    phase: Literal["dealing", "playing", "over"]
    order: Order
    numbers: list[str]
    strongest: str
    stronger: list[str]
    leader: Seat
    turn: Seat | None
    forced: Literal["pass", "return"] | None
    hand: list[CardName] | None
    cards: PerSeat[int]
    sticks: PerSeat[int]
    places: PerSeat[int | None]
    play: Play | None
    gave_way: PerSeat[GaveWay | None]
    played: list[CardName]
    cleared: int
    aside: int


class Deal(Happening, frozen=True, tag="deal"):
    """The cards were dealt. The list `cards` contains the hand sizes. The number `aside` counts the cards that no player gets."""

    leader: Seat
    cards: PerSeat[int]
    aside: int


class Played(Happening, frozen=True, tag="play"):
    """A player played cards."""

    seat: Seat
    number: str
    sticks: int
    cards: list[ShownCard]


class Revolution(Happening, frozen=True, tag="revolution"):
    """A play reversed the order of the numbers."""

    order: Order


class Passed(Happening, frozen=True, tag="pass"):
    """A player passed and took a matchstick."""

    seat: Seat


class Returned(Happening, frozen=True, tag="return"):
    """A player without cards returned a matchstick."""

    seat: Seat


class Out(Happening, frozen=True, tag="out"):
    """The player has no cards and no matchsticks left. The field `place` contains the player's rank."""

    seat: Seat
    place: int


class Cleared(Happening, frozen=True, tag="clear"):
    """A trick ended. The player at the seat `leader` leads the next trick."""

    leader: Seat


class Lead(Happening, frozen=True, tag="lead"):
    """The leader passed or returned a matchstick. The player at the seat `seat` becomes the leader."""

    seat: Seat


class LastCards(Reason, frozen=True, tag="last_cards"):
    """The player plays the last cards, and keeps `sticks` matchsticks."""

    sticks: int


class Turns(Reason, frozen=True, tag="turns"):
    """A play of `count` cards reverses the order of the numbers."""

    count: int


class Unbeaten(Reason, frozen=True, tag="unbeaten"):
    """No other number beats the number of this play."""

    number: str


class TooFew(Reason, frozen=True, tag="too_few"):
    """No other player has enough cards to beat this play of `count` cards."""

    count: int


class Group(Reason, frozen=True, tag="group"):
    """The player plays `count` cards at once."""

    count: int


class Weakest(Reason, frozen=True, tag="weakest"):
    """Among the legal plays of this size, this play has the weakest number."""

    number: str


class NoSticks(Reason, frozen=True, tag="no_sticks"):
    """The chosen cards show this number already, so no matchstick is needed."""


class TakesStick(Reason, frozen=True, tag="takes_stick"):
    """The player takes a matchstick, and then has `sticks` matchsticks."""

    sticks: int


CONTRACT = Contract(
    Table,
    Deal | Played | Revolution | Passed | Rethink | Returned | Out | Cleared | Lead | Over,
    NoMove
    | NoNumber
    | NoCard
    | NoCards
    | Miswritten
    | MustReturn
    | MustLead
    | HoldsCards
    | TooMany
    | WrongCount
    | NotHeld
    | NotInGame
    | CannotShow
    | TooWeak
    | TooDear
    | TooFewShow
    | AtBest
    | WhichNumber
    | WhichCards,
    reasons=LastCards | Turns | Unbeaten | TooFew | Group | Weakest | NoSticks | TakesStick,
)
