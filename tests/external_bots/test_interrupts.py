"""An interrupt in the middle of a start is answered after it."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from matchwood.external_bots import interrupts


@pytest.fixture
def listening() -> Iterator[None]:
    """Interrupts are answered, also where whoever started the tests ignores them."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("listening")
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
