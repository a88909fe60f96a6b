"""A stored copy of a table, after which a server only replays the later events."""

from __future__ import annotations

from msgspec import Struct

from matchwood.server.table.absence import AbsenceVotes
from matchwood.server.table.card_sharing import CardSharing
from matchwood.server.table.clocks import Clocks
from matchwood.server.table.events import Chair, Created, Deal, Opened, Rematched
from matchwood.server.table.questions import Questions
from matchwood.server.table.undo import UndoRequest

SNAPSHOT_EVENTS = 500
"""Events between two snapshots. A server replays this many in some hundredths of a second."""
KEPT_KEY_EVENTS = 1_000
"""Events after which the key of an undone move is forgotten. Clients do not retry that late."""

STORED_NAMES = {"absence_votes": "wishes", "card_sharing": "looks", "undo_request": "slip"}
"""The stored names of renamed fields."""


class PlayedStep(Struct, frozen=True, array_like=True, gc=False):
    """A move that was not taken back, or the first deals if `seat` is None. `number` is the event."""

    number: int
    deals: tuple[Deal, ...]
    seat: int | None = None
    move: str = ""
    had_choice: bool = True
    """As `Step.had_choice`."""


class AcceptedMove(Struct, frozen=True, array_like=True, gc=False):
    """A move or undo with a client's key. `number` is the event."""

    seat: int
    key: str
    number: int
    move: str


class Snapshot(Struct, frozen=True, rename=STORED_NAMES):
    """A table after event `number`. The fields are attributes of `Table`."""

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
    """None in old versions: then all questions changed with event `number`."""
    rewound: bool = False


SHARED_FIELDS = [
    name for name in Snapshot.__struct_fields__ if name not in ("played", "accepted", "made", "undo_request", "questions")
]
"""The fields that `Table` has under the same name."""
