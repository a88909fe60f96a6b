"""What a table is like, in short: it is set up from that, and from what happened since, as quickly as if its log were young."""

from __future__ import annotations

from msgspec import Struct

from matchwood.server.table.absence import AbsenceVotes
from matchwood.server.table.card_sharing import CardSharing
from matchwood.server.table.clocks import Clocks
from matchwood.server.table.events import Chair, Created, Deal, Opened, Rematched
from matchwood.server.table.questions import Questions
from matchwood.server.table.undo import UndoRequest

SNAPSHOT_EVENTS = 500
"""Events from one snapshot to the next. To replay this many takes some hundredths of a second."""
KEYS = 1_000
"""Of moves that were taken back before so many events nobody asks again."""


STORED_NAMES = {"absence_votes": "wishes", "card_sharing": "looks", "undo_request": "slip"}
"""The names in the database for fields that had another name in an earlier version."""


class PlayedStep(Struct, frozen=True, array_like=True, gc=False):
    """What stands of the game: its first deals, or a move that was not taken back, with the event that brought it."""

    number: int
    deals: tuple[Deal, ...]
    seat: int | None = None
    move: str = ""


class AcceptedMove(Struct, frozen=True, array_like=True, gc=False):
    """A move that a client made under a key of its own, and the event that it became."""

    seat: int
    key: str
    number: int
    move: str


class Snapshot(Struct, frozen=True, rename=STORED_NAMES):
    """A table after event `number`. The other fields have the names of the table's attributes."""

    number: int
    about: Created | Opened
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
    """None in a snapshot of an older version: then every question counts as asked by its last event."""
    rewound: bool = False


SAME = [name for name in Snapshot.__struct_fields__ if name not in ("played", "accepted", "made", "undo_request", "questions")]
"""What has the same name at the table."""
