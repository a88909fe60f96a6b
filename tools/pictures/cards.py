"""Draw all cards of a game as one sheet of SVG symbols."""

from __future__ import annotations

import json
import re
import string
from itertools import product
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from matchwood.engine.plugins import own_games
from matchwood.notebook.sheets import SHEETS
from tests.cardgames.cards import dealt
from tools.pictures.letters import draw_letters
from tools.pictures.scenes import LANGUAGES
from tools.pictures.stage import Stage, settle

MORE = (Path(__file__).parent / "more_cards.js").read_text(encoding="utf-8")
READ = (Path(__file__).parent / "cards.js").read_text(encoding="utf-8")
PAGES = Path(__file__).resolve().parents[2] / "src" / "matchwood" / "server" / "pages"
WIDTH, HEIGHT = 100, 144
IN_A_ROW = 10
TEXT = re.compile(
    r'<text x="[^"]*" y="(?P<y>[^"]*)"(?P<looks>[^>]*) letters="(?P<letters>[^"]*)" xs="(?P<xs>[^"]*)" size="(?P<size>[^"]*)"/>'
)

Card = tuple[str, str, str]


def draw_cards(there: Stage) -> None:
    """Draw the cards of each game, and the letters of the font."""
    (font,) = PAGES.glob("assets/*.woff2")
    letters = TTFont(font)
    draw_letters(letters)
    for game in own_games():
        found = {language: cards_of(game, language, there, letters) for language in LANGUAGES}
        target = SHEETS / f"{game}.svg"
        target.write_text(sheet(found), encoding="utf-8")
        print(f"{target.stat().st_size / 1000:6.1f} kB  {target.name}")


def cards_of(game: str, language: str, there: Stage, letters: TTFont) -> list[Card]:
    """Return all cards that a game's rules page shows."""
    with there.page(language, 1280, 800) as page:
        page.add_init_script(f"({MORE})({json.dumps(codes(game))})")
        page.goto(f"{there.address}/rules/{game}")
        page.locator("[data-drawn]").first.wait_for()
        settle(page)
        cards = page.evaluate(READ)
    return [(name, said, TEXT.sub(lambda found: outlined(found, letters), drawn)) for name, said, drawn in cards]


def codes(game: str) -> list[str]:
    """Return all card names of a game."""
    cards = sorted(dealt(game))
    plays = (f"{number}: {card}" for number, card in product(string.digits + string.ascii_letters, cards))
    return [*cards, *(f"{{{card}}}" for card in cards), *plays]


def outlined(text: re.Match[str], letters: TTFont) -> str:
    """Convert a text into an SVG path with the outlines of the letters."""
    scale = float(text["size"]) / letters["head"].unitsPerEm
    glyphs, names = letters.getGlyphSet(), letters.getBestCmap()
    pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.1f}".removesuffix(".0"))
    for letter, x in zip(text["letters"], text["xs"].split(), strict=True):
        glyphs[names[ord(letter)]].draw(TransformPen(pen, (scale, 0, 0, -scale, float(x), float(text["y"]))))
    return f'<path d="{pen.getCommands()}"{text["looks"]}/>'


def sheet(found: dict[str, list[Card]]) -> str:
    """Return a picture of all cards of a game."""
    usual, *others = found
    lines = []
    for name, said, drawn in found[usual]:
        elsewhere = {language: next(card for card in found[language] if card[0] == name) for language in others}
        titles = {language: f'<title lang="{language}">{card[1]}</title>' for language, card in elsewhere.items()}
        lines.append((name, f"<title>{said}</title>{''.join(titles.values())}{drawn}"))
        lines += [(f"{name}.{language}", titles[language] + card[2]) for language, card in elsewhere.items() if card[2] != drawn]
    rows = -(-len(lines) // IN_A_ROW)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {IN_A_ROW * WIDTH} {rows * HEIGHT}" fill="none">'
    placed = (
        f'<svg id="{name}" x="{number % IN_A_ROW * WIDTH}" y="{number // IN_A_ROW * HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}">{drawn}</svg>'
        for number, (name, drawn) in enumerate(lines)
    )
    return "\n".join([head, *placed, "</svg>\n"])
