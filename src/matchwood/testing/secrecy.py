"""Check observations, and the worlds that are sampled from them."""

from __future__ import annotations

from matchwood.engine import states, verbs
from matchwood.engine.chance import chance_from
from matchwood.engine.states import State, observed
from matchwood.testing.decisions import check_unchanged
from matchwood.testing.findings import Findings
from matchwood.testing.probe import Probe, fields_that_differ, name_of, world_of
from matchwood.testing.refusals import refusal, texts
from matchwood.testing.results import check_payoff

SAMPLED_WORLDS = 3
"""The number of worlds for each observer."""
PUBLIC = ("phase", "players", "due")
MAX_DECISIONS = 20_000


def check_observations(probe: Probe, findings: Findings) -> None:
    """Check the observations of a spectator and of each seat."""
    spectator = observed(probe.state, verbs.NO_EYES)
    for eyes in probe.eyes:
        findings.report.observations += 1
        seen, who = observed(probe.state, eyes), name_of(eyes)
        if int(seen["eyes"][0]) != eyes:
            findings.add("observe-eyes", f"as seen by {who} `eyes` is {int(seen['eyes'][0])}, not {eyes}", probe)
        twice = observed(seen, eyes)
        if twice.tobytes() != seen.tobytes():
            findings.add("observe-twice", f"the second time {who} sees other {fields_that_differ(seen, twice)}", probe)
        through = observed(seen, verbs.NO_EYES)
        if through.tobytes() != spectator.tobytes():
            differing = fields_that_differ(spectator, through)
            findings.add("spectator-sees-more", f"a spectator sees other {differing} than what {who} sees leaves", probe)
        for field in PUBLIC:
            if seen[field][0] != probe.state[field][0]:
                findings.add("observe-hides-public", f"{who} sees another `{field}`", probe)
        if int(states.owing(seen)) != int(states.owing(probe.state)):
            findings.add("observe-hides-public", f"`owing` is another as seen by {who}", probe)


def check_worlds(probe: Probe, findings: Findings) -> None:
    """Check that sampled game states look to each observer exactly like the true state."""
    for eyes in probe.eyes:
        seen = observed(probe.state, eyes)
        for number in range(SAMPLED_WORLDS):
            world, again = (world_of(seen, probe.chance("world", eyes, number)) for _ in range(2))
            findings.report.worlds += 1
            if world.tobytes() != again.tobytes():
                findings.add(
                    "not-repeatable", f"`determinize` with the same chance gives other {fields_that_differ(world, again)}", probe
                )
            _check_world(probe, eyes, seen, world, findings)
    eyes = probe.luck.choice(probe.eyes)
    _check_playable(probe, eyes, world_of(observed(probe.state, eyes), probe.chance("world", eyes)), findings)


def _check_world(probe: Probe, eyes: int, seen: State, world: State, findings: Findings) -> None:
    who = name_of(eyes)
    if int(world["eyes"][0]) != verbs.ALL_EYES:
        findings.add("world-eyes", f"in a world sampled for {who} `eyes` is {int(world['eyes'][0])}, not {verbs.ALL_EYES}", probe)
    looks = observed(world, eyes)
    if looks.tobytes() != seen.tobytes():
        differing = fields_that_differ(seen, looks)
        findings.add(
            "world-looks-different",
            f"{who} sees other {differing}: either `observe` shows what `determinize` takes for hidden, "
            "or `determinize` changes what is known",
            probe,
        )
    for seat in probe.owing:
        if not states.legal(world, seat):
            findings.add(
                "world-unplayable", f"in a world sampled for {who} seat {seat} has to decide, but no decision is legal", probe
            )
    if eyes in probe.owing:
        _check_same_for(probe, eyes, seen, world, findings)


def _check_same_for(probe: Probe, seat: int, seen: State, world: State, findings: Findings) -> None:
    spec, state = probe.spec, states.copy_of(probe.state)
    moves = spec.moves(state, seat)
    for there, called, name in (
        (seen, "its observation", "moves-differ-for-the-seat"),
        (world, "a sampled world", "moves-tell-secret"),
    ):
        copy = states.copy_of(there)
        if states.legal(copy, seat) != states.legal(state, seat) or spec.moves(copy, seat) != moves:
            findings.add(name, f"seat {seat} has other legal moves in {called} than in the true state", probe)
        check_unchanged("`legal` or `moves`", there, copy, probe, findings)
    for text in texts(probe, moves):
        true, imagined = refusal(probe, state, seat, text), refusal(probe, world, seat, text)
        if true != imagined:
            findings.add(
                "refusal-tells-secret",
                f"to {text!r} of seat {seat} it is said {true[0]!r}, and in another world {imagined[0]!r}",
                probe,
            )
    chances = [chance_from(probe.setting.seed, "advice") for _ in range(2)]
    advice = [states.suggest(world_or_state, seat, chance) for world_or_state, chance in zip((state, world), chances, strict=True)]
    if advice[0] != advice[1]:
        findings.add("suggest-peeks", f"seat {seat} is advised {advice[0]}, and in another world {advice[1]}", probe)


def _check_playable(probe: Probe, eyes: int, world: State, findings: Findings) -> None:
    if "world-unplayable" in findings.names:  # it takes long to find the fault again
        return
    chance, made, where = probe.chance("play"), 0, f"{probe}, in a world sampled for {name_of(eyes)}"
    with findings.survived("playing on in a sampled world", where):
        while states.phase(world) != verbs.OVER:
            made += 1
            owing = int(states.owing(world))
            if made > MAX_DECISIONS or (states.phase(world) != verbs.DEAL_DUE and not owing):
                findings.add("world-unplayable", f"the game is not over after {made} decisions", where)
                return
            if not owing:
                states.deal(world, chance)
                continue
            seat = (owing & -owing).bit_length() - 1
            if not states.legal(world, seat):
                findings.add("world-unplayable", f"seat {seat} has to decide, but no decision is legal", where)
                return
            states.apply(world, seat, states.random_decision(world, seat, chance))
        check_payoff(probe.spec, world, where, findings)
