"""Games to look back at: the table after every move, made once in a thread of its own and kept for a while."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from msgspec.structs import asdict

import matchwood
from matchwood.server.compute.compiling import Compiler
from matchwood.server.compute.fair_queue import FairQueue
from matchwood.server.compute.replay_messages import Position
from matchwood.server.protocol.errors import Busy, NotFound, TooMany
from matchwood.server.util.lru import LruCache
from matchwood.server.util.tasks import cancel_all, failed

if TYPE_CHECKING:
    from matchwood.api.lesson import Taught
    from matchwood.api.plies import Ply

Record = Mapping[str, Any]

MAX_KEPT_GAMES = 20
"""How many games are kept; one is some hundred kilobytes, at most some megabytes."""
MAX_KEPT_RECORDS = 100
"""How many records that people brought along are kept."""
MAX_WAITING_PER_ADDRESS = 8
"""How many of one address may wait at the same time; the address of a school has many people behind it."""
MANY_WAITING, MOST_WAITING = 40, 200
"""With so many waiting an address gets no second place, so that a few cannot keep all others out; and so many wait at most."""
RETRY_SECONDS = 2
"""Seconds until somebody may ask for one more."""
KEY_LETTERS = 32
"""Letters in the name of an uploaded record."""


class RecordStore(Protocol):
    """The way to records that were brought to other servers."""

    async def put(self, key: str, record: Record) -> None:
        """Let the others find this record."""

    async def get(self, key: str) -> Record | None:
        """The record that was brought to another server."""

    async def close(self) -> None:
        """Neither keep nor find any more."""


class Replays:
    """Makes what a browser needs to step through a game, one after another, by turns for all addresses that ask."""

    def __init__(self, compiler: Compiler, elsewhere: RecordStore | None = None) -> None:
        self._compiler = compiler
        self._elsewhere = elsewhere
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="matchwood replay")
        self._turns = FairQueue()
        self._made: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()
        self._askers: dict[str, str] = {}
        self._brought: LruCache[str, Record] = LruCache(MAX_KEPT_RECORDS)
        self._lesson_trees: dict[tuple[str, str], bytes] = {}

    async def upload(self, record: Record, asker: str) -> bytes:
        """The replay of a record that somebody brought along; it is kept for a while under the replay's id. Raises as `of` does."""
        key = hashlib.sha256(msgspec.json.encode(record)).hexdigest()[:KEY_LETTERS]
        replay = await self.replay(key, record, asker)
        self._brought.put(key, record)
        if self._elsewhere is not None:
            await self._elsewhere.put(key, record)
        return replay

    async def view(self, position: Position, asker: str) -> bytes:
        """What is seen at a position, as JSON. Raises BadRecord, NotYourTurn for a seat that there is not, and as `of` does."""
        key = hashlib.sha256(msgspec.json.encode(position)).hexdigest()[:KEY_LETTERS]
        return await self._once(key, str(position.record.get("game")), asker, lambda: view_of(position))

    async def lesson(self, game: str, name: str, moves: tuple[str, ...], asker: str) -> bytes:
        """Where a lesson stands after these moves, as JSON. Raises as `matchwood.api.lesson.teach` does, and as `of` does."""
        key = hashlib.sha256(msgspec.json.encode((game, name, moves))).hexdigest()[:KEY_LETTERS]
        return await self._once(key, game, asker, lambda: lesson_of(game, name, moves))

    async def lesson_tree(self, game: str, name: str, asker: str) -> bytes:
        """Return the `LessonTree` of a lesson in JSON; it is made once. Raises UnknownGame, UnknownLesson, and as `of` does."""
        tree = self._lesson_trees.get((game, name))
        if tree is None:
            key = hashlib.sha256(msgspec.json.encode((game, name, "tree"))).hexdigest()[:KEY_LETTERS]
            tree = await self._once(key, game, asker, lambda: lesson_tree_of(game, name))
            self._lesson_trees[game, name] = tree
        return tree

    async def uploaded_record(self, key: str) -> Record:
        """A record that was brought along before, to this server or another. Raises NotFound."""
        record = self._brought.get(key)
        if record is None and self._elsewhere is not None and len(key) == KEY_LETTERS and key.isalnum():
            record = await self._elsewhere.get(key)
        if record is None:
            raise NotFound("This record is not here any more: open its file again.")
        self._brought.put(key, record)
        return record

    async def replay(self, key: str, record: Record, asker: str) -> bytes:
        """The replay of this game as JSON; the `asker` is an address.

        Raises BadRecord, TooMany while too many of the asker's own are made, and Busy while too many are made for all.
        """
        return await self._once(key, str(record.get("game")), asker, lambda: replay_of(key, record))

    async def close(self) -> None:
        """Stop making any more."""
        await cancel_all(*self._made.values())
        if self._elsewhere is not None:
            await self._elsewhere.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _once(self, key: str, game: str, asker: str, make: Callable[[], bytes]) -> bytes:
        if key not in self._made or failed(self._made[key]):
            waiting = [self._askers[key] for key, task in self._made.items() if not task.done()]
            if waiting.count(asker) >= MAX_WAITING_PER_ADDRESS:
                raise TooMany(
                    f"At most {MAX_WAITING_PER_ADDRESS} games are looked back at from one address at the same time.", RETRY_SECONDS
                )
            if len(waiting) >= (MANY_WAITING if asker in waiting else MOST_WAITING):
                raise Busy("Many people look back at games just now. Please try again.")
            self._made[key] = asyncio.create_task(self._make(game, asker, make), name=f"replay of {key}")
            self._askers[key] = asker
            self._evict()
        self._made.move_to_end(key)
        return await asyncio.shield(self._made[key])

    async def _make(self, game: str, asker: str, make: Callable[[], bytes]) -> bytes:
        await self._compiler.wait_for_rules(game)
        async with self._turns.turn(asker):
            return await asyncio.get_running_loop().run_in_executor(self._thread, make)

    def _evict(self) -> None:
        finished = [key for key, task in self._made.items() if task.done()]
        for key in finished[: max(0, len(self._made) - MAX_KEPT_GAMES)]:
            del self._made[key], self._askers[key]


