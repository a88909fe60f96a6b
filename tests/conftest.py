"""Fixtures, options and hooks for all tests."""

from __future__ import annotations

import gc
import inspect
import logging
from collections.abc import Awaitable, Callable, Generator, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from hypothesis import settings

from matchwood.engine.plugins import GROUP
from tests.support.plugin import KUHN, install_into, register_plugin
from tests.support.waiting import run_in_thread

# Compiling makes the first example slow. Programs in bench/ measure time, and tests never do.
settings.register_profile("everyday", deadline=None, max_examples=30)
settings.register_profile("exhaustive", deadline=None, max_examples=60)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--exhaustive", action="store_true", help="Everything, as a release has to pass it: `make test-all`.")
    parser.addoption("--fuzz", type=int, help="How many calls or messages each fuzzing test makes up.")
    parser.addoption("--kills", type=int, help="How many kills each test makes that kills something under load.")
    parser.addoption("--people", type=int, help="How many people play a day in the test that kills servers meanwhile.")
    parser.addoption("--stress", action="store_true", help="Slow pages, late messages, servers that pause; see browser/stress.py.")
    parser.addoption("--pictures", type=Path, help="A folder for pictures of the pages at which a test failed.")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("exhaustive" if config.getoption("--exhaustive") else "everyday")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests that only `make test-all` runs, and run slow tests first, so that no process waits for them at the end."""
    if not config.getoption("--exhaustive"):
        left_out = [item for item in items if item.get_closest_marker("exhaustive")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("exhaustive")]
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run an asynchronous test in a new event loop, and enter those of its fixtures that are asynchronous contexts."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    run_in_thread(
        _in_contexts(pyfuncitem.obj, {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters})
    )
    return True


async def _in_contexts(test: Callable[..., Awaitable[object]], arguments: dict[str, object]) -> None:
    async with AsyncExitStack() as stack:
        for name, value in arguments.items():
            if isinstance(value, AbstractAsyncContextManager):
                arguments[name] = await stack.enter_async_context(value)
        await test(**arguments)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Disable garbage collection during the collection of tests, which saves a third of its time, and freeze the collected
    objects.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(autouse=True)
def log_levels() -> Iterator[None]:
    """Restore the log levels: a level that one test sets must not add records to the log of another."""
    loggers = logging.getLogger(), logging.getLogger("matchwood")
    levels = [logger.level for logger in loggers]
    yield
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)


@pytest.fixture(scope="session")
def exhaustive(request: pytest.FixtureRequest) -> bool:
    """Return whether a test tries everything instead of a small part."""
    return bool(request.config.getoption("--exhaustive"))


@pytest.fixture(scope="session")
def fuzz(request: pytest.FixtureRequest, exhaustive: bool) -> int:
    """Return the number of calls or messages that a fuzzing test makes up."""
    return int(request.config.getoption("--fuzz") or (40 if exhaustive else 1))


@pytest.fixture(scope="session")
def kuhn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which Kuhn poker, a game of another package, is installed (see `tests/support/plugin.py`)."""
    return install_into(tmp_path_factory.mktemp("installed"), KUHN)


@pytest.fixture
def kuhn_here(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yield the key of Kuhn poker, which the catalogue of this process contains until the end of the test."""
    monkeypatch.syspath_prepend(KUHN)
    yield from register_plugin(monkeypatch, EntryPoint("kuhn", "kuhn_poker.game:SPEC", GROUP))
