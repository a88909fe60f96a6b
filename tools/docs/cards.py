"""Replace card names in rules pages by pictures of the cards."""

from __future__ import annotations

import re

_LINE = re.compile(r'^<svg id="([^"]+)" [^>]*>(.*)</svg>$', re.MULTILINE)
_TITLE = re.compile(r'<title(?: lang="(\w+)")?>([^<]*)</title>')
_CODE = re.compile(r"(?<!`)`([^`\n]+)`([,;.:)]*)(?!`)")


def with_cards(text: str, sheet: str, language: str) -> str:
    """Return a rules page with pictures in place of card names."""
    known = dict(_LINE.findall(sheet))
    used: dict[str, str] = {}

    def drawn(found: re.Match[str]) -> str:
        code, end = found.groups()
        names = named(code)
        if not known.keys() >= {*names}:
            return found[0]
        cards = "".join(_card(name, known[name], used, language) for name in (_in(language, name, known) for name in names))
        return f'<span class="kept"><span class="cards">{cards}</span>{end}</span>'

    text = _CODE.sub(drawn, text)
    symbols = (f'<symbol id="{at}" viewBox="0 0 100 144">{_TITLE.sub("", known[name])}</symbol>' for name, at in used.items())
    return f'{text}\n<div><svg class="sheet" fill="none" aria-hidden="true">{"".join(symbols)}</svg></div>\n'


def named(code: str) -> list[str]:
    """Return the names of the cards that a piece of code contains.

    >>> named("{3 4}"), named("9: 3 4"), named("L5 T13")
    (['{3}', '{4}'], ['9:3', '9:4'], ['L5', 'T13'])
    """
    if held := re.fullmatch(r"\{(.+)\}", code):
        return [f"{{{kind}}}" for kind in held[1].split(" ")]
    number, is_play, kinds = code.partition(": ")
    return [f"{number}:{kind}" for kind in kinds.split(" ")] if is_play else code.split(" ")


def _in(language: str, name: str, known: dict[str, str]) -> str:
    return f"{name}.{language}" if f"{name}.{language}" in known else name


def _card(name: str, line: str, used: dict[str, str], language: str) -> str:
    place = used.setdefault(name, f"card-{len(used)}")
    titles = dict(_TITLE.findall(line))
    said = titles.get(language, titles.get("", ""))
    return f'<svg role="img"><title>{said}</title><use href="#{place}"></use></svg>'
