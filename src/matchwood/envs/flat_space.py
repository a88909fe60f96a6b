"""The space of flat observations, for Gymnasium and PettingZoo."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from gymnasium import spaces

from matchwood.cardgames.pieces import Placed


def flat_space(layout: Sequence[Placed]) -> spaces.Box:
    """Return the space of a game's flat observations, with the bounds of each number."""
    low, high = (
        np.concatenate([np.full(piece.shape, bound).reshape(-1) for piece, bound in zip(layout, side, strict=True)])
        for side in ([piece.low for piece in layout], [piece.high for piece in layout])
    )
    return spaces.Box(low.astype(np.float32), high.astype(np.float32), dtype=np.float32)
