"""What happened at a table of Matschig, as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from matchwood.terminal.tables.matschig.cards import is_mud, total
from matchwood.terminal.tables.matschig.heaps import dabs_of
from matchwood.terminal.tables.matschig.voice import Voice

Json = dict[str, Any]


def line(happening: Json, voice: Voice) -> str | None:
    """One happening as a sentence; None where there is nothing to tell."""
    words, kind, seat = voice.words, happening["type"], happening.get("seat", 0)
    if kind == "deal":
        return voice.told(words.begins, happening["first"], round=happening["round"])
    if kind == "let":
        return words.let
    if kind == "throw":
        mud = happening["mud"]
        said = {"mud": voice.cards(mud), "points": words.points(total(mud))}
        return voice.told(words.throw, seat, whom=voice.whom(happening["target"]), **said)
    if kind == "add":
        return voice.told(words.add, seat, card=voice.card(happening["card"]), whom=voice.whom(happening["target"]))
    if kind == "duck":
        return voice.told(words.duck, seat, whom=voice.whom(happening["target"]))
    if kind == "defence":
        return _defence(happening, voice)
    if kind == "splash":
        return voice.told(words.splash if is_mud(happening["card"]) else words.harmless, seat, card=voice.card(happening["card"]))
    if kind == "round":
        return _round(happening, voice)
    told = {"skip": words.skip, "discard": words.discard}.get(kind)
    return voice.told(told, seat) if told else None


def shortly(happenings: Sequence[Json], voice: Voice) -> Iterator[tuple[Json, str | None]]:
    """Each happening with its sentence; of those who cannot throw one after the other there is one sentence, at the last."""
    for passed_over, group in groupby(happenings, key=lambda happening: happening["type"] == "skip"):
        several = list(group)
        names = [voice.names[happening["seat"]] for happening in several] if passed_over else []
        for place, happening in enumerate(several, 1):
            if len(names) < 2:
                yield happening, line(happening, voice)
            else:
                yield happening, voice.words.skips.format(names=", ".join(names)) if place == len(names) else None


def _defence(happening: Json, voice: Voice) -> str:
    words, seat, played, landed = voice.words, happening["seat"], happening["played"], happening["landed"]
    said = {"played": voice.cards(played), "landed": voice.cards(landed), "points": words.points(total(landed))}
    if not played:
        return voice.told(words.takes, seat, **said)
    if played == ["Share"]:
        return voice.told(words.shares, seat)
    return voice.told(words.defends if landed else words.held_off, seat, **said)


def _round(happening: Json, voice: Voice) -> str:
    words, dabs = voice.words, happening["dabs"]
    told = words.gained if dabs is None else words.gained_dabs
    gained = (
        told.format(name=name, points=points, account=account, dabs=dabs and dabs_of(dabs[seat]))
        for seat, (name, points, account) in enumerate(zip(voice.names, happening["points"], happening["accounts"], strict=True))
    )
    return words.round_over.format(round=happening["round"], all=", ".join(gained))
