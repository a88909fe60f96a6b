"""Faults in the catalogue entry and the files of a game."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np

from matchwood.cardgames.contract import Contract, Happening, Over, Part, Refusal, Rethink
from matchwood.cardgames.spec import Option
from matchwood.engine.verbs import COMMON
from tests.testing import hilo
from tests.testing.hilo_game import Bet, Chosen, Dealt, Hilo, Shown, Table
from tests.testing.injecting import injects, of


@injects("players-unfit")
def the_numbers_of_players_descend(rules: SimpleNamespace) -> Hilo:
    return of(players=(3, 2))(rules)


@injects("record-lacks-common")
def the_record_does_not_start_with_the_common_fields(rules: SimpleNamespace) -> Hilo:
    fields = [(name, hilo.TABLE[name]) for name in hilo.TABLE.names or ()]
    return of(record=np.dtype([*fields[len(COMMON) :], *fields[: len(COMMON)]], align=True))(rules)


@injects("words-missing")
def the_unit_of_worth_is_missing(rules: SimpleNamespace) -> Hilo:
    return of(worth_in=" ")(rules)


@injects("option-twice")
def a_value_of_an_option_is_listed_twice(rules: SimpleNamespace) -> Hilo:
    return of(options=(Hilo.options[0], Option("low_wins", (False, True, False), False)))(rules)


@injects("option-idle")
def an_option_is_idle_beside_an_unknown_option(rules: SimpleNamespace) -> Hilo:
    return of(options=(Hilo.options[0], Option("low_wins", (False, True), False, idle_when={"mode": "short"})))(rules)


@injects("option-default")
def the_default_is_not_a_listed_value(rules: SimpleNamespace) -> Hilo:
    return of(options=(Hilo.options[0], Option("low_wins", (False, True), "no")))(rules)


@injects("option-numbers")
def option_numbers_count_from_one(rules: SimpleNamespace) -> Hilo:
    return of(option_numbers=lambda self, options: Hilo.option_numbers(self, options) + 1)(rules)


class Redealt(Happening, frozen=True, tag="deal"):
    """Cards were dealt, under a tag that is already in use."""


class Unexplained(Happening, frozen=True, tag="unexplained"):
    pass


class Unrelated(Part, frozen=True):
    """A class that is no happening."""


@injects("tag-twice")
def two_happenings_have_the_same_tag(rules: SimpleNamespace) -> Hilo:
    return of(contract=Contract(Table, Dealt | Bet | Chosen | Shown | Rethink | Over | Redealt))(rules)


@injects("happening-undocumented")
def a_happening_has_no_docstring(rules: SimpleNamespace) -> Hilo:
    Unexplained.__doc__ = None
    return of(contract=Contract(Table, Dealt | Bet | Chosen | Shown | Rethink | Over | Unexplained))(rules)


@injects("happening-unfit")
def the_contract_lists_a_class_that_is_no_happening(rules: SimpleNamespace) -> Hilo:
    return of(contract=Contract(Table, Dealt | Bet | Chosen | Shown | Rethink | Over | Unrelated))(rules)


@injects("words-broken")
def a_file_of_texts_cannot_be_read(rules: SimpleNamespace) -> Hilo:
    return of(words={"en": "title = Hilo\nevent-deal = { $leader"})(rules)


@injects("words-broken")
def a_message_is_in_the_file_twice(rules: SimpleNamespace) -> Hilo:
    return of(words={"en": "title = Hilo\ntitle = Hilo!"})(rules)


@injects("words-broken")
def a_message_refers_to_a_term_of_the_other_language(rules: SimpleNamespace) -> Hilo:
    said = "title = Hilo\nabout = { -cards } are dealt."
    return of(words={"de": said, "en": f"-cards = Six cards\n{said}"})(rules)


@injects("words-differ")
def one_language_lacks_a_message(rules: SimpleNamespace) -> Hilo:
    return of(words={"de": "title = Hilo", "en": "title = Hilo\nabout = High or low?"})(rules)


@injects("words-differ")
def one_language_has_only_an_attribute_of_a_message(rules: SimpleNamespace) -> Hilo:
    words = {
        "de": "title = Hilo\noption-rounds =\n    .note = Runden",
        "en": "title = Hilo\noption-rounds = Rounds\n    .note = Rounds",
    }
    return of(words=words)(rules)


@injects("words-differ")
def one_language_lacks_a_placeholder(rules: SimpleNamespace) -> Hilo:
    return of(words={"de": "title = Hilo\nmove-bet = Setzen", "en": "title = Hilo\nmove-bet = Bet { $rest }"})(rules)


@injects("words-unsaid")
def the_title_is_missing(rules: SimpleNamespace) -> Hilo:
    return of(words={"en": "about = High or low?"})(rules)


@injects("words-unsaid")
def a_game_with_german_texts_has_no_english_texts(rules: SimpleNamespace) -> Hilo:
    return of(words={"de": "title = Hilo"})(rules)


class NotHeld(Refusal, frozen=True, tag="not_held"):
    """The hand does not contain this card."""

    card: str


@injects("words-unsaid")
def a_refusal_has_no_sentence(rules: SimpleNamespace) -> Hilo:
    return of(contract=Hilo.contract._replace(refusals=NotHeld), words={"en": "title = Hilo"})(rules)


@injects("words-gap")
def a_sentence_has_a_placeholder_for_an_unknown_field(rules: SimpleNamespace) -> Hilo:
    return of(words={"en": "title = Hilo\nevent-deal = { $dealer } deals."})(rules)


@injects("words-gap")
def a_description_of_a_position_has_a_placeholder_for_an_unknown_field(rules: SimpleNamespace) -> Hilo:
    return of(words={"en": "title = Hilo\nposition-first = { $name_1 } sits at { $chair }."})(rules)


@injects("refusal-type")
def a_game_with_refusals_raises_none(rules: SimpleNamespace) -> Hilo:
    return of(contract=Hilo.contract._replace(refusals=NotHeld))(rules)


LESSON = """
place = 1
players = 2
deals = [{ leader = 0, hands = [["c3", "c4"], ["c1", "c2"]] }]

