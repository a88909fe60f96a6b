"""The names of bots on the command line."""

from __future__ import annotations

import shlex
import shutil

from matchwood.bots.levels import checked_level
from matchwood.errors import UnknownBot, shown
from matchwood.external_bots.function_bot import function_in
from matchwood.external_bots.model_server import model_in

PREFIX = "cmd:"


def command_in(name: str) -> list[str] | None:
    """Split the command of an external bot into arguments. Return None if the bot is built in. Raises UnknownBot.

    >>> command_in("cmd:python3 'my bots/first.py'"), command_in("club")
    (['python3', 'my bots/first.py'], None)
    """
    if not name.startswith(PREFIX):
        return None
    try:
        command = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise UnknownBot(f"the command {shown(name)} cannot be read: {error}") from error
    if not command:
        raise UnknownBot(f"after {PREFIX} the command of a program is expected, as in cmd:python3 bot.py")
    return command


def checked_bot(name: str) -> str:
    """Check that a bot with this name exists, and return the name. Raises UnknownBot."""
    command = command_in(name)
    if command is None:
        if model_in(name) is not None or function_in(name) is not None:
            return name
        try:
            return checked_level(name)
        except UnknownBot as error:
            raise UnknownBot(
                f"{error}; or name a program with {PREFIX} and its command, as in cmd:python3 bot.py, or a Python function, as in "
                "my_module:choose, or a language model, as in llm:MODEL@ADDRESS",
                error.expected,
            ) from None
    if shutil.which(command[0]) is None:
        raise UnknownBot(
            f"the program {shown(command[0])} was not found or is not executable; for a script name its interpreter first"
        )
    return name


def names_in(text: str) -> list[str]:
    """Split a text with bot names at the commas. Commands of external bots cannot contain commas.

    >>> names_in("casual, cmd:python3 bot.py --brave")
    ['casual', 'cmd:python3 bot.py --brave']
    """
    return [name.strip() for name in text.split(",")]
