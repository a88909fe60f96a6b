"""The description of a view in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import to_builtins

from matchwood.cardgames.contract import Happening
from matchwood.cardgames.fields import Fields, number, plain_value
from matchwood.notebook.saying import names_of, words_in
from matchwood.notebook.table import Seen

MOST_MOVES = 60


def described(seen: Seen, happenings: Sequence[Happening] = (), language: str = "en", names: Sequence[str] = ()) -> str:
    """Return a text that describes a view with its latest events. Cards appear as in moves, with their names in the hand."""
    return "\n".join(filter(None, _Description(seen, language, names).lines(happenings)))


class _Description:
    def __init__(self, seen: Seen, language: str, names: Sequence[str]) -> None:
        self.seen, self.names = seen, names_of(names, seen.players)
        self.common, words = words_in(language), seen.spec.in_language(language)
        self.words, yes_no = words, (self.common.say("yes"), self.common.say("no"))
        schema, person = seen.spec.schema, seen.seat
        self.named = Fields(schema, words, self.names, person, yes_no=yes_no)
        self.fields = Fields(schema, words, self.names, person, lambda card: card, yes_no)

    def lines(self, happenings: Sequence[Happening]) -> Iterator[str]:
        seen, common = self.seen, self.common
        eyes = common.say("seen-by-all") if seen.seat is None else common.say("seen-by", name=self.names[seen.seat])
        you = "" if seen.seat is None else f" ({common.say('you')})"
        yield f"{self.words.say('title')}, {eyes}{you}"
        if seen.options:
            yield f"{common.say('house-rules')}: {'; '.join(self._house_rules())}"
        yield from self.fields.position(seen.table)
        yield from self._seats()
        if seen.owing:
            yield f"{common.say('turn')}: {', '.join(self.names[seat] for seat in seen.owing)}"
        yield from self._hand()
        events = [line for happening in happenings if (line := self.fields.event(happening))]
        if events:
            yield f"{common.say('latest')}:"
            yield from (f"- {line}" for line in events)
        yield from self._moves()
        if seen.result is not None:
            for name, rank, score in zip(self.names, seen.result.ranks, seen.result.scores, strict=True):
                yield f"{name}: {common.say('rank')} {rank}, {common.say('score')} {number(score)}"

    def _house_rules(self) -> Iterator[str]:
        idle = self.seen.spec.idle_options(self.seen.options)
        for key, value in self.seen.options.items():
            name = f"option-{key}.value-{'null' if value is None else plain_value(value)}"
            if key not in idle:
                yield f"{self.words.say(f'option-{key}')} {self.words.say(name) if self.words.has(name) else plain_value(value)}"

    def _seats(self) -> Iterator[str]:
        values, fields = to_builtins(self.seen.table), self.fields.per_seat()
        for seat, name in enumerate(self.names):
            parts = (f"{self.words.say(f'table-{key}')} {self.fields.value_of(key, seat, values[key])}" for key in fields)
            yield f"{name}: {', '.join(parts)}"

    def _hand(self) -> Iterator[str]:
        hand, seat = getattr(self.seen.table, "hand", None), self.seen.seat
        if hand and seat is not None:
            yield f"{self.common.say('hand', name=self.names[seat])}: {', '.join(map(self._card, hand))}"

    def _moves(self) -> Iterator[str]:
        moves, seat = self.seen.moves, self.seen.seat
        if moves and seat is not None:
            yield f"{self.common.say('moves', name=self.names[seat])}:"
            yield from (f"- {_with_name(move, self.named.move(move))}" for move in moves[:MOST_MOVES])
            if len(moves) > MOST_MOVES:
                yield self.common.say("more-moves", count=len(moves))

    def _card(self, card: str) -> str:
        return _with_name(card, self.named.card(card))


def _with_name(written: str, name: str) -> str:
    return written if name in ("", written) else f"{written} ({name})"
