"""Replays, positions and lessons in JSON."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from msgspec.structs import asdict

import matchwood
from matchwood.server.compute.compiling import Compiler
from matchwood.server.compute.fair_queue import FairQueue
from matchwood.server.compute.judged_moves import judged_move
from matchwood.server.compute.question_pictures import question_png
from matchwood.server.compute.replay_messages import Position
from matchwood.server.protocol.errors import Busy, NotFound, TooMany
from matchwood.server.util.lru import LruCache
from matchwood.server.util.tasks import cancel_all, failed

if TYPE_CHECKING:
    from matchwood.api.lesson import Taught
    from matchwood.api.plies import Ply

T = TypeVar("T")

Record = Mapping[str, Any]

MAX_KEPT_GAMES = 20
"""The number of answers in memory. A replay can have some megabytes."""
MAX_KEPT_RECORDS = 100
MAX_KEPT_JUDGEMENTS = 2_000
"""The number of judged moves in memory. Each one has about a kilobyte."""
MAX_WAITING_PER_ADDRESS = 8
"""The maximum number of waiting requests from one address, which a whole school can share."""
MANY_WAITING = 40
"""If more requests wait, each address may have only one of them."""
MAX_WAITING = 200
MAX_KEPT_PICTURES = 100
"""Number of pictures in memory, each of about 100 kilobytes."""
RETRY_SECONDS = 2
KEY_LETTERS = 32


class RecordStore(Protocol):
    """Stores uploaded game records for all servers."""

    async def put(self, key: str, record: Record) -> None:
        """Store an uploaded game record."""

    async def get(self, key: str) -> Record | None:
        """Return the game record with this key, if it is stored."""

    async def close(self) -> None:
        """Close the connection to the store."""


class Replays:
    """Computes replays, views and lessons one at a time. Clients take turns.

    `asker` is the address of a client. Methods raise TooMany or Busy if too many requests wait.
    """

    def __init__(self, compiler: Compiler, elsewhere: RecordStore | None = None) -> None:
        self._compiler = compiler
        self._elsewhere = elsewhere
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="matchwood replay")
        self._turns = FairQueue()
        self._made: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()
        self._askers: dict[str, str] = {}
        self._uploaded: LruCache[str, Record] = LruCache(MAX_KEPT_RECORDS)
        self._judged: LruCache[str, bytes] = LruCache(MAX_KEPT_JUDGEMENTS)
        self._pictures: LruCache[str, bytes] = LruCache(MAX_KEPT_PICTURES)
        self._lesson_trees: dict[tuple[str, str], bytes] = {}

    async def upload(self, record: Record, asker: str) -> bytes:
        """Store an uploaded game record, and return a replay of the game. Raises BadRecord."""
        key = _hash(record)
        replay = await self.replay(key, record, asker)
        self._uploaded.put(key, record)
        if self._elsewhere is not None:
            await self._elsewhere.put(key, record)
        return replay

    async def view(self, position: Position, asker: str) -> bytes:
        """Return a seat's view of the position as JSON.

        Raises BadRecord for an invalid game record, and NotYourTurn for an unknown seat.
        """
        key = _hash(position)
        return await self._once(key, _game(position), asker, lambda: _view_of(position))

    async def lesson(self, game: str, name: str, moves: tuple[str, ...], asker: str) -> bytes:
        """Return the learner's progress after these moves, as a `Lesson` message in JSON.

        Raises the same errors as the function `teach`.
        """
        key = _hash((game, name, moves))
        return await self._once(key, game, asker, lambda: lesson_of(game, name, moves))

    async def lesson_tree(self, game: str, name: str, asker: str) -> bytes:
        """Return a `LessonTree` message in JSON. Raises UnknownGame and UnknownLesson."""
        tree = self._lesson_trees.get((game, name))
        if tree is None:
            key = _hash((game, name, "tree"))
            tree = await self._once(key, game, asker, lambda: lesson_tree_of(game, name))
            self._lesson_trees[game, name] = tree
        return tree

    async def uploaded_record(self, key: str) -> Record:
        """Return an uploaded game record. Raises NotFound."""
        record = self._uploaded.get(key)
        if record is None and self._elsewhere is not None and len(key) == KEY_LETTERS and key.isalnum():
            record = await self._elsewhere.get(key)
        if record is None:
            raise NotFound("The server no longer has this record. Please open its file again.")
        self._uploaded.put(key, record)
        return record

    async def replay(self, key: str, record: Record, asker: str) -> bytes:
        """Return the replay of this game as a `Replay` message. Raises BadRecord."""
        return await self._once(key, str(record.get("game")), asker, lambda: replay_of(key, record))

    async def view_at(self, key: str, position: Position, asker: str) -> bytes:
        """Return the view of the position's seat as JSON. `key` is the ID of the position's record.

        Raises BadRecord for an unknown event, and NotYourTurn for an unknown seat.
        """
        return await self._once(_key(key, position), _game(position), asker, lambda: _view_of(position))

    async def judge(self, key: str, position: Position, move: str, asker: str) -> bytes:
        """Return a `JudgedMove` message about a move at the position. `key` is the ID of the position's record.

        Raises BadRecord for an unknown event, IllegalMove, and NotYourTurn or GameOver if the seat does not have to decide.
        """
        key = _key(key, position, move)
        judged = self._judged.get(key)
        if judged is None:
            judged = await self._once(key, _game(position), asker, lambda: judged_move(position, move), analyses=True)
            self._judged.put(key, judged)
        return judged

    async def picture(self, key: str, position: Position, names: Sequence[str], language: str, asker: str) -> bytes:
        """Return a PNG picture of a question at the position. `key` is the ID of the position's record.

        Raises BadRecord for an unknown event, NotYourTurn for an unknown seat, and NotFound if there is no question or no picture.
        """
        key = _key(key, position, language, *names)
        picture = self._pictures.get(key)
        if picture is None:
            picture = await self._once(key, _game(position), asker, lambda: question_png(position, names, language))
            self._pictures.put(key, picture)
        return picture

    async def close(self) -> None:
        """Cancel all unfinished requests."""
        await cancel_all(*self._made.values())
        if self._elsewhere is not None:
            await self._elsewhere.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _once(self, key: str, game: str, asker: str, make: Callable[[], bytes], analyses: bool = False) -> bytes:
        if key not in self._made or failed(self._made[key]):
            waiting = [self._askers[key] for key, task in self._made.items() if not task.done()]
            if waiting.count(asker) >= MAX_WAITING_PER_ADDRESS:
                raise TooMany(
                    f"At most {MAX_WAITING_PER_ADDRESS} replays can be loaded from one address at the same time.", RETRY_SECONDS
                )
            if len(waiting) >= (MANY_WAITING if asker in waiting else MAX_WAITING):
                raise Busy("Too many replays are being loaded. Please try again.")
            self._made[key] = asyncio.create_task(self.in_turn(game, asker, make, analyses), name=f"replay of {key}")
            self._askers[key] = asker
            self._evict()
        self._made.move_to_end(key)
        return await asyncio.shield(self._made[key])

    async def in_turn(self, game: str, asker: str, make: Callable[[], T], analyses: bool = False) -> T:
        """Call the function `make` in a thread when it is this client's turn."""
        await (self._compiler.wait_for_analysis(game) if analyses else self._compiler.wait_for_rules(game))
        async with self._turns.turn(asker):
            return await asyncio.get_running_loop().run_in_executor(self._thread, make)

    def _evict(self) -> None:
        finished = [key for key, task in self._made.items() if task.done()]
        for key in finished[: max(0, len(self._made) - MAX_KEPT_GAMES)]:
            del self._made[key], self._askers[key]


