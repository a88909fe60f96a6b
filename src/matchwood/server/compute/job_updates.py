"""Listening to how jobs come along, in a way that stands a Redis that goes away."""

from __future__ import annotations

import asyncio
import logging

from saq.queue.redis import PubSubMultiplexer

logger = logging.getLogger(__name__)

RETRY_SECONDS = 0.2
"""Seconds until one listens again after it failed."""


class JobUpdates(PubSubMultiplexer):
    """SAQ's ear for all jobs of a queue, which by itself tries again without a pause.

    Where listening fails at once, as it does while somebody else still listens on the same connection, SAQ's loop never lets
    anything else go on, and the server would stand still for ever.
    """

    async def _start(self) -> None:
        await self.pubsub.psubscribe(f"{self.prefix}*")
        while self._daemon_task is asyncio.current_task():  # one that did not notice that it was cancelled ends here
            try:
                message = await self.pubsub.get_message(timeout=None)
            except asyncio.CancelledError:
                return
            except Exception as error:  # noqa: BLE001  whatever failed, an ear that stopped would never hear again
                logger.info("listening to jobs failed: %s", type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)
            else:
                if message and message["type"] == "pmessage":
                    message["channel"] = message["channel"].decode()
                    self.publish(message["channel"], message)
