"""Make the preview pictures of links in messengers."""

from __future__ import annotations

import io

from PIL import Image
from playwright.sync_api import Page

from matchwood.engine.plugins import own_games
from matchwood.server.http.link_previews import HEIGHT, WIDTH
from tests.browser.person import MousePerson
from tools.pictures.icons import PUBLIC
from tools.pictures.stage import Stage, settle

COLOURS = 200
ALONE = """() => {
  const style = new CSSStyleSheet();
  style.replaceSync(`
    header.corner, main > :not(.hero), .strap, .welcome { display: none !important }
    main { display: grid !important; place-content: center !important; padding: 0 !important; grid-template: none !important }
    .hero { grid-area: auto !important }
    .hero .picture { width: 700px !important; max-width: none !important; margin: 0 0 30px !important }
    .hero h1 { font-size: 132px !important }
  `);
  document.adoptedStyleSheets.push(style);
}"""


def draw_previews(there: Stage) -> None:
    """Make the preview picture of each game."""
    with there.page("en", WIDTH, HEIGHT) as page:
        page.emulate_media(color_scheme="dark")
        page.goto(there.address)
        person = MousePerson(page)
        for game in own_games():
            person.choose_game(game)
            page.evaluate(ALONE)
            store(page, game)
            page.evaluate("() => { document.adoptedStyleSheets = [] }")


def store(page: Page, name: str) -> None:
    """Save a screenshot of the page."""
    settle(page)
    drawn = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    target = PUBLIC / "previews" / f"{name}.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    drawn.quantize(COLOURS, dither=Image.Dither.NONE).save(target, optimize=True)
    print(f"{target.stat().st_size / 1000:6.1f} kB  {target.relative_to(PUBLIC)}")
