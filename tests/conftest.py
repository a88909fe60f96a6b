"""What all tests share."""

from __future__ import annotations

import pytest
from hypothesis import settings

# Compiled rules make a first example slow; time is measured in bench/, never here.
settings.register_profile("matchwood", deadline=None, max_examples=60)
settings.load_profile("matchwood")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--fuzz", type=int, default=4, help="How many calls or messages each fuzzing test makes up.")
    parser.addoption("--kills", type=int, help="How many kills each test makes that kills something under load.")


@pytest.fixture(scope="session")
def fuzz(request: pytest.FixtureRequest) -> int:
    """How many calls or messages a fuzzing test makes up."""
    return int(request.config.getoption("--fuzz"))
