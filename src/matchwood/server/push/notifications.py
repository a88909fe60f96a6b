"""What devices show, in the language of their person: that a table waits for them, never a card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.words import Words, words_in
from matchwood.server.protocol.text import isolated
from matchwood.server.push.messages import Notice
from matchwood.server.table.table import Table

FOLDER = Path(__file__).with_name("words")

Say = Callable[[str], Notice]
"""The notice in this language."""


def your_move(table: Table, owner: str) -> Say:
    """This table waits for this person."""
    others = dict.fromkeys(chair.name or "" for chair in table.chairs if chair.kind == "person" and chair.owner != owner)
    return _notice(table.about.game, table.id, "your-move", others=", ".join(map(isolated, others)))


def play_again(table: Table, next_id: str, by: int) -> Say:
    """Whoever sits there at this table, where the game is over, wants to play again at that one."""
    return _notice(table.about.game, next_id, "again", name=isolated(table.chairs[by].name or ""))


def _notice(game: str, table_id: str, name: str, /, **values: str) -> Say:
    def say(language: str) -> Notice:
        title = Words(spec_of(game).words, language).say("title")
        return Notice(title, words_in(FOLDER, language).say(name, **values), table_id, f"/t/{table_id}")

    return say