def _hash(content: object) -> str:
    return hashlib.sha256(msgspec.json.encode(content)).hexdigest()[:KEY_LETTERS]


def _key(record: str, position: Position, *more: str) -> str:
    return _hash((record, position.event, position.seat, *more))


def _game(position: Position) -> str:
    return str(position.record.get("game"))


def _view_of(position: Position) -> bytes:
    return msgspec.json.encode(matchwood.Position.from_dict(asdict(position)).view().to_dict())


def lesson_of(game: str, name: str, moves: tuple[str, ...]) -> bytes:
    """Return the learner's progress after these moves, as a `Lesson` message in JSON.

    Raises the same errors as the function `teach`.
    """
    from matchwood.api.lesson import teach  # would delay the first page

    return msgspec.json.encode(_lesson_fields(teach(game, name, moves)))


def lesson_tree_of(game: str, name: str) -> bytes:
    """Return a `LessonTree` message in JSON. Raises UnknownGame and UnknownLesson."""
    from matchwood.api.lesson import lesson_tree  # would delay the first page

    nodes = {moves: {**_lesson_fields(taught), "after": {}} for moves, taught in lesson_tree(game, name).items()}
    for moves, node in nodes.items():
        if moves:
            nodes[moves[:-1]]["after"][moves[-1]] = node
    return msgspec.json.encode(nodes[()])


def _lesson_fields(taught: Taught) -> dict[str, Any]:
    progress = {"step": taught.step, "steps": taught.steps, "say": taught.say, "light": taught.light}
    return {**progress, "wrong": taught.wrong, "over": taught.over, "seen": taught.seen}


def replay_of(key: str, record: Record) -> bytes:
    """Return a `Replay` message in JSON. Raises BadRecord."""
    from matchwood.api.plies import plies_in  # would delay the first page

    game = matchwood.load(record)
    about = {"id": key, "game": game.key, "players": game.players, "options": game.options}
    result = None if game.result is None else game.result.to_dict()
    # One ply at a time, because the encoder blocks all other threads.
    plies = b",".join(msgspec.json.encode(ply_message(ply)) for ply in plies_in(game))
    return msgspec.json.encode({**about, "result": result, "plies": msgspec.Raw(b"[" + plies + b"]")})


def ply_message(ply: Ply) -> dict[str, Any]:
    """Return a ply as a `Ply` message."""
    table = asdict(ply.table)
    own = [{name: value for name, value in asdict(seen).items() if value != table[name]} for seen in ply.tables]
    return {"event": ply.event, "seat": ply.seat, "move": ply.move, "happenings": ply.happenings, "table": table, "own": own}
