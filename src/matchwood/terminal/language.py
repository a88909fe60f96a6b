"""The languages that the terminal speaks, and what it says whatever the game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass

LANGUAGES = ("en", "de")


@dataclass(frozen=True)
class Words:
    """What is said at any table."""

    you: str
    go_on: str
    leave: str
    yes: tuple[str, ...]
    left: str
    ended: str
    thinking: str
    keys: str
    house_rules: str
    nothing: str
    possible: str
    you_win: str
    wins: str
    win_together: str
    conjunction: str
    welcome: str
    welcome_beside: str
    host: str
    no_seat: str
    too_many_beside: str
    bad_name: str
    secrets: str


EN = Words(
    you="You",
    go_on="Enter to go on: ",
    leave="Leave this game? It is not kept. (y/N) ",
    yes=("y", "yes"),
    left="You have left the table; the game ends here.",
    ended="No more input, so the game ends here.",
    thinking="{name} is thinking …",
    keys="? rules and keys · {own} · q leave",
    house_rules="House rules: {rules}",
    nothing="Nothing",
    possible="Possible: {moves}.",
    you_win="You win!",
    wins="{names} wins.",
    win_together="{names} share the win.",
    conjunction=" and ",
    welcome="You sit at seat {seat} with {names}.",
    welcome_beside="At this table: {names}.",
    host="Home",
    no_seat="{seat} is no seat of this table; its seats are {letters}",
    too_many_beside="the table has {players} seats, too few for all of you",
    bad_name="{name} is no good name here: each takes 1 to {longest} printable characters, and a name of its own",
    secrets="{title} has secrets that everybody at one screen would see; without any: {games}",
)

DE = Words(
    you="Du",
    go_on="Weiter mit der Eingabetaste: ",
    leave="Dieses Spiel verlassen? Es wird nicht aufgehoben. (j/N) ",
    yes=("j", "ja", "y", "yes"),
    left="Du hast den Tisch verlassen; das Spiel endet hier.",
    ended="Es kommt keine Eingabe mehr, darum endet das Spiel hier.",
    thinking="{name} überlegt …",
    keys="? Regeln und Tasten · {own} · q aufhören",
    house_rules="Hausregeln: {rules}",
    nothing="Nichts",
    possible="Möglich: {moves}.",
    you_win="Du gewinnst!",
    wins="{names} gewinnt.",
    win_together="Gemeinsamer Sieg: {names}.",
    conjunction=" und ",
    welcome="Du sitzt auf Platz {seat}. Mit am Tisch: {names}.",
    welcome_beside="Am Tisch: {names}.",
    host="Heim",
    no_seat="{seat} ist kein Platz an diesem Tisch; es gibt {letters}",
    too_many_beside="der Tisch hat {players} Plätze, zu wenige für euch alle",
    bad_name="{name} geht hier nicht als Name: 1 bis {longest} druckbare Zeichen, und für jeden ein anderer",
    secrets="{title} hat Geheimnisse, die an einem gemeinsamen Bildschirm alle sähen; ohne solche: {games}",
)

WORDS = {"en": EN, "de": DE}
BOT_NAMES = ("Ada", "Bruno", "Cara", "Dario", "Elin", "Fritz", "Greta", "Hanna")
"""One a seat, with the seat's letter."""


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the surroundings ask for; English if it is none of ours.

    >>> language_of({"LANG": "de_AT.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "de_DE"}), language_of({})
    ('de', 'en', 'en')
    """
    asked = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return asked[:2].lower() if asked[:2].lower() in LANGUAGES else "en"
