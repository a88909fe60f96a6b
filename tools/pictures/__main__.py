"""Make all pictures: `python -m tools.pictures`."""

from __future__ import annotations

import io

from PIL import Image
from playwright.sync_api import Page

from tools.pictures import FOLDER
from tools.pictures.cards import draw_cards
from tools.pictures.film import film
from tools.pictures.hand import draw_hand
from tools.pictures.icons import draw_icons
from tools.pictures.previews import draw_previews
from tools.pictures.scenes import LANGUAGES, SCENES, Scene
from tools.pictures.stage import Stage, settle, stage

QUALITY = 74


def main() -> None:
    """Make all pictures of the documents."""
    with stage() as there:
        for scene in SCENES:
            take(scene, there)
        film(there)
        draw_cards(there)
        draw_icons(there)
        draw_previews(there)
    draw_hand()


def take(scene: Scene, there: Stage) -> None:
    """Take the screenshot of a scene in all languages."""
    table = f"/t/{there.told(scene.story())['id']}" if scene.story else "/"
    for language in LANGUAGES:
        with there.page(language, *scene.size) as page:
            page.goto(f"{there.address}{table}{scene.path}")
            scene.shown(page)
            store(page, scene.file(language))


def store(page: Page, name: str) -> None:
    """Save a screenshot when the page has stopped changing."""
    seen, before = b"", None
    while seen != before:
        settle(page)
        page.evaluate("document.activeElement.blur()")
        seen, before = page.screenshot(animations="disabled"), seen
    target = FOLDER / name
    target.parent.mkdir(parents=True, exist_ok=True)
    Image.open(io.BytesIO(seen)).convert("RGB").save(target, quality=QUALITY, method=6)
    print(f"{target.stat().st_size / 1000:6.1f} kB  {name}")


if __name__ == "__main__":
    main()
