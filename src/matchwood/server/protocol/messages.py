"""The shapes of docs/protocol.md: what crosses the wire, in both directions. Those of live play are in `live_messages`.

The OpenAPI description and the TypeScript types of the web table are made from these structs. Incoming texts are
checked against them, once, so that nothing behind this page has to doubt what it gets.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from matchwood.server.protocol.errors import NameReason
from matchwood.server.protocol.patterns import whole
from matchwood.server.protocol.values import (
    Clock,
    ClockKey,
    ClockReading,
    Face,
    Kind,
    Limit,
    Pace,
    Setting,
    SetUpAction,
    Sitter,
    State,
    Watching,
    Window,
    Wish,
)

LIMIT = 16_384
"""The most bytes of one message or body."""
RECORD_LIMIT = 131_072
"""The most bytes of a record that somebody brings along."""

Phrase = Literal["hello", "good_luck", "well_played", "thanks", "sorry", "moment", "your_turn", "hurry", "again", "bye"]
"""What is often said at a table: each has words in every language."""

TableId = Annotated[str, whole("[a-z0-9]{4,32}")]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Words = Annotated[str, Meta(min_length=1, max_length=64)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1_000)]
Thought = Annotated[int, Meta(ge=0, le=1_000_000_000_000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Seen = Number | None
"""The last event that the caller knew when it chose, None if it does not name it. What answers an older question is refused."""
Happening = dict[str, Any]
Reason = dict[str, Any]


class Away(Struct, frozen=True):
    """Somebody is away: how many of the others have to agree on what to do, and the seats that wish each.

    `resigned` says that this person resigned, and so wishes to end the game.
    """

    needed: int
    wait: tuple[int, ...]
    bot: tuple[int, ...]
    end: tuple[int, ...]
    resigned: bool


class Standing(Struct, frozen=True):
    """How well somebody with an account plays the game of the table: in two of three cases right within the `uncertainty`.

    Whoever is `new` was never rated in it; their numbers are those with which a rating begins.
    """

    rating: int
    uncertainty: int
    new: bool


class Seat(Struct, frozen=True):
    """Who sits where; `here` is a person with this table open, a guest or a bot; `instead_of` is whose seat a bot took.

    `automatic` is how many moves in a row were made for somebody whose time was up; `away` is set once the others may decide what
    to do about somebody; `kept` is a bot's seat to which its person may come back. `shows` says that those who watch may look into
    this hand, `lookers` how many do, up to 99. `standing` is the rating of a person who sits here under their account.
    `face` is how they look, a letter for the character and a digit for the colour; null where they did not choose. `free` is a
    bot's seat that a person may take over.
    """

    seat: int
    kind: Kind
    name: str | None
    level: str | None
    here: bool
    instead_of: str | None
    automatic: int
    away: Away | None
    kept: bool
    shows: bool
    lookers: int
    standing: Standing | None
    face: str | None
    free: bool


class View(Struct, frozen=True):
    """What one seat may know; a spectator's `seat` is null. The game's contract says what stands in `table` and `result`."""

    game: str
    players: int
    seat: int | None
    options: dict[str, Setting]
    owing: tuple[int, ...]
    moves: tuple[str, ...]
    over: bool
    result: dict[str, Any] | None
    table: dict[str, Any]


class Next(Struct, frozen=True):
    """The table at which the company plays again, as seat `by` wished."""

    table: str
    by: int


class Undo(Struct, frozen=True):
    """The last move, which its `seat` may take back: everybody saw it, and nobody has learned anything by it.

    `asked` is the event by which the others were asked, null while they were not; `agreed` are the seats that agree, `refused` the
    one that does not. `missing` are the seats that have to agree yet; where there are none, nobody is asked.
    """

    seat: int
    asked: int | None
    agreed: tuple[int, ...]
    refused: int | None
    missing: tuple[int, ...]


class Table(Struct, frozen=True):
    """A table, as one caller sees it.

    `idle` are the house rules that change nothing beside the others. `limit` are the seconds that a guest may take for a move,
    before a bot of the house takes its seat for good. `closes_in` are the seconds until an open window closes by itself; `yours`
    are the caller's seats, `you` the one of them that moves next. `hosting` is true for whoever made the table, and may arrange
    it. `seal` is the hash of the secret that all deals follow from; older tables have none. `takeover` says whether the caller may
    take over from bots, `back` is a seat to which the caller may come back, `left` whose leaving ended the table. `watchers` counts
    those who look on without a seat, up to 99. `showing` says whether people may show their cards to those who watch, `looking`
    whose cards the caller chose to see. `undo` is set while the last move can be taken back though it was seen.
    """

    id: str
    game: str
    players: int
    options: dict[str, Setting]
    idle: tuple[str, ...]
    pace: Pace
    window: int
    limit: int
    hints: bool
    clock: Clock | None
    seal: str | None
    takeover: bool
    created: datetime
    seats: tuple[Seat, ...]
    watchers: int
    you: int | None
    yours: tuple[int, ...]
    hosting: bool
    watching: Watching
    showing: bool
    looking: int | None
    back: int | None
    left: int | None
    next: Next | None
    state: State
    number: int
    closes_in: float | None
    clocks: tuple[ClockReading | None, ...] | None
    undo: Undo | None
    view: View | None


class Fault(Struct, frozen=True, omit_defaults=True):
    """Why something was not done; `retry_after` are the seconds until it may be asked for again, where that is known.

    `refusal` says why a move is not legal, as the contract of the game has it: a code, and what fills its sentence. `reason` says
    what is wrong with a name, and `character` which character of it, as in `U+200C`.
    """

    code: str
    message: str
    expected: tuple[str, ...] | UnsetType = UNSET
    retry_after: int | UnsetType = UNSET
    refusal: dict[str, Any] | UnsetType = UNSET
    reason: NameReason | UnsetType = UNSET
    character: str | UnsetType = UNSET


class Failure(Struct, frozen=True):
    """The body of every HTTP answer that is not a success."""

    error: Fault


class Health(Struct, frozen=True):
    """The answer of a server that is well: its `database` can be read and written to.

    It was made from this `commit` of its sources; null where nobody knows. While `redis` is `away`, play goes on, and news from
    other servers comes late. `others` is its former name, for this release.
    """

    status: Literal["ok"]
    version: str
    database: str
    redis: Literal["none", "reached", "away"]
    others: Literal["none", "reached", "away"]
    commit: str | None


class Listed(Struct, frozen=True):
    """A table in the lobby: `rules` are the house rules that are not as usual, without those that change nothing beside the others.

    `free` are the seats that anybody may take, `standings` the ratings of those with these `names`, in the same order.
    """

    id: str
    game: str
    players: int
    rules: dict[str, Setting]
    pace: Pace
    hints: bool
    clock: Clock | None
    names: tuple[str, ...]
    free: int
    state: State
    created: datetime
    showing: bool = False
    standings: tuple[Standing | None, ...] = ()


class NewTable(Struct, frozen=True):
    """A table to be made; the caller sits down at seat 0, the others at the same screen beside.

    Bots play at `level`, or each at its own of the `levels`. `key` is the client's name for the wish: who asks twice with
    it gets one table.
    """

    game: Words
    players: Count
    name: str
    options: Annotated[dict[str, Setting], Meta(max_length=32)] = {}
    beside: Annotated[tuple[str, ...], Meta(max_length=8)] = ()
    bots: Count = 0
    level: Words = "club"
    pace: Pace = "calm"
    window: Window = 0
    limit: Limit = 10
    hints: bool = False
    clock: ClockKey | Literal["none"] = "none"
    watching: Watching = "link"
    takeover: bool | None = None
    showing: bool | None = None
    levels: Annotated[tuple[Words, ...], Meta(max_length=8)] = ()
    key: Key | None = None
    face: Face | None = None


class TakeSeat(Struct, frozen=True):
    """An open seat to sit down on, or one's own to come back to; null is any. People may name a bot's seat. A program says that it
    is a guest. Another `face` at one's own seat is how one looks from then on."""

    name: str
    seat: Count | None = None
    kind: Sitter = "person"
    face: Face | None = None
    seen: Seen = None


