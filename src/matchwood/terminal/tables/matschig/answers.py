"""What can be answered in each phase: how it is asked, listed, and understood."""

from __future__ import annotations

from typing import Any

from matchwood.terminal.tables.matschig.answering import answer_of
from matchwood.terminal.tables.matschig.cards import total
from matchwood.terminal.tables.matschig.choices import Choice, aims, defences, example, in_window, or_umbrellas, outcome, pairs
from matchwood.terminal.tables.matschig.defending import Defending
from matchwood.terminal.tables.matschig.draft import Draft
from matchwood.terminal.tables.matschig.throwing import Throwing
from matchwood.terminal.tables.matschig.voice import Voice

Json = dict[str, Any]

ALWAYS = "n"


class Answers:
    """Understands one answer after the other."""

    def __init__(self, voice: Voice, nothing: str) -> None:
        self._voice = voice
        self._throwing, self._defending = Throwing(voice, nothing), Defending(voice)
        self.always = False
        """Whether everything is let fly without asking."""

    def unasked(self, view: Json) -> str | None:
        """What is answered for the person, who has wished it."""
        return "let" if self.always and self._phase(view) == "window" else None

    def draft(self, view: Json) -> Draft | None:
        """The umbrellas that the person is laying."""
        draft = self._defending.draft(view) if self._phase(view) == "defence" else None
        return draft or None

    def heading(self, view: Json) -> str:
        """What stands above the choices."""
        lies, words, phase = view["table"], self._voice.words, self._phase(view)
        if phase == "throw":
            mud = self._throwing.mud
            if mud is None:
                return words.pairs
            water, sand = map(self._voice.card, mud)
            return words.whom.format(water=water, sand=sand, points=words.points(total(mud)))
        if phase == "window":
            return words.window.format(card=self._voice.card(lies["missing"]))
        if phase != "defence":
            return ""
        draft = self.draft(view)
        if draft and not draft.lacking:
            return words.laid.format(outcome=outcome(draft.landing, self._voice))
        told = words.stuck if view["moves"] == ["take"] else words.defence
        return told.format(points=words.points(total(lies["mud"])))

    def choices(self, view: Json) -> list[Choice]:
        """The possible answers, with what to type for each."""
        phase = self._phase(view)
        if phase == "throw":
            return pairs(view, self._voice) if self._throwing.mud is None else aims(view, self._voice)
        if phase == "window":
            return in_window(view, self._voice)
        return defences(view, self._voice) if phase == "defence" else []

    def question(self, view: Json) -> str:
        """What the person is asked."""
        lies, words, phase = view["table"], self._voice.words, self._phase(view)
        if phase == "throw":
            if self._throwing.mud is None:
                return words.ask_throw.format(example=self._throwing.example(view))
            return words.ask_whom.format(letters=self._voice.letters(lies))
        if phase == "window":
            return words.ask_window.format(card=lies["missing"])
        if view["moves"] == ["take"]:
            return words.ask_stuck
        draft = self.draft(view)
        if draft is None:
            return words.ask_defence.format(or_umbrellas=or_umbrellas(view, words))
        return words.ask_go_on.format(example=example(view)) if draft.lacking else words.ask_confirm

    def situation(self, view: Json) -> str:
        """The hand and the choices in lines of text."""
        words = self._voice.words
        lines = [words.hand.format(cards=" ".join(view["table"]["hand"])), self.heading(view)]
        lines.append("; ".join(choice.cell.plain.strip() for choice in self.choices(view)))
        return "\n".join([*lines, words.always[True]] if self.always else lines)

    def switches(self, view: Json, answer: str) -> bool:
        """Whether only what is shown has changed. Raises Misread."""
        phase = self._phase(view)
        if answer.strip().lower() == ALWAYS and phase != "window":
            self.always = not self.always
            return True
        if phase == "throw":
            return self._throwing.switches(view, answer)
        return phase == "defence" and self._defending.switches(view, answer)

    def move(self, view: Json, answer: str) -> str:
        """The move that is meant. Raises Misread."""
        phase = self._phase(view)
        if phase == "window":
            if answer.strip().lower() == ALWAYS:
                self.always = True
                return "let"
            return answer_of(view, answer, self._voice)
        move = (self._throwing if phase == "throw" else self._defending).move(view, answer)
        self._throwing.mud = None
        self._defending.forget()
        return move

    def _phase(self, view: Json) -> str:
        """The phase in which the person is asked; none while he is not."""
        return str(view["table"]["phase"]) if self._voice.person in view["owing"] else ""