[[steps]]
say = "bet"
moves = ["pass"]

[[steps.wrong]]
say = "risk"
then = ["1: c1", "0: c3"]

[[steps]]
say = "high"
moves = ["c4"]
then = ["1: c1"]

[[steps.wrong]]
say = "low"
"""
SAID = """
title = Hilo
lesson-first = High and low
    .about = The whole game.
lesson-first-bet = Pass.
lesson-first-risk = Two cards are unknown.
lesson-first-high = Play your highest card.
lesson-first-low = That one is lower.
lesson-first-end = Won.
"""


def taught(rules: SimpleNamespace, lesson: str, said: str = SAID) -> Hilo:
    """Return the correct game with a lesson and these texts."""
    files = {"lessons": {"first": lesson.encode()}, "words": {"en": said.encode()}}
    return of(_files=lambda _, folder, __: files[folder])(rules)


@injects("lesson-broken")
def a_lesson_has_no_steps(rules: SimpleNamespace) -> Hilo:
    return taught(rules, LESSON.partition("[[steps]]")[0])


@injects("lesson-unsaid")
def a_lesson_has_no_name(rules: SimpleNamespace) -> Hilo:
    return taught(rules, LESSON, SAID.replace("lesson-first =", "lesson-second ="))


@injects("lesson-unsaid")
def a_wrong_move_has_no_sentence(rules: SimpleNamespace) -> Hilo:
    return taught(rules, LESSON, SAID.replace("lesson-first-low =", "lesson-first-late ="))


@injects("lesson-astray")
def a_lesson_does_not_reach_its_end(rules: SimpleNamespace) -> Hilo:
    return taught(rules, LESSON.replace("place = 1", 'place = 1\nuntil = "round"'))


@injects("lesson-astray")
def a_lesson_expects_an_illegal_move(rules: SimpleNamespace) -> Hilo:
    return taught(rules, LESSON.replace('"c4"]\n', '"c9"]\n'))


@injects("lesson-astray")
def the_other_seats_of_a_lesson_make_an_illegal_move(rules: SimpleNamespace) -> Hilo:
    return taught(rules, LESSON.replace("1: c1", "1: c5"))


@injects("lesson-silent")
def a_lesson_has_no_answer_to_some_moves(rules: SimpleNamespace) -> Hilo:
    return taught(rules, LESSON.rpartition("[[steps.wrong]]")[0])
