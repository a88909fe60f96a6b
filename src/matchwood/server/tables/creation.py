"""The creation of tables and rematches."""

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
from matchwood.server.table.seating import bot_names, check_level
from matchwood.server.table.start import new_deals, start_game
from matchwood.server.table.table import Table
from matchwood.server.util.clock import now

ID_ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"
"""The characters of table IDs, in the sort order of databases."""
HOUR_LETTERS, RANDOM_ID_LETTERS = 4, 16
HOUR_MS = 3_600_000


def new_table(new: NewTable, person: str) -> tuple[Created, matchwood.Game | None]:
    """Return the first event of a new table, and its game, or None if players are missing."""
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
        showing=_allows_card_sharing(new, full),
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
    """Return the first event of a rematch. The rematch shifts all players by one seat."""
    chairs = table.chairs[1:] + table.chairs[:1]
    new = {
        "at": datetime.now(UTC),
        "secret": secrets.token_urlsafe(16),
        "deal_secret": matchwood.new_secret(),
        "chairs": tuple(_reserved(chair, person) for chair in chairs),
        "deals": (),
        "host": person,
        "origin": None,
        "moves": (),
        "moves_to_repeat": (),
        "has_given_deals": False,
        "sealed_until": None,
    }
    created = Opened(**msgspec.structs.asdict(table.about) | new)
    if any(chair.kind == "open" for chair in created.chairs):
        return created
    return msgspec.structs.replace(created, deals=new_deals(start_game(created)))


def new_id(moment: int | None = None) -> str:
    """Return a random ID for a new table. The ID starts with the hour, so that the database stores new tables together."""
    hour = (now() if moment is None else moment) // HOUR_MS
    prefix = "".join(ID_ALPHABET[hour // len(ID_ALPHABET) ** digit % len(ID_ALPHABET)] for digit in reversed(range(HOUR_LETTERS)))
    return prefix + "".join(secrets.choice(ID_ALPHABET) for _ in range(RANDOM_ID_LETTERS))


def is_same_request(first: Event, created: Created) -> bool:
    """Return whether a client created both tables with the same request."""
    drawn = ("at", "secret", "deals", "deal_secret")
    return isinstance(first, Created) and first == msgspec.structs.replace(
        created, **{name: getattr(first, name) for name in drawn}
    )


def _allows_card_sharing(new: NewTable, full: bool) -> bool:
    hidden = not _can_share_screen(new.game)
    if new.showing and not hidden:
        raise BadOption("In this game spectators see all cards, so cards cannot be shared.")
    return hidden and (full and not new.takeover if new.showing is None else new.showing)


def _chairs(new: NewTable, person: str) -> tuple[Chair, ...]:
    free = new.players - 1 - len(new.beside)
    if not 0 <= new.bots <= free:
        raise BadPlayers(
            "There are too few seats for this number of bots and players.", [str(number) for number in range(max(0, free) + 1)]
        )
    if new.beside and not _can_share_screen(new.game):
        raise BadPlayers("In this game players have secrets, so each of them needs their own screen.")
    levels = new.levels or (new.level,) * new.bots
    if len(levels) != new.bots:
        raise BadOption(f"There are {len(levels)} bot levels for {new.bots} bots. Give one level for each bot.", [str(new.bots)])
    for level in (new.level, *levels):
        check_level(level)
    people = [Chair("person", readable_name(name), None, person) for name in (new.name, *new.beside)]
    people[0] = msgspec.structs.replace(people[0], face=new.face)
    names = bot_names(range(len(people), len(people) + new.bots), [chair.name for chair in people])
    bots = [Chair("bot", name, level) for name, level in zip(names, levels, strict=True)]
    return (*people, *bots, *[Chair("open")] * (free - new.bots))


def _can_share_screen(game: str) -> bool:
    return any(info.one_screen for info in matchwood.games() if info.key == game)


def _reserved(chair: Chair, person: str) -> Chair:
    if chair.kind == "bot":
        return Chair("bot", chair.name, chair.level)
    return Chair(chair.kind if chair.owner == person else "open", chair.name, None, chair.owner, face=chair.face)
