"""A secret determines all deals by the method of docs/fair_deals.md. This file implements the method again in plain Python."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import matchwood
from matchwood.cardgames.catalogue import spec_of
from matchwood.engine import states
from matchwood.engine.chance import NUMBERS_PER_DEAL, keyed_numbers
from matchwood.errors import BadRecord, BadSeed

SECRET = "hmac-sha512:" + "0f" * 32
OLDER_SECRET = "0f" * 32
each_secret = pytest.mark.parametrize("secret", [SECRET, OLDER_SECRET])
WHOLE = 1 << 64
Below = Callable[[int], int]


def keyed(secret: str, deal: int) -> Iterator[int]:
    """Yield the random numbers of a deal."""
    for block in itertools.count(1):
        code = hmac.new(secret.encode(), f"deal {deal} {block}".encode(), hashlib.sha512).digest()
        yield from (int.from_bytes(code[place : place + 8], "little") for place in range(0, 64, 8))


def generated(secret: str, deal: int) -> Iterator[int]:
    """Yield the random numbers of a deal for a secret in the older format."""
    parts = (text.encode() for text in (secret, "deal", str(deal)))
    digest = hashlib.sha256(b"".join(len(part).to_bytes(8, "little") + part for part in parts)).digest()
    word = int.from_bytes(digest[:8], "little")
    while True:
        word = (word + 0xA0761D6478BD642F) % WHOLE
        product = word * (word ^ 0xE7037ED1A0B428DB)
        yield product // WHOLE ^ product % WHOLE


def plain_chance(secret: str, deal: int) -> Below:
    """Return a function that draws the next random number below n for this deal."""
    numbers = keyed(secret, deal) if secret.startswith("hmac-sha512:") else generated(secret, deal)

    def below(n: int) -> int:
        while True:
            high, low = divmod(next(numbers) * n, WHOLE)
            if low >= WHOLE % n:
                return high

    return below


def shuffled(cards: list[str], below: Below) -> list[str]:
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def matchmaster(below: Below) -> dict[str, Any]:
    dealer, deck = below(5), [f"{suit}{rank}" for suit in "TLBS" for rank in range(1, 14)]
    return {"dealer": dealer, "hands": [[deck.pop(below(len(deck))) for _ in range(7)] for _ in range(5)]}


def tycoon(below: Below) -> dict[str, Any]:
    leader = below(4)
    deck = shuffled([kind for kind in "012345678AbCdF" for _ in range(4)], below)
    return {"leader": leader, "hands": [deck[14 * (seat - leader) % 56 :][:14] for seat in range(4)]}


def the_match(below: Below) -> dict[str, Any]:
    dealer = below(2)
    deck = shuffled([f"{colour}{number}" for colour in "YBRG" for number in range(1, 12)], below)
    return {"dealer": dealer, "field": deck[:16], "stacks": [deck[16:30], deck[30:44]]}


def matschig(below: Below) -> dict[str, Any]:
    first = below(3)
    mud = [f"{sort}{worth}" for sort in "WS" for worth in (1, 2, 3, 4, 5, 7)]
    umbrellas, specials = [f"U{worth}" for worth in range(1, 8)], ["Wind", "Sun", "Duck", "Share", "13"]
    copies = [(mud, 6), (umbrellas, 4), (specials, 2)]
    deck = shuffled([card for cards, count in copies for card in cards for _ in range(count)], below)
    return {"first": first, "hands": [deck[7 * seat : 7 * seat + 7] for seat in range(3)], "pile": deck[21:]}


GAMES = [("matchmaster", 5, matchmaster), ("tycoon", 4, tycoon), ("the_match", 2, the_match), ("matschig", 3, matschig)]
each_game = pytest.mark.parametrize(("key", "players"), [(key, players) for key, players, _ in GAMES])


@each_secret
@pytest.mark.parametrize(("key", "players", "plain"), GAMES)
def test_the_first_deal_equals_that_of_a_plain_implementation(
    key: str, players: int, plain: Callable[[Below], dict[str, Any]], secret: str
) -> None:
    for number in range(20):
        dealt = matchwood.new(key, players=players, secret=f"{secret}{number}").deals[0]
        assert _sorted_hands(dealt) == _sorted_hands(plain(plain_chance(f"{secret}{number}", 1)))


def test_a_new_secret_is_the_name_of_its_method_and_256_random_bits() -> None:
    secret, other = matchwood.new_secret(), matchwood.new_secret()
    assert re.fullmatch("hmac-sha512:[0-9a-f]{64}", secret)
    assert secret != other


def test_a_game_without_a_seed_is_dealt_from_a_new_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("matchwood.api.game.new_secret", lambda: SECRET)
    game = matchwood.new("tycoon", players=4)
    assert game.deals == matchwood.new("tycoon", players=4, secret=SECRET).deals
    assert "secret" not in game.record()


@each_game
def test_the_largest_deck_leaves_sixteen_random_numbers_unused(key: str, players: int) -> None:
    """One card needs a second random number with probability 2**-57, so that a deal never runs out of numbers."""
    spec = spec_of(key)
    for most in {players, max(spec.players)}:
        numbers = keyed_numbers(SECRET, "deal 1")
        state = spec.fresh(most, spec.checked_options({}, most))
        states.deal(state, numbers)
        assert int(numbers["drawn"][0]) <= 111
    assert NUMBERS_PER_DEAL - 111 >= 16


@each_secret
@each_game
def test_every_deal_of_a_whole_game_agrees_with_its_secret(key: str, players: int, secret: str) -> None:
    record = played(key, players, secret)
    places = [number for number, event in enumerate(record["events"], 1) if "deal" in event]
    assert matchwood.verify(record) == [(number, place, True) for number, place in enumerate(places, 1)]


@each_game
def test_a_forged_deal_is_found_and_does_not_affect_the_check_of_the_others(key: str, players: int) -> None:
    record = played(key, players)
    dealt = [event["deal"] for event in record["events"] if "deal" in event]
    other = matchwood.new(key, players=players, deals=dealt[:1], secret="another")
    while not other.over:
        other.play(other.legal_moves(other.owing[0])[0], other.owing[0])
    forged = other.record() | {"secret": SECRET}
    agrees = [deal.agrees for deal in matchwood.verify(forged)]
    assert agrees == [True] + [False] * (len(agrees) - 1)


def test_a_record_contains_the_secret_only_after_the_end_of_the_game() -> None:
    game = matchwood.new("the_match", players=2, secret=SECRET)
    while not game.over:
        assert SECRET not in str(game.record())
        game.play(game.legal_moves()[0])
    assert game.record()["secret"] == SECRET


def test_a_record_with_a_secret_can_be_loaded_and_continued() -> None:
    record = played("matchmaster", 3)
    assert matchwood.load(record).record() == record
    begun = record | {"events": record["events"][:1]}
    del begun["result"]
    assert matchwood.load(begun).deals == matchwood.new("matchmaster", players=3, secret=SECRET).deals


def test_a_record_without_a_secret_cannot_be_verified() -> None:
    record = matchwood.new("tycoon", players=3, seed=7).record()
    with pytest.raises(BadRecord, match="no 'secret'"):
        matchwood.verify(record)


@pytest.mark.parametrize("secret", [7, "", "x" * 101, "ä", ["0f"]])
def test_an_invalid_secret_is_refused(secret: Any) -> None:
    with pytest.raises(BadSeed, match="a secret is a text"):
        matchwood.new("tycoon", players=3, secret=secret)
    with pytest.raises(BadRecord, match="a secret is a text"):
        matchwood.load({"matchwood": 1, "game": "tycoon", "players": 3, "secret": secret, "events": []})


def test_a_seed_together_with_a_secret_is_refused() -> None:
    with pytest.raises(BadSeed, match="give a seed or a secret, not both"):
        matchwood.new("tycoon", players=3, seed=1, secret=SECRET)


def played(key: str, players: int, secret: str = SECRET) -> dict[str, Any]:
    """Return the record of a whole game that was dealt from the secret."""
    game = matchwood.new(key, players=players, secret=secret)
    while not game.over:
        game.play(game.legal_moves(game.owing[0])[0], game.owing[0])
    return game.record()


def _sorted_hands(deal: dict[str, Any]) -> dict[str, Any]:
    return {**deal, "hands": [sorted(hand) for hand in deal.get("hands", [])]}
