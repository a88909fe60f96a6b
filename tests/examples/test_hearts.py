"""The worked example of a trick game is sound, and its worlds are exactly the possible ones."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from scipy.stats import chisquare

import matchwood
from matchwood.api.dealing import deal_from
from matchwood.cardgames.catalogue import spec_of
from matchwood.engine import states
from matchwood.engine.bits import members
from matchwood.engine.chance import chance_from
from matchwood.engine.plugins import GROUP
from matchwood.engine.verbs import PLAY
from matchwood.errors import IllegalMove
from matchwood.terminal.main import cli
from matchwood.testing import check_game
from tests.support.plugin import register_plugin

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "hearts"
GOLDEN = (Path(__file__).parent / "hearts.jsonl").read_text(encoding="utf-8").splitlines()
SUITS, RANKS = "CDSH", [*"23456789", "10", *"JQKA"]
FEW_CARDS = 3
"""The number of cards in the largest hand for which a test lists all worlds."""
CHECK = 'from matchwood.testing import check_game\n\ncheck_game("hearts")'
"""The code with which an author checks the game."""
SEEDS = 6
DRAWS = 20
"""The number of draws for each possible world."""

pytestmark = pytest.mark.usefixtures("hearts")


@pytest.fixture
def hearts(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yield the key of Hearts, which the catalogue of this process contains until the end of the test."""
    monkeypatch.syspath_prepend(EXAMPLE)
    yield from register_plugin(monkeypatch, EntryPoint("hearts", "hearts.game:SPEC", GROUP))


def suit(letter: str, ranks: Sequence[str] = RANKS) -> list[str]:
    return [letter + rank for rank in ranks]


SPADES_TAKE_ALL = [["CA", *suit("S", RANKS[1:])], [*suit("C", RANKS[:-1]), "S2"], suit("D"), suit("H")]
MIXED = [["CA", "H2", *suit("S", RANKS[2:])], [*suit("C", RANKS[:-1]), "S2"], [*suit("D", RANKS[1:]), "H3"]]
MIXED += [["D2", "S3", *suit("H", RANKS[2:])]]


def after_passing(hands: Sequence[Sequence[str]]) -> matchwood.Game:
    """Return a game in which the seats have these hands after they have passed on three cards each to the left."""
    deck = [letter + rank for letter in SUITS for rank in RANKS]
    passed = [sorted(hands[(seat + 1) % 4][:3], key=deck.index) for seat in range(4)]
    dealt = [[*hands[seat][3:], *passed[seat]] for seat in range(4)]
    game = matchwood.new("hearts", players=4, options={"limit": 25}, deals=[{"hands": dealt}])
    for seat in range(4):
        game.play(f"pass {' '.join(passed[seat])}", seat=seat)
    return game


def refused(game: matchwood.Game, move: str) -> str:
    """Return the code of the reason for which the move of the current seat is illegal."""
    with pytest.raises(IllegalMove) as error:
        game.play(move, seat=game.owing[0])
    assert error.value.refusal is not None
    return str(error.value.refusal.code)


@pytest.mark.parametrize("line", GOLDEN)
def test_a_golden_game_of_hearts_replays_to_its_result(line: str) -> None:
    record = json.loads(line)
    game = matchwood.load(record)
    assert game.over
    assert game.record() == record


def test_hearts_passes_check_game_in_a_short_game() -> None:
    assert check_game("hearts", games=1).games == 1


@pytest.mark.exhaustive
def test_hearts_passes_check_game() -> None:
    check_game("hearts")


