"""Verify sealed deals (docs/fair_deals.md).

Before the first deal, the server draws a secret and publishes its seal, a hash that does not reveal the secret. All deals follow
from the secret. After the game, the record contains the secret, so that every player can check the seal and the deals.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from matchwood.api.record import load
from matchwood.errors import BadRecord


class Drawn(NamedTuple):
    """Contains the number of a deal, the number of the deal's event in the record, and whether the deal agrees with the secret."""

    deal: int
    event: int
    agrees: bool


def verify(record: Mapping[str, Any]) -> list[Drawn]:
    """Check that each deal of a record is the deal that follows from the record's secret. Raises BadRecord if the record is
    invalid or has no secret.

    A deal that disagrees does not influence the verification of the later deals.

    >>> import matchwood
    >>> game = matchwood.new("the_match", players=2, secret="an example")
    >>> while not game.over:
    ...     game.play(game.legal_moves()[0])
    >>> verify(game.record())[0]
    Drawn(deal=1, event=1, agrees=True)
    """
    game = load(record)
    if record.get("secret") is None:
        raise BadRecord("the record has no 'secret', so its deals cannot be verified")
    begun = {key: value for key, value in record.items() if key != "result"}
    places = [place for place, event in enumerate(record["events"]) if "deal" in event]
    drawn = []
    for number, place in enumerate(places):
        again = load(begun | {"events": record["events"][:place]})
        drawn.append(Drawn(number + 1, place + 1, again.deals[number] == game.deals[number]))
    return drawn