def view_of(position: Position) -> bytes:
    """What the seat sees at the position, in JSON. Raises BadRecord and NotYourTurn."""
    return msgspec.json.encode(matchwood.Position.from_dict(asdict(position)).view().to_dict())


def lesson_of(game: str, name: str, moves: tuple[str, ...]) -> bytes:
    """A lesson after these moves as a `Lesson` in JSON. Raises as `matchwood.api.lesson.teach` does."""
    from matchwood.api.lesson import teach  # with the compiler, which the first page need not wait for

    return msgspec.json.encode(_lesson_fields(teach(game, name, moves)))


def lesson_tree_of(game: str, name: str) -> bytes:
    """Return a lesson as a `LessonTree` in JSON. Raises UnknownGame and UnknownLesson."""
    from matchwood.api.lesson import lesson_tree  # with the compiler, which the first page need not wait for

    nodes = {moves: {**_lesson_fields(taught), "after": {}} for moves, taught in lesson_tree(game, name).items()}
    for moves, node in nodes.items():
        if moves:
            nodes[moves[:-1]]["after"][moves[-1]] = node
    return msgspec.json.encode(nodes[()])


def _lesson_fields(taught: Taught) -> dict[str, Any]:
    """Return the fields of a `Lesson`."""
    stand = {"step": taught.step, "steps": taught.steps, "say": taught.say, "light": taught.light}
    return {**stand, "wrong": taught.wrong, "over": taught.over, "seen": taught.seen}


def replay_of(key: str, record: Record) -> bytes:
    """A record as a `Replay` in JSON. Raises BadRecord."""
    from matchwood.api.plies import plies_in  # with the compiler, which the first page need not wait for

    game = matchwood.load(record)
    about = {"id": key, "game": game.key, "players": game.players, "options": game.options}
    result = None if game.result is None else game.result.to_dict()
    # One ply at a time: nothing else runs in Python while the encoder is at work.
    plies = b",".join(msgspec.json.encode(_as_json(ply)) for ply in plies_in(game))
    return msgspec.json.encode({**about, "result": result, "plies": msgspec.Raw(b"[" + plies + b"]")})


def _as_json(ply: Ply) -> dict[str, Any]:
    """A ply as JSON has it. What a seat saw as a spectator did is told once."""
    table = asdict(ply.table)
    own = [{name: value for name, value in asdict(seen).items() if value != table[name]} for seen in ply.tables]
    return {"event": ply.event, "seat": ply.seat, "move": ply.move, "happenings": ply.happenings, "table": table, "own": own}
