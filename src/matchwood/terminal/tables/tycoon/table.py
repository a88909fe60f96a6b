"""Matchstick Tycoon in a terminal, for one person."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import RenderableType
from rich.text import Text

from matchwood.cardgames.contract import Happening, Result
from matchwood.cardgames.tycoon.contract import Cleared, Deal, Lead, Out, Passed, Played, Returned, Revolution, Table
from matchwood.errors import IllegalMove
from matchwood.terminal.tables.pieces import STARS, striking
from matchwood.terminal.tables.terminal_table import Scene, TerminalTable
from matchwood.terminal.tables.tycoon.answer import Answers, read
from matchwood.terminal.tables.tycoon.pages import changes, every_way, gone, in_a_line, overview
from matchwood.terminal.tables.tycoon.pictures import Pictures, Turn
from matchwood.terminal.tables.tycoon.ways import View, Ways

PAUSES = {"play": 2, "pass": 1, "return": 1, "clear": 2, "out": 3, "revolution": 6}
FORCED = 0.5
REVOLUTION, NEWS = "bold white on #8b1a6b", "bold yellow"


class TycoonTable(TerminalTable[Table]):
    """Draws Matchstick Tycoon in a terminal and interprets answers."""

    def __init__(self, game: str, language: str, names: Sequence[str], person: int, alone: bool = True) -> None:
        super().__init__(game, language, names, person, alone)
        self._pictures = Pictures(self)
        self._answers = Answers(self)
        self._turns: dict[int, Turn] = {}
        """The last turn of each seat since the table was cleared. Views show only the cards that are on the table now."""
        self._tried = ""

    def card(self, card: str) -> str:
        """Return the name of a card."""
        return card

    def picture(self, view: View) -> RenderableType:
        """Return a picture of the whole table."""
        return self._pictures.table(view, self._turns)

    def sheet(self, view: View) -> RenderableType:
        """During the game, return the played cards. After the game, return the ranks."""
        return self._pictures.places(view, view.result) if view.result else gone(view, self.say)

    def rules(self, view: View) -> list[RenderableType]:
        """Return the pages of the rules."""
        return [*super().rules(view), changes(view.options["expansion"], self.say)]

    def pages(self, view: View, answer: str) -> list[RenderableType]:
        """Return the text that a command shows page by page, for example the list of plays."""
        key, _, which = answer.strip().lower().partition(" ")
        if key == "t" and not which:
            return [changes(view.options["expansion"], self.say)]
        if key != "m":
            return super().pages(view, answer)
        ways, wanted = Ways(view.moves), read(which)
        if wanted is None or wanted.number is None:
            return [overview(ways, view.table.numbers, self.say)]
        return [every_way(ways, wanted.number, wanted.count, self.say)]

    def scenes(self, before: View, happenings: Sequence[Happening], after: View) -> list[Scene]:
        """Return one picture for each turn."""
        kinds = [happening.type for happening in happenings]
        turns = {happening.seat: happening for happening in happenings if isinstance(happening, Turn)}
        seen = {**self._turns, **turns}
        for happening in happenings:
            match happening:
                case Played() | Passed() | Returned():
                    self._turns = {**self._turns, happening.seat: happening}
                case Deal() | Cleared() | Lead():
                    self._turns = {}
        if not turns:
            return []
        pauses = FORCED if kinds == ["pass"] and before.table.forced else sum(PAUSES.get(kind, 0) for kind in kinds)
        view = _with_what_lay(after, before.table) if "clear" in kinds else replace(after, moves=[])
        return [Scene(self._pictures.table(view, seen, self._banners(happenings)), pauses)]

    def line(self, happening: Happening) -> str | None:
        """Return one line about a game event and its cards."""
        line = super().line(happening)
        match happening:
            case Deal():
                each = "–".join(dict.fromkeys(map(str, (min(happening.cards), max(happening.cards)))))
                return f"{line} {self.say('terminal-dealt', each=each, aside=happening.aside)}"
            case Played():
                cards = [self.say("terminal-turned", card=card.card) if card.turned else card.card for card in happening.cards]
                return f"{str(line).removesuffix('.')} ({', '.join(cards)})."
            case Revolution():
                return f"{STARS} {line} {STARS}"
        return line

    def situation(self, view: View) -> str:
        """Return the hand and the possible plays as text."""
        lies = view.table
        matches = self.say("matches", count=lies.sticks[self.person])
        mine = self.say("terminal-situation", hand=" ".join(lies.hand or []), matches=matches)
        return "\n".join(filter(None, (mine, in_a_line(Ways(view.moves), self.say))))

    def question(self, view: View) -> str:
        """Return the text that asks the person to play cards or to pass."""
        play = view.table.play
        stuck = view.moves == ["pass"]
        if play is None:
            return f"{self.say('terminal-only-pass') if stuck else self.say('terminal-ask-lead')} "
        count, number = len(play.cards), play.number
        asked = self.say("terminal-ask-stuck", count=count, number=number)
        return f"{asked if stuck else self.say('terminal-ask-follow', count=count, number=number)} "

    def move(self, view: View, answer: str) -> str:
        """Convert a typed answer to a move."""
        self._tried = self._answers.move(view, answer)
        return self._tried

    def refused(self, view: View, error: IllegalMove) -> str:
        """Explain a refused move, and list the numbers that the person can play."""
        play, ways = view.table.play, Ways(view.moves)
        count = len(play.cards) if play else len(self._tried.partition(":")[2].split())
        numbers = ", ".join(number for number in view.table.numbers if (number, count) in ways)
        passes = "pass" in view.moves
        possible = self.say("terminal-possible", count=count, numbers=numbers, **{"pass": str(passes).lower()})
        if not numbers:
            possible = self.say("terminal-only-pass") if passes else ""
        return f"{self.reason(error)} {possible}".strip()

    def remark(self, view: View, answer: str, move: str) -> str:
        """Return a remark about cards that the terminal chose."""
        return self._answers.remark(view, answer, move)

    def forced(self, view: View, move: str) -> str:
        """Explain why a move is forced."""
        return self.say("terminal-forced", move=move, number=view.table.strongest)

    def ending(self, view: View, result: Result) -> str:
        """Return a text with the winner and the person's rank."""
        del view
        ranks = result.ranks
        if ranks[self.person] == 1:
            return self.say("terminal-you-win")
        return self.say("terminal-winner", name=self.names[ranks.index(1)], place=ranks[self.person])

    def _banners(self, happenings: Sequence[Happening]) -> list[Text]:
        found = []
        for happening in happenings:
            line = self.fields.event(happening) or ""
            if isinstance(happening, Revolution):
                found.append(striking(line, REVOLUTION))
            elif isinstance(happening, Out | Cleared | Lead):
                found.append(Text(line, NEWS))
        return found


def _with_what_lay(view: View, before: Table) -> View:
    """Return a view that still contains the cards of the finished trick."""
    return replace(view, moves=[], table=replace(view.table, play=before.play, stronger=before.stronger, turn=None))


TABLE = TycoonTable
