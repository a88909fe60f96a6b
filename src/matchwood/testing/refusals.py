"""Checks that the game refuses illegal moves."""

from __future__ import annotations

from matchwood.engine import states
from matchwood.engine.states import State
from matchwood.errors import IllegalMove
from matchwood.testing.decisions import check_unchanged
from matchwood.testing.findings import Findings
from matchwood.testing.probe import Probe
from matchwood.testing.views import unlike

NONSENSE = ("", " ", "nonsense", "-1", "99", "None", "take take", "\x00", "4: ", ": 4", "A", "\u0663", "{}", "move\n", "=" * 50)
FOREIGN_MOVES = 6
"""The number of moves from earlier in the game that are tried."""


def texts(probe: Probe, moves: list[str]) -> list[str]:
    """Return random test texts, none of which is a legal move now."""
    luck = probe.luck
    some = luck.choice(moves) if moves else "nonsense"
    near = [f"{some} ", f" {some}", some.swapcase(), some.replace(" ", "  "), some + some, some[:-1], f"{some}\n", f"{some} {some}"]
    made = sorted({move.text for move in probe.moves})
    tried = [*luck.sample(NONSENSE, 5), *luck.sample(near, 5), *luck.sample(made, min(FOREIGN_MOVES, len(made)))]
    known = set(moves)
    return [text for text in dict.fromkeys(tried) if text not in known]


def check_refusals(probe: Probe, findings: Findings) -> None:
    """Check that the game refuses each illegal move with a reason."""
    seat, state = probe.luck.choice(probe.owing), states.copy_of(probe.state)
    moves = probe.spec.moves(state, seat)
    for text in texts(probe, moves):
        which = f"{text!r} of seat {seat}"
        try:
            run = probe.spec.decisions(state, seat, text)
        except IllegalMove as error:
            expected = list(error.expected)
            if not str(error).strip() or not expected or not set(expected) <= set(moves):
                findings.add("refusal-silent", f"{which} is refused with {str(error)!r}, and `expected` is {expected[:5]}", probe)
            kinds = probe.spec.contract.refusals
            if kinds is not None and (reason := unlike(error.refusal, kinds)):
                findings.add("refusal-type", f"{which}: {reason}", probe)
        except Exception as error:  # noqa: BLE001  each error is a fault of the game
            findings.add("refusal-crashed", f"{which} raises {type(error).__name__}: {error}", probe)
        else:
            findings.add("illegal-accepted", f"{which} is read as {tuple(run)} and is not among its {len(moves)} moves", probe)
    check_unchanged("`decisions`, when it refused something,", probe.state, state, probe, findings)


def refusal(probe: Probe, state: State, seat: int, text: str) -> tuple[str, ...]:
    """Return the error message and the expected moves for an illegal text."""
    try:
        return ("accepted", *map(str, probe.spec.decisions(states.copy_of(state), seat, text)))
    except IllegalMove as error:
        return (str(error), *error.expected)
