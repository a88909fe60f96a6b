"""Getting the games ready in the background, so that the first page is there at once.

The library loads machine code, and on the very first start all games have to be compiled. None of this may happen in the event
loop, so whoever needs a game waits here for that game. What is not compiled yet is compiled in processes of its own, since a
thread that compiles leaves little to others; then it is loaded here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from matchwood.preparing.stages import PLAYABLE, STAGES, Stage, use
from matchwood.server.compute.compiling_messages import Preparing

if TYPE_CHECKING:
    from matchwood.preparing.compilation import Compilation

logger = logging.getLogger(__name__)

LOADED: tuple[Stage, ...] = ("rules", "bots")
"""What is used once in this process as well, where it was compiled elsewhere: these have the machine code of the others in them."""

UNREQUESTED_SECONDS = 1.0
"""Seconds until games are got ready that nobody has asked for: a first page that is wanted before has the processor to itself."""
RETRY_SECONDS = 5.0
"""Seconds until it is tried again if the system would not give what it takes."""


class _Game:
    """How far a game is: the stages that are compiled, and those that are ready in this process."""

    def __init__(self, compiled: Collection[Stage]) -> None:
        self.compiled = set(compiled)
        self.ready = {stage: asyncio.Event() for stage in STAGES}


class Compiler:
    """A thread that gets every game ready, and ends by itself. After `close`, and after its loop, it begins nothing new."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._known = asyncio.Event()
        self._games: dict[str, _Game] = {}
        self._lock = threading.Lock()
        self._compilation: Compilation | None = None
        self._wanted: list[str] = []
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="matchwood compiler", daemon=True)
        self._due = self._loop.call_later(UNREQUESTED_SECONDS, self._start)

    async def wait_for_rules(self, game: str) -> None:
        """Wait until this game can be played without keeping the event loop; nobody waits for a game that there is not."""
        await self._until(game, "rules")

    async def wait_for_bots(self, game: str) -> None:
        """Wait until bots can play this game."""
        await self._until(game, "bots")

    async def wait_for_analysis(self, game: str) -> None:
        """Wait until this game can be judged."""
        await self._until(game, "analysis")

    async def wait_for_all(self) -> None:
        """Wait until every game is ready."""
        await self._wait_until_known()
        for game in self._games:
            await self.wait_for_analysis(game)

    def prioritize(self, game: str) -> None:
        """Somebody waits for this game: it comes before those that nobody waits for."""
        with self._lock:
            if self._compilation is None:
                self._wanted.append(game)
            else:
                self._compilation.prioritize(game)

    async def progress(self) -> list[Preparing]:
        """How far each game is."""
        await self._wait_until_known()
        counts = {key: sum(stage in game.compiled for stage in PLAYABLE) for key, game in self._games.items()}
        return [Preparing(key, done == len(PLAYABLE), done, len(PLAYABLE)) for key, done in counts.items()]

    async def close(self) -> None:
        """Compile and load nothing more."""
        with self._lock:
            self._closed = True
        self._due.cancel()
        if self._compilation is not None:
            await asyncio.to_thread(self._compilation.close)

    async def _wait_until_known(self) -> None:
        """Wait until it is known how far each game is."""
        self._start()
        await self._known.wait()

    def _start(self) -> None:
        if not self._due.cancelled():
            self._thread.start()
            self._due.cancel()

    async def _until(self, game: str, stage: Stage) -> None:
        await self._wait_until_known()
        if game in self._games:
            await self._games[game].ready[stage].wait()

    def _run(self) -> None:
        while not self._ended:
            try:
                self._get_ready()
                return
            except Exception as error:  # it fails again, and is told, where it matters
                logger.exception("compiling the games failed")
                self._notify(self._give_up)
                if not isinstance(error, OSError | ImportError):
                    return
            time.sleep(RETRY_SECONDS)  # the system has run out of something, and people may give it back

    def _get_ready(self) -> None:
        from matchwood.api.catalogue import games
        from matchwood.engine.compiling import is_cache_writable  # it loads the compiler, and the first page need not wait for that
        from matchwood.engine.readiness import is_ready
        from matchwood.preparing.compilation import Compilation

        keys = [info.key for info in games()]
        compiled = [key for key in keys if is_ready(key)]
        here = compiled if is_cache_writable() else keys  # what others compile could not be kept for this process
        self._notify(self._learn, keys, compiled)
        with self._lock:
            if self._closed:
                return
            self._compilation = compilation = Compilation(key for key in keys if key not in here)
            for key in self._wanted:
                compilation.prioritize(key)
        for stage in STAGES:
            for key in here:
                self._go_through(key, stage, LOADED if key in compiled else PLAYABLE)
        for game, done, words in compilation.reports():
            if done is None:
                logger.warning("%s is compiled in the server, since its own process failed: %s", game, words.strip())
            else:
                self._notify(self._note, game, done)
            for stage in STAGES if done is None else (done,):
                self._go_through(game, stage, PLAYABLE if done is None else LOADED)

    def _go_through(self, game: str, stage: Stage, used: Sequence[Stage]) -> None:
        """Use it here, if it is among those that are."""
        if self._ended:
            return
        try:
            if stage in used:
                use(game, stage)
        except Exception:  # it fails again, and is told, where it matters
            logger.exception("compiling the games failed")
        self._notify(self._reach, game, stage)

    @property
    def _ended(self) -> bool:
        return self._closed or self._loop.is_closed()

    def _notify(self, what: Callable[..., None], *arguments: object) -> None:
        with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
            self._loop.call_soon_threadsafe(what, *arguments)

    def _learn(self, keys: Sequence[str], compiled: Collection[str]) -> None:
        self._games = {key: _Game(STAGES if key in compiled else ()) for key in keys}
        self._known.set()

    def _note(self, game: str, stage: Stage) -> None:
        self._games[game].compiled.add(stage)

    def _reach(self, game: str, stage: Stage) -> None:
        self._note(game, stage)
        self._games[game].ready[stage].set()

    def _give_up(self) -> None:
        """Let nobody wait."""
        self._known.set()
        for game in self._games:
            for stage in STAGES:
                self._reach(game, stage)
