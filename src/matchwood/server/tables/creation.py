"""New tables: what somebody wishes, checked and filled in, and what they are called."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

import msgspec

import matchwood
from matchwood.errors import BadOption, BadPlayers
from matchwood.server.protocol.messages import NewTable
from matchwood.server.protocol.names import readable_name
from matchwood.server.table.clocks import CLOCKS
from matchwood.server.table.events import Chair, Created, Event, Opened
from matchwood.server.table.seating import BOT_NAMES
from matchwood.server.table.start import new_deals, start_game
from matchwood.server.table.table import Table
from matchwood.server.util.clock import now

LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"
"""What an id is made of, in the order in which databases sort it."""
RANDOM_LETTERS = 16
"""Random letters of a table's id."""
HOUR = 3_600_000


def new_table(new: NewTable, person: str) -> tuple[Created, matchwood.Game | None]:
    """How the log of a new table with this person at seat 0 begins, and its game if nobody else is waited for.

    Raises BadPlayers, BadOption, UnknownGame, BadName.
    """
    secret = matchwood.new_secret()
    game = matchwood.new(new.game, players=new.players, options=new.options, secret=secret)
    chairs = _chairs(new, person)
    full = all(chair.kind != "open" for chair in chairs)
    created = Opened(
        at=datetime.now(UTC),
        game=game.key,
        players=game.players,
        options=dict(game.options),
        pace=new.pace,
        window=new.window,
        limit=new.limit,
        hints=new.hints,
        level=new.level,
        takeover=not full if new.takeover is None else new.takeover,
        showing=_showing(new, full),
        clock=None if new.clock == "none" else CLOCKS[new.clock],
        watching=new.watching,
        wished=new.options,
        secret=secrets.token_urlsafe(16),
        chairs=chairs,
        deals=new_deals(game) if full else (),
        deal_secret=secret,
    )
    return created, game if full else None


def successor(table: Table, person: str) -> Created:
    """The next table of this company, made by this person: everybody moves on by one seat, so the deal goes to the left.

    The person sits there already; the others' seats are kept for them.
    """
    company = table.chairs[1:] + table.chairs[:1]
    new = {
        "at": datetime.now(UTC),
        "secret": secrets.token_urlsafe(16),
        "deal_secret": matchwood.new_secret(),
        "chairs": tuple(_kept(chair, person) for chair in company),
        "deals": (),
        "host": person,
    }
    created = Opened(**msgspec.structs.asdict(table.about) | new)
    if any(chair.kind == "open" for chair in created.chairs):
        return created
    return msgspec.structs.replace(created, deals=new_deals(start_game(created)))


def new_id(moment: int | None = None) -> str:
    """The id of a new table, which nobody can guess; `moment` is when it is made, in milliseconds since 1970, if that is not now.

    It begins with the hour, so that tables that are played at the same time lie together in the database: among 100,000 finished
    ones a commit would otherwise touch a page of its own for every table.
    """
    hour = (now() if moment is None else moment) // HOUR
    begins = "".join(LETTERS[hour // len(LETTERS) ** place % len(LETTERS)] for place in (3, 2, 1, 0))
    return begins + "".join(secrets.choice(LETTERS) for _ in range(RANDOM_LETTERS))


def is_same_request(first: Event, created: Created) -> bool:
    """Whether a table whose log begins with this event was wished by the same person in the same way."""
    drawn = ("at", "secret", "deals", "deal_secret")
    return isinstance(first, Created) and first == msgspec.structs.replace(
        created, **{name: getattr(first, name) for name in drawn}
    )


def _showing(new: NewTable, full: bool) -> bool:
    """Whether people may show their cards to those who watch: as wished, else where no other person plays."""
    hidden = not _one_screen(new.game)
    if new.showing and not hidden:
        raise BadOption("In this game nobody has cards that those who watch do not see.")
    return hidden and (full and not new.takeover if new.showing is None else new.showing)


def _chairs(new: NewTable, person: str) -> tuple[Chair, ...]:
    free = new.players - 1 - len(new.beside)
    if not 0 <= new.bots <= free:
        raise BadPlayers("There are not so many seats.", [str(number) for number in range(max(0, free) + 1)])
    if new.beside and not _one_screen(new.game):
        raise BadPlayers("In this game everybody has secrets and needs a screen of their own.")
    levels = new.levels or (new.level,) * new.bots
    if len(levels) != new.bots:
        raise BadOption(f"There are {new.bots} bots and levels for {len(levels)}.", [str(new.bots)])
    for level in (new.level, *levels):
        if level not in matchwood.levels():
            raise BadOption(f"No bot plays at the level {level!r}.", matchwood.levels())
    people = [Chair("person", readable_name(name), None, person) for name in (new.name, *new.beside)]
    people[0] = msgspec.structs.replace(people[0], face=new.face)
    bots = [Chair("bot", name, level) for name, level in zip(BOT_NAMES[len(people) :], levels, strict=False)]
    return (*people, *bots, *[Chair("open")] * (free - new.bots))


def _one_screen(game: str) -> bool:
    """Whether nobody has secrets in this game, so that several people can play at one screen."""
    return any(info.one_screen for info in matchwood.games() if info.key == game)


def _kept(chair: Chair, person: str) -> Chair:
    if chair.kind == "bot":
        return Chair("bot", chair.name, chair.level)
    return Chair(chair.kind if chair.owner == person else "open", chair.name, None, chair.owner, face=chair.face)
