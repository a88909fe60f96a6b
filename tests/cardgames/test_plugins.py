"""Games of other packages are found by their entry points. A broken package does not affect other games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

import matchwood
from matchwood.cardgames import catalogue
from matchwood.engine import plugins
from matchwood.errors import BrokenGame, IllegalMove, UnknownGame
from tests.support.plain import plain
from tests.support.plugin import register_plugin

OURS = ("matchmaster", "matschig", "the_match", "tycoon")


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[str]:
    yield from register_plugin(monkeypatch, EntryPoint("fifth", request.param, plugins.GROUP))


def test_a_game_of_another_package_follows_the_built_in_games_in_the_catalogue(kuhn_here: str) -> None:
    assert catalogue.keys() == (*OURS, kuhn_here)
    assert [info.title for info in matchwood.games()][-1] == "Kuhn poker"
    assert "jack" in catalogue.spec_of(kuhn_here).words["en"]


def test_a_game_of_another_package_can_be_played_recorded_and_loaded(kuhn_here: str) -> None:
    game = matchwood.new(kuhn_here, players=2, options={"hands": 1}, deals=[{"cards": ["K", "Q"]}])
    for move in ("pass", "bet", "bet"):
        game.play(move)
    assert game.over
    assert game.result is not None
    assert (game.result.ranks, game.result.scores) == ((1, 2), (2, -2))
    again = matchwood.load(game.record())
    assert (again.record(), again.happenings) == (game.record(), game.happenings)


@pytest.mark.parametrize(
    ("before", "reason"), [((), "Pass, or bet one chip."), (("bet",), "Pass, or bet one chip to meet the bet.")]
)
def test_a_game_of_another_package_gives_the_reason_of_a_refusal(kuhn_here: str, before: tuple[str, ...], reason: str) -> None:
    game = matchwood.new(kuhn_here, players=2, deals=[{"cards": ["K", "Q"]}])
    for move in before:
        game.play(move)
    with pytest.raises(IllegalMove, match=f"'raise': {re.escape(reason)} Possible: pass, bet") as refused:
        game.play("raise")
    assert plain(refused.value.refusal) == {"code": "pass_or_bet", "missing": len(before), "rule": "2"}


def test_a_folded_card_is_hidden_from_the_other_player(kuhn_here: str) -> None:
    games = [matchwood.new(kuhn_here, players=2, options={"hands": 1}, deals=[{"cards": [card, "Q"]}]) for card in ("J", "K")]
    for move in ("bet", "pass"):
        for game in games:
            game.play(move)
        for seat in (1, None):
            assert len({game.view(seat).observed for game in games}) == 1


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        ("no_such_package.game:SPEC", "cannot be loaded: ModuleNotFoundError"),
        ("matchwood.errors:MatchwoodError", "must be a GameSpec with the key 'fifth', not type"),
        ("matchwood.cardgames.tycoon.game:SPEC", "not the key 'tycoon'"),
    ],
    indirect=["broken"],
)
def test_a_broken_package_is_named_in_the_error_and_does_not_affect_other_games(
    broken: str, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(BrokenGame, match=told):
        matchwood.new(broken, players=2)
    assert tuple(info.key for info in matchwood.games()) == OURS
    assert told in caplog.text


def test_a_plugin_cannot_replace_a_built_in_game(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("tycoon", "kuhn_poker.game:SPEC", plugins.GROUP)
    monkeypatch.setattr(plugins, "entry_points", lambda group: [point])
    plugins.plugins.cache_clear()
    try:
        assert plugins.plugins() == {}
        assert plugins.package_of_game("tycoon") == plugins.HOME
    finally:
        monkeypatch.undo()
        plugins.plugins.cache_clear()


@pytest.mark.parametrize("broken", ["no_such_package.game:SPEC"], indirect=True)
def test_a_broken_package_is_loaded_and_logged_once(broken: str, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(3):
        matchwood.games()
        with pytest.raises(BrokenGame):
            matchwood.new(broken, players=2)
    assert len(caplog.records) == 1


def test_a_game_without_a_package_is_unknown() -> None:
    with pytest.raises(UnknownGame, match="choose one of matchmaster, matschig, the_match, tycoon"):
        matchwood.new("kuhn", players=2)
