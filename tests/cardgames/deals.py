"""Deals that follow from secrets, for each game and each house rule. The page implements them again, and its tests compare both.

`python -m tests.cardgames.deals` writes them to web/tests/deals.json.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import matchwood
from matchwood.api.dealing import KEY, deal_from
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.spec import Value

PAGE = Path(__file__).parents[2] / "web" / "tests" / "deals.json"

DEALS = {"matchmaster": 13, "tycoon": 1, "the_match": 11, "matschig": 2}
"""Number of deals for each game. In The Match!, deal 6 is the first pile, and deal 11 the toss."""
NO_MATTER = ("rounds", "party")
"""Options that do not change the deals. In a party, seats that are out get no cards, so that parties are played to their end.
"""
METHODS = (KEY, KEY, "")
"""Prefixes of the secrets. Every third secret has the older format."""

Options = Mapping[str, Value]
Json = dict[str, Any]


def records() -> Iterator[Json]:
    """Yield the parts of records that a check needs: every house rule with every number of players, and then whole games."""
    for game, deals in DEALS.items():
        for number, (players, options) in enumerate(settings(game)):
            yield in_a_row(game, players, options, deals, secret(game, number))
    for number, game in enumerate(DEALS):
        yield played(game, {}, secret("played", number))
    yield played("matschig", {"party": True}, secret("party", 0))


def settings(game: str) -> Iterator[tuple[int, Options]]:
    """Yield each number of players with the usual rules, and with one rule changed."""
    spec = spec_of(game)
    for players in spec.players:
        yield players, {}
        for option in spec.options:
            for value in option.values:
                if option.key not in NO_MATTER and value != option.default:
                    yield players, {option.key: value}


def secret(name: str, number: int) -> str:
    """Return a secret. Each call returns another one, in the same order in each run."""
    return METHODS[number % 3] + hashlib.sha256(f"{name} {number}".encode()).hexdigest()


def in_a_row(game: str, players: int, options: Options, deals: int, secret: str) -> Json:
    """Return this many deals without moves between them."""
    spec = spec_of(game)
    state = spec.fresh(players, spec.checked_options(options, players))
    made = []
    for number in range(1, deals + 1):
        spec.await_deal(state, number)
        deal_from(secret, number, state)
        made.append({"deal": spec.deal_made(state)})
    return parts_to_check({"game": game, "players": players, "options": options, "secret": secret, "events": made})


def played(game: str, options: Options, secret: str) -> Json:
    """Return a whole game in which each seat makes the first move of a quick bot."""
    whole = matchwood.new(game, players=spec_of(game).players[-1], options=options, secret=secret)
    while not whole.over:
        whole.play(whole.legal_moves(whole.owing[0])[0], whole.owing[0])
    return parts_to_check(whole.record())


def parts_to_check(record: Json) -> Json:
    """Return the parts of a game that a check needs, with the seal."""
    kept = {key: record[key] for key in ("game", "players", "options", "secret")}
    return kept | {"seal": matchwood.seal_of(record["secret"]), "events": [event for event in record["events"] if "deal" in event]}


def written() -> str:
    """Return the content of the file, one record in each line."""
    return "[\n" + ",\n".join(json.dumps(record, separators=(",", ":")) for record in records()) + "\n]\n"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
