"""Rules of a small game, for tests of verbs."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from matchwood.engine import verbs
from matchwood.engine.compiling import rule


@rule
def one_worth(record: verbs.Record, seat: int) -> float:
    return 1.0 + seat


REQUIRED = ("setup", "deal", "legal", "apply", "payoff", "observe", "determinize", "suggest", "worth")


def rules_with(**own: Any) -> SimpleNamespace:
    """Return rules in which these verbs are defined, and all other verbs are the rule `one_worth`."""
    return SimpleNamespace(**dict.fromkeys(REQUIRED, one_worth) | own)
