"""The texts of notifications."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.words import Words, words_in
from matchwood.server.protocol.text import isolated
from matchwood.server.push.subscription_messages import Notice
from matchwood.server.table.table import Table

FOLDER = Path(__file__).with_name("words")

NoticeIn = Callable[[str], Notice]


def your_move(table: Table, owner: str) -> NoticeIn:
    """Return the notification that asks this person to move."""
    others = dict.fromkeys(chair.name or "" for chair in table.chairs if chair.kind == "person" and chair.owner != owner)
    return _notice(table.about.game, table.id, "your-move", others=", ".join(map(isolated, others)))


def play_again(table: Table, next_id: str, by: int) -> NoticeIn:
    """Return the invitation to a rematch at the table `next_id`."""
    return _notice(table.about.game, next_id, "again", name=isolated(table.chairs[by].name or ""))


def _notice(game: str, table_id: str, name: str, /, **values: str) -> NoticeIn:
    def notice_in(language: str) -> Notice:
        title = Words(spec_of(game).words, language).say("title")
        return Notice(title, words_in(FOLDER, language).say(name, **values), table_id, f"/t/{table_id}")

    return notice_in
