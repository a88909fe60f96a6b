"""The tools of the MCP server."""

from __future__ import annotations

import functools
from collections.abc import Callable
from itertools import count
from typing import Literal, Protocol, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from matchwood import __version__
from matchwood.analysis.analysis import analyse as analysis_of
from matchwood.analysis.report import Analysis
from matchwood.api import catalogue
from matchwood.api.rules import rules as rules_of
from matchwood.cardgames.spec import Json
from matchwood.errors import MatchwoodError, shown
from matchwood.mcp.local_seat import LocalSeat
from matchwood.mcp.table_seat import TableSeat
from matchwood.notebook.saying import names_of

Language = Literal["en", "de"]
Call = TypeVar("Call", bound=Callable[..., str])

MAX_GAMES = 50
"""The number of games and tables in memory. The oldest one is forgotten."""
MOST_MISTAKES = 10
ANALYSIS_ITERATIONS = 400
"""The number of iterations for each move in an analysis. With this number, the analysis of a game takes seconds."""
INSTRUCTIONS = """Matchwood has card games with hidden information. Read the rules of a game before you play it. Then start a game.
In each turn, make one of the listed moves, exactly as it is written before the brackets. You see only what your seat may know."""


class Seat(Protocol):
    """A seat that the assistant has in a game."""

    def text(self, language: str) -> str:
        """Return the seat's view in words."""

    def play(self, move: str, language: str) -> str:
        """Make a move, and return the view in words."""

    def record(self) -> Json:
        """Return the record of the finished game."""


class Seats:
    """The seats of the assistant, by the IDs that the tools use."""

    def __init__(self) -> None:
        self._seats: dict[str, Seat] = {}
        self._numbers = count(1)

    def add(self, seat: Seat, language: str) -> str:
        """Store a seat. Return its ID and its view in words."""
        key = f"game-{next(self._numbers)}"
        self._seats[key] = seat
        while len(self._seats) > MAX_GAMES:
            del self._seats[next(iter(self._seats))]
        return f"Your game has the ID {key}.\n{seat.text(language)}"

    def find(self, game_id: str) -> Seat:
        """Return the seat with this ID. Raises MatchwoodError."""
        if game_id not in self._seats:
            raise MatchwoodError(f"there is no game {shown(game_id)}; the IDs are {', '.join(self._seats) or 'none yet'}")
        return self._seats[game_id]


def with_readable_errors(function: Call) -> Call:
    """Answer with the text of an error of the library, so that the assistant can read it."""

    @functools.wraps(function)
    def answered(*args: object, **arguments: object) -> str:
        try:
            return function(*args, **arguments)
        except MatchwoodError as error:
            raise ToolError(str(error)) from error

    return answered  # type: ignore[return-value]  # a wrapper has the signature of the function


def mcp_server(server: str | None = None) -> MCPServer:
    """Return the MCP server. With the address `server`, the assistant can also take a seat at tables of this server."""
    mcp, seats = MCPServer("matchwood", instructions=INSTRUCTIONS, version=__version__), Seats()
    tool = mcp.tool(structured_output=False)

    @tool
    @with_readable_errors
    def games() -> str:
        """List the games, with their numbers of players and their house rules."""
        return "\n".join(map(_line, catalogue.games()))

    @tool
    @with_readable_errors
    def rules(game: str, language: Language = "en") -> str:
        """Return the complete rules of a game. `game` is a key of the list of games."""
        return rules_of(game, language)

    @tool
    @with_readable_errors
    def start_game(
        game: str,
        players: int = 2,
        level: str = "club",
        options: dict[str, str | int | bool] | None = None,
        language: Language = "en",
    ) -> str:
        """Start a game at seat A against bots of a level: beginner, casual, club, expert or champion. `options` are house rules."""
        return seats.add(LocalSeat(game, players, level, options or {}), language)

    @tool
    @with_readable_errors
    def view(game_id: str, language: Language = "en") -> str:
        """Describe a game as your seat sees it, with your legal moves."""
        return seats.find(game_id).text(language)

    @tool
    @with_readable_errors
    def play(game_id: str, move: str, language: Language = "en") -> str:
        """Make one of your legal moves. Then the others play, and you see the game again."""
        return seats.find(game_id).play(move, language)

    @tool
    @with_readable_errors
    def analyse(game_id: str) -> str:
        """Analyse a finished game: what each player's mistakes cost, and how much was luck. This takes up to a minute."""
        return _report(analysis_of(seats.find(game_id).record(), iterations=ANALYSIS_ITERATIONS))

    if server is not None:

        @tool
        @with_readable_errors
        def take_seat(table: str, name: str, language: Language = "en") -> str:
            """Take an open seat at a table of people, who see that you are a program. `table` is the end of the table's address."""
            return seats.add(TableSeat(server, table, name), language)

    return mcp


def _line(game: catalogue.GameInfo) -> str:
    options = "; ".join(f"{option.key}: {', '.join(map(str, option.values))}" for option in game.options)
    return f"{game.key}: {game.title}, {', '.join(map(str, game.players))} players. House rules: {options or 'none'}"


def _report(found: Analysis) -> str:
    names = names_of((), len(found.players))
    lines = [f"Results are in {found.outcome_in}, losses in {found.worth_in}."]
    for player in found.players:
        luck = player.deals.value + player.hidden.value
        about = f"result {player.result:.2f}, luck {luck:+.2f}, own play {player.own.value:+.2f}"
        lines.append(f"{names[player.seat]}: {about}, {player.mistakes} clear mistakes in {player.decisions} decisions")
    for mistake in sorted(found.mistakes(), key=lambda mistake: -mistake.loss)[:MOST_MISTAKES]:
        who, loss = names[mistake.seat], f"loss {mistake.loss:.2f} ± {mistake.error:.2f}"
        lines.append(f"Event {mistake.event}: {who} played {mistake.move}; better: {mistake.best}, {loss}")
    return "\n".join(lines)
