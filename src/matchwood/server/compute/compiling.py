"""Compiles and loads the games in the background.

Other processes compile, because compiling would slow down the threads of this process.
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
"""After another process has compiled a game, this process runs these stages, which load it."""

UNREQUESTED_SECONDS = 1.0
"""If no client requests a game, compiling starts after this time. Until then, the first page loads fast."""
RETRY_SECONDS = 5.0


class _Game:
    def __init__(self, compiled: Collection[Stage]) -> None:
        self.compiled = set(compiled)
        self.ready = {stage: asyncio.Event() for stage in STAGES}


class Compiler:
    """Compiles and loads every game until `close` is called."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._known = asyncio.Event()
        self._games: dict[str, _Game] = {}
        self._lock = threading.Lock()
        self._compilation: Compilation | None = None
        self._prioritized: list[str] = []
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="matchwood compiler", daemon=True)
        self._start_timer = self._loop.call_later(UNREQUESTED_SECONDS, self._start)

    async def wait_for_rules(self, game: str) -> None:
        """Wait until this game's rules are loaded. If the game is unknown, do not wait."""
        await self._wait_for_stage(game, "rules")

    async def wait_for_bots(self, game: str) -> None:
        """Wait until bots can play this game."""
        await self._wait_for_stage(game, "bots")

    async def wait_for_analysis(self, game: str) -> None:
        """Wait until this game can be analysed."""
        await self._wait_for_stage(game, "analysis")

    async def wait_for_all(self) -> None:
        """Wait until every game is compiled and loaded."""
        await self._wait_until_known()
        for game in self._games:
            await self.wait_for_analysis(game)

    def prioritize(self, game: str) -> None:
        """Compile this game next."""
        with self._lock:
            if self._compilation is None:
                self._prioritized.append(game)
            else:
                self._compilation.prioritize(game)

    async def progress(self) -> list[Preparing]:
        """Return the progress of compiling each game."""
        await self._wait_until_known()
        counts = {key: sum(stage in game.compiled for stage in PLAYABLE) for key, game in self._games.items()}
        return [Preparing(key, done == len(PLAYABLE), done, len(PLAYABLE)) for key, done in counts.items()]

    async def close(self) -> None:
        """Stop compiling and loading games."""
        with self._lock:
            self._closed = True
        self._start_timer.cancel()
        if self._compilation is not None:
            await asyncio.to_thread(self._compilation.close)

    async def _wait_until_known(self) -> None:
        self._start()
        await self._known.wait()

    def _start(self) -> None:
        if not self._start_timer.cancelled():
            self._thread.start()
            self._start_timer.cancel()

    async def _wait_for_stage(self, game: str, stage: Stage) -> None:
        await self._wait_until_known()
        if game in self._games:
            await self._games[game].ready[stage].wait()

    def _run(self) -> None:
        while not self._ended:
            try:
                self._prepare()
                return
            except Exception as error:  # each request raises the error again
                logger.exception("Compiling the games failed.")
                self._notify(self._mark_all_ready)
                if not isinstance(error, OSError | ImportError):
                    return
            time.sleep(RETRY_SECONDS)

    def _prepare(self) -> None:
        from matchwood.api.catalogue import games
        from matchwood.engine.compiling import is_cache_writable  # would delay the first page
        from matchwood.engine.readiness import is_ready
        from matchwood.preparing.compilation import Compilation

        keys = [info.key for info in games()]
        compiled = [key for key in keys if is_ready(key)]
        here = compiled if is_cache_writable() else keys  # a process without a cache compiles alone
        self._notify(self._set_games, keys, compiled)
        with self._lock:
            if self._closed:
                return
            self._compilation = compilation = Compilation(key for key in keys if key not in here)
            for key in self._prioritized:
                compilation.prioritize(key)
        for stage in STAGES:
            for key in here:
                self._load(key, stage, LOADED if key in compiled else PLAYABLE)
        for game, done, errors in compilation.reports():
            if done is None:
                logger.warning("The process that compiled %s failed, so the server compiles it: %s", game, errors.strip())
            else:
                self._notify(self._mark_compiled, game, done)
            for stage in STAGES if done is None else (done,):
                self._load(game, stage, PLAYABLE if done is None else LOADED)

    def _load(self, game: str, stage: Stage, used: Sequence[Stage]) -> None:
        if self._ended:
            return
        try:
            if stage in used:
                use(game, stage)
        except Exception:  # as in `_run`
            logger.exception("Compiling the games failed.")
        self._notify(self._mark_ready, game, stage)

    @property
    def _ended(self) -> bool:
        return self._closed or self._loop.is_closed()

    def _notify(self, what: Callable[..., None], *arguments: object) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop has ended
            self._loop.call_soon_threadsafe(what, *arguments)

    def _set_games(self, keys: Sequence[str], compiled: Collection[str]) -> None:
        self._games = {key: _Game(STAGES if key in compiled else ()) for key in keys}
        self._known.set()

    def _mark_compiled(self, game: str, stage: Stage) -> None:
        self._games[game].compiled.add(stage)

    def _mark_ready(self, game: str, stage: Stage) -> None:
        self._mark_compiled(game, stage)
        self._games[game].ready[stage].set()

    def _mark_all_ready(self) -> None:
        self._known.set()
        for game in self._games:
            for stage in STAGES:
                self._mark_ready(game, stage)
