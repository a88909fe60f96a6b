"""The games for OpenSpiel (docs/reference/openspiel.md). Importing this package registers all games of the catalogue.

>>> import pyspiel
>>> import matchwood.envs.openspiel
>>> game = pyspiel.load_game("matchwood_matchmaster(players=3,undertrump=free)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)           # the first deal of matchwood.new("matchmaster", players=3, seed=7)
>>> state.action_to_string(state.legal_actions()[2])
'A: bid 2'
"""

from __future__ import annotations

try:
    import pyspiel as _pyspiel  # noqa: F401  imported here to explain in the error how to install it
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f'{missing.name} is missing. In the folder of Matchwood: pip install ".[openspiel]"', name=missing.name
    ) from missing

from matchwood.envs.openspiel.game import register
from matchwood.envs.openspiel.listed import register_deals

__all__ = ["register_deals"]

register()
