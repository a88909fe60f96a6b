"""The messages of HTTP."""

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
    Origin,
    Pace,
    Setting,
    SetUpAction,
    Sitter,
    State,
    Watching,
    Window,
    Wish,
)

MAX_MESSAGE_BYTES = 16_384
MAX_RECORD_BYTES = 131_072

TableId = Annotated[str, whole("[a-z0-9]{4,32}")]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
ShortText = Annotated[str, Meta(min_length=1, max_length=64)]


class ReportName(Struct, frozen=True):
    """Reports a name to the operator.

    - `name`: the name, as the caller sees it.
    """

    name: ShortText


MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1_000)]
ThinkingTime = Annotated[int, Meta(ge=0, le=1_000_000_000_000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Seen = Number | None
"""The last event that the client knew. The server refuses a choice that is outdated."""
Happening = dict[str, Any]
Reason = dict[str, Any]


class Away(Struct, frozen=True):
    """The votes on an absent player.

    - `needed`: the number of votes for a decision.
    - `wait`: the seats that vote to wait.
    - `bot`: the seats that vote for a bot.
    - `end`: the seats that vote to end the game.
    - `resigned`: whether the player resigned.
    """

    needed: int
    wait: tuple[int, ...]
    bot: tuple[int, ...]
    end: tuple[int, ...]
    resigned: bool


class Standing(Struct, frozen=True):
    """The rating of a player in the game of the table.

    - `rating`: the rating in points.
    - `uncertainty`: the standard error of the rating, in points.
    - `new`: whether the player has no rating in this game yet.
    """

    rating: int
    uncertainty: int
    new: bool


class Seat(Struct, frozen=True):
    """A seat of a table.

    - `seat`: the number of the seat, from 0.
    - `kind`: `guest` is an external bot, `bot` a built-in bot.
    - `name`: the player's name; `null` for an open seat that is not reserved.
    - `level`: the level of a built-in bot.
    - `here`: whether the player has the table open; always `true` for a bot.
    - `instead_of`: the name of the player whom a bot replaced.
    - `automatic`: how many moves in a row the server made after timeouts.
    - `away`: the votes on an absent player.
    - `kept`: whether a bot keeps this seat for a player.
    - `shows`: whether spectators may see the cards of this seat.
    - `lookers`: the number of spectators who see these cards, at most 99.
    - `standing`: the player's rating, unless it is hidden.
    - `face`: the character (`a` to `h`) and the colour (`1` to `8`), for example `c5`.
    - `free`: whether a person may take over this bot's seat.
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
    """The parts of a game that one player or spectator may see.

    - `game`: the key of the game.
    - `players`: the number of players.
    - `seat`: the seat; `null` for a spectator.
    - `options`: the value of every house rule.
    - `owing`: the seats that have to decide now.
    - `moves`: all legal moves, in a fixed order.
    - `over`: whether the game is over.
    - `result`: the ranks and scores after the game.
    - `table`: the visible table (docs/reference/games.md).
    """

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
    """The new table for a rematch.

    - `table`: the ID of the next table.
    - `by`: the seat of the next host, who was the first to ask for a rematch.
    """

    table: str
    by: int


class Undo(Struct, frozen=True):
    """A move that other players saw and that can still be taken back.

    - `seat`: the seat that made the move.
    - `asked`: the event in which the player asked.
    - `agreed`: the seats that agreed.
    - `refused`: the seat that refused.
    - `missing`: the seats that have to answer. If it is empty, the player need not ask.
    """

    seat: int
    asked: int | None
    agreed: tuple[int, ...]
    refused: int | None
    missing: tuple[int, ...]


class VisibleTable(Struct, frozen=True):
    """A table with the information that the caller may see.

    - `id`: the ID in the address `/t/ID`.
    - `game`: the key of the game.
    - `players`: the number of seats.
    - `options`: the value of every house rule.
    - `idle`: the house rules that have no effect.
    - `pace`: how long a bot waits before it moves.
    - `window`: the seconds of an interrupt in Matschig, or 0 without a limit.
    - `limit`: the seconds of an external bot for a move.
    - `hints`: whether players may ask for hints.
    - `clock`: the clock of each player.
    - `seal`: the SHA-256 hash of the secret behind all deals (docs/fair_deals.md).
    - `takeover`: whether the caller may take over a bot's seat.
    - `created`: the time of creation.
    - `seats`: all seats, from seat 0.
    - `watchers`: the number of spectators, at most 99.
    - `you`: the seat for which the caller moves next.
    - `yours`: all seats of the caller.
    - `hosting`: whether the caller is the host.
    - `watching`: who may watch without a seat.
    - `showing`: whether players may show their cards.
    - `looking`: the seat whose cards the caller sees.
    - `back`: the seat that a bot keeps for the caller.
    - `left`: the seat of the player who left and so ended the table.
    - `next`: the table of the rematch.
    - `state`: `over` if the game is finished, `ended` if the players or the operator ended it early.
    - `number`: the number of the last event.
    - `closes_in`: the seconds until an interrupt closes.
    - `clocks`: the reading of each seat's clock; `null` for a bot.
    - `undo`: a move that can still be taken back.
    - `view`: the game as the caller sees it; `null` before the start, or if the caller may not watch.
    - `closed`: whether the operator of the server closed the table.
    - `origin`: the finished game or the day from which the table starts.
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
    closed: bool = False
    origin: Origin | None = None


class Fault(Struct, frozen=True, omit_defaults=True):
    """The reason why the server refused a request.

    - `code`: the error code (docs/reference/errors.md).
    - `message`: an English sentence for people.
    - `expected`: the valid values, such as legal moves.
    - `retry_after`: the seconds to wait.
    - `refusal`: why a move is illegal (docs/reference/games.md).
    - `reason`: the problem of the name (`bad_name`).
    - `character`: the forbidden character, for example `U+200C`.
    """

    code: str
    message: str
    expected: tuple[str, ...] | UnsetType = UNSET
    retry_after: int | UnsetType = UNSET
    refusal: dict[str, Any] | UnsetType = UNSET
    reason: NameReason | UnsetType = UNSET
    character: str | UnsetType = UNSET


class Failure(Struct, frozen=True):
    """The body of every HTTP response that reports an error.

    - `error`: the reason.
    """

    error: Fault


class Listed(Struct, frozen=True):
    """A public table in the lobby.

    - `id`: the ID of the table.
    - `game`: the key of the game.
    - `players`: the number of seats.
    - `rules`: the unusual house rules that have an effect.
    - `pace`: how long a bot waits before it moves.
    - `hints`: whether players may ask for hints.
    - `clock`: the clock of each player.
    - `names`: the names of the players.
    - `free`: the number of open seats that are not reserved.
    - `state`: `open` or `playing`.
    - `created`: the time of creation.
    - `showing`: whether players may show their cards.
    - `standings`: the ratings of the players, in the order of `names`.
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
    """The settings of a new table.

    - `game`: the key of the game.
    - `players`: the number of seats.
    - `name`: the name of the caller, who gets seat 0.
    - `options`: the house rules that differ from the usual ones.
    - `beside`: the names of more people at this screen (only with `one_screen`).
    - `bots`: the number of seats for built-in bots.
    - `level`: the level of the built-in bots.
    - `pace`: how long a bot waits before it moves.
    - `window`: the seconds of an interrupt in Matschig, or 0 without a limit.
    - `limit`: the seconds of an external bot for a move.
    - `hints`: whether players may ask for hints.
    - `clock`: `none`, `relaxed` (180 s, and 20 s a move), `brisk` (60 s and 8 s) or `correspondence` (3 days and 1 day).
    - `watching`: who may watch without a seat. `everybody` also shows the table in the lobby.
    - `takeover`: whether people may take over bots' seats. By default, they may if the new table has open seats.
    - `showing`: whether players may show their cards. By default, only one person against bots may, without `takeover`.
    - `levels`: one level for each bot, instead of `level`.
    - `key`: a unique text. A repeated key returns the same table.
    - `face`: the face of the caller.
    """

    game: ShortText
    players: Count
    name: str
    options: Annotated[dict[str, Setting], Meta(max_length=32)] = {}
    beside: Annotated[tuple[str, ...], Meta(max_length=8)] = ()
    bots: Count = 0
    level: ShortText = "club"
    pace: Pace = "calm"
    window: Window = 0
    limit: Limit = 10
    hints: bool = False
    clock: ClockKey | Literal["none"] = "none"
    watching: Watching = "link"
    takeover: bool | None = None
    showing: bool | None = None
    levels: Annotated[tuple[ShortText, ...], Meta(max_length=8)] = ()
    key: Key | None = None
    face: Face | None = None


class TakeSeat(Struct, frozen=True):
    """Asks for a seat at a table.

    - `name`: the name of the player.
    - `seat`: an open seat, a bot's seat, or the caller's former seat; `null` for any open seat.
    - `kind`: `guest` for a program.
    - `face`: the new face of the player.
    - `seen`: the last event that the client knew.
    """

    name: str
    seat: Count | None = None
    kind: Sitter = "person"
    face: Face | None = None
    seen: Seen = None


class Arrange(Struct, frozen=True):
    """Changes the seats or settings of a table before the game. Only the host may send this message.

    - `number`: the last event that the host knows.
    - `do`: `bot` (seat a bot), `free`, `close` or `add` (a seat), `swap` (two seats), `watch`, or `start` (with bots).
    - `seat`: the seat to change.
    - `other`: the second seat of `swap`.
    - `level`: the level of the bots for `bot` and `start`.
    - `watching`: who may watch, for `watch`.
    """

    number: Number
    do: SetUpAction
    seat: Count = 0
    other: Count = 0
    level: ShortText = "club"
    watching: Watching = "link"


class Decide(Struct, frozen=True):
    """Votes on the seat of an absent player.

    - `seat`: the seat of the absent player.
    - `wish`: `wait`, `bot` (a bot plays) or `end` (the game ends).
    - `seen`: the last event that the client knew.
    """

    seat: Count
    wish: Wish
    seen: Seen = None


class Listing(Struct, frozen=True):
    """Removes a table from the list of the caller's tables, or adds the table again.

    - `listed`: `false` removes the table, `true` adds it.
    """

    listed: bool


class Show(Struct, frozen=True):
    """Starts or stops showing the caller's cards to spectators.

    - `show`: `true` shows the cards, `false` hides them.
    - `seen`: the last event that the client knew.
    """

    show: bool
    seen: Seen = None


class Look(Struct, frozen=True):
    """Chooses the player whose cards a spectator sees.

    - `seat`: a seat that shows its cards, or `null` for no cards.
    - `seen`: the last event that the client knew.
    """

    seat: Count | None
    seen: Seen = None


class Ask(Struct, frozen=True):
    """The body of a call that needs no data; it may be left out.

    - `seen`: the last event that the client knew.
    """

    seen: Seen = None


class MakeMove(Struct, frozen=True):
    """Makes a move for the caller.

    - `move`: one of `view.moves` (docs/notation.md).
    - `key`: a unique text. A repeated key changes nothing.
    - `thought`: the thinking time in milliseconds (docs/reference/tables.md#clocks).
    - `seen`: the last event that the client knew.
    """

    move: MoveText
    key: Key
    thought: ThinkingTime | None = None
    seen: Seen = None


class RetractMove(Struct, frozen=True):
    """Takes back the caller's last move, or asks the other players for permission.

    - `key`: a unique text.
    - `seen`: the last event that the client knew.
    """

    key: Key
    seen: Seen = None


class Answer(Struct, frozen=True):
    """Answers the request of another player to take back a move.

    - `number`: the event in which the player asked (`undo.asked`).
    - `agree`: whether the caller agrees.
    """

    number: Number
    agree: bool


class Hint(Struct, frozen=True):
    """The move that the built-in bot `champion` would make for the caller.

    - `move`: the advised move.
    - `other`: the best other move.
    - `better_by`: by how much `move` is better, in the unit of the game.
    - `error`: the standard error of `better_by`.
    - `alike`: whether `better_by` is at most twice `error`.
    - `trials`: the number of simulated worlds.
    - `reasons`: the reasons for the move (docs/reference/games.md).
    """

    move: str
    other: str | None
    better_by: float
    error: float
    alike: bool
    trials: int
    reasons: tuple[Reason, ...] = ()
