"""Verify sealed deals (docs/fair_deals.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from matchwood.api.record import load
from matchwood.errors import BadRecord


class Drawn(NamedTuple):
    """The check of one deal in a game record: `agrees` is true if the deal follows from the record's secret."""

    deal: int
    event: int
    agrees: bool


def verify(record: Mapping[str, Any]) -> list[Drawn]:
    """Check that the deals of a record follow from its secret. Raises BadRecord if the record is invalid or lacks the field
    ``secret``.

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