def test_a_seat_passes_on_any_three_cards_of_its_hand_and_sees_the_cards_that_it_gets() -> None:
    game = matchwood.new("hearts", players=4, seed=1)
    hands = [game.view(seat).table.hand for seat in range(4)]
    assert game.owing == (0, 1, 2, 3)
    assert game.legal_moves(2) == [f"pass {' '.join(cards)}" for cards in combinations(hands[2], 3)]
    assert len(game.legal_moves(2)) == 286
    assert [game.view(seat).table.receiver for seat in range(4)] == [1, 2, 3, 0]
    for seat in (2, 0, 3, 1):
        game.play(f"pass {' '.join(hands[seat][:3])}", seat=seat)
    assert [game.view(seat).table.received for seat in range(4)] == [hands[(seat + 3) % 4][:3] for seat in range(4)]
    assert {*game.view(0).table.hand} == {*hands[0][3:], *hands[3][:3]}
    assert game.view(None).table.received is None


def test_cards_go_left_right_across_and_then_nowhere() -> None:
    luck, game = random.Random(1), matchwood.new("hearts", players=4, seed=1)
    while len(game.deals) < 5:
        seat = game.owing[0]
        game.play(luck.choice(game.legal_moves(seat)), seat=seat)
    assert [happening.to for happening in game.happenings if happening.type == "deal"] == [
        "left",
        "right",
        "across",
        "nowhere",
        "left",
    ]


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    game = matchwood.new("hearts", players=4, seed=1)
    assert refused(game, "pass C2 C2 C2") == "choose_three"
    game = after_passing(MIXED)
    assert game.owing == (1,)
    assert [refused(game, move) for move in ("C3", "H2", "pass C2 C3 C4")] == ["two_of_clubs", "no_card", "no_card"]
    game.play("C2", seat=1)
    assert refused(game, "H3") == "no_points_yet"
    game.play("D3", seat=2)
    game.play("D2", seat=3)
    assert refused(game, "SK") == "follow_suit"
    game.play("CA", seat=0)
    assert refused(game, "H2") == "not_broken"
    assert "SK" in game.legal_moves(0)


def test_a_seat_with_hearts_alone_may_play_a_heart_in_the_first_trick() -> None:
    game = after_passing(SPADES_TAKE_ALL)
    game.play("C2", seat=1)
    game.play("D2", seat=2)
    assert game.legal_moves(3) == suit("H")


def test_all_other_seats_get_the_points_of_a_seat_that_took_all_of_them() -> None:
    game = after_passing(SPADES_TAKE_ALL)
    while not game.over:
        seat = game.owing[0]
        game.play(game.legal_moves(seat)[-1], seat=seat)
    assert game.result is not None
    assert (game.result.scores, game.result.ranks) == ((0, 26, 26, 26), (1, 2, 2, 2))
    scored = game.happenings[-2]
    assert (scored.type, scored.points, scored.moon) == ("scored", [0, 26, 26, 26], 0)


def late_position(seed: int) -> tuple[Any, list[tuple[int, int]], Any]:
    """Play random cards until no hand has more than a few cards. Return the state before the first card, the cards played since,
    and the last state.
    """
    state = spec_of("hearts").fresh(4, {"limit": 100})
    deal_from(str(seed), 1, state)
    start, plays, chance = states.copy_of(state), list[tuple[int, int]](), chance_from("hearts", seed)
    while max(int(hand).bit_count() for hand in state["hands"][0]) > FEW_CARDS:
        seat, passing = next(members(states.owing(state))), states.phase(state) == PLAY
        card = states.random_decision(state, seat, chance)
        states.apply(state, seat, card)
        if passing:
            start = states.copy_of(state)
        else:
            plays.append((seat, card))
    return start, plays, state


def possible_worlds(start: Any, plays: Sequence[tuple[int, int]], seen: Any, eyes: int) -> set[tuple[int, ...]]:
    """Return the hands of each world: a deal of the unseen cards in which all plays since the passing were legal."""
    found, own = set[tuple[int, ...]](), int(seen["hands"][0, eyes])
    laid = [int(cards) for cards in seen["laid"][0]]
    unseen = (1 << 52) - 1 & ~own & ~sum(laid)
    hidden = [seat for seat in range(4) if seat != eyes]
    given, to = int(seen["passed"][0, eyes]), (eyes + 1) % 4
    for hands in splits(unseen, [13 - laid[seat].bit_count() for seat in hidden]):
        world = {eyes: own, **dict(zip(hidden, hands, strict=True))}
        state = states.copy_of(start)
        state["hands"][0] = [world[seat] | laid[seat] for seat in range(4)]
        if given & ~int(state["hands"][0, to]):
            continue
        for seat, card in plays:
            if not states.legal(state, seat) >> card & 1:
                break
            states.apply(state, seat, card)
        else:
            found.add(tuple(world[seat] for seat in range(4)))
    return found


