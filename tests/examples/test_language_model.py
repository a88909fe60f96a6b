"""The example with a language model plays a game, and logs each answer with its cost."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from click.testing import CliRunner

from tests.external_bots.fake_model import COMPLETION_TOKENS, PROMPT_TOKENS, serving

sys.path.append(str(Path(__file__).parents[2] / "examples"))

import language_model


def test_the_example_plays_a_game_and_logs_every_answer(tmp_path: Path) -> None:
    log = tmp_path / "answers.jsonl"
    with serving("no move", lambda moves: f"MOVE: {moves[-1]}") as model:
        done = CliRunner().invoke(language_model.main, [model.bot, "the_match", "--level", "quick", "--log", str(log)])
    assert done.exit_code == 0, done.output
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [line["move"] is None for line in lines] == [True, *[False] * (len(lines) - 1)]
    assert lines[0]["question"].startswith("The Match!, seen by A (you)")
    cost = json.loads(done.output)
    assert sorted(cost["ranks"]) in ([1, 1], [1, 2])
    assert (cost["requests"], cost["illegal"]) == (len(lines), 1)
    assert (cost["prompt_tokens"], cost["completion_tokens"]) == (PROMPT_TOKENS * len(lines), COMPLETION_TOKENS * len(lines))
