"""Chances in few characters."""

from __future__ import annotations

RARE, LEAST = 0.0995, 0.0005


def percent(chance: float, form: str, decimal: str = ".") -> str:
    """A chance in percent; a rare one with a digit more. The form is that of the language, "{number}%".

    >>> percent(0.614, "{number}%"), percent(0.021, "{number} %", ","), percent(0.0001, "{number}%"), percent(0.0, "{number}%")
    ('61%', '2,1 %', '<0.1%', '0%')
    """
    number = f"{100 * max(chance, 2 * LEAST):.1f}" if 0 < chance < RARE else str(round(100 * chance))
    return "<" * (0 < chance < LEAST) + form.format(number=number.replace(".", decimal))
