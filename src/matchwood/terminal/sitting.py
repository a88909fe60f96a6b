"""A game of people at one screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from matchwood.api.game import Game
from matchwood.api.view import ViewFields
from matchwood.cardgames.words import Words
from matchwood.external_bots.players import Player
from matchwood.terminal.asking import ask
from matchwood.terminal.screen import Screen
from matchwood.terminal.tables.terminal_table import TerminalTable


class Sitting:
    """A game of one person against bots, or of several people at one screen."""

    def __init__(
        self,
        game: Game,
        people: Sequence[int],
        bots: Mapping[int, Player],
        table: TerminalTable[Any],
        screen: Screen,
        words: Words,
    ) -> None:
        self._game, self._people, self._bots = game, people, bots
        self._table, self._screen, self._words = table, screen, words
        self._shown = 0

    def play(self) -> None:
        """Play the game to its end. Raises Left if the person quits. Raises EOFError if the input ends."""
        view = self._view()
        self._tell(view, view)
        while not self._game.over:
            deals = len(self._game.deals)
            # If several seats decide at the same time, the bots decide before the person.
            bots = [seat for seat in self._game.owing if seat in self._bots]
            if bots:
                move = self._bots[bots[0]].choose(self._game.view(bots[0]))
                self._game.play(move, seat=bots[0])
            elif unasked := self._game.forced or self._table.unasked(view):
                said = self._table.forced(view, unasked)
                if said:
                    self._screen.announce(view, said)
                self._game.play(unasked, seat=view.seat)
            else:
                ask(self._screen, self._table, self._words, view, self._make)
            before, view = view, self._view()
            if len(self._game.deals) > deals:
                before = self._tell_end_of_round(before)
            self._tell(before, view)
        self._screen.ended(view)

    def _view(self) -> ViewFields[Any]:
        owing = [seat for seat in self._people if seat in self._game.owing]
        return self._game.views([(owing or self._people)[0]])[0]

    def _tell_end_of_round(self, before: ViewFields[Any]) -> ViewFields[Any]:
        """Show what happened before the latest deal, unless the game's table does. Return the last view that the person saw."""
        if not self._table.pauses_before_deals:
            return before
        ended, dealt = self._game.before_deals(before.seat)
        happenings = self._game.happenings[self._shown : self._game.happened - dealt]
        self._shown += len(happenings)
        self._screen.show(before, happenings, ended)
        self._screen.end_round(ended)
        return ended

    def _tell(self, before: ViewFields[Any], after: ViewFields[Any]) -> None:
        happenings = self._game.happenings[self._shown :]
        self._shown += len(happenings)
        self._screen.show(before, happenings, after)

    def _make(self, view: ViewFields[Any], text: str) -> None:
        move = self._table.move(view, text)
        self._game.play(move, seat=view.seat)
        remark = self._table.remark(view, text, move)
        if remark:
            self._screen.announce(view, remark)
