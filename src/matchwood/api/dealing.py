"""Deals that depend only on a secret (docs/fair_deals.md)."""

from __future__ import annotations

import functools
import hashlib
import secrets

import numpy as np

from matchwood.engine import states
from matchwood.engine.chance import CHANCE, NUMBERS_PER_DEAL, Source, chance_from, keyed_numbers, listed_numbers
from matchwood.engine.seeded_deals import LARGEST_SEED, SCRATCH_NUMBERS, deal_word
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
    seed = _seed_in(secret)
    if seed is not None:  # the same random numbers as below, in compiled code
        states.deal(state, np.array([deal_word(seed, number, np.zeros(SCRATCH_NUMBERS, np.uint64))], np.uint64).view(CHANCE))
        return
    numbers = _numbers(secret, number)
    states.deal(state, numbers)
    assert int(numbers["drawn"][0]) <= NUMBERS_PER_DEAL, f"a deal drew more than {NUMBERS_PER_DEAL} random numbers"


@functools.lru_cache(1_024)
def _seed_in(secret: str) -> np.uint64 | None:
    """Return the number of a secret that is a seed of at most 64 bits, or None for another secret."""
    is_number = secret.isdecimal() and secret == str(int(secret[:20])) and int(secret) <= LARGEST_SEED
    return np.uint64(int(secret)) if is_number else None


def _numbers(secret: str, number: int) -> Source:
    if secret.startswith(KEY):
        return keyed_numbers(secret, f"deal {number}")
    return listed_numbers(chance_from(secret, "deal", number))
