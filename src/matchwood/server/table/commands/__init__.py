"""All commands at a table."""

from __future__ import annotations

from typing import TypeAlias

from matchwood.server.table.commands.barrier import Barrier
from matchwood.server.table.commands.card_sharing import LookAtCards, ShowCards
from matchwood.server.table.commands.moves import CloseWindow, MoveAutomatically, MoveOnTimeout, PlayMove
from matchwood.server.table.commands.rematch import OfferRematch, SitAtRematch
from matchwood.server.table.commands.seats import ComeBack, PassSeat, ReplaceExternalBot, Sit, StandUp
from matchwood.server.table.commands.setup import SetUpTable
from matchwood.server.table.commands.undo import AnswerUndo, RequestUndo
from matchwood.server.table.commands.votes import Resign, Vote

Command: TypeAlias = (
    Sit
    | SetUpTable
    | StandUp
    | PassSeat
    | PlayMove
    | MoveAutomatically
    | CloseWindow
    | MoveOnTimeout
    | ReplaceExternalBot
    | RequestUndo
    | AnswerUndo
    | ShowCards
    | LookAtCards
    | Vote
    | Resign
    | ComeBack
    | OfferRematch
    | SitAtRematch
    | Barrier
)
