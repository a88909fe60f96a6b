"""Ctrl-C between two pieces of work."""

from __future__ import annotations

import signal

import pytest

from matchwood.terminal.interrupts import Interrupts


def test_an_interrupt_waits_until_the_piece_of_work_is_done() -> None:
    done: list[str] = []

    def work() -> None:
        with interrupts.held():
            signal.raise_signal(signal.SIGINT)
            done.append("first")
        done.append("never")

    with Interrupts() as interrupts, pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["first"]


def test_an_interrupt_outside_is_answered_at_once() -> None:
    with Interrupts(), pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_afterwards_everything_is_as_before() -> None:
    before = signal.getsignal(signal.SIGINT)
    with Interrupts():
        assert signal.getsignal(signal.SIGINT) != before
    assert signal.getsignal(signal.SIGINT) == before
