"""The messages of HTTP. The OpenAPI description, `docs/reference` and the types of the page are generated from them."""

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

MAX_MESSAGE_BYTES = 16_384
"""The maximum size of the body of a request, and of a WebSocket message."""
MAX_RECORD_BYTES = 131_072

Phrase = Literal["hello", "good_luck", "well_played", "thanks", "sorry", "moment", "your_turn", "hurry", "again", "bye"]
"""Common chat messages, which clients show in the language of the reader."""

TableId = Annotated[str, whole("[a-z0-9]{4,32}")]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
ShortText = Annotated[str, Meta(min_length=1, max_length=64)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1_000)]
ThinkingTime = Annotated[int, Meta(ge=0, le=1_000_000_000_000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Seen = Number | None
"""The last event that the client knew when the user chose. The server refuses an outdated choice."""
Happening = dict[str, Any]
Reason = dict[str, Any]


class Away(Struct, frozen=True):
    """Counts how the other players voted on an absent player.

    - `needed`: the number of votes that decide: more than half of the players who may vote.
    - `wait`: the seats that vote to wait.
    - `bot`: the seats that vote to let a bot play.
    - `end`: the seats that vote to end the game.
    - `resigned`: whether the absent player resigned.
    """

    needed: int
    wait: tuple[int, ...]
    bot: tuple[int, ...]
    end: tuple[int, ...]
    resigned: bool


class Standing(Struct, frozen=True):
    """Contains the rating of a player in the game that the table plays.

    - `rating`: the rating, in points. A new rating starts at 1500.
    - `uncertainty`: in two of three cases the true strength is within this number of points.
    - `new`: whether the player has no rating in this game yet. The numbers are then those with which a rating starts.
    """

    rating: int
    uncertainty: int
    new: bool


class Seat(Struct, frozen=True):
    """Describes a seat of a table.

    - `seat`: the number of the seat, from 0.
    - `kind`: `person`, `guest` (an external bot), `bot` (a built-in bot) or `open`.
    - `name`: the name of the player; `null` on an open seat that is kept for no player.
    - `level`: the level of a built-in bot, else `null`.
    - `here`: whether the player has the table open. Always `true` for a bot.
    - `instead_of`: the name of the player whose seat a bot took over, else `null`.
    - `automatic`: how many moves in a row the server made for this player because the time was up.
    - `away`: the votes on an absent player; `null` while the player is not absent.
    - `kept`: whether a bot keeps this seat for a player who may come back.
    - `shows`: whether spectators may see the cards of this seat.
    - `lookers`: the number of spectators who see the cards of this seat, 99 at most.
    - `standing`: the rating of the player; `null` for a player without an account, for a bot, and if the player hides the
      rating.
    - `face`: the face of the player: a letter from `a` to `h` for the character and a digit from `1` to `8` for the colour. It
      is `null` if the player chose none.
    - `free`: whether a person may take over this seat from its bot.
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
    """Contains the information about a game that one player or spectator may see.

    - `game`: the key of the game.
    - `players`: the number of players.
    - `seat`: the seat whose view this is; `null` for a spectator.
    - `options`: the value of every house rule.
    - `owing`: the seats that have to decide now. It holds several seats if they decide at the same time.
    - `moves`: the legal moves of this seat, complete and in a fixed order. It is empty if this seat has nothing to decide.
    - `over`: whether the game is over.
    - `result`: the ranks and scores once the game is over, else `null`.
    - `table`: the table as this seat sees it. Its fields depend on the game (docs/reference/games.md).
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
    """Names the table of a rematch.

    - `table`: the ID of the next table.
    - `by`: the seat that asked first. Its player is the host of the next table.
    """

    table: str
    by: int


class Undo(Struct, frozen=True):
    """Describes a move that its player may still take back, although the other players have seen the move.

    - `seat`: the seat that made the move.
    - `asked`: the event by which the player asked the others; `null` if the player has not asked.
    - `agreed`: the seats that agreed.
    - `refused`: the seat that refused, else `null`.
    - `missing`: the seats that still have to answer. If it is empty, the move can be taken back without asking.
    """

    seat: int
    asked: int | None
    agreed: tuple[int, ...]
    refused: int | None
    missing: tuple[int, ...]


class Table(Struct, frozen=True):
    """Describes a table with the information that the caller may see.

    - `id`: the ID of the table, as in its address `/t/ID`.
    - `game`: the key of the game.
    - `players`: the number of seats.
    - `options`: the value of every house rule.
    - `idle`: the house rules that have no effect in combination with the others.
    - `pace`: how long a bot waits before it moves, so that people can follow: `calm`, `brisk` or `instant`.
    - `window`: the seconds for which an interrupt in Matschig stays open at most. 0 means until all players have answered.
    - `limit`: the seconds that an external bot may take for a move.
    - `hints`: whether players may ask for hints.
    - `clock`: the clock of each player; `null` without one.
    - `seal`: the SHA-256 hash of the secret from which all deals follow (docs/fair_deals.md); `null` at tables of old servers.
    - `takeover`: whether the caller may take over a seat from a bot.
    - `created`: when the table was made.
    - `seats`: all seats, beginning with seat 0.
    - `watchers`: the number of spectators, 99 at most.
    - `you`: the seat for which the caller moves next; `null` for a spectator.
    - `yours`: all seats of the caller. There are several if people play at one screen.
    - `hosting`: whether the caller is the host of the table.
    - `watching`: who may watch without a seat: `nobody`, `link` (all who have the link) or `everybody` (the table is in the
      lobby).
    - `showing`: whether players may show their cards to spectators.
    - `looking`: the seat whose cards the caller, a spectator, chose to see, else `null`.
    - `back`: the seat that a bot keeps for the caller, else `null`.
    - `left`: the seat whose player left or resigned, so that the table ended; else `null`.
    - `next`: the table of the rematch, once a player asked for one.
    - `state`: `open` (seats are free), `playing`, `over` (played to the end) or `ended` (the players ended it).
    - `number`: the number of the last event of the table.
    - `closes_in`: the seconds until an open interrupt closes; `null` if no interrupt with a time limit is open.
    - `clocks`: the reading of each seat's clock, with `null` for a bot; `null` as a whole without clocks.
    - `undo`: the last move, if its player may take it back although others saw it; else `null`.
    - `view`: the game as the caller sees it; `null` while the table is open, and for a caller who may not watch.
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
    """Describes why the server refused a request.

    - `code`: the error code (docs/reference/errors.md).
    - `message`: a sentence in English for people. Programs use the code.
    - `expected`: what would have been right, for example the legal moves.
    - `retry_after`: the whole seconds to wait before another try.
    - `refusal`: why a move is not legal: its `code`, and more fields that depend on the game (docs/reference/games.md).
    - `reason`: with the code `bad_name`: what is wrong with the name.
    - `character`: with the reason `invisible` or `character`: the character that a name cannot contain, as in `U+200C`.
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

    - `error`: what went wrong.
    """

    error: Fault


class Health(Struct, frozen=True):
    """Describes the state of a working server.

    - `status`: `ok`.
    - `version`: the version of Matchwood.
    - `database`: `sqlite` or `postgresql`.
    - `redis`: `none` if there is one server only; else whether Redis is `reached` or `away`. Play continues while Redis is
      away.
    - `others`: the former name of `redis`. It is kept for this release.
    - `commit`: the commit of the sources. It ends in `, changed` if the sources differ from the commit, and is `null` if the
      commit is not known.
    """

    status: Literal["ok"]
    version: str
    database: str
    redis: Literal["none", "reached", "away"]
    others: Literal["none", "reached", "away"]
    commit: str | None


class Listed(Struct, frozen=True):
    """Describes a public table in the lobby.

    - `id`: the ID of the table.
    - `game`: the key of the game.
    - `players`: the number of seats.
    - `rules`: the house rules that differ from the usual ones and have an effect.
    - `pace`: how long a bot waits before it moves.
    - `hints`: whether players may ask for hints.
    - `clock`: the clock of each player; `null` without one.
    - `names`: the names of the players.
    - `free`: the number of open seats that are kept for no player.
    - `state`: `open` or `playing`.
    - `created`: when the table was made.
    - `showing`: whether players may show their cards to spectators.
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
    """Contains the settings of a new table.

    - `game`: the key of the game.
    - `players`: the number of seats.
    - `name`: the name of the caller, who takes seat 0.
    - `options`: house rules. Those left out have their usual values.
    - `beside`: the names of more people at the same screen. They take the seats after the caller's. Only games with
      `one_screen` allow it.
    - `bots`: the number of seats for built-in bots.
    - `level`: the level of the built-in bots, also of those that take over a seat later.
    - `pace`: how long a bot waits before it moves: `calm`, `brisk` or `instant`.
    - `window`: the seconds for which an interrupt in Matschig stays open at most. 0 means until all players have answered.
    - `limit`: the seconds that an external bot may take for a move.
    - `hints`: whether players may ask for hints.
    - `clock`: `none`, `relaxed` (3 minutes, and 20 seconds for each decision), `brisk` (1 minute and 8 seconds) or
      `correspondence` (3 days and 1 day).
    - `watching`: who may watch without a seat: `nobody`, `link` or `everybody`.
    - `takeover`: whether people may take over seats from bots. If it is `null`, they may if the table had open seats when it
      was made.
    - `showing`: whether players may show their cards to spectators. If it is `null`, they may if one person plays against bots
      and no person can take over a seat.
    - `levels`: a level for each bot, instead of one `level` for all.
    - `key`: a text of the client's choice. A second call with the same key returns the same table.
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
    - `seat`: an open seat, the seat of a bot, or the caller's seat to come back to it. `null` means any open seat.
    - `kind`: `guest` for a program, `person` for a person.
    - `face`: the face of the player. At the caller's own seat it replaces the former face.
    - `seen`: the last event that the client knew.
    """

    name: str
    seat: Count | None = None
    kind: Sitter = "person"
    face: Face | None = None
    seen: Seen = None


class Arrange(Struct, frozen=True):
    """Asks for a change of the seats or settings of a table; only the host may send this message.

    - `number`: the last event that the host knows. If the table has a newer one, the call is refused with `changed`.
    - `do`: what to do. `bot` puts a bot on a seat, `free` frees a seat, `close` removes a seat, and `add` adds one. `swap`
      exchanges two seats. `watch` sets who may watch. `start` starts the game with bots on all open seats.
    - `seat`: the seat to change.
    - `other`: the seat with which `swap` exchanges it.
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
    """Votes on what happens to the seat of an absent player.

    - `seat`: the seat of the absent player.
    - `wish`: `wait`, `bot` (let a bot play) or `end` (end the game).
    - `seen`: the last event that the client knew.
    """

    seat: Count
    wish: Wish
    seen: Seen = None


class Listing(Struct, frozen=True):
    """Removes a table from the list of the caller's tables, or adds the table to the list again.

    - `listed`: `false` removes the table from the list, `true` puts it back.
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

    - `seat`: a seat that shows its cards, or `null` to see no cards.
    - `seen`: the last event that the client knew.
    """

    seat: Count | None
    seen: Seen = None


class Ask(Struct, frozen=True):
    """The body of calls that need no data; a client may omit the body.

    - `seen`: the last event that the client knew.
    """

    seen: Seen = None


class Say(Struct, frozen=True):
    """Sends a chat message, which is either a prepared phrase or a text.

    - `key`: a text of the client's choice. A message that is sent twice with the same key appears once.
    - `phrase`: one of the phrases that every player reads in their own language.
    - `text`: the text of the message.
    """

    key: Key
    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=240)] | None = None


class Spoken(Struct, frozen=True):
    """A chat message.

    - `id`: the number of the message. It is never used again.
    - `who`: an identifier of the sender. It is the same at all tables, and reveals nothing else about the person.
    - `seat`: the seat of the sender.
    - `name`: the name of the sender.
    - `phrase`: the phrase, or `null` for a text.
    - `text`: the text, or `null` for a phrase.
    - `at`: when it was sent.
    """

    id: int
    who: str
    seat: int | None
    name: str
    phrase: Phrase | None
    text: str | None
    at: datetime


class Conversation(Struct, frozen=True):
    """Contains the latest chat messages of a table.

    - `you`: the `who` of the caller's own messages; `null` for an unknown caller.
    - `lines`: the messages, the oldest first.
    """

    you: str | None
    lines: list[Spoken]


class MakeMove(Struct, frozen=True):
    """Makes a move for the caller.

    - `move`: the move, one of `view.moves` (docs/notation.md).
    - `key`: a text of the client's choice. A move that is sent twice with the same key counts once.
    - `thought`: the milliseconds from the news that asked for the decision to the move. With it the server charges no network
      delay (docs/reference/tables.md#clocks).
    - `seen`: the last event that the client knew when the move was chosen.
    """

    move: MoveText
    key: Key
    thought: ThinkingTime | None = None
    seen: Seen = None


class RetractMove(Struct, frozen=True):
    """Takes back the caller's last move, or asks the other players for permission.

    - `key`: a text of the client's choice, as for a move.
    - `seen`: the last event that the client knew.
    """

    key: Key
    seen: Seen = None


class Answer(Struct, frozen=True):
    """Answers the request of another player to take back a move.

    - `number`: the event by which the player asked (`undo.asked`).
    - `agree`: whether the caller agrees.
    """

    number: Number
    agree: bool


class Hint(Struct, frozen=True):
    """Contains the move that the built-in bot of the level `champion` would make in the caller's seat.

    - `move`: the advised move.
    - `other`: the best other move; `null` if there is no other move. The numbers below are then 0.
    - `better_by`: by how much `move` is better, in the unit of the game.
    - `error`: the standard error of `better_by`.
    - `alike`: whether `better_by` is at most twice its error, so that neither move is clearly better.
    - `trials`: the number of simulated worlds.
    - `reasons`: what speaks for the move (docs/reference/games.md). A hint may have no reasons.
    """

    move: str
    other: str | None
    better_by: float
    error: float
    alike: bool
    trials: int
    reasons: tuple[Reason, ...] = ()
