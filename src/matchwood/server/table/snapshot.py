"""A stored copy of a table."""

from __future__ import annotations

from msgspec import Struct

from matchwood.server.table.absence_votes import AbsenceVotes
from matchwood.server.table.card_sharing import CardSharing
from matchwood.server.table.clocks import Clocks
from matchwood.server.table.events import Chair, Created, Deal, Opened, OpenedFrom, Rematched
from matchwood.server.table.questions import Questions
from matchwood.server.table.undo import UndoRequest

SNAPSHOT_EVENTS = 500
"""A snapshot is stored after this number of events. A server replays them in some hundredths of a second."""
KEPT_KEY_EVENTS = 1_000
"""The server forgets the key of an undone move after this number of events."""

STORED_NAMES = {"absence_votes": "wishes", "card_sharing": "looks", "undo_request": "slip"}
"""The names under which the database stores renamed fields."""


class PlayedStep(Struct, frozen=True, array_like=True, gc=False):
    """A move that is still valid. If `seat` is None, the first deals of the game."""

    number: int
    deals: tuple[Deal, ...]
    seat: int | None = None
    move: str = ""
    had_choice: bool = True


class AcceptedMove(Struct, frozen=True, array_like=True, gc=False):
    """An accepted move or undo, with the client's idempotency key."""

    seat: int
    key: str
    number: int
    move: str


class Snapshot(Struct, frozen=True, rename=STORED_NAMES):
    """The stored state of a table after event number `number`."""

    number: int
    about: Created | Opened | OpenedFrom
    chairs: list[Chair]
    host: str | None
    played: list[PlayedStep]
    accepted: list[AcceptedMove]
    made: list[int]
    automatic: list[int]
    deal: int
    absence_votes: AbsenceVotes
    card_sharing: CardSharing
    former: set[str]
    had_left: set[str]
    clocks: Clocks | None
    undo_request: UndoRequest | None
    left: int | None
    next: Rematched | None
    questions: Questions | None = None
    """None in old snapshots. Event `number` then counts as the last change of all questions."""
    rewound: bool = False
    closed: bool = False


SHARED_FIELDS = [
    name for name in Snapshot.__struct_fields__ if name not in ("played", "accepted", "made", "undo_request", "questions")
]
