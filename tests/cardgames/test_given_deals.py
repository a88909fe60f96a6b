"""Games check the deals that they are given, and the reference shows how."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from matchwood.cardgames.the_match import game as the_match
from matchwood.cardgames.tycoon.game import MatchstickTycoon
from matchwood.engine.states import State
from matchwood.errors import BadDeal
from tests.docs.pages import text_of

DEAL = {"leader": 0, "hands": [["F", "1"], ["2", "8"]]}


class ChecksFirstDeal(MatchstickTycoon):
    """A game in which the form of a later deal depends on the moves."""

    def check_deals(self, fresh: State, deals: Sequence[Mapping[str, Any]]) -> None:
        """Check the first deal. The form of each later deal depends on the moves before it."""
        super().check_deals(fresh, deals[:1])


def test_a_game_may_check_only_its_first_deal() -> None:
    for spec in (MatchstickTycoon(), ChecksFirstDeal()):
        fresh = spec.fresh(2, spec.checked_options({}, 2))
        with pytest.raises(BadDeal, match="deal 1: "):
            spec.check_deals(fresh, [{}])
    spec.check_deals(fresh, [DEAL, {}])
    with pytest.raises(BadDeal, match="deal 2: "):
        MatchstickTycoon().check_deals(fresh, [DEAL, {}])


def test_the_python_code_in_the_reference_of_game_packages_is_in_the_repository() -> None:
    shown = re.findall(r"```python\n( .*?)```", text_of("reference/game_package.md"), re.DOTALL)
    sources = [Path(str(file)).read_text(encoding="utf-8") for file in (__file__, the_match.__file__)]
    assert len(shown) == 2
    assert [block for block in shown if not any(block in source for source in sources)] == []
