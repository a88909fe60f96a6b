"""The worked example under another name."""

from __future__ import annotations

from kuhn_poker.game import KuhnPoker


class Pictured(KuhnPoker):
    """Kuhn poker with pictures."""

    key = "pictured"


SPEC = Pictured()
