"""What is said at a table of Matchstick Tycoon; the languages stand beside this file."""

from __future__ import annotations

from dataclasses import dataclass

from matchwood.terminal.tables.sentences import Sentences


@dataclass(frozen=True)
class Words:
    """The words of one language; braces are filled in."""

    # counted things
    card_counts: tuple[str, str]
    stick_counts: tuple[str, str]
    no_sticks: str
    places: tuple[str, ...]
    # the picture
    columns: tuple[str, str]
    leads_note: str
    passed_note: str
    returned_note: str
    order: str
    order_now: tuple[str, str]
    cleared: str
    aside: str
    empty: str
    leads: str
    you_lead: str
    lying: str
    hand: str
    no_cards: str
    you_out: str
    cheapest: str
    and_more: str
    # what happened
    dealt: str
    dealt_aside: str
    starts: str
    you_start: str
    plays: str
    you_play: str
    turned: str
    revolution: dict[str, str]
    passes: str
    you_pass: str
    returns: str
    you_return: str
    goes_out: str
    you_go_out: str
    clears: str
    you_clear: str
    forced: dict[str, str]
    took_cheapest: str
    # questions
    keys: str
    ask_lead: str
    ask_follow: str
    ask_stuck: str
    situation: str
    # pages
    overview: str
    overview_key: str
    all_ways: str
    no_way: str
    and_others: str
    changes: str
    changes_key: str
    assumed: str
    gone: str
    gone_rows: tuple[str, str, str]
    gone_aside: str
    rules: str
    sentences: Sentences
    typing: str
    # the end
    winner: str
    you_win: str
    # refusals
    unreadable: str
    not_now: dict[str, str]
    which: str
    not_held: str
    too_many_held: str
    not_a_number: str
    not_a_card: str
    too_many: str
    wrong_count: str
    cannot_show: str
    nothing_in_common: str
    too_weak: tuple[str, str]
    too_dear: str
    too_few_fit: str
    none_fit: str
    at_best: str
    possible: str
    only_pass: str
    or_pass: str

    def cards(self, count: int) -> str:
        """So many cards."""
        return self.card_counts[count != 1].format(count=count)

    def sticks(self, count: int) -> str:
        """So many sticks."""
        return self.stick_counts[count != 1].format(count=count) if count else self.no_sticks

    def place(self, place: int) -> str:
        """A place."""
        return self.places[place - 1]

    def show(self, number: str, count: int) -> str:
        """What a play shows."""
        return f"{count} × {number}" if count > 1 else number

    @property
    def longest_note(self) -> int:
        """The width of what stands behind a seat."""
        return max(map(len, (self.leads_note, self.passed_note, self.returned_note, *self.places, "5 × 8")))
