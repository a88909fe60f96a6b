"""The answers to health checks."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Health(Struct, frozen=True):
    """The answer of a healthy server to a health check.

    - `status`: `ok`.
    - `version`: the version of Matchwood.
    - `database`: `sqlite` or `postgresql`.
    - `redis`: the state of Redis; `none` if there is only one server.
    - `others`: the former name of `redis`, for this release only.
    - `commit`: the commit of the sources. It ends in `, changed` if the sources differ.
    """

    status: Literal["ok"]
    version: str
    database: str
    redis: Literal["none", "reached", "away"]
    others: Literal["none", "reached", "away"]
    commit: str | None


class Probe(Struct, frozen=True):
    """The answer to a probe of a load balancer.

    - `status`: `ok`.
    """

    status: Literal["ok"]
