"""Create new batches, and read batches from files."""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from matchwood.api.batch import SAVED, SAVED_RECORDS, Batch, Finished, checked_seed
from matchwood.cardgames.catalogue import spec_of
from matchwood.engine.processors import cores
from matchwood.engine.whole_numbers import whole_number
from matchwood.errors import BadBatch, shown

MAX_SLOTS = 2**24


def batch(
    key: str,
    size: int,
    *,
    players: int | None = None,
    options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
    seed: int = 0,
    finished: Finished = "restart",
    threads: int | None = None,
    deals: Sequence[Mapping[str, Any]] | None = None,
) -> Batch:
    """Start `size` games that are played in parallel (docs/batches.md).

    ``players`` is four by default, or the nearest possible number. ``options`` are house rules as in :func:`new`, or a list of
    house rules for each slot. Equal seeds (whole numbers below 2**32) give equal games. ``finished`` chooses whether a finished
    game is followed by the next game (``"restart"``) or stays (``"freeze"``). ``threads`` is the number of cores by default.
    ``deals`` has the first deal of each slot (docs/notation.md). Raises UnknownGame, BadPlayers, BadOption, BadSeed, BadDeal,
    BadBatch.

    >>> games = batch("tycoon", 1000, seed=1)
    >>> while not games.over.any():
    ...     games.step(games.legal.argmax(axis=1))
    >>> games.rewards_in
    'share of the others left behind'
    """
    spec = spec_of(key)
    count = spec.usual_players if players is None else spec.checked_players(players)
    slots, workers = whole_number(size), cores() if threads is None else whole_number(threads)
    if slots is None or not 1 <= slots <= MAX_SLOTS:
        raise BadBatch(f"a batch has 1 to {MAX_SLOTS:,} games, not {shown(size)}")
    if finished not in ("restart", "freeze"):
        raise BadBatch(f"finished must be 'restart' or 'freeze', not {shown(finished)}")
    if workers is None or workers < 1:
        raise BadBatch(f"threads must be a whole number of at least 1, not {shown(threads)}")
    listed = [options] if options is None or isinstance(options, Mapping) else [*options]
    if len(listed) not in (1, slots):
        raise BadBatch(f"options must be given once or for each of the {slots} slots, not for {len(listed)}")
    chosen = [spec.checked_options(given, count) for given in listed]
    return Batch(spec, slots, count, chosen, checked_seed(seed), finished, workers, deals)


def load_batch(path: str | os.PathLike[str], threads: int | None = None) -> Batch:
    """Read a batch from a file of `Batch.save`. ``threads`` is the number of cores by default.

    Raises BadBatch if the file has another format or is from another version of the game.

    >>> import tempfile
    >>> games = batch("matchmaster", 2, players=2)
    >>> games.step([1, 5])
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     games.save(folder + "/games.npz")
    ...     loaded = load_batch(folder + "/games.npz")
    >>> bool((loaded.observe() == games.observe()).all())
    True
    """
    name = shown(os.fspath(path))
    try:
        with np.load(path) as saved:
            about, arrays = json.loads(str(saved["about"])), {part: saved[part] for part in (*SAVED, *SAVED_RECORDS)}
    except (KeyError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise BadBatch(f"{name} is not a file of Batch.save: {error}") from error
    if about["record"] != str(spec_of(about["game"]).record):
        raise BadBatch(f"{name} is from a version of {about['game']} with another state; play its games again")
    made = batch(
        about["game"],
        len(arrays["seat"]),
        players=about["players"],
        options=about["options"],
        finished=about["finished"],
        threads=threads,
    )
    for part in SAVED:
        vars(made)[part][:] = arrays[part]
    for part in SAVED_RECORDS:
        vars(made)[part].view(np.uint8)[:] = arrays[part]
    return made
