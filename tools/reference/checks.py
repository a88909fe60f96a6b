"""List what the test of a game expects, for docs/reference/game_package.md."""

from __future__ import annotations

from matchwood.testing import expectations
from tools.reference.markdown import table

GROUPS = {
    "Names, texts and options": expectations.OF_THE_CATALOGUE,
    "Rules": expectations.OF_THE_RULES,
    "Moves": expectations.OF_THE_MOVES,
    "Deals and records": expectations.OF_THE_RECORDS,
    "Secrets and worlds": expectations.OF_THE_SECRETS,
    "Tables and happenings": expectations.OF_THE_VIEWS,
    "Results and bots": expectations.OF_THE_RESULTS,
}


def expected() -> str:
    """Return a table for each group of expectations: the name of the fault, and what the test expects."""
    tables = []
    for title, group in GROUPS.items():
        tables.append(f"### {title}\n\n" + table(["fault", "expected"], ((f"`{fault}`", text) for fault, text in group.items())))
    return "\n".join(tables)
