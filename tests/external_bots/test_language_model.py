"""Language models play as bots: legal and illegal answers, failures of the server, and what they cost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import matchwood
from matchwood.errors import UnknownBot
from matchwood.external_bots import model_server
from matchwood.external_bots.fault import BotFault
from matchwood.external_bots.language_model import LanguageModelBot, Usage, stated_move
from matchwood.external_bots.model_server import model_in
from matchwood.external_bots.naming import checked_bot
from matchwood.lab.experiment import Experiment
from matchwood.terminal.main import cli
from tests.external_bots.fake_model import COMPLETION_TOKENS, PROMPT_TOKENS, FakeModel, serving
from tests.support.optional import not_none


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the pauses between calls, which the tests do not wait for."""
    paused: list[float] = []
    monkeypatch.setattr(model_server, "sleep", paused.append)
    monkeypatch.setenv("MATCHWOOD_LLM_KEY", "sk-secret")
    return paused


@pytest.fixture
def view() -> matchwood.View:
    return matchwood.new("matchmaster", players=2, seed=1, options={"rounds": "short"}).view(0)


def bot_of(model: FakeModel) -> LanguageModelBot:
    return LanguageModelBot(not_none(model_in(model.bot)), matchwood.bot("quick", seed=1))


def test_a_legal_answer_is_the_move_and_the_question_contains_rules_and_view(view: matchwood.View) -> None:
    with serving("I have two high trumps.\n**MOVE: bid 2 (bid 2 tricks)**") as model, bot_of(model) as bot:
        assert bot.choose(view) == "bid 2"
    (request,) = model.requests
    assert request["model"] == "fake-1"
    assert matchwood.rules("matchmaster") in request["messages"][0]["content"]
    assert request["messages"][1]["content"] == view.text(events=30)
    assert model.keys == ["Bearer sk-secret"]
    assert bot.usage == Usage(1, 1, 0, 0, PROMPT_TOKENS, COMPLETION_TOKENS, bot.usage.seconds)


def test_an_illegal_answer_is_followed_by_the_reason_and_another_question(view: matchwood.View) -> None:
    with serving("MOVE: bid 99", "MOVE: bid 1") as model, bot_of(model) as bot:
        assert bot.choose(view) == "bid 1"
    *_, answer, reason = model.requests[1]["messages"]
    assert answer == {"role": "assistant", "content": "MOVE: bid 99"}
    assert "A bid is a whole number from 0 to 7" in reason["content"]
    assert (bot.usage.requests, bot.usage.illegal, bot.usage.fallbacks) == (2, 1, 0)


@pytest.mark.parametrize("answer", ["no idea", "", "MOVE: " + "x" * 5000, "MOVE: T99"])
def test_after_only_illegal_answers_a_built_in_bot_makes_the_move(view: matchwood.View, answer: str) -> None:
    with serving(answer) as model, bot_of(model) as bot:
        assert bot.choose(view) in view.moves
    assert (bot.usage.requests, bot.usage.illegal, bot.usage.fallbacks) == (3, 3, 1)


def test_a_forced_move_needs_no_request() -> None:
    deal = {"dealer": 1, "hands": [["T5"], ["L3"]]}
    game = matchwood.new("matchmaster", players=2, deals=[deal])
    for seat in (0, 1):
        game.play("bid 0", seat)
    with serving(500) as model, bot_of(model) as bot:
        assert bot.choose(game.view(0)) == "T5"
    assert (model.requests, bot.usage.moves) == ([], 1)


def test_a_temporary_failure_is_repeated_with_growing_pauses(view: matchwood.View, pauses: list[float]) -> None:
    with serving(503, 429, "MOVE: bid 1") as model, bot_of(model) as bot:
        assert bot.choose(view) == "bid 1"
    assert (len(model.requests), pauses) == (3, [1, 2])


@pytest.mark.parametrize(("status", "calls"), [(500, 4), (401, 1), (404, 1)])
def test_a_lasting_failure_ends_the_game_without_naming_the_key(view: matchwood.View, status: int, calls: int) -> None:
    with serving(status) as model, bot_of(model) as bot, pytest.raises(BotFault, match=f"status {status}: .*refused") as error:
        bot.choose(view)
    assert len(model.requests) == calls
    assert "sk-secret" not in str(error.value)


def test_a_slow_server_is_asked_again_and_then_given_up(
    view: matchwood.View, monkeypatch: pytest.MonkeyPatch, pauses: list[float]
) -> None:
    monkeypatch.setattr(model_server, "SECONDS", 0.02)
    stop = model_server.ATTEMPTS
    with serving("MOVE: bid 1") as model:
        model.wait.clear()
        with bot_of(model) as bot, pytest.raises(BotFault, match=r"no answer within 0\.02 s"):
            bot.choose(view)
        model.wait.set()
    assert len(pauses) == stop - 1


def test_an_address_without_a_server_is_reported(view: matchwood.View) -> None:
    with serving("") as model:
        pass
    with bot_of(model) as bot, pytest.raises(BotFault, match="does not answer"):
        bot.choose(view)


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("MOVE: 8: 0 0 8", "8: 0 0 8"),
        ("Move: bid 1\nNo, better:\n- move: `bid 2`", "bid 2"),
        ("`pass`", "pass"),
        ("_: a card of bars", "_: a card of bars"),
    ],
)
def test_the_last_stated_move_of_an_answer_counts(answer: str, move: str) -> None:
    assert stated_move(answer) == move


@pytest.mark.parametrize(
    "name", ["llm:", "llm:qwen3", "llm:qwen3@ftp://host", "llm:qwen3@http://user:key@host/v1", "llm:@http://h/v1"]
)
def test_a_name_without_model_or_address_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="expected is llm:MODEL@ADDRESS"):
        checked_bot(name)


@pytest.fixture
def first_moves() -> Iterator[FakeModel]:
    """Run a server whose model chooses the first listed move, except for one illegal answer."""
    with serving("MOVE: nothing", lambda moves: f"MOVE: {moves[0]}") as model:
        yield model


def test_the_record_of_a_game_contains_what_a_model_used(first_moves: FakeModel) -> None:
    experiment = Experiment.checked("matchmaster", 2, [first_moves.bot, "random"], {"rounds": "short"}, seed=1)
    record = experiment.play(0)
    (used,) = record["language_models"]
    assert (used["bot"], used["seat"], used["illegal"], used["fallbacks"]) == (first_moves.bot, 0, 1, 0)
    assert used["requests"] == len(first_moves.requests)
    assert used["prompt_tokens"] == PROMPT_TOKENS * used["requests"]
    assert "sk-secret" not in json.dumps(record)
    assert matchwood.load(record).over


def test_the_ladder_rates_a_model_and_reports_its_cost(first_moves: FakeModel, tmp_path: Path) -> None:
    options = ["--players", "2", "--most", "2", "--option", "rounds=short", "--jobs", "1", "--out", str(tmp_path / "ladder.json")]
    done = CliRunner().invoke(cli, ["ladder", "matchmaster", "--bots", f"random,{first_moves.bot}", *options])
    assert done.exit_code == 0, done.output
    assert "1 illegal answers, 0 moves by a built-in bot" in done.output
    assert f"{PROMPT_TOKENS * len(first_moves.requests)} + " in done.output
    assert first_moves.bot in (tmp_path / "ladder.json").read_text()
