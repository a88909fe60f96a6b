"""Applies the actions of operators in a running server."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping

import sqlalchemy as sql

from matchwood.server.protocol.errors import Busy
from matchwood.server.storage.operator_actions import OperatorAction, recent_actions
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.clock import datetime_of
from matchwood.server.util.tasks import Tasks, periodically

logger = logging.getLogger(__name__)

INTERVAL_SECONDS = 3.0

Apply = Callable[[OperatorAction], Awaitable[object]]
"""Updates the memory of this server after an action."""


class OperatorBroadcast(Tasks):
    """Reads the recent actions of operators from the database, logs each action, and applies each action once."""

    def __init__(self, engine: sql.Engine, by_action: Mapping[str, Apply]) -> None:
        super().__init__()
        self._store = Transactions(engine, None, "The actions of the operator cannot be read at the moment.")
        self._by_action = by_action
        self._applied = set[int]()
        self.start(periodically(INTERVAL_SECONDS, self._apply_new), "actions of operators")

    async def _apply_new(self) -> None:
        recent = await self._store.in_transaction(recent_actions)
        for action in recent:
            if action.id not in self._applied and await self._apply(action):
                self._applied.add(action.id)
                about = action._asdict() | {"at": datetime_of(action.at).isoformat()}
                logger.warning("An operator changed this server.", extra={"about": about})
        self._applied &= {action.id for action in recent}

    async def _apply(self, action: OperatorAction) -> bool:
        """Return False if the action failed, so that the server has to try again."""
        apply = self._by_action.get(action.action)
        try:
            if apply is not None:
                await apply(action)
        except Busy:
            return False
        except Exception:
            logger.exception("The action %d of the operator could not be applied.", action.id)
        return True
