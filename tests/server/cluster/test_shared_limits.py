"""Limits that all servers of a deployment count together. Without Redis, each server counts alone."""

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
from tests.support.waiting import run_in_thread, wait_for_async

HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"
MAX_CALLS = 100_000

Scenario = Callable[[RateLimiter, RateLimiter], Awaitable[None]]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give Redis more time to answer, because other tests may use the processor."""
    monkeypatch.setattr(redis_limits, "ANSWER_TIMEOUT_SECONDS", 10.0)


def test_an_address_has_one_limit_for_all_servers(live: Any) -> None:
    async def scenario(one: RateLimiter, other: RateLimiter) -> None:
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

    play(live, scenario, tables=2, passwords=12)


def test_a_table_that_was_not_created_counts_at_no_server(live: Any) -> None:
    async def scenario(one: RateLimiter, other: RateLimiter) -> None:
        with pytest.raises(KeyError):
            async with one.count_new_table(HERE):
                raise KeyError
        await made_table(other, HERE)
        with pytest.raises(TooMany):
            await made_table(one, HERE)

    play(live, scenario, tables=1)


def test_servers_count_calls_together_and_moves_alone(live: Any) -> None:
    async def scenario(one: RateLimiter, other: RateLimiter) -> None:
        for _ in range(5):
            one.check_local_call(HERE, None)
            other.check_local_call(HERE, None)
        with pytest.raises(TooMany):
            await call_until_refused(one, other)

    play(live, scenario, requests=1)


def test_servers_count_open_connections_together(live: Any) -> None:
    async def scenario(one: RateLimiter, other: RateLimiter) -> None:
        async with one.count_connection(HERE):
            async with other.count_connection(HERE), other.count_connection(ELSEWHERE):
                for rate_limiter in (one, other):
                    with pytest.raises(TooMany, match="At most 2 connections"):
                        async with rate_limiter.count_connection(HERE):
                            pass
            async with one.count_connection(HERE):
                pass

    play(live, scenario, connections=2)


def test_servers_count_the_open_connections_of_a_person_from_all_addresses(live: Any) -> None:
    async def scenario(one: RateLimiter, other: RateLimiter) -> None:
        await one.check_call(HERE, "ada")  # calls have another limit
        async with one.count_connection(HERE, "ada"):
            for address in (HERE, ELSEWHERE):
                with pytest.raises(TooMany, match="of one person"):
                    async with other.count_connection(address, "ada"):
                        pass
            async with other.count_connection(HERE, "bea"):
                pass
        async with other.count_connection(ELSEWHERE, "ada"):
            pass

    play(live, scenario, person_connections=1, connections=2)


def test_connections_of_a_killed_server_expire(live: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_limits, "EXPIRY_SECONDS", 2.0)
    monkeypatch.setattr(redis_limits, "RENEWAL_SECONDS", 0.1)

    async def scenario(one: RateLimiter, other: RateLimiter) -> None:
        async with one.count_connection(HERE), other.count_connection(ELSEWHERE):
            await one._shared_limits.close()  # as after a kill, its connections are not renewed
            await wait_for_async(lambda: is_full(other, HERE), condition=lambda full: not full)
            third = RateLimiter(Limits(connections=1), shared_limits=other._shared_limits)
            await wait_for_async(lambda: is_full(third, ELSEWHERE))  # the renewal stores an expired ticket again

    play(live, scenario, connections=1)


def test_each_server_counts_alone_without_redis_and_later_stores_its_open_connections(
    live: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_limits, "RENEWAL_SECONDS", 0.1)
    monkeypatch.setattr(redis_limits, "PAUSE_SECONDS", 0.1)

    async def scenario(one: RateLimiter, other: RateLimiter) -> None:
        live.kill()
        async with one.count_connection(HERE):
            for rate_limiter in (one, other):
                await made_table(rate_limiter, HERE)
                with pytest.raises(TooMany):
                    await made_table(rate_limiter, HERE)
            async with other.count_connection(HERE):
                pass
            live.start()
            await wait_for_async(lambda: is_full(other, HERE))

    play(live, scenario, connections=1, tables=1)


async def test_one_call_waits_for_a_redis_that_does_not_answer_and_the_next_ones_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_limits, "ANSWER_TIMEOUT_SECONDS", 0.05)
    monkeypatch.setattr(redis_limits, "PAUSE_SECONDS", 100_000.0)

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
    assert stuck.asked == 1


async def call_until_refused(*limiters: RateLimiter) -> None:
    for calls in range(MAX_CALLS):
        await limiters[calls % len(limiters)].check_call(ELSEWHERE, "ada")


async def is_full(rate_limiter: RateLimiter, address: str) -> bool:
    """Return whether this address can open no further connection."""
    try:
        async with rate_limiter.count_connection(address):
            return False
    except TooMany:
        return True


async def made_table(rate_limiter: RateLimiter, address: str) -> None:
    async with rate_limiter.count_new_table(address):
        pass


def play(live: Any, scenario: Scenario, **limits: int) -> None:
    """Run a scenario with the rate limiters of two servers."""

    async def whole() -> None:
        counts = [RedisLimits(connect_to_redis(live.url)) for _ in range(2)]
        for each in counts:
            each.start()
        one, other = (RateLimiter(Limits(**limits), shared_limits=each) for each in counts)
        try:
            await scenario(one, other)
        finally:
            for each in counts:
                await each.close()

    run_in_thread(whole())