class Arrange(Struct, frozen=True):
    """What the host does at a table before the game; `number` is the last event that they know. While it is played they may `free`
    a seat that a bot keeps for somebody who left.

    `bot` puts a bot of that `level` on the seat, `free` takes away whoever sits there, `close` takes the chair away, `add`
    brings one more, `swap` lets `seat` and `other` change places, `watch` says who may watch, `start` begins: bots of that
    `level` take what is free.
    """

    number: Number
    do: SetUpAction
    seat: Count = 0
    other: Count = 0
    level: Words = "club"
    watching: Watching = "link"


class Decide(Struct, frozen=True):
    """What the caller wishes to be done about somebody who is away."""

    seat: Count
    wish: Wish
    seen: Seen = None


class Listing(Struct, frozen=True):
    """Whether the table is to be in the list of the caller's tables."""

    listed: bool


class Show(Struct, frozen=True):
    """The caller shows their cards to those who watch from now on, or no more."""

    show: bool
    seen: Seen = None


class Look(Struct, frozen=True):
    """The caller, who watches, chooses whose cards to see; null for nobody's."""

    seat: Count | None
    seen: Seen = None


class Ask(Struct, frozen=True):
    """What the caller asks for by the address alone; `seen` is the last event that they knew."""

    seen: Seen = None


class Say(Struct, frozen=True):
    """Something to be said at a table: a phrase, which everybody reads in their language, or words.

    `key` is the client's name for it.
    """

    key: Key
    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=240)] | None = None


class Spoken(Struct, frozen=True):
    """What somebody said. `who` is the same for everything that one person says, wherever, and tells nothing else about them."""

    id: int
    who: str
    seat: int | None
    name: str
    phrase: Phrase | None
    text: str | None
    at: datetime


class Conversation(Struct, frozen=True):
    """What was said last at a table, the oldest first. `you` is the `who` of what the caller says, if they are known."""

    you: str | None
    lines: list[Spoken]


class MakeMove(Struct, frozen=True):
    """A move of the caller's seat, with the caller's own name for it, and the milliseconds that it was thought about.

    `seen` is the last event that the caller knew when it chose the move.
    """

    move: MoveText
    key: Key
    thought: Thought | None = None
    seen: Seen = None


class RetractMove(Struct, frozen=True):
    """The caller thinks again about a decision by which nobody has learned anything, or asks the others whether they may.

    `key` is the caller's own name for that, `seen` the last event that it knew.
    """

    key: Key
    seen: Seen = None


class Answer(Struct, frozen=True):
    """Whether the caller agrees that somebody takes their last move back; `number` is the event by which that was asked."""

    number: Number
    agree: bool


class Hint(Struct, frozen=True):
    """What a champion would do in the caller's place, and why.

    Against the best `other` move it was `better_by` with a standard `error`, in the unit of the game, in so many sampled worlds;
    `alike` says whether that is too little to tell. Without another move `other` is null and all is 0. `reasons` say what speaks
    for the move, each with its `code`, as far as the caller can be sure of it; a game may give none.
    """

    move: str
    other: str | None
    better_by: float
    error: float
    alike: bool
    trials: int
    reasons: tuple[Reason, ...] = ()
