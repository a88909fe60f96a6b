"""Checks of deals."""

from __future__ import annotations

import copy
import json
from typing import Any

from matchwood.api.dealing import deal_from
from matchwood.cardgames.spec import Json
from matchwood.engine import states
from matchwood.engine.chance import NUMBERS_PER_DEAL, chance_from, listed_numbers
from matchwood.engine.states import Observation, State, observed
from matchwood.engine.verbs import NO_EYES
from matchwood.errors import BadDeal
from matchwood.testing.decisions import check_at_rest, check_frame, check_unchanged
from matchwood.testing.findings import Findings
from matchwood.testing.probe import fields_that_differ
from matchwood.testing.setting import Setting

NONSENSE: tuple[Any, ...] = (None, "nonsense", 10**30, {"a": 1}, [["nonsense"]], -99)


def check_drawn(setting: Setting, before: State, number: int, findings: Findings) -> None:
    """Check that a deal does not draw too many random numbers."""
    numbers = listed_numbers(chance_from(setting.seed, "drawn", number))
    states.deal(states.copy_of(before), numbers)
    drawn = int(numbers["drawn"][0])
    if drawn > NUMBERS_PER_DEAL:
        findings.add("deal-draws-too-much", f"`deal` drew {drawn} numbers of {NUMBERS_PER_DEAL}", f"{setting}, deal {number}")


def check_deal(setting: Setting, before: State, dealt: State, number: int, findings: Findings) -> None:
    """Check one deal of a game."""
    where = f"{setting}, deal {number}"
    check_at_rest(before, setting.players, where, findings)
    check_frame(before, dealt, "`deal`", where, findings)
    with findings.survived("dealing", where):
        _check_chance(setting, before, dealt, number, where, findings)
    with findings.survived("writing a deal down and giving it by hand", where):
        _check_written(setting, before, dealt, where, findings)
    with findings.survived("asking what was learned by a deal", where):
        learned = setting.spec.learned(Observation(observed(before, NO_EYES)), Observation(observed(dealt, NO_EYES)))
        if learned is not True:
            findings.add("learned-unfit", f"`learned` says {learned!r} of a deal", where)


def _check_chance(setting: Setting, before: State, dealt: State, number: int, where: str, findings: Findings) -> None:
    twin = states.copy_of(before)
    deal_from(str(setting.seed), number, twin)
    if twin.tobytes() != dealt.tobytes():
        findings.add("not-repeatable", f"the same deal, made twice, gives two different {fields_that_differ(twin, dealt)}", where)


def _check_written(setting: Setting, before: State, dealt: State, where: str, findings: Findings) -> None:
    spec, asked = setting.spec, states.copy_of(dealt)
    deal = spec.deal_made(asked)
    check_unchanged("`deal_made`", dealt, asked, where, findings)
    try:
        read = json.loads(json.dumps(deal))
    except (TypeError, ValueError) as error:
        findings.add("deal-lost", f"`deal_made` is no JSON: {error}", where)
        return
    given = states.copy_of(before)
    try:
        spec.deal_given(given, read)
    except BadDeal as error:
        findings.add("deal-lost", f"`deal_given` refuses what `deal_made` has written: {error}", where)
        return
    if read != deal or given.tobytes() != dealt.tobytes():
        findings.add("deal-lost", f"the deal given by hand differs in {fields_that_differ(dealt, given)}", where)
    for bad, how in _bad(read):
        _check_refused(setting, before, bad, how, where, findings)


def _bad(deal: Json) -> list[tuple[Any, str]]:
    """Return impossible deals, each with a description of its fault."""
    found: list[tuple[Any, str]] = [({**deal, "surplus": 1}, "with an unknown key"), ({}, "without keys")]
    for key in deal:
        found.append(({other: value for other, value in deal.items() if other != key}, f"without {key!r}"))
        found += [({**copy.deepcopy(deal), key: nonsense}, f"with {key!r} {nonsense!r}") for nonsense in NONSENSE]
    return found


def _check_refused(setting: Setting, before: State, deal: Any, how: str, where: str, findings: Findings) -> None:
    state = states.copy_of(before)
    try:
        setting.spec.deal_given(state, deal)
    except BadDeal as error:
        if not str(error).strip():
            findings.add("bad-deal-crashed", f"a deal {how} is refused without a word", where)
        if state.tobytes() != before.tobytes():
            findings.add("bad-deal-half-made", f"a deal {how} was refused and changed {fields_that_differ(before, state)}", where)
    except Exception as error:  # noqa: BLE001  each error is a fault of the game
        findings.add("bad-deal-crashed", f"a deal {how} raises {type(error).__name__}: {error}", where)
    else:
        findings.add("bad-deal-accepted", f"a deal {how} is accepted", where)
