"""Draw the letters of the page's font as one file of SVG paths."""

from __future__ import annotations

from html import escape

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from matchwood.notebook.picture.letters import SHEET, UNITS


def draw_letters(font: TTFont) -> None:
    """Store the outline and the width of each letter in the font."""
    SHEET.write_text(outlines(font), encoding="utf-8")
    print(f"{SHEET.stat().st_size / 1000:6.1f} kB  {SHEET.name}")


def outlines(font: TTFont) -> str:
    """Return an SVG file with one path for each letter. The baseline is at 0, and a line of text is `UNITS` units high."""
    scale, glyphs = UNITS / font["head"].unitsPerEm, font.getGlyphSet()
    lines = []
    for code, name in sorted(font.getBestCmap().items()):
        if not chr(code).isprintable():
            continue
        pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.0f}")
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        wide = round(font["hmtx"][name][0] * scale)
        lines.append(f'<path id="{escape(chr(code))}" data-wide="{wide}" d="{pen.getCommands()}"/>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {-UNITS} {UNITS} {UNITS}">'
    return "\n".join([head, *lines, "</svg>\n"])
