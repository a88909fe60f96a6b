"""Cards in a picture, face up or face down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from matchwood.notebook.cards import HEIGHT, WIDTH, picture_of
from matchwood.notebook.picture import letters

GAP = 8
MOST_IN_A_ROW = 14
_PAPER = '<rect x=".5" y=".5" width="99" height="143" rx="9" fill="#fbf2dc" stroke="#3c1e08" stroke-opacity=".55"/>'
_STICK = '<path d="M0-30V44" stroke="#e5bf80" stroke-width="5"/><ellipse cy="-34" rx="6" ry="9" fill="#e8641b"/>'
_BACK = (
    f'{_PAPER}<rect x="6" y="6" width="88" height="132" rx="5" fill="#5a2413"/>'
    '<rect x="11" y="11" width="78" height="122" rx="3" stroke="#f2ae40" stroke-width="2"/>'
    f'<g transform="translate(50 72)"><g transform="rotate(35)">{_STICK}</g><g transform="rotate(-35)">{_STICK}</g></g>'
)
_MARK = '<rect x="-5" y="-5" width="110" height="154" rx="13" stroke="#ffb53e" stroke-width="7"/>'


class Place(NamedTuple):
    """A place for a card on a table. None is a face-down card. The seat can choose a marked place."""

    card: str | None
    marked: bool = False


Rows = Sequence[Sequence[Place]]


class Deck(NamedTuple):
    """The drawings of a game's cards in a language."""

    game: str
    language: str

    def card(self, place: Place, x: float, y: float, tall: float) -> str:
        """Return SVG with a card whose upper left corner is at this point."""
        mark = _MARK if place.marked else ""
        face = _BACK if place.card is None else self._face(place.card)
        return f'<g transform="translate({x:g} {y:g}) scale({tall / HEIGHT:g})">{mark}{face}</g>'

    def row(self, places: Sequence[Place], middle: float, y: float, tall: float, wide: float) -> str:
        """Return SVG with cards side by side, centred at `middle`. Shrink the cards if they are wider than `wide`."""
        tall = min(tall, ((wide + GAP) / max(len(places), 1) - GAP) * HEIGHT / WIDTH)
        step = tall * WIDTH / HEIGHT + GAP
        start = middle - (step * len(places) - GAP) / 2
        return "".join(self.card(place, start + step * index, y, tall) for index, place in enumerate(places))

    def hand(self, places: Sequence[Place], middle: float, bottom: float, tall: float, wide: float) -> str:
        """Return SVG with the cards of a hand above the height `bottom`. Many cards are shown in two rows."""
        if len(places) <= MOST_IN_A_ROW:
            return self.row(places, middle, bottom - tall, tall, wide)
        half, low = -(-len(places) // 2), (tall - GAP) / 2
        return self.row(places[:half], middle, bottom - tall, low, wide) + self.row(places[half:], middle, bottom - low, low, wide)

    def rows(self, rows: Rows, x: float, y: float, tall: float) -> str:
        """Return SVG with rows of cards below each other, from the upper left corner."""
        across = tall * WIDTH / HEIGHT + GAP
        return "".join(
            self.card(place, x + across * column, y + (tall + GAP) * row, tall)
            for row, places in enumerate(rows)
            for column, place in enumerate(places)
        )

    def _face(self, card: str) -> str:
        picture = picture_of(self.game, card, self.language)
        if picture is not None:
            return picture.drawn
        return _PAPER + letters.text(letters.fitted(card, 40, WIDTH - 16), WIDTH / 2, 86, 40, "#3c1e08", "middle")
