"""MatchMaster in a terminal, for one person."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from matchwood.api.view import ViewFields
from matchwood.cardgames.contract import Happening
from matchwood.cardgames.fields import number
from matchwood.cardgames.matchmaster import contract
from matchwood.cardgames.matchmaster.contract import Bids, Card, Laid, RoundOver, TrickTaken
from matchwood.terminal.tables.matchmaster.cards import chip, fan, name_of, signed
from matchwood.terminal.tables.pieces import TURN
from matchwood.terminal.tables.sentences import quoted
from matchwood.terminal.tables.terminal_table import Misread, Scene, TerminalTable

BID = re.compile(r"(?:bid ?)?(\d{1,2})", re.ASCII)
CARD = re.compile(r"[TLBS](?:1[0-3]|[1-9])", re.ASCII)
NUMBER = re.compile(r"\d{1,2}", re.ASCII)
HIDDEN, UNKNOWN = "✓", "·"

View = ViewFields[contract.Table]


class MatchMasterTable(TerminalTable[contract.Table]):
    """Draws MatchMaster for terminals of at least 80 by 24 characters."""

    part_ends = "round"

    def card(self, card: str) -> str:
        """Return a card with the symbol of its suit."""
        return name_of(card)

    def picture(self, view: View, taken_by: int | None = None) -> RenderableType:
        """Return a picture of the table. If the trick is complete, ``taken_by`` is the winner's seat."""
        lies = view.table
        parts = [self._heading(lies), Text(), self._seats(view), Text()]
        if lies.phase == "playing":
            parts += [self._trick(lies, taken_by), self._last_trick(lies), Text()]
        parts += [Text(self.say("hand"), "bold"), fan(lies.hand or [], view.moves)]
        return Group(*parts)

    def sheet(self, view: View) -> RenderableType:
        """Return the score sheet."""
        lies, table = view.table, Table(show_footer=True, footer_style="bold", box=box.SIMPLE_HEAD)
        table.add_column("", footer=self.say("sheet-total"), justify="right")
        for name, points in zip(self.names, lies.scores, strict=True):
            table.add_column(name, footer=number(points), justify="right")
        for round_no, row in enumerate(lies.sheet, 1):
            cells = [_result(*parts) for parts in zip(row.tricks, row.bids, row.scores, strict=True)]
            table.add_row(f"{round_no} ({row.size})", *cells)
        return Group(Text(f"{self.say('sheet')}: {self.say('sheet-legend')}", "bold"), table)

    def scenes(self, before: View, happenings: Sequence[Happening], after: View) -> list[Scene]:
        """Return pictures of cards, tricks and score sheets."""
        scenes = []
        taken = any(isinstance(happening, TrickTaken) for happening in happenings)
        for happening in happenings:
            match happening:
                case Card() if not taken:
                    scenes.append(Scene(self.picture(after), 1))
                case Bids():
                    scenes.append(Scene(self.picture(after), 2))
                case TrickTaken(winner=winner):
                    scenes.append(Scene(self.picture(_with_trick(before, happening, self.person), winner), 3))
                case RoundOver() if not after.over:
                    scenes.append(Scene(Group(self.sheet(after)), None))
        return scenes

    def situation(self, view: View) -> str:
        """Return the person's hand as text."""
        return f"{self.say('hand')}: {', '.join(map(name_of, view.table.hand or []))}"

    def question(self, view: View) -> str:
        """Return the prompt for a bid or a card."""
        if view.table.phase == "bidding":
            return f"{self.say('terminal-ask-bid', size=view.table.size)} "
        return f"{self.say('terminal-ask-card')} "

    def move(self, view: View, answer: str) -> str:
        """Convert a typed bid or card to a move. If only one card is legal, an empty answer plays the card."""
        text = " ".join(answer.split())
        quote = quoted(text, self.common.say("nothing"))
        return self._bid(view, text, quote) if view.table.phase == "bidding" else self._card(view, text, quote)

    def _bid(self, view: View, text: str, quote: str) -> str:
        found = BID.fullmatch(text.lower())
        if found is None:
            raise Misread(self.say("terminal-no-bid", text=quote, size=view.table.size))
        return f"bid {int(found[1])}"

    def _card(self, view: View, text: str, quote: str) -> str:
        hand, moves = view.table.hand or [], view.moves
        if not text and len(moves) == 1:
            return moves[0]
        card = text.replace(" ", "").upper()
        if NUMBER.fullmatch(card) and 1 <= int(card) <= len(hand):
            return hand[int(card) - 1]
        if not CARD.fullmatch(card):
            raise Misread(self.say("terminal-no-card", text=quote, count=len(hand), example=moves[0].lower()))
        return card

    def typed(self, move: str) -> str:
        """Return the text that a person types for a move."""
        return move.removeprefix("bid ")

    def _heading(self, lies: contract.Table) -> Text:
        parts = (
            self.say("title"),
            self.say("round", round=lies.round, rounds=lies.rounds),
            self.say("cards", count=lies.size),
            self.say("terminal-dealer", name=self.names[lies.dealer]),
        )
        return Text(" · ".join(parts), "bold")

    def _seats(self, view: View) -> RenderableType:
        lies = view.table
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("")
        table.add_column("", min_width=6)
        for heading in (self.say("sheet-bid"), self.say("sheet-tricks"), self.say("sheet-points"), ""):
            table.add_column(heading, justify="right")
        for seat, name in enumerate(self.names):
            bid, tricks = lies.bids[seat], lies.tricks[seat]
            shown = str(bid) if bid is not None else HIDDEN if lies.fixed[seat] else UNKNOWN
            due = seat in view.owing
            style = "bold" if seat == self.person else ""
            cells = (Text(shown), Text(str(tricks), _progress(bid, tricks)), Text(number(lies.scores[seat])))
            table.add_row(TURN if due else " ", Text(name, style), *cells, "")
        bids = [bid for bid in lies.bids if bid is not None]
        if len(bids) < len(self.names):
            return table
        together = self.say("terminal-together", sum=sum(bids), size=lies.size)
        return Group(table, Text(f"   {together}", "dim"))

    def _trick(self, lies: contract.Table, taken_by: int | None) -> Text:
        text = Text(f"{self.say('trick')}  ", "bold")
        if not lies.trick:
            leader = lies.leader
            leads = self.say("terminal-leads", seat=self.names[leader], seat_is=self.you(leader))
            return text.append(leads, "not bold")
        text.append_text(self._cards(lies.trick))
        if taken_by is not None:
            taken = self.fields.event(TrickTaken(taken_by, lies.trick))
            text.append(f"\n{taken}", "bold green" if taken_by == self.person else "bold")
        return text

    def _last_trick(self, lies: contract.Table) -> Text:
        if not lies.last_trick or lies.trick:
            return Text()
        cards = ", ".join(f"{self.names[laid.seat]} {laid.card}" for laid in lies.last_trick.cards)
        return Text(f"{self.say('last-trick')}: {cards} → {self.names[lies.last_trick.winner]}", "dim")

    def _cards(self, trick: Sequence[Laid]) -> Text:
        shown = [Text(f"{self.names[laid.seat]}\u00a0", "not bold").append_text(_unbroken(chip(laid.card))) for laid in trick]
        return Text("  ").join(shown)


def _with_trick(before: View, taken: TrickTaken, person: int) -> View:
    """Return a view in which the complete trick is still on the table."""
    lies = before.table
    own = [laid.card for laid in taken.cards if laid.seat == person]
    hand = [card for card in lies.hand or [] if card not in own]
    tricks = [count + (seat == taken.winner) for seat, count in enumerate(lies.tricks)]
    return replace(before, owing=[], moves=[], table=replace(lies, trick=taken.cards, tricks=tricks, hand=hand))


def _unbroken(text: Text) -> Text:
    return Text(text.plain.replace(" ", "\u00a0"), text.style)


def _progress(bid: int | None, tricks: int) -> str:
    if bid is None:
        return ""
    return "green" if tricks == bid else "red" if tricks > bid else "yellow"


def _result(tricks: int, bid: int, points: int) -> Text:
    return Text(f"{tricks}/{bid} ").append(signed(points).rjust(3), "green" if points > 0 else "red")


TABLE = MatchMasterTable
