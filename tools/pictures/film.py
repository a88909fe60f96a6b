"""Make the animation of two tricks in MatchMaster, frame by frame."""

from __future__ import annotations

import io
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from PIL import Image
from playwright.sync_api import Page

from matchwood import View
from tests.browser.person import HAND, TABLE
from tests.support.waiting import wait_until
from tools.pictures import FILM, FOLDER
from tools.pictures.stage import Stage, settle
from tools.pictures.stories import story

WINDOW, SIZE = (900, 780), (720, 624)
"""The size of the window. All cards fit into it without moving the table."""
FRAME = 50  # ms
BEGIN, CARD, TRICK = 700, 750, 1800
"""How long the film shows the first picture, a new card, and a complete trick, in milliseconds."""
SHOWN = 8
QUALITY = 72
STEP = """(by) => {
  document.activeElement.blur();
  const ended = document.getAnimations().filter((moving) => {
    moving.pause();
    moving.time = "time" in moving ? moving.time + by : 0;
    const over = moving.time >= moving.effect.getComputedTiming().endTime;
    if (over) moving.finish();
    else moving.currentTime = moving.time;
    return over;
  });
  return ended.length > 0;
}"""
"""Move all animations forward in time. Return whether one of them ended."""


def after_a_trump(view: View) -> bool:
    """Return whether seat 0 reached its bid by winning the second trick with a trump."""
    table = view.table
    if table.phase != "playing" or table.trick or table.size != 5 or len(table.hand) != 3 or table.last_trick.winner != 0:
        return False
    cards = {laid.seat: laid.card for laid in table.last_trick.cards}
    return cards[0].startswith("T") and not table.last_trick.cards[0].card.startswith("T") and table.bids[0] == table.tricks[0]


def film(there: Stage) -> None:
    """Make the animation."""
    told = story("matchmaster", 4, after_a_trump)
    before, shown = told.moves[:-SHOWN], told.moves[-SHOWN:]
    table = there.told(told._replace(moves=before))
    with there.page("en", *WINDOW, moving=True) as page:
        page.clock.install()
        page.goto(f"{there.address}/t/{table['id']}")
        page.locator(f"{TABLE} {HAND} [data-card]").first.wait_for()
        settle(page)
        inspector = page.context.new_cdp_session(page)
        inspector.send("Animation.enable")
        inspector.send("Animation.setPlaybackRate", {"playbackRate": 0})
        page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
        pictures = [*frames(page, BEGIN)]
        for number, (seat, move) in enumerate(shown, 1):
            if seat == 0:
                page.locator(f"{HAND} [data-card='{move}']").dispatch_event("click")
            else:
                there.moves(table, seat, move)
            go_on_until_shown(page, move)
            pictures += frames(page, CARD if number % told.players else TRICK)
    store(pictures)


def go_on_until_shown(page: Page, card: str) -> None:
    """Advance the page's clock until a card appears."""

    def shown() -> int:
        page.clock.run_for(FRAME)
        return page.locator(f"[data-played='{card}']").count()

    wait_until(shown, f"{card} on the table")


def frames(page: Page, length: int) -> Iterator[Image.Image]:
    """Run the page for `length` milliseconds, and yield a screenshot of each frame."""
    for _ in range(length // FRAME):
        page.clock.run_for(FRAME)
        if page.evaluate(STEP, FRAME):
            page.screenshot()  # the browser reports the end of an animation when it draws
            page.evaluate(STEP, 0)
        yield Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)


def store(pictures: list[Image.Image]) -> None:
    """Merge equal consecutive frames, and save the animation."""
    kept, lengths = [pictures[0]], [0]
    for picture in pictures:
        if picture.tobytes() != kept[-1].tobytes():
            kept.append(picture)
            lengths.append(0)
        lengths[-1] += FRAME
    target = FOLDER / FILM
    kept[0].save(
        target, save_all=True, append_images=kept[1:], duration=lengths, loop=0, quality=QUALITY, method=5, allow_mixed=True
    )
    print(f"{target.stat().st_size / 1000:6.1f} kB  {FILM}: {sum(lengths) / 1000:g} s, {len(kept)} frames")
