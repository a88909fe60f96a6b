"""Deals that depend only on a secret (docs/fair_deals.md)."""

from __future__ import annotations

import hashlib
import secrets

from matchwood.engine import states
from matchwood.engine.chance import NUMBERS_PER_DEAL, Source, chance_from, keyed_numbers, listed_numbers
from matchwood.engine.states import State

KEY = "hmac-sha512:"
"""The prefix of secrets whose deals are drawn by HMAC with the secret as the key. All other secrets and seeds determine 64 bits
of state.
"""


def new_secret() -> str:
    """Return a new random secret, which consists of the name of the method and 256 random bits in hexadecimal digits."""
    return KEY + secrets.token_hex(32)


def seal_of(secret: str) -> str:
    """Return the SHA-256 hash of a secret in hexadecimal digits (its seal), which does not reveal the secret.

    >>> seal_of("an example")
    '73300871f44c168e7c949de2c750e60c2c9bb8ff530017c5a267234e9cb4db8e'
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def deal_from(secret: str, number: int, state: State) -> None:
    """Deal cards into the state of a game from a secret and the number of the deal, which is counted from 1. Equal secrets,
    deal numbers and states give equal cards.
    """
    numbers = _numbers(secret, number)
    states.deal(state, numbers)
    assert int(numbers["drawn"][0]) <= NUMBERS_PER_DEAL, f"a deal drew more than {NUMBERS_PER_DEAL} random numbers"


def _numbers(secret: str, number: int) -> Source:
    if secret.startswith(KEY):
        return keyed_numbers(secret, f"deal {number}")
    return listed_numbers(chance_from(secret, "deal", number))
