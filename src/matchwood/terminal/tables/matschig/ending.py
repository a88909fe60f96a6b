"""How a game of Matschig ended."""

from __future__ import annotations

from typing import Any

from matchwood.terminal.tables.matschig.voice import Voice

Json = dict[str, Any]


def ending(view: Json, voice: Voice) -> str:
    """Who has won, and all places; in a party with the round in which each went out."""
    words, names, ranks = voice.words, voice.names, view["result"]["ranks"]
    order = sorted(range(len(names)), key=lambda seat: (ranks[seat], seat))
    ranking = ", ".join(_place(view, seat, voice) for seat in order)
    first = [seat for seat in order if ranks[seat] == 1]
    if first == [voice.person]:
        told = words.you_win
    elif len(first) == 1:
        told = words.winner.format(name=names[first[0]])
    else:
        told = words.winners.format(names=words.listed([names[seat] for seat in first]))
    return f"{told}  {ranking}"


def _place(view: Json, seat: int, voice: Voice) -> str:
    rank, out, party = view["result"]["ranks"][seat], view["table"]["out"][seat], view["table"]["dabs"] is not None
    if party and out is not None:
        return voice.words.rank_out.format(rank=rank, name=voice.names[seat], round=out)
    score = "" if party else view["result"]["scores"][seat]
    return voice.words.rank.format(rank=rank, name=voice.names[seat], score=score).strip()
