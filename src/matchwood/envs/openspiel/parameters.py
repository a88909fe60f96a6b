"""House rules as OpenSpiel's parameters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from matchwood.cardgames.spec import GameSpec, Option, Value
from matchwood.errors import BadOption, shown

RETURNS = ("outcome", "rank")
OWN: Mapping[str, Value] = {"deals": 10_000, "one_deal": False, "returns": RETURNS[0], "recall": 0}
"""The parameters of all games besides the number of players and the house rules."""


def defaults(spec: GameSpec) -> dict[str, Value]:
    """Return all parameters of the game in OpenSpiel, with their default values."""
    return {"players": spec.usual_players, **{option.key: _default(option) for option in spec.options}, **OWN}


def _default(option: Option) -> Value:
    """Return the default of a house rule. Return "" or 0 if the default depends on the number of players."""
    return type(option.values[0])() if option.default is None else option.default


def options_in(spec: GameSpec, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the house rules whose given values differ from their defaults."""
    return {option.key: given[option.key] for option in spec.options if given[option.key] != _default(option)}


@dataclass(frozen=True)
class Own:
    """The OpenSpiel parameters that all games have, except the number of players."""

    deals: int
    """The number of different deals that OpenSpiel can draw."""
    one_deal: bool
    """Whether the game ends when its second deal would be due."""
    returns: str
    """The unit of the returns: the game's outcome, or the share of the other players with a worse rank."""
    recall: int
    """The number of latest moments in a player's information state tensor. With 0, there is no such tensor."""


def own_in(given: Mapping[str, Any]) -> Own:
    """Check and return the OpenSpiel parameters that all games have. Raises BadOption."""
    own = Own(**{key: given[key] for key in OWN})
    if own.deals < 1:
        raise BadOption(f"deals must be at least 1, not {shown(own.deals)}")
    if own.recall < 0:
        raise BadOption(f"recall must be at least 0, not {shown(own.recall)}")
    if own.returns not in RETURNS:
        raise BadOption(f"returns must be one of {', '.join(RETURNS)}, not {shown(own.returns)}", RETURNS)
    return own
