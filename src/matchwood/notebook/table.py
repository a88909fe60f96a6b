"""The picture of a game for a seat or a spectator."""

from __future__ import annotations

import functools
import importlib
import re
from collections.abc import Callable, Mapping, Sequence
from html import unescape
from importlib.util import find_spec
from typing import Any, Protocol

from msgspec import to_builtins

from matchwood.cardgames.contract import Happening
from matchwood.cardgames.fields import Fields, Schema
from matchwood.cardgames.spec import GameSpec, Value
from matchwood.notebook import cards, markup
from matchwood.notebook.markup import Html, plain
from matchwood.notebook.result import Ranked, standing
from matchwood.notebook.saying import names_of, words_in

MOST_MOVES = 30
TURN = "▸"
_OPEN, _SHUT = "\ue000", "\ue001"
"""Mark the name of a card in a sentence. Players' names cannot contain these characters."""
_CARD = re.compile(f"{_OPEN}([^{_SHUT}]*){_SHUT}")
_BESIDE = re.compile(f"(?<={_SHUT}), (?={_OPEN})")
_CARDS: Schema = {"type": "array", "items": {"type": "string", "format": "card"}}


class Seen(Protocol):
    """What a seat or a spectator sees of a game."""

    @property
    def spec(self) -> GameSpec:
        """The specification of the game."""

    @property
    def players(self) -> int:
        """The number of players."""

    @property
    def seat(self) -> int | None:
        """The observing seat, or None for a spectator."""

    @property
    def options(self) -> Mapping[str, Value]:
        """The house rules of the game with their values."""

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that have to decide now."""

    @property
    def moves(self) -> list[str]:
        """The legal moves of the observing seat."""

    @property
    def result(self) -> Ranked | None:
        """The result of the game, or None before its end."""

    @property
    def table(self) -> Any:
        """The table as the observer sees it."""


def shown(seen: Seen, happenings: Sequence[Happening] = (), language: str = "en", names: Sequence[str] = ()) -> Html:
    """Return an HTML picture of a game with its latest events."""
    return _Picture(seen, language, names).whole(happenings)


class _Picture:
    def __init__(self, seen: Seen, language: str, names: Sequence[str]) -> None:
        self.seen, self.language = seen, language
        self.names = [_without_marks(name) for name in names_of(names, seen.players)]
        self.common, self.own = words_in(language), seen.spec.in_language(language)
        schema = seen.spec.schema
        yes_no = (self.common.say("yes"), self.common.say("no"))
        self.fields = Fields(schema, self.own, self.names, None, yes_no=yes_no)
        self.drawing = Fields(schema, self.own, self.names, None, lambda card: f"{_OPEN}{card}{_SHUT}", yes_no)

    def whole(self, happenings: Sequence[Happening]) -> Html:
        seen = self.seen
        told = [line for happening in happenings if (line := self.fields.event(happening))]
        parts = [self._seats(), self._lying(), self._hand(), self._moves(), *map(markup.quiet, told)]
        if seen.result is not None:
            parts.append(standing(seen.result, self.language, self.names))
        eyes = "seen-by-all" if seen.seat is None else "seen-by"
        name = "" if seen.seat is None else self.names[seen.seat]
        title = Html(f"<b>{plain(self.own.say('title'))}</b> {markup.quiet(self.common.say(eyes, name=name))}")
        return markup.framed(title, parts)

    def _seats(self) -> Html:
        fields = self.fields.per_seat()
        values, owing = to_builtins(self.seen.table), self.seen.owing
        rows = []
        for seat, name in enumerate(self.names):
            cells = (self._drawn(_at(values[key], seat), self.fields.item_of(field), key) for key, field in fields.items())
            turn = f' <span title="{plain(self.common.say("turn"))}">{TURN}</span>' if seat in owing else ""
            rows.append([Html(f"<b>{plain(name)}</b>{turn}"), *cells])
        return markup.table(["", *(self.own.say(f"table-{name}") for name in fields)], rows)

    def _lying(self) -> Html:
        values = to_builtins(self.seen.table)
        there = {name: field for name, field in self.fields.for_all().items() if values[name] not in (None, [])}
        return Html("".join(f"<div>{self._labelled(name, values[name], field)}</div>" for name, field in there.items()))

    def _labelled(self, name: str, value: Any, field: Schema) -> Html:
        draw = _drawn_by(self.seen.spec.key).get(name)
        drawn = self._drawn(value, field, name) if draw is None else self._drawn(draw(value), _CARDS, name)
        return markup.labelled(self.own.say(f"table-{name}"), drawn)

    def _hand(self) -> Html:
        hand, seat = getattr(self.seen.table, "hand", None), self.seen.seat
        if not hand or seat is None:
            return Html()
        return markup.labelled(self.common.say("hand", name=self.names[seat]), self._pictured(self.drawing.hand(hand)))

    def _moves(self) -> Html:
        moves, seat = self.seen.moves, self.seen.seat
        if not moves or seat is None:
            return Html()
        written = " · ".join(map(self._move, moves[:MOST_MOVES]))
        if len(moves) > MOST_MOVES:
            written += f" {markup.quiet(self.common.say('more-moves', count=len(moves)))}"
        return markup.labelled(self.common.say("moves", name=self.names[seat]), Html(written))

    def _move(self, move: str) -> str:
        said, code = self.fields.move(move), f"<code>{plain(move)}</code>"
        return code if said == move else f"{plain(said)} {code}"

    def _drawn(self, value: Any, field: Schema, name: str) -> Html:
        if isinstance(value, list) and value and isinstance(value[0], list):
            return Html("".join(f"<div>{self._row(row)}</div>" for row in value))
        return self._pictured(self.drawing.said(value, field, f"table-{name}"))

    def _row(self, row: Sequence[str | None]) -> Html:
        return self._pictured("".join(f"{_OPEN}{cards.FACE_DOWN if card is None else card}{_SHUT}" for card in row))

    def _pictured(self, said: str) -> Html:
        return Html(_CARD.sub(self._card, plain(_BESIDE.sub("", said))))

    def _card(self, found: re.Match[str]) -> str:
        card = unescape(found[1])
        return cards.shown(self.seen.spec.key, card, self.fields.card(card), self.language)


def _at(values: Sequence[Any] | None, seat: int) -> Any:
    return None if values is None else values[seat]


def _without_marks(name: str) -> str:
    return name.replace(_OPEN, "").replace(_SHUT, "")


@functools.cache
def _drawn_by(game: str) -> Mapping[str, Callable[[Any], Any]]:
    module = f"matchwood.notebook.tables.{game}"
    if find_spec(module) is None:
        return {}
    drawn: Mapping[str, Callable[[Any], Any]] = importlib.import_module(module).DRAWN
    return drawn
