"""Ctrl-C between two parts of work."""

from __future__ import annotations

import signal
import threading

import pytest

from matchwood.engine.interrupts import DELAYED_SIGNALS, uninterrupted

pytestmark = pytest.mark.usefixtures("interrupts_enabled")


def test_an_interrupt_waits_until_the_protected_work_is_done() -> None:
    done: list[str] = []

    def work() -> None:
        with uninterrupted():
            signal.raise_signal(signal.SIGINT)
            done.append("first")
        done.append("never")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["first"]


def test_the_signal_handlers_are_restored_afterwards() -> None:
    before = [signal.getsignal(number) for number in DELAYED_SIGNALS]
    with uninterrupted():
        assert signal.getsignal(signal.SIGINT) != before[0]
    assert [signal.getsignal(number) for number in DELAYED_SIGNALS] == before


def test_a_custom_signal_handler_gets_the_delayed_signal() -> None:
    told: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: told.append(number))
    with uninterrupted():
        signal.raise_signal(signal.SIGINT)
        assert told == []
    assert told == [signal.SIGINT]


def test_an_ignored_interrupt_stays_ignored() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with uninterrupted():
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
        signal.raise_signal(signal.SIGINT)


def test_a_thread_leaves_interrupts_to_the_main_thread() -> None:
    before, seen = signal.getsignal(signal.SIGINT), []

    def work() -> None:
        with uninterrupted():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert seen == [before]
