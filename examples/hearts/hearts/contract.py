"""The contract of Hearts: the types of the data that clients see."""

from matchwood.cardgames.contract import CardName, Contract, Happening, Over, Part, PerSeat, Refusal, Rethink, Seat


class Table(Part, frozen=True):
    """The table as one seat or a spectator sees it.

    `hand`, `receiver` and `received` are only for a seat: its cards, the seat to which it passes cards, and the cards that it got.
    `trick` lists the card of each seat. `taken` lists the points in the tricks of this deal.
    """

    phase: str
    turn: Seat | None
    number: int
    limit: int
    hand: list[CardName] | None
    receiver: Seat | None
    received: list[CardName] | None
    trick: PerSeat[CardName | None]
    taken: PerSeat[int]
    scores: PerSeat[int]


class Deal(Happening, frozen=True, tag="deal"):
    """Each seat has thirteen cards. `to` is the direction in which cards are passed on: left, right, across or nowhere."""

    number: int
    to: str


class Chose(Happening, frozen=True, tag="chose"):
    """The seat chose the cards that it passes on."""

    seat: Seat


class Started(Happening, frozen=True, tag="started"):
    """All cards are passed on. The seat has the two of clubs and leads the first trick."""

    seat: Seat


class Played(Happening, frozen=True, tag="played"):
    """The seat played a card."""

    seat: Seat
    card: CardName


class Trick(Happening, frozen=True, tag="trick"):
    """The seat took a trick with this number of points."""

    seat: Seat
    points: int


class Scored(Happening, frozen=True, tag="scored"):
    """The deal ended. `points` are the points of each seat in this deal. `moon` is the seat that took all points, or null."""

    points: PerSeat[int]
    moon: Seat | None


class ChooseThree(Refusal, frozen=True, tag="choose_three"):
    """The move is not a choice of three cards of the hand."""

    rule: str = "2"


class NoCard(Refusal, frozen=True, tag="no_card"):
    """The seat does not have a card with this name."""


class TwoOfClubs(Refusal, frozen=True, tag="two_of_clubs"):
    """The two of clubs has to lead the first trick."""

    rule: str = "3"


class FollowSuit(Refusal, frozen=True, tag="follow_suit"):
    """The seat has a card of the suit of the card that was led."""

    led: CardName
    rule: str = "3"


class NoPointsYet(Refusal, frozen=True, tag="no_points_yet"):
    """Points cannot be played in the first trick."""

    rule: str = "4"


class NotBroken(Refusal, frozen=True, tag="not_broken"):
    """Hearts cannot be led before a heart was played."""

    rule: str = "4"


CONTRACT = Contract(
    Table,
    Deal | Chose | Started | Played | Trick | Scored | Rethink | Over,
    ChooseThree | NoCard | TwoOfClubs | FollowSuit | NoPointsYet | NotBroken,
)
