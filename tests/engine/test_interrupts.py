"""Ctrl-C between two pieces of work."""

from __future__ import annotations

import signal
import threading

import pytest

from matchwood.engine.interrupts import DELAYED_SIGNALS, uninterrupted

pytestmark = pytest.mark.usefixtures("hears_interrupts")


def test_an_interrupt_waits_until_the_piece_of_work_is_done() -> None:
    done: list[str] = []

    def work() -> None:
        with uninterrupted():
            signal.raise_signal(signal.SIGINT)
            done.append("first")
        done.append("never")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["first"]


def test_afterwards_everything_is_as_before() -> None:
    before = [signal.getsignal(number) for number in DELAYED_SIGNALS]
    with uninterrupted():
        assert signal.getsignal(signal.SIGINT) != before[0]
    assert [signal.getsignal(number) for number in DELAYED_SIGNALS] == before


def test_who_answers_interrupts_otherwise_is_told_of_each() -> None:
    told: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: told.append(number))
    with uninterrupted():
        signal.raise_signal(signal.SIGINT)
        assert told == []
    assert told == [signal.SIGINT]


def test_who_hears_no_interrupts_hears_none_here() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with uninterrupted():
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
        signal.raise_signal(signal.SIGINT)


def test_a_thread_leaves_interrupts_to_the_first_one() -> None:
    before, seen = signal.getsignal(signal.SIGINT), []

    def work() -> None:
        with uninterrupted():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert seen == [before]
