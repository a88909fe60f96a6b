"""The result of a game for notebooks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from matchwood.cardgames.fields import number
from matchwood.notebook import markup
from matchwood.notebook.markup import Html, plain
from matchwood.notebook.saying import names_of, words_in


class Ranked(Protocol):
    """A result with ranks and scores."""

    @property
    def ranks(self) -> Sequence[int]:
        """The rank of each seat: 1 is best, and tied seats share a rank."""

    @property
    def scores(self) -> Sequence[int]:
        """The score of each seat."""


def standing(result: Ranked, language: str = "en", names: Sequence[str] = ()) -> Html:
    """Return an HTML table of ranks and scores, the best seat first."""
    words, named = words_in(language), names_of(names, len(result.ranks))
    order = sorted(range(len(named)), key=lambda seat: (result.ranks[seat], seat))
    rows = [[plain(result.ranks[seat]), plain(named[seat]), plain(number(result.scores[seat]))] for seat in order]
    return markup.table([words.say("rank"), words.say("seat"), words.say("score")], rows)
