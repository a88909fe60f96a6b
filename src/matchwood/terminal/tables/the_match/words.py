"""What is said at a table of The Match!; the languages stand beside this file."""

from __future__ import annotations

from dataclasses import dataclass

from matchwood.terminal.tables.sentences import Sentences
from matchwood.terminal.tables.the_match.percent import percent

Told = tuple[str, str]
"""Said of somebody else, and to the person."""


@dataclass(frozen=True)
class Words:
    """The words of one language; braces are filled in."""

    parts: dict[str, str]
    colours: dict[str, str]
    percent: str
    decimal: str
    # the picture
    turn: str
    shot: str
    extra: str
    ball: Told
    fits: str
    left: str
    used: str
    none: str
    sixth: str
    circle: str
    circle_empty: str
    piles: str
    attacks: str
    shots: str
    # what happened
    kick_off: Told
    first_shot: Told
    turned_up: Told
    matches: str
    misses: str
    scores: Told
    goal: str
    turned_back: str
    whistle: dict[str, str]
    final: str
    score: str
    fails: Told
    holds: str
    beaten: str
    level: str
    circle_begins: str
    pile_begins: str
    toss: Told
    # what comes after a whistle
    second_half: str
    extra_time: str
    second_extra_half: str
    shootout: str
    # questions
    keys: tuple[str, str]
    ask_column: Told
    ask_shot: Told
    reach: str
    down: str
    line: str
    odds: str
    no_odds: str
    # pages
    sheet: str
    total: str
    penalties: str
    rules: str
    typing: str
    odds_key: str
    shootout_rules: str
    typing_shots: str
    sentences: Sentences
    # the end
    wins: Told
    draw: str
    after_penalties: str
    # refusals
    no_column: str
    out_of_reach: str
    is_card: str
    no_shot: str
    not_the_sixth: str
    conjunction: str

    def told(self, told: Told, name: str, mine: bool, **more: object) -> str:
        """A sentence about somebody, or to the person."""
        return told[mine].format(name=name, **more)

    def percentage(self, chance: float) -> str:
        """A chance."""
        return percent(chance, self.percent, self.decimal)

    def listed(self, choices: list[str]) -> str:
        """Choices in a row, as in "1, 2 or 3"."""
        return self.conjunction.join(filter(None, (", ".join(choices[:-1]), choices[-1])))
