"""Deals that can be checked: a secret is drawn before the first one, its seal is shown, and all deals follow from it.

The seal is a hash, so it tells nothing of the secret; afterwards the secret stands in the record and anybody can open the seal
and deal again (docs/fair_deals.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from matchwood.api.record import load
from matchwood.errors import BadRecord


class Drawn(NamedTuple):
    """What came of dealing once more: which deal, where it stands in the record, and whether the secret gives the same."""

    deal: int
    event: int
    agrees: bool


def verify(record: Mapping[str, Any]) -> list[Drawn]:
    """Deal the whole record again from its secret, deal by deal. Raises BadRecord, also where there is no secret.

    Each deal is drawn at the table as it was then, whatever came of the others.

    >>> import matchwood
    >>> game = matchwood.new("the_match", players=2, secret="an example")
    >>> while not game.over:
    ...     game.play(game.legal_moves()[0])
    >>> verify(game.record())[0]
    Drawn(deal=1, event=1, agrees=True)
    """
    game = load(record)
    if record.get("secret") is None:
        raise BadRecord("the record has no 'secret', so nobody can deal it again")
    begun = {key: value for key, value in record.items() if key != "result"}
    places = [place for place, event in enumerate(record["events"]) if "deal" in event]
    drawn = []
    for number, place in enumerate(places):
        again = load(begun | {"events": record["events"][:place]})
        drawn.append(Drawn(number + 1, place + 1, again.deals[number] == game.deals[number]))
    return drawn
