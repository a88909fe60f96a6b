#!/usr/bin/env python3
"""Let a language model play against built-in bots, and write a log with each answer and its cost (docs/language_models.md).

export MATCHWOOD_LLM_KEY=…     (only if the server of the model needs a key)
python examples/language_model.py llm:qwen3:8b@http://127.0.0.1:11434/v1 tycoon --level club --log answers.jsonl
"""

from __future__ import annotations

import json
from pathlib import Path

import click

import matchwood
from matchwood.external_bots.language_model import LanguageModelBot
from matchwood.external_bots.model_server import Reply, model_in


@click.command()
@click.argument("model")
@click.argument("game", default="matchmaster")
@click.option("--players", default=2, show_default=True, help="The number of players. The model has the first seat.")
@click.option("--level", default="casual", show_default=True, help="The level of the other bots.")
@click.option("--games", default=1, show_default=True, help="The number of games.")
@click.option("--seed", default=1, show_default=True, help="The seed of the deals.")
@click.option("--log", "log_file", default="answers.jsonl", show_default=True, type=click.Path(path_type=Path), help="The log.")
def main(model: str, game: str, players: int, level: str, games: int, seed: int, log_file: Path) -> None:
    """Play games, and print the ranks and the cost of each."""
    named = model_in(model)
    if named is None:
        raise click.UsageError("name the model as llm:MODEL@ADDRESS")
    with log_file.open("a", encoding="utf-8") as log:

        def write(view: matchwood.View, reply: Reply, move: str | None) -> None:
            tokens = {"prompt_tokens": reply.prompt_tokens, "completion_tokens": reply.completion_tokens}
            line = {"game": view.game, "question": view.text(), "answer": reply.text, "move": move, **tokens}
            log.write(json.dumps(line, ensure_ascii=False) + "\n")
            log.flush()

        for number in range(games):
            table = matchwood.new(game, players=players, seed=seed + number)
            others = matchwood.bot(level, seed=seed + number, iterations=200)
            with LanguageModelBot(named, matchwood.bot("club", iterations=200), write) as bot:
                while not table.over:
                    for seat in table.owing:
                        player = others if seat else bot
                        table.play(player.choose(table.view(seat)), seat=seat)
            assert table.result is not None
            print(json.dumps({"ranks": table.result.ranks, "scores": table.result.scores, **bot.usage.to_dict()}))


if __name__ == "__main__":
    main()
