"""The answers at a table of Matschig."""

from __future__ import annotations

import re

from matchwood.cardgames.matschig.contract import Pair, Table
from matchwood.terminal.language import LETTERS
from matchwood.terminal.tables.matschig.cards import View
from matchwood.terminal.tables.matschig.choices import Choice, Choices, example_of, outcome_of
from matchwood.terminal.tables.matschig.laying import Draft, meant, read, shield
from matchwood.terminal.tables.sentences import quoted
from matchwood.terminal.tables.terminal_table import Misread, TerminalTable

ALWAYS, UNDO = "n", "z"
NOBODY = "?"
THROW = re.compile(r"([ws]?\d)[\s,+]*([ws]?\d)(?:[\s,]*([^\W\d].*))?", re.ASCII | re.IGNORECASE)
ANSWER = re.compile(r"([wsu]\d(?=\W|$))?\s*(.*)", re.ASCII | re.IGNORECASE)
MUD = re.compile(r"(?:[ws]\d[\s,+]*)+", re.ASCII | re.IGNORECASE)
DEFENCES = ("take", "Wind", "Sun", "Share", "Duck", "13")
"""The first words of all defences without umbrella cards."""


class Answers:
    """Interprets the texts that a person types, and stores unfinished moves."""

    def __init__(self, table: TerminalTable[Table]) -> None:
        self._table, self._say = table, table.say
        self._list = Choices(table)
        self._verbs = {name: table.typable(name) for name in ("throw", "add", "let")}
        self._defences = {word.lower(): word for word in DEFENCES}
        self._defences |= {typed: word for word in DEFENCES[:-1] for typed in table.typable(word.lower())}
        self._mud: Pair | None = None
        self._draft: Draft | None = None
        self.always = False
        """Whether the person never wants to add a card to mud, and is not asked."""

    def phase(self, view: View) -> str:
        """Return the kind of the person's current decision, or an empty text."""
        return view.table.phase if self._table.person in view.owing else ""

    def draft(self, view: View) -> Draft | None:
        """Return the umbrella cards on the current mud cards."""
        if self.phase(view) != "defence":
            return None
        if self._draft is None or self._draft.mud != tuple(view.table.mud):
            self._draft = Draft(view.table)
        return self._draft

    def heading(self, view: View) -> str:
        """Return the heading above the possible answers."""
        lies, say, draft = view.table, self._say, self.draft(view)
        if draft is not None and lies.weight is not None:
            if draft and draft.complete:
                return say("terminal-laid", outcome=self._list.outcome(lies.mud, outcome_of(lies, draft.landing)))
            asked = say("terminal-stuck") if view.moves == ["take"] else say("defence")
            return f"{say('at-you', points=self._list.points(lies.weight.points))}. {asked}"
        if self.phase(view) == "window" and lies.missing is not None:
            return say("terminal-window", card=self._table.fields.card(lies.missing))
        if self.phase(view) != "throw" or self._mud is None:
            return say("terminal-pairs") if self.phase(view) == "throw" else ""
        mud, points = map(self._table.fields.card, self._mud.mud), self._list.points(self._mud.weight.points)
        return say("terminal-whom", mud=", ".join(mud), points=points)

    def choices(self, view: View) -> list[Choice]:
        """Return the possible answers."""
        lists = {
            "throw": self._list.pairs if self._mud is None else self._list.aims,
            "window": self._list.in_window,
            "defence": self._list.defences,
        }
        phase = self.phase(view)
        return lists[phase](view.table) if phase else []

    def question(self, view: View) -> str:
        """Return the prompt for a decision."""
        lies, say, phase = view.table, self._say, self.phase(view)
        if phase == "throw":
            if self._mud is None:
                return say("terminal-ask-throw", example=self._throw_example(lies))
            return say("terminal-ask-whom", letters=self._list.letters(lies))
        if phase == "window":
            return say("terminal-ask-window", card=lies.missing or "")
        if view.moves == ["take"]:
            return say("terminal-ask-stuck")
        draft = self.draft(view)
        if not draft:
            return say("terminal-ask-defence", example=example_of(lies))
        return say("terminal-ask-confirm") if draft.complete else say("terminal-ask-more", example=example_of(lies))

    def _throw_example(self, lies: Table) -> str:
        return f"{self._list.pairs(lies)[0].key} {self._list.aims(lies)[0].key}"

    def switches(self, view: View, answer: str) -> bool:
        """Carry out a typed command that changes a setting or builds a part of a move. Return False if the answer is something
        else, for example a complete move. Raises Misread.
        """
        text, phase = answer.strip().lower(), self.phase(view)
        if text == ALWAYS and phase != "window":
            self.always = not self.always
            return True
        if text == UNDO and phase in ("throw", "defence"):
            if not self._undo(view):
                raise Misread(self._say("terminal-nothing-to-undo"))
            return True
        return self._chooses_mud(view, text) if phase == "throw" else phase == "defence" and self._lays(view, text)

    def _undo(self, view: View) -> bool:
        draft, mud = self.draft(view), self._mud
        self._mud = None
        return draft.undo() if draft is not None else mud is not None

    def _chooses_mud(self, view: View, text: str) -> bool:
        found = THROW.fullmatch(self._without("throw", text))
        mud = [] if found is None or found[3] else _mud(found[1], found[2])
        chosen = [pair for pair in view.table.throws or [] if pair.mud == mud]
        self._mud = chosen[0] if chosen else self._mud
        return bool(chosen)

    def _lays(self, view: View, text: str) -> bool:
        draft, typed = self.draft(view), read(text)
        if draft is None or typed is None:
            return False
        groups, loose = typed
        if loose and draft.fits([(draft.mud[0], loose)]):
            best = draft.best(view.moves, loose)
            if best is None:
                umbrellas = ", ".join(map(self._table.fields.card, loose))
                raise Misread(self._say("terminal-too-weak", umbrellas=umbrellas, reach=draft.reach(loose) or 0))
            groups = best
        if not groups or not draft.fits(groups):
            return False
        draft.lay(groups)
        return True

    def move(self, view: View, answer: str) -> str:
        """Convert a typed answer to a move. Raises Misread."""
        read = {"throw": self._throw, "window": self._answer, "defence": self._defence}[self.phase(view)]
        move = read(view, answer.strip())
        if move in view.moves:
            # The next mud is different, even if it looks the same.
            self._mud = self._draft = None
        return move

    def _throw(self, view: View, text: str) -> str:
        found, lies = THROW.fullmatch(self._without("throw", text)), view.table
        if found:
            # Such mud is refused for every target.
            target = self._aim(found[3] or self._list.aims(lies)[0].key)
            return f"throw {' '.join(_mud(found[1], found[2]))} {target}"
        if self._mud and text:
            return f"throw {' '.join(self._mud.mud)} {self._aim(text)}"
        if self._aim(text) != NOBODY:
            return f"throw {self._aim(text)}"
        quote = quoted(text, self._table.common.say("nothing"))
        raise Misread(self._say("terminal-no-throw", text=quote, example=self._throw_example(lies)))

    def _answer(self, view: View, text: str) -> str:
        missing = view.table.missing or ""
        if not text or text.lower() in self._verbs["let"] | {ALWAYS}:
            self.always = self.always or text.lower() == ALWAYS
            return "let"
        found = ANSWER.fullmatch(self._without("add", text))
        card, whom = (found[1], found[2]) if found else (None, text)
        if card is None and self._aim(whom) == NOBODY:
            said = {"text": quoted(text, ""), "letters": self._list.letters(view.table), "card": missing}
            raise Misread(self._say("terminal-no-answer", **said))
        return f"add {card.upper() if card else missing} {self._aim(whom)}"

    def _defence(self, view: View, text: str) -> str:
        lies, moves, draft = view.table, view.moves, self.draft(view)
        listed = self._list.defences(lies)
        if not text and (draft or len(listed) == 1):
            return meant(moves, shield(draft.groups)) if draft else listed[0].move
        if text.isascii() and text.isdecimal() and not (text == "13" and text in (lies.hand or [])):
            return self._numbered(int(text), listed)
        typed = read(text)
        if typed is not None and draft is not None:
            groups, loose = typed
            return shield([*draft.groups, *groups, *([(lies.mud[0], loose)] if loose else [])])
        word, _, rest = text.lower().partition(" ")
        if word in self._defences:
            return self._named(moves, self._defences[word], rest.strip())
        if MUD.fullmatch(text):
            return " ".join(re.findall(r"\w+", text.upper()))
        quote = quoted(text, "none")
        raise Misread(self._say("terminal-no-defence", text=quote, count=len(listed), example=example_of(lies)))

    def _without(self, verb: str, text: str) -> str:
        first, _, rest = text.partition(" ")
        return rest.strip() if rest and first.lower() in self._verbs[verb] else text

    def _numbered(self, number: int, listed: list[Choice]) -> str:
        if 1 <= number <= len(listed):
            return listed[number - 1].move
        only_take, count = len(listed) == 1, len(listed)
        raise Misread(self._say("terminal-only-take") if only_take else self._say("terminal-no-number", count=count))

    def _named(self, moves: list[str], word: str, rest: str) -> str:
        """Parse a defence. The text ``13`` selects the only legal move with the card 13."""
        if word == "Duck":
            return f"Duck {self._aim(rest)}" if rest else word
        with_13 = [move for move in moves if move.startswith("13 ")]
        if word == "13" and not rest and len(with_13) == 1:
            return with_13[0]
        return meant(moves, " ".join([word, *re.findall(r"[^\s,+]+", rest.upper())]))

    def _aim(self, text: str) -> str:
        """Convert a seat's letter, or the start of a player's name, to the seat's letter."""
        name = text.strip().lower()
        letters = LETTERS[: len(self._table.names)]
        if len(name) == 1:
            return name.upper() if name.upper() in letters else NOBODY
        found = [seat for seat, known in enumerate(self._table.names) if name and known.lower().startswith(name)]
        return letters[found[0]] if len(found) == 1 else NOBODY


def _mud(*typed: str) -> list[str]:
    """Return the water card, then the sand card.

    >>> _mud("5", "4"), _mud("s4", "w5"), _mud("s1", "4")
    (['W5', 'S4'], ['W5', 'S4'], ['W4', 'S1'])
    """
    first, second = typed
    if first[0] in "sS" or second[0] in "wW":
        second, first = first, second
    return [_card(first, "W"), _card(second, "S")]


def _card(text: str, kind: str) -> str:
    return text.upper() if len(text) == 2 else f"{kind}{text}"
