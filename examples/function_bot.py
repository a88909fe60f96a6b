"""A bot for Matchwood that is a Python function (docs/bots.md).

matchwood simulate matchmaster --bots "examples.function_bot:choose,club" --games 20
"""

from matchwood import View


def choose(view: View) -> str:
    """Return the last legal move."""
    return view.moves[-1]
