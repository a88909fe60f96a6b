"""The rules of Matschig in plain Python, from docs/rules/matschig.md alone. Numbers in brackets are its paragraphs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from tests.cardgames.matschig.reference_cards import (
    DECK,
    KINDS,
    MUD,
    SAND,
    SEATS,
    SPECIALS,
    UMBRELLAS,
    WATER,
    can_throw,
    earliest,
    in_order,
    missing_card,
    score_of,
    shields,
    total,
)

__all__ = ["DECK", "KINDS", "MUD", "SAND", "SEATS", "SPECIALS", "UMBRELLAS", "WATER", "Matschig"]

Json = dict[str, Any]


def weight(mud: Sequence[str]) -> Json:
    """[5]"""
    water, sand = total(card for card in mud if card in WATER), total(card for card in mud if card in SAND)
    return {"points": water + sand, "perfect": water == sand, "missing": missing_card(mud)}


def earliest_places(mud: Sequence[str], cards: Sequence[str]) -> list[int]:
    """Return the indices of these mud cards. The earlier one of equal cards is meant."""
    places: list[int] = []
    for card in cards:
        places.append(next(place for place, other in enumerate(mud) if other == card and place not in places))
    return places


class Matschig:
    """A table. Its cards are texts."""

    def __init__(self, players: int, options: Json) -> None:
        self.players, self.options = players, options
        self.round, self.first, self.active = 0, -1, -1
        self.phase = "dealing"
        self.accounts, self.dabs = [0] * players, [0] * players
        self.out: list[int | None] = [None] * players
        self.sheet: list[Json] = []
        self.story: list[Json] = []

    def add_happening(self, what: str, **about: Any) -> None:
        self.story.append({"type": what, **about})

    def from_seat(self, seat: int) -> list[int]:
        """Return all seats that are in the game, clockwise from this seat."""
        seats = [(seat + step) % self.players for step in range(self.players)]
        return [other for other in seats if self.out[other] is None]

    def others(self, seat: int) -> list[int]:
        return [other for other in self.from_seat(seat) if other != seat]

    # --- a round -----------------------------------------------------------------------------------------------------------

    def lay(self, deal: Json) -> None:
        self.round += 1
        self.first = deal["first"]
        self.hands, self.pile = [list(hand) for hand in deal["hands"]], list(deal["pile"])
        self.pools: list[list[str]] = [[] for _ in range(self.players)]
        self.open: list[str] = []
        dealt = [len(hand) for hand in self.hands]
        self.add_happening("deal", round=self.round, first=self.first, pile=len(self.pile), cards=dealt)
        self.turn(self.first)

    def turn(self, seat: int) -> None:
        """[4, 11]"""
        self.mud: list[str] = []
        self.answers: dict[int, str] = {}
        self.aimer = self.target = -1
        for other in self.from_seat(seat):
            if can_throw(self.hands[other]):
                self.active, self.phase = other, "throw"
                return
            self.add_happening("skip", seat=other)
        while self.pile and self.options["on_stall"] == "redraw":
            if self.hands[seat]:
                self.add_happening("discard", seat=seat, cards=in_order(self.hands[seat]))
            self.open += self.hands[seat]
            self.hands[seat] = []
            self.fill(seat)
            if can_throw(self.hands[seat]):
                self.active, self.phase = seat, "throw"
                return
            self.add_happening("skip", seat=seat)
            seat = self.others(seat)[0]
        self.end_round()

    def fill(self, seat: int) -> None:
        """[8]"""
        drawn = self.pile[: max(0, 7 - len(self.hands[seat]))]
        self.pile = self.pile[len(drawn) :]
        self.hands[seat] += drawn
        if drawn:
            self.add_happening("draw", seat=seat, cards=len(drawn))

    def lay_open(self, seat: int, *cards: str) -> None:
        for card in cards:
            self.hands[seat].remove(card)
            self.open.append(card)

    def end_round(self) -> None:
        """[11-15]"""
        row: Json = {"points": [], "halved": [], "accounts": []}
        for seat in range(self.players):
            score = score_of(self.accounts[seat], self.pools[seat]) if self.out[seat] is None else (0, [], self.accounts[seat])
            self.accounts[seat] = score[2]
            for key, value in zip(row, score, strict=True):
                row[key].append(value)
        self.sheet.append(row)
        self.active = -1
        if self.options["party"]:
            most = max(self.accounts[seat] for seat in self.from_seat(0))
            for seat in self.from_seat(0):
                self.dabs[seat] += self.accounts[seat] == most
            for seat in self.from_seat(0):
                if self.dabs[seat] == 3:
                    self.out[seat] = self.round
            over = len(self.from_seat(0)) <= 1
        else:
            over = self.round == self.options["rounds"]
        self.phase = "over" if over else "dealing"
        pools = [in_order(pool) for pool in self.pools]
        dabs = list(self.dabs) if self.options["party"] else None
        self.add_happening("round", round=self.round, **row, pools=pools, pool_points=[total(pool) for pool in pools], dabs=dabs)
        if over:
            self.add_happening("over", **self.result())

    def result(self) -> Json:
        """[14, 15]"""
        if self.options["party"]:
            goodness = [100 if gone is None else gone for gone in self.out]
        else:
            goodness = [-account for account in self.accounts]
        return {"ranks": [1 + sum(other > own for other in goodness) for own in goodness], "scores": list(self.accounts)}

    # --- seats to decide, legal moves --------------------------------------------------------------------------------------

    def owing(self) -> list[int]:
        if self.phase == "window":
            return [seat for seat in self.asked() if seat not in self.answers]
        return {"throw": [self.active], "defence": [self.target]}.get(self.phase, [])

    def asked(self) -> list[int]:
        """[6]"""
        return [seat for seat in self.from_seat(0) if seat != self.active]

    def moves(self, seat: int) -> set[str]:
        if seat not in self.owing():
            return set()
        hand, aims = self.hands[seat], [SEATS[other] for other in self.others(seat)]
        if self.phase == "throw":
            return {f"throw {w} {s} {aim}" for w in hand if w in WATER for s in hand if s in SAND for aim in aims}
        if self.phase == "window":
            missing = missing_card(self.mud)
            return {"let"} | ({f"add {missing} {aim}" for aim in aims} if missing in hand else set())
        moves = {"take"} | ({"Wind", "Sun", "Share"} & set(hand))
        if "Duck" in hand:
            moves |= {f"Duck {aim}" for aim in aims}
        if "13" in hand:
            chosen = (cards for count in range(1, 4) for cards in combinations(self.mud, count) if total(cards) <= 13)
            moves |= {" ".join(["13", *earliest(self.mud, cards)]) for cards in chosen}
        return moves | shields(self.mud, [card for card in hand if card in UMBRELLAS])

    def play(self, seat: int, move: str) -> None:
        word, *rest = move.split()
        if self.phase == "throw":
            self.lay_open(seat, *rest[:2])
            self.mud, self.aimer, self.target = rest[:2], seat, SEATS.index(rest[2])
            self.add_happening("throw", seat=seat, target=self.target, mud=rest[:2], **weight(self.mud))
            self.open_window()
        elif self.phase == "window":
            self.answers[seat] = move
            self.add_happening("answer", seat=seat)
            if not self.owing():
                self.close_window()
        elif word == "Duck":
            self.lay_open(seat, "Duck")
            self.aimer, self.target = seat, SEATS.index(rest[0])
            self.add_happening("duck", seat=seat, target=self.target)
            if self.options["reopen_after_duck"]:
                self.open_window()
        else:
            self.defend(seat, word, rest)

    # --- effects of moves --------------------------------------------------------------------------------------------------

    def open_window(self) -> None:
        """[6]"""
        self.answers = {}
        missing = missing_card(self.mud)
        self.phase = "window" if missing else "defence"
        if missing:
            self.add_happening("window", missing=missing, asked=self.asked())

    def close_window(self) -> None:
        """[6]"""
        asked = [*self.others(self.aimer), self.aimer]
        if self.options["interrupt_order"] == "target_first":
            asked = [self.target, *asked]
        offering = [seat for seat in asked if self.answers.get(seat, "let") != "let"]
        if offering:
            _, card, aim = self.answers[offering[0]].split()
            self.lay_open(offering[0], card)
            self.mud = [*self.mud, card]
            self.aimer, self.target = offering[0], SEATS.index(aim)
            self.add_happening("add", seat=self.aimer, card=card, target=self.target, points=total(self.mud))
        else:
            self.add_happening("let")
        self.answers, self.phase = {}, "defence"

    def defend(self, seat: int, word: str, rest: list[str]) -> None:
        """[7-9]"""
        played, averted = [] if word == "take" else [word], []
        if word == "shield":
            played = [card for part in rest for card in part.split("=")[1].split("+")]
            averted = [part.split("=")[0] for part in rest]
        elif word == "13":
            averted = rest
        elif word in ("Wind", "Sun"):
            averted = [card for card in self.mud if card in (SAND if word == "Wind" else WATER)]
        elif word == "Share":
            averted = self.mud
        self.lay_open(seat, *played)
        landed = list((Counter(self.mud) - Counter(averted)).elements())
        self.pools[seat] += landed
        how = "share" if word == "Share" else {"take": "nothing", "shield": "umbrellas"}.get(word, "special")
        away = earliest_places(self.mud, averted)
        self.add_happening(
            "defence",
            seat=seat,
            played=in_order(played),
            landed=in_order(landed),
            averted=in_order(averted),
            how=how,
            umbrellas=[total([card]) for card in in_order(played) if card in UMBRELLAS],
            points=total(landed),
            fates=[place not in away for place in range(len(self.mud))],
        )
        following = self.splash(seat) if word == "Share" else seat
        for other in self.from_seat(self.active):
            self.fill(other)
        self.turn(following)

    def splash(self, seat: int) -> int:
        """[7c, 9]"""
        following, most = seat, 0
        for other in self.others(seat):
            if self.pile:
                card = self.pile.pop(0)
                self.open.append(card)
                self.add_happening("splash", seat=other, card=card, points=total([card]) if card in MUD else 0)
                if card in MUD:
                    self.pools[other].append(card)
                    if total([card]) > most:
                        following, most = other, total([card])
        return following

    # --- tables ------------------------------------------------------------------------------------------------------------

    def allowed(self, seat: int | None) -> Json:
        """Return what the rules allow a seat that has to answer, without the outcomes of its defences."""
        told: Json = dict.fromkeys(("aims", "throws", "covers"))
        if seat is None or seat not in (self.asked() if self.phase == "window" else self.owing()):
            return told
        hand = in_order(self.hands[seat])
        told["aims"] = self.others(seat)
        if self.phase == "throw":
            muds = dict.fromkeys((w, s) for w in hand if w in WATER for s in hand if s in SAND)
            told["throws"] = [{"mud": [*mud], "weight": weight(mud)} for mud in muds]
        if self.phase == "defence":
            umbrellas = [card for card in hand if card in UMBRELLAS]
            picks = {pick for size in range(1, len(umbrellas) + 1) for pick in combinations(umbrellas, size)}
            told["covers"] = [
                {
                    "umbrellas": [*pick],
                    "reach": total(pick),
                    "lacks": [max(0, total([card]) - total(pick)) for card in self.mud],
                }
                for pick in sorted(picks, key=lambda pick: (total(pick), len(pick), pick))
            ]
        return told

    def ahead(self) -> list[int]:
        """[14, 15]"""
        counts = self.dabs if self.options["party"] else self.accounts
        return [seat for seat in range(self.players) if counts[seat] == min(counts)]

    def table(self, seat: int | None) -> Json:
        """Return the table as docs/reference/games.md describes it."""
        window, over, party = self.phase == "window", self.phase == "over", self.options["party"]
        return {
            "phase": self.phase,
            "round": self.round,
            "rounds": None if party else self.options["rounds"],
            "first": self.first,
            "active": None if over else self.active,
            "aimer": self.aimer if self.mud else None,
            "target": self.target if self.mud else None,
            "mud": self.mud,
            "weight": weight(self.mud) if self.mud else None,
            "asked": self.asked() if window else [],
            "missing": missing_card(self.mud) if window else None,
            "answered": [other in self.answers for other in range(self.players)],
            "answer": self.answers.get(seat) if seat is not None else None,
            "hand": None if seat is None else in_order(self.hands[seat]),
            **self.allowed(seat),
            "cards": [len(hand) for hand in self.hands],
            "pile": len(self.pile),
            "pools": [len(pool) for pool in self.pools],
            "pool_cards": [in_order(pool) for pool in self.pools] if over or self.options["open_pools"] else None,
            "pool_points": [total(pool) for pool in self.pools] if over or self.options["open_pools"] else None,
            "played": in_order(self.open),
            "accounts": self.accounts,
            "ahead": self.ahead(),
            "dabs": self.dabs if party else None,
            "last_dab": 3 if party else None,
            "out": self.out,
            "sheet": self.sheet,
        }
