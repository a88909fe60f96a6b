"""The conformance test, with which authors test new games.

>>> from matchwood.testing import check_game
>>> print(check_game("the_match", games=1))
The Match! is sound: 1 game, ...
"""

from __future__ import annotations

from matchwood.testing.conformance import check_game
from matchwood.testing.faults import Fault, FaultyGame
from matchwood.testing.report import Report

__all__ = ["Fault", "FaultyGame", "Report", "check_game"]
