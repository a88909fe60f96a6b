"""Faults in what a game says of itself."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np

from matchwood.cardgames.contract import Contract, Happening, Over, Part, Rethink
from matchwood.cardgames.spec import Option
from matchwood.engine.verbs import COMMON
from tests.testing import hilo
from tests.testing.hilo_game import Bet, Chosen, Dealt, Hilo, Shown, Table
from tests.testing.sowing import of, sown


@sown("players-unfit")
def numbers_of_players_descend(rules: SimpleNamespace) -> Hilo:
    return of(players=(3, 2))(rules)


@sown("record-lacks-common")
def the_record_begins_with_something_else(rules: SimpleNamespace) -> Hilo:
    fields = [(name, hilo.TABLE[name]) for name in hilo.TABLE.names or ()]
    return of(record=np.dtype([*fields[len(COMMON) :], *fields[: len(COMMON)]], align=True))(rules)


@sown("words-missing")
def nobody_says_what_worth_counts(rules: SimpleNamespace) -> Hilo:
    return of(worth_in=" ")(rules)


@sown("option-twice")
def a_value_stands_there_twice(rules: SimpleNamespace) -> Hilo:
    return of(options=(Hilo.options[0], Option("low_wins", (False, True, False), False)))(rules)


@sown("option-default")
def the_default_is_none_of_the_values(rules: SimpleNamespace) -> Hilo:
    return of(options=(Hilo.options[0], Option("low_wins", (False, True), "no")))(rules)


@sown("option-numbers")
def option_numbers_count_from_one(rules: SimpleNamespace) -> Hilo:
    return of(option_numbers=lambda self, options: Hilo.option_numbers(self, options) + 1)(rules)


class Redealt(Happening, frozen=True, tag="deal"):
    """Cards were dealt, under a tag that is taken."""


class Unexplained(Happening, frozen=True, tag="unexplained"):
    pass


class Unrelated(Part, frozen=True):
    """Nothing that happens."""


@sown("tag-twice")
def two_happenings_have_one_tag(rules: SimpleNamespace) -> Hilo:
    return of(contract=Contract(Table, Dealt | Bet | Chosen | Shown | Rethink | Over | Redealt))(rules)


@sown("happening-undocumented")
def a_happening_says_not_what_it_is(rules: SimpleNamespace) -> Hilo:
    Unexplained.__doc__ = None
    return of(contract=Contract(Table, Dealt | Bet | Chosen | Shown | Rethink | Over | Unexplained))(rules)


@sown("happening-unfit")
def something_that_is_no_happening_is_told(rules: SimpleNamespace) -> Hilo:
    return of(contract=Contract(Table, Dealt | Bet | Chosen | Shown | Rethink | Over | Unrelated))(rules)
