"""Make the icons of the app."""

from __future__ import annotations

import io
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from tools.pictures.stage import Stage

PUBLIC = Path(__file__).resolve().parents[2] / "web" / "public"
SIGN = PUBLIC / "favicon.svg"
CHAR = "#33241b"
COLOURS = 64


class Icon(NamedTuple):
    """An icon with its size in pixels."""

    name: str
    size: int
    share: float | None = None
    """The drawing fills this share of the icon."""


ICONS = (Icon("app-192", 192), Icon("app-512", 512), Icon("maskable-512", 512, 0.72), Icon("apple-180", 180, 0.9))


def draw_icons(there: Stage) -> None:
    """Make all icons."""
    for icon in ICONS:
        with there.page("en", icon.size, icon.size) as page:
            page.set_content(shown(icon))
            drawn = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
        target = PUBLIC / "icons" / f"{icon.name}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        drawn.quantize(COLOURS, method=Image.Quantize.FASTOCTREE).save(target, optimize=True)
        print(f"{target.stat().st_size / 1000:6.1f} kB  {target.relative_to(PUBLIC)}")


def shown(icon: Icon) -> str:
    """Return an HTML page that shows only the icon."""
    ground, share = ("none", 1.0) if icon.share is None else (CHAR, icon.share)
    place = f"width: {share:%}; margin: {(1 - share) / 2:%}"
    return (
        f"<style>html {{ background: {ground} }} body {{ margin: 0; display: flow-root }} svg {{ display: block; {place} }}</style>"
        + SIGN.read_text(encoding="utf-8")
    )
