"""The description of a data set: which games it has, how they were played, and what its columns mean."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import matchwood
from matchwood.engine.batches import DECISIONS
from matchwood.lab.dataset.replay import Replayer
from matchwood.lab.errors import OtherDataSet

ABOUT, CARD = "dataset.json", "README.md"
COLUMNS = {
    "game": "the index of the game in the record file, from 0",
    "seed": "the seed of the game; `matchwood.new` deals the same cards for it. -1 if the record has no seed",
    "step": "the index of the decision in the game, from 0",
    "seat": "the seat that decides",
    "bot": "the bot in the seat; in files of NumPy the index of its name in `bots`. The name is empty if a person played",
    "bits": "what the seat knows before the decision: whether each number of its flat observation is not 0, as packed bits",
    "numbers": "the numbers of the flat observation that can be other than 0 and 1",
    "mask": "the legal decisions, one bit for each",
    "decision": f"the decision, from 0 to {DECISIONS - 1}",
    "outcome": "the return of the seat: its outcome at the end of the game",
    "rank": "the rank of the seat at the end of the game; 1 is best",
    "score": "the score of the seat at the end of the game",
    "last": "whether it is the last decision of the seat in the game",
}


class Part(msgspec.Struct):
    """The games of one file. Their lines end at the position `end` in the record file, and have the hash `hash`."""

    file: str
    games: int
    decisions: int
    end: int
    hash: str


class About(msgspec.Struct):
    """The contents of `dataset.json`."""

    kind: str
    game: str
    title: str
    players: int
    options: dict[str, Any]
    outcome: str
    licence: str
    matchwood: str
    observation: dict[str, Any]
    columns: dict[str, str]
    bots: dict[str, int] = {}
    """The number of seats in which each bot played."""
    games: int = 0
    decisions: int = 0
    parts: list[Part] = []
    is_complete: bool = False

    @classmethod
    def of(cls, replayer: Replayer, kind: str, licence: str) -> About:
        """Return the description of a data set without games."""
        setting, packing = replayer.setting, replayer.packing
        pieces = [
            {"name": piece.name, "start": piece.start, "shape": list(piece.shape), "says": piece.says}
            for piece in replayer.layout.placed
        ]
        return cls(
            kind=kind,
            game=setting.spec.key,
            title=setting.spec.title,
            players=setting.players,
            options=dict(setting.options),
            outcome=setting.spec.outcome_in(setting.options),
            licence=licence,
            matchwood=matchwood.__version__,
            observation={"length": packing.length, "places": [*packing.places], "type": packing.type.name, "pieces": pieces},
            columns=COLUMNS,
        )

    def save(self, folder: Path) -> None:
        """Write the description. If the data set is complete, also write its card."""
        _replace(folder / ABOUT, msgspec.json.format(msgspec.json.encode(self)) + b"\n")
        if self.is_complete:
            _replace(folder / CARD, card(self).encode())


def saved(folder: Path, wanted: About) -> About | None:
    """Return the description in a folder, or None if the folder has no files.

    Raises OtherDataSet if the description belongs to another data set.
    """
    path = folder / ABOUT
    if not path.exists():
        if folder.exists() and any(folder.iterdir()):
            raise OtherDataSet(f"{folder} contains other files; choose another folder with --out")
        return None
    try:
        found = msgspec.json.decode(path.read_bytes(), type=About)
    except msgspec.DecodeError as error:
        raise OtherDataSet(f"{path} is not the description of a data set ({error}); choose another folder with --out") from None
    compared = ("kind", "game", "players", "options", "licence", "matchwood", "observation")
    differ = [name for name in compared if getattr(found, name) != getattr(wanted, name)]
    if differ:
        raise OtherDataSet(
            f"{folder} contains another data set (different: {', '.join(differ)}); choose another folder with --out, or delete it"
        )
    return found


def card(about: About) -> str:
    """Return the card of a data set in Markdown."""
    options = ", ".join(f"`{key}={value}`" for key, value in about.options.items()) or "none"
    bots = "\n".join(f"| {name or 'people'} | {seats:,} |" for name, seats in sorted(about.bots.items()))
    columns = "\n".join(f"| `{name}` | {says} |" for name, says in about.columns.items())
    pieces = "\n".join(
        f"| {piece['start']} | `{piece['name']}` | {tuple(piece['shape'])} | {piece['says']} |"
        for piece in about.observation["pieces"]
    )
    length, places = about.observation["length"], about.observation["places"]
    return f"""# {about.title}: {about.games:,} games for {about.players} players

This data set contains {about.decisions:,} decisions from {about.games:,} games of {about.title}.
Matchwood {about.matchwood} made it, in the format {about.kind}.

- Rules: {about.title}, as in Matchwood {about.matchwood}. House rules: {options}.
- Licence: {about.licence}.
- Returns: {about.outcome}.
- Seeds: the column `seed`. `matchwood.new("{about.game}", players={about.players}, options=…, seed=…)` deals the same cards.
- An observation contains only what the seat knew. `dataset.json` contains this page as data.

| bot | seats |
|---|---:|
{bots}

## Columns

| column | content |
|---|---|
{columns}

## Parts of an observation

An observation has {length} numbers. Values for each seat begin with the observing seat and continue clockwise.
`matchwood.lab.dataset.reading.parts(folder)` returns whole observations. So do these two lines of Python:

```python
observation = numpy.unpackbits(bits, axis=1, count={length}, bitorder="little").astype("float32")
observation[:, {places}] = numbers
```

| start | name | shape | content |
|---:|---|---|---|
{pieces}
"""


def _replace(path: Path, content: bytes) -> None:
    beside = path.with_name(f".{path.name}.new")
    beside.write_bytes(content)
    beside.replace(path)
