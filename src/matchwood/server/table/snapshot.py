"""A stored copy of a table. A server that loads it replays only the later events."""

from __future__ import annotations

from msgspec import Struct

from matchwood.server.table.absence import AbsenceVotes
from matchwood.server.table.card_sharing import CardSharing
from matchwood.server.table.clocks import Clocks
from matchwood.server.table.events import Chair, Created, Deal, Opened, Rematched
from matchwood.server.table.questions import Questions
from matchwood.server.table.undo import UndoRequest

SNAPSHOT_EVENTS = 500
"""Number of events between two snapshots. A server replays this many in some hundredths of a second."""
KEPT_KEY_EVENTS = 1_000
"""Number of events after which the server forgets the key of an undone move. Clients do not retry so late."""

STORED_NAMES = {"absence_votes": "wishes", "card_sharing": "looks", "undo_request": "slip"}
"""The names under which the database stores renamed fields."""


class PlayedStep(Struct, frozen=True, array_like=True, gc=False):
    """A move that the log stores as event `number` and that no player took back. If `seat` is None, the event is not a move but
    contains the first deals of the game.
    """

    number: int
    deals: tuple[Deal, ...]
    seat: int | None = None
    move: str = ""
    had_choice: bool = True


class AcceptedMove(Struct, frozen=True, array_like=True, gc=False):
    """A move or undo that the log stores as event `number`. The client chose `key` to identify the move or undo."""

    seat: int
    key: str
    number: int
    move: str


class Snapshot(Struct, frozen=True, rename=STORED_NAMES):
    """The stored state of a table after event `number`. Most fields of a snapshot have the same names as the attributes of
    `Table`.
    """

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
    """Old snapshots have None. Then all questions count as changed by event `number`."""
    rewound: bool = False


SHARED_FIELDS = [
    name for name in Snapshot.__struct_fields__ if name not in ("played", "accepted", "made", "undo_request", "questions")
]
"""The fields of a snapshot that `Table` has under the same name."""
