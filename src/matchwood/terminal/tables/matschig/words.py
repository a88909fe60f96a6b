"""What is said at a table of Matschig; the languages stand beside this file."""

from __future__ import annotations

from dataclasses import dataclass

from matchwood.terminal.tables.sentences import Sentences

Told = tuple[str, str]
"""Said of somebody else, and to the person."""


@dataclass(frozen=True)
class Words:
    """The words of one language; braces are filled in."""

    # counted things
    card_counts: tuple[str, str]
    point_counts: tuple[str, str]
    # the cards
    kinds: dict[str, str]
    several_umbrellas: str
    you_object: str
    # the picture
    round: tuple[str, str]
    pile: tuple[str, str]
    columns: tuple[str, str, str]
    dabs: str
    clean: str
    throws: str
    target: str
    out: str
    aimed: str
    total: str
    perfect: str
    missing: str
    never_perfect: str
    answers: str
    mixes: Told
    hand: str
    no_cards: str
    averted: str
    lands: str
    lacks: str
    stays_clean: str
    # what can be answered
    pairs: str
    no_missing: str
    whom: str
    window: str
    let_it_fly: str
    add_at: str
    defence: str
    stuck: str
    laid: str
    take: str
    outcome: tuple[str, str]
    shared: str
    duck_to: str
    and_more: str
    every_answer: str
    # questions
    keys: str
    always: tuple[str, str]
    now_always: str
    ask_throw: str
    ask_whom: str
    ask_window: str
    ask_defence: str
    or_umbrellas: str
    ask_stuck: str
    ask_confirm: str
    ask_go_on: str
    # what happened
    begins: Told
    throw: Told
    let: str
    add: Told
    duck: Told
    takes: Told
    shares: Told
    defends: Told
    held_off: Told
    splash: Told
    harmless: Told
    skip: Told
    skips: str
    discard: Told
    round_over: str
    gained: str
    gained_dabs: str
    # the sheet
    sheet: str
    no_round: str
    account_row: str
    dabs_row: str
    legend: str
    pools: str
    closed: str
    # pages
    rules: tuple[str, str]
    sentences: Sentences
    typing: str
    # the end
    you_win: str
    winner: str
    winners: str
    conjunction: str
    rank: str
    rank_out: str
    # refusals
    no_throw: str
    one_of_each: str
    not_held: str
    too_few_held: str
    no_player: str
    not_yourself: str
    is_out: str
    possible_pairs: str
    no_answer: str
    only_missing: str
    lacking: str
    only_take: str
    choose: str
    no_defence: str
    no_such_number: str
    one_special: str
    take_alone: str
    mud_is_no_defence: str
    whom_instead: str
    thirteen_names: str
    over_thirteen: str
    no_such_mud: str
    no_umbrella: str
    unfinished: str
    too_weak: str
    nothing_to_undo: str

    def cards(self, count: int) -> str:
        """So many cards."""
        return self.card_counts[count != 1].format(count=count)

    def points(self, count: int) -> str:
        """So many points."""
        return self.point_counts[count != 1].format(count=count)

    def listed(self, names: list[str]) -> str:
        """Names in a row, as in "1, 2 and 3"."""
        return self.conjunction.join(filter(None, (", ".join(names[:-1]), names[-1]))) if names else ""
