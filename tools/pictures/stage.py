"""Run a server, and a browser that shows its tables."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from playwright.sync_api import Browser, Page, sync_playwright

import matchwood
from matchwood.server.tables import presence, service
from tests.browser import chromium
from tests.browser.conftest import FLAGS, TIMEOUT
from tests.server.answers import Json
from tests.server.conftest import Person, ServerThread
from tests.support.waiting import wait_until
from tools.pictures.stories import Story

NAMES = ("Ada", "Bruno", "Cara", "Dario")
LOCALES = {"en": "en-GB", "de": "de-DE"}


class Stage:
    """A server and a browser for taking screenshots."""

    def __init__(self, address: str, browser: Browser) -> None:
        self.address = address
        self._browser = browser
        self._people = [Person(address, name) for name in NAMES]
        self._told: dict[str, Json] = {}

    def told(self, story: Story) -> Json:
        """Play the moves of a prepared game at a new table."""
        name = hashlib.sha256(repr(story).encode()).hexdigest()[:20]
        if name not in self._told:
            self._told[name] = self._tell(story, name)
        return self._told[name]

    def _tell(self, story: Story, name: str) -> Json:
        host, *others = self._people[: story.players]
        with patch.object(matchwood, "new_secret", lambda: story.secret), patch.object(service, "new_id", lambda: name):
            table = host.opens(game=story.game, players=story.players, options=story.options)
            for other in others:
                other.sits(table)
        for seat, move in story.moves:
            self.moves(table, seat, move)
        return table

    def moves(self, table: Json, seat: int, move: str) -> None:
        """Make a move for a seat."""
        person = self._people[seat]
        wait_until(lambda: person.sees(table)["view"]["moves"])
        answer = person.moves(table, move)
        assert answer.is_success, answer.text

    @contextmanager
    def page(self, language: str, width: int, height: int, moving: bool = False) -> Iterator[Page]:
        """Yield a browser window of the first player."""
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            color_scheme="light",
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.set_default_timeout(TIMEOUT)
        context.add_cookies([{"name": "matchwood", "value": self._people[0].token, "url": self.address}])
        yield context.new_page()
        context.close()


def settle(page: Page) -> None:
    """Wait until the page stops changing."""
    page.evaluate("document.fonts.ready")
    page.evaluate("""() => Promise.all(document.getAnimations()
      .filter((moving) => moving.effect.getComputedTiming().endTime < Infinity)
      .map((moving) => moving.finished.catch(() => null)))""")


@contextmanager
def stage() -> Iterator[Stage]:
    """Yield a `Stage` with a new server and a browser."""
    program = chromium.found()
    if program is None:
        raise SystemExit("There is no Chromium here; `make test` installs Debian's.")
    nobody_leaves = patch.object(presence, "GRACE_SECONDS", 86_400.0)
    with tempfile.TemporaryDirectory() as folder, nobody_leaves, sync_playwright() as playwright:
        server = ServerThread(f"sqlite:///{Path(folder) / 'tables.db'}")
        try:
            browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
            yield Stage(server.address, browser)
            browser.close()
        finally:
            server.close()
