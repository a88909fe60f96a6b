"""Draw the table of any game in a terminal, using the game's types and texts."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import to_builtins
from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from matchwood.api.view import ViewFields
from matchwood.cardgames.contract import Happening, Part
from matchwood.cardgames.spec import GameSpec
from matchwood.errors import IllegalMove
from matchwood.terminal.default_table.picking import Picking
from matchwood.terminal.tables.pieces import TURN
from matchwood.terminal.tables.sentences import quoted
from matchwood.terminal.tables.terminal_table import Misread, Scene, TerminalTable

STORY_LINES = 8
MOST_MOVES_LISTED = 40
RED_SUITS = r"[^\s,]*[♥♦][^\s,]*"

View = ViewFields[Part]


class DefaultTable(TerminalTable[Part]):
    """The table in the terminal for games without a special drawing module."""

    pauses_before_deals = True

    def __init__(self, game: str, language: str, names: Sequence[str], person: int, alone: bool = True) -> None:
        super().__init__(game, language, names, person, alone)
        self._story: list[str] = []
        self._typed = ""

    def keys(self, view: View) -> str:
        """Return a help text about the keys."""
        del view
        return self.common.say("table-keys")

    def picture(self, view: View) -> RenderableType:
        """Return a picture of the table."""
        parts: list[RenderableType] = [self._seats(view), *self._rest(view.table)]
        if self._story:
            parts += [Text(), *(Text(line, "dim") for line in self._story[-STORY_LINES:])]
        if hand := self._hand(view):
            parts += [Text(), Text.assemble((f"{self.common.say('table-hand')}: ", "bold"), _coloured(hand))]
        if view.moves:
            parts += [Text(), Text(f"{self.common.say('table-moves')}:", "bold"), *map(_coloured, self._listed(view))]
        return Group(*parts)

    def forced(self, view: View, move: str) -> str:
        """Return a text about a forced move."""
        del view
        return self.common.say("table-forced", move=self.fields.move(move))

    def scenes(self, before: View, happenings: Sequence[Happening], after: View) -> list[Scene]:
        """Return one picture for each game event that has a text."""
        scenes = []
        for happening in happenings:
            line = self.line(happening)
            if line is not None:
                self._story.append(line)
                scenes.append(Scene(self.picture(replace(after, moves=[])), 1))
        return scenes

    def situation(self, view: View) -> str:
        """Return the hand and the legal moves as text."""
        hand = self._hand(view)
        held = f"{self.common.say('table-hand')}: {hand}. " if hand else ""
        return f"{held}{self.common.say('table-moves')}: {' · '.join(self._listed(view))}"

    def question(self, view: View) -> str:
        """Return the question that asks the person for a move."""
        return f"{self.common.say('table-ask', count=len(view.moves))} "

    def move(self, view: View, answer: str) -> str:
        """Return the move that the person typed as a number, as text or as cards. The move may be illegal."""
        moves, picking = view.moves, self._picking(view)
        if answer.isdecimal() and 1 <= int(answer) <= len(moves):
            return moves[int(answer) - 1]
        for move in moves:
            if answer.lower() in (move.lower(), self.fields.move(move).lower()):
                return move
        found = picking.found(answer)
        if len(found) > 1:
            raise Misread(self.common.say("table-which", moves=self._written(found)))
        self._typed = answer
        if not answer or answer.isdecimal():
            raise Misread(self._no_move(moves))
        return found[0] if found else picking.attempt(answer)

    def refused(self, view: View, error: IllegalMove) -> str:
        """Return the game's reason for a refused move, and the first legal moves."""
        if error.refusal is None and type(self._spec).decisions is GameSpec.decisions:
            return self._no_move(view.moves)
        return f"{self.reason(error)} {self.common.say('possible', moves=self._written(view.moves))}"

    def sheet(self, view: View) -> RenderableType:
        """Return a score sheet with one row for each seat."""
        return Group(Text(self.common.say("table-sheet"), "bold"), self._seats(view), *self._rest(view.table))

    def typing(self, view: View) -> str:
        """Return a help text about typing a move."""
        return self.common.say("table-typing", moves=self._written(view.moves) or "…")

    def _seats(self, view: View) -> Table:
        per_seat = self.fields.per_seat()
        table, plain = Table(box=None, pad_edge=False), to_builtins(view.table)
        for heading in ("", self.common.say("table-seat"), *(self.say(f"table-{name}") for name in per_seat)):
            table.add_column(heading, justify="left")
        for seat, name in enumerate(self.names):
            values = (_coloured(self.fields.value_of(key, seat, plain[key])) for key in per_seat)
            table.add_row(TURN if seat in view.owing else "", name, *values)
        return table

    def _rest(self, table: Part) -> list[Text]:
        values = to_builtins(table)
        parts = [f"{self.say(f'table-{name}')} {self.fields.value(name, values[name])}" for name in self.fields.for_all()]
        return [_coloured(" · ".join(parts))] if parts else []

    def _hand(self, view: View) -> str:
        hand = getattr(view.table, "hand", None)
        return self.fields.hand(hand) if hand else ""

    def _picking(self, view: View) -> Picking:
        return Picking(view.moves, getattr(view.table, "hand", None) or [], self.fields.card)

    def _listed(self, view: View) -> list[str]:
        moves, count = view.moves, len(view.moves)
        listed = moves[:MOST_MOVES_LISTED]
        more = f"… {count}"
        if count > MOST_MOVES_LISTED and (picking := self._picking(view)).has_cards:
            listed = picking.without_cards[:MOST_MOVES_LISTED]
            example = next(pick for move in moves if (pick := picking.meant(move)).cards)
            more = self.common.say("table-cards", count=count, cards=" ".join(example.cards))
        numbered = [f"{moves.index(move) + 1} {self.fields.move(move)}" for move in listed]
        return numbered if len(listed) == count else [*numbered, more]

    def _no_move(self, moves: Sequence[str]) -> str:
        asked = quoted(self._typed, self.common.say("nothing"))
        return self.common.say("table-no-move", text=asked, count=len(moves), moves=self._written(moves))

    def _written(self, moves: Sequence[str]) -> str:
        return ", ".join(moves[:6]) + (" …" if len(moves) > 6 else "")


def _coloured(text: str) -> Text:
    """Return the text with cards of red suits in red."""
    coloured = Text(text)
    coloured.highlight_regex(RED_SUITS, "red")
    return coloured
