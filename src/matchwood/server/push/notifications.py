"""The texts of notifications."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.words import Words, words_in
from matchwood.server.protocol.text import isolated
from matchwood.server.push.subscription_messages import Notification
from matchwood.server.table.table import Table

FOLDER = Path(__file__).with_name("words")

NotificationIn = Callable[[str], Notification]


def your_move(table: Table, owner: str) -> NotificationIn:
    """Return the notification that asks this person to move."""
    others = dict.fromkeys(chair.name or "" for chair in table.chairs if chair.kind == "person" and chair.owner != owner)
    return _notification(table.about.game, table.id, "your-move", others=", ".join(map(isolated, others)))


def play_again(table: Table, next_id: str, by: int) -> NotificationIn:
    """Return the invitation to a rematch at the table `next_id`."""
    return _notification(table.about.game, next_id, "again", name=isolated(table.chairs[by].name or ""))


def _notification(game: str, table_id: str, name: str, /, **values: str) -> NotificationIn:
    def notification_in(language: str) -> Notification:
        title = Words(spec_of(game).words, language).say("title")
        return Notification(title, words_in(FOLDER, language).say(name, **values), table_id, f"/t/{table_id}")

    return notification_in
