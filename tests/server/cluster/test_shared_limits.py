"""Limits count for the whole house; without Redis each server counts alone, and nobody is kept waiting for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from matchwood.server.cluster import redis_limits
from matchwood.server.cluster.redis_connection import connect_to_redis
from matchwood.server.cluster.redis_limits import RedisLimits
from matchwood.server.http.limits import Limits
from matchwood.server.http.rate_limiter import RateLimiter
from matchwood.server.protocol.errors import TooMany
from tests.waiting import awaited, waited_for

HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"
A_DAY = 100_000

Story = Callable[[RateLimiter, RateLimiter], Awaitable[None]]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is busy with other tests counts as quick enough."""
    monkeypatch.setattr(redis_limits, "ANSWER_TIMEOUT_SECONDS", 10.0)


def test_what_an_address_does_at_one_server_counts_at_the_other(live: Any) -> None:
    async def story(one: RateLimiter, other: RateLimiter) -> None:
        await made_table(one, HERE)
        await made_table(other, HERE)
        for rate_limiter in (one, other):
            with pytest.raises(TooMany, match="At most 2 tables") as refusal:
                await made_table(rate_limiter, HERE)
            assert 0 < refusal.value.retry_after <= 3600
        await made_table(other, ELSEWHERE)
        for rate_limiter in (one, other):
            await rate_limiter.check_password(HERE, "ada")
        with pytest.raises(TooMany, match="for this name"):
            await one.check_password(HERE, "ada")
        await one.check_password(HERE, "bea")

    play_story(live, story, tables=2, passwords=12)


def test_a_table_that_comes_to_nothing_is_given_back_to_the_house(live: Any) -> None:
    async def story(one: RateLimiter, other: RateLimiter) -> None:
        with pytest.raises(KeyError):
            async with one.count_new_table(HERE):
                raise KeyError
        await made_table(other, HERE)
        with pytest.raises(TooMany):
            await made_table(one, HERE)

    play_story(live, story, tables=1)


def test_calls_are_counted_together_and_moves_by_each_server(live: Any) -> None:
    async def story(one: RateLimiter, other: RateLimiter) -> None:
        for _ in range(5):
            one.check_local_call(HERE, None)
            other.check_local_call(HERE, None)
        with pytest.raises(TooMany):
            await called_again_and_again(one, other)

    play_story(live, story, requests=1)


def test_open_connections_are_counted_together_until_they_close(live: Any) -> None:
    async def story(one: RateLimiter, other: RateLimiter) -> None:
        async with one.count_connection(HERE):
            async with other.count_connection(HERE), other.count_connection(ELSEWHERE):
                for rate_limiter in (one, other):
                    with pytest.raises(TooMany, match="At most 2 connections"):
                        async with rate_limiter.count_connection(HERE):
                            pass
            async with one.count_connection(HERE):
                pass

    play_story(live, story, connections=2)


def test_open_connections_of_one_person_are_counted_wherever_they_come_from(live: Any) -> None:
    async def story(one: RateLimiter, other: RateLimiter) -> None:
        await one.check_call(HERE, "ada")  # what she calls is counted by another measure
        async with one.count_connection(HERE, "ada"):
            for address in (HERE, ELSEWHERE):
                with pytest.raises(TooMany, match="of one person"):
                    async with other.count_connection(address, "ada"):
                        pass
            async with other.count_connection(HERE, "bea"):
                pass
        async with other.count_connection(ELSEWHERE, "ada"):
            pass

    play_story(live, story, person_connections=1, connections=2)


def test_connections_of_a_server_that_was_killed_are_forgotten(live: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_limits, "EXPIRY_SECONDS", 2.0)
    monkeypatch.setattr(redis_limits, "RENEWAL_SECONDS", 0.1)

    async def story(one: RateLimiter, other: RateLimiter) -> None:
        async with one.count_connection(HERE), other.count_connection(ELSEWHERE):
            await one._shared_limits.close()  # as if it had been killed: nobody renews its connection
            await awaited(lambda: is_full(other, HERE), so=lambda full: not full)
            third = RateLimiter(Limits(connections=1), shared_limits=other._shared_limits)
            await awaited(lambda: is_full(third, ELSEWHERE))  # who was held up for so long is back when it is renewed

    play_story(live, story, connections=1)


def test_while_redis_is_away_each_server_counts_alone_and_what_is_open_is_told_when_it_is_back(
    live: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_limits, "RENEWAL_SECONDS", 0.1)
    monkeypatch.setattr(redis_limits, "PAUSE_SECONDS", 0.1)

    async def story(one: RateLimiter, other: RateLimiter) -> None:
        live.kill()
        async with one.count_connection(HERE):
            for rate_limiter in (one, other):
                await made_table(rate_limiter, HERE)
                with pytest.raises(TooMany):
                    await made_table(rate_limiter, HERE)
            async with other.count_connection(HERE):
                pass
            live.start()
            await awaited(lambda: is_full(other, HERE))

    play_story(live, story, connections=1, tables=1)


async def test_a_redis_that_does_not_answer_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_limits, "ANSWER_TIMEOUT_SECONDS", 0.05)
    monkeypatch.setattr(redis_limits, "PAUSE_SECONDS", float(A_DAY))

    class Stuck:
        asked = 0

        async def __call__(self, **_: Any) -> None:
            self.asked += 1
            await asyncio.Event().wait()

        def register_script(self, _: str) -> Stuck:
            return self

        async def aclose(self) -> None:
            return

    stuck: Any = Stuck()
    rate_limiter = RateLimiter(Limits(), shared_limits=RedisLimits(stuck))
    for _ in range(100):
        await rate_limiter.check_call(HERE, "ada")
    assert stuck.asked == 1, "who has waited in vain spares the others the wait"


async def called_again_and_again(*keepers: RateLimiter) -> None:
    for calls in range(A_DAY):
        await keepers[calls % len(keepers)].check_call(ELSEWHERE, "ada")


async def is_full(rate_limiter: RateLimiter, address: str) -> bool:
    """Whether too many connections of this address are open for one more."""
    try:
        async with rate_limiter.count_connection(address):
            return False
    except TooMany:
        return True


async def made_table(rate_limiter: RateLimiter, address: str) -> None:
    async with rate_limiter.count_new_table(address):
        pass


def play_story(live: Any, story: Story, **limits: int) -> None:
    """Tells a story about the doorkeepers of two servers."""

    async def whole() -> None:
        counts = [RedisLimits(connect_to_redis(live.url)) for _ in range(2)]
        for each in counts:
            each.start()
        one, other = (RateLimiter(Limits(**limits), shared_limits=each) for each in counts)
        try:
            await story(one, other)
        finally:
            for each in counts:
                await each.close()

    waited_for(whole())
