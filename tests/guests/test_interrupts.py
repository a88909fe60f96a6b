"""An interrupt in the middle of a start is answered after it."""

from __future__ import annotations

import signal

import pytest

from matchwood.guests import interrupts


def test_an_interrupt_waits_until_the_work_is_done() -> None:
    done = []

    def work() -> None:
        with interrupts.put_off():
            signal.raise_signal(signal.SIGINT)
            done.append("work")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["work"]


def test_afterwards_interrupts_are_answered_as_before() -> None:
    before = [signal.getsignal(number) for number in interrupts.PUT_OFF]
    with interrupts.put_off():
        pass
    assert [signal.getsignal(number) for number in interrupts.PUT_OFF] == before
