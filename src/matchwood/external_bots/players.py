"""Create a player from the name of a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from matchwood.api.bot import Bot
from matchwood.external_bots.external_bot import ExternalBot
from matchwood.external_bots.function_bot import FunctionBot, function_in
from matchwood.external_bots.house import HOUSE_LEVEL
from matchwood.external_bots.language_model import LanguageModelBot
from matchwood.external_bots.model_server import model_in
from matchwood.external_bots.naming import command_in

Player: TypeAlias = Bot | ExternalBot | FunctionBot | LanguageModelBot


def player(name: str, built_in: Callable[[str], Bot], seconds: float) -> Player:
    """Return the player with this name: a level, a program, or a Python function. `built_in` creates a bot of a level. A program
    has `seconds` seconds for each move. Raises UnknownBot.
    """
    command, function, model = command_in(name), function_in(name), model_in(name)
    if function is not None:
        return FunctionBot(name, function)
    if model is not None:
        return LanguageModelBot(model, built_in(HOUSE_LEVEL))
    return built_in(name) if command is None else ExternalBot(command, built_in(HOUSE_LEVEL), seconds)
