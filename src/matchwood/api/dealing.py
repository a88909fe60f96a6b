"""Deals that depend only on a secret (docs/fair_deals.md)."""

from __future__ import annotations

import hashlib
import secrets

from matchwood.engine import states
from matchwood.engine.chance import NUMBERS_PER_DEAL, Source, chance_from, keyed_numbers, listed_numbers
from matchwood.engine.states import State

KEY = "hmac-sha512:"
"""A secret with this prefix is used as a key of HMAC. All other secrets and seeds give only 64 random bits."""


def new_secret() -> str:
    """Return a new secret: the name of the method, then 256 random bits in hexadecimal digits."""
    return KEY + secrets.token_hex(32)


def seal_of(secret: str) -> str:
    """Return the seal of a secret, which is its SHA-256 hash in hexadecimal digits.

    >>> seal_of("an example")
    '73300871f44c168e7c949de2c750e60c2c9bb8ff530017c5a267234e9cb4db8e'
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def deal_from(secret: str, number: int, state: State) -> None:
    """Deal the cards that follow from a secret and a deal number. Deal numbers start at 1."""
    numbers = _numbers(secret, number)
    states.deal(state, numbers)
    assert int(numbers["drawn"][0]) <= NUMBERS_PER_DEAL, f"a deal drew more than {NUMBERS_PER_DEAL} random numbers"


def _numbers(secret: str, number: int) -> Source:
    if secret.startswith(KEY):
        return keyed_numbers(secret, f"deal {number}")
    return listed_numbers(chance_from(secret, "deal", number))
