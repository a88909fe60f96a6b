"""The text of a view: everything that a player sees, in two languages, and nothing that the seat cannot know."""

from __future__ import annotations

from itertools import islice

import pytest

import matchwood
from matchwood.api import resampling
from matchwood.cardgames.catalogue import spec_of
from tests.notebook.pictures import COMPANIES, named_in, played

LANGUAGES = ("en", "de")


@pytest.mark.parametrize("key", [key for key, _ in COMPANIES])
def test_games_that_a_seat_cannot_distinguish_have_the_same_text(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resampling, "TRIES", 200)
    position = matchwood.Position.at(next(islice(played(key, spec_of(key).players[0], 11), 8, None)).record())
    game = position.game()
    seat = game.owing[0]
    other = resampling.resampled(position, seat, seed=3)
    assert other is not None
    twin = other.game()
    assert twin.deals != game.deals
    for language in LANGUAGES:
        for eyes in (seat, None):
            assert twin.view(eyes).text(language, events=999) == game.view(eyes).text(language, events=999)


@pytest.mark.parametrize(("key", "players"), COMPANIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_contains_the_hand_the_moves_and_the_latest_events(key: str, players: int, language: str) -> None:
    for game in islice(played(key, players, 2), 0, None, 15):
        for seat in game.owing:
            view = game.view(seat)
            text = view.text(language)
            assert named_in(view.to_dict()["table"].get("hand") or []).keys() <= {*text.replace(",", " ").split()}
            assert all(f"- {move}" in text for move in view.moves[:60])
            assert f"… insgesamt {len(view.moves)}" in view.text("de") or len(view.moves) <= 60
            assert "{" not in text


def test_a_text_has_at_most_the_wanted_events() -> None:
    *_, game = played("matchmaster", 4, 1)
    view = game.view(0)
    counts = [sum(line.startswith("- ") for line in game.view(None).text(events=events).splitlines()) for events in (0, 3)]
    assert counts == [0, 3]
    assert view.happenings == game.happenings


def test_the_text_of_a_finished_game_contains_its_result() -> None:
    game = matchwood.new("tycoon", players=2, deals=[{"leader": 0, "hands": [["F"], ["2", "8"]]}], seed=1)
    bot = matchwood.bot("quick", seed=1)
    while not game.over:
        game.play(bot.choose(game.view(game.owing[0])))
    assert game.result is not None
    assert f"A: rank {game.result.ranks[0]}, score" in game.view(None).text()


def test_a_game_of_another_package_without_own_sentences_is_described_by_its_labels(kuhn_here: str) -> None:
    view = matchwood.new(kuhn_here, players=2, seed=1).view(0)
    text = view.text("de", names=["Ada", "Bea"])
    assert text.startswith("Kuhn-Poker, aus der Sicht von Ada (du)\n")
    assert "Bea: im Topf 1" in text


def test_a_view_keeps_its_happenings_while_the_game_continues() -> None:
    game = matchwood.new("matchmaster", players=3, seed=1)
    earlier, before = game.view(0), game.happenings
    game.play("bid 1", seat=1)
    later = game.view(0)
    game.take_back(1)
    assert earlier.happenings == before
    assert len(later.happenings) == len(before) + 1
    assert game.view(0).happenings == game.happenings
    assert matchwood.batch("matchmaster", 1, players=3).view(0, 0).happenings == ()