def splits(cards: int, sizes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield each way to deal all cards to hands of these sizes."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(members(cards), sizes[0]):
        hand = sum(1 << card for card in chosen)
        for others in splits(cards & ~hand, sizes[1:]):
            yield (hand, *others)


def test_the_sampled_worlds_are_exactly_those_in_which_all_plays_were_legal_and_equally_likely() -> None:
    counts = []
    for seed in range(SEEDS):
        start, plays, state = late_position(seed)
        eyes = seed % 4
        seen, chance = states.observed(state, eyes), chance_from("worlds", seed)
        possible = possible_worlds(start, plays, seen, eyes)
        drawn = Counter[tuple[int, ...]]()
        for _ in range(DRAWS * len(possible)):
            world = states.copy_of(seen)
            states.determinize(world, chance)
            drawn[tuple(world["hands"][0].tolist())] += 1
        assert drawn.keys() <= possible
        assert len(possible) == 1 or chisquare([drawn[world] for world in possible]).pvalue > 1e-5
        counts.append(len(possible))
    assert min(counts) < 200 < max(counts)


@pytest.mark.exhaustive
def test_the_terminal_plays_hearts_in_english_and_german() -> None:
    for language, words in (
        ("en", "Deal 1: pass three cards to the left."),
        ("de", "Spiel 1: Gebt drei Karten nach links weiter."),
    ):
        arguments = ["play", "hearts", "--seed", "3", "--option", "limit=25", "--lang", language, "--level", "quick"]
        done = CliRunner().invoke(cli, arguments, input="1\n" * 400)
        assert done.exit_code == 0, done.output
        assert words in done.output


@pytest.mark.exhaustive
def test_hearts_can_be_simulated_checked_analysed_and_measured(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    series = ["--option", "limit=25", "--bots", "champion,random", "--games", "3", "--seed", "1", "--iterations", "20"]
    for command in (
        ["simulate", "hearts", *series, "--jobs", "1", "--out", str(games)],
        ["check", str(games)],
        ["analyse", str(games), "--iterations", "8", "--jobs", "1"],
        ["bench", "hearts", "--seconds", "0.05"],
        ["schema", "hearts"],
    ):
        done = CliRunner().invoke(cli, command)
        assert done.exit_code == 0, (command, done.output)


@pytest.mark.exhaustive
def test_a_batch_plays_hearts_one_decision_after_the_other() -> None:
    luck, batch = random.Random(1), matchwood.batch("hearts", 3, players=4, seed=1, options={"limit": 25})
    choices = set[int]()
    while not batch.over.all():
        view = batch.view(0, int(batch.seat[0])) if not batch.over[0] else None
        if view is not None and view.state()["midway"][0]:
            choices.add(len(view.begun()[1]))
        batch.step([luck.choice([*members(mask)]) if mask else 0 for mask in batch.mask.tolist()])
    assert choices == {1, 2}


def test_the_page_about_hearts_contains_its_code() -> None:
    page = (ROOT / "docs" / "trick_game.md").read_text(encoding="utf-8")
    shown = re.findall(r"```(?:python|toml|ftl)\n(.*?)```", page, re.DOTALL)
    sources = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
    files = [CHECK, *(without_indentation(path.read_text(encoding="utf-8")) for path in sources)]
    assert len(shown) > 15
    assert [block for block in shown if not any(without_indentation(block) in file for file in files)] == []


def without_indentation(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().splitlines())
