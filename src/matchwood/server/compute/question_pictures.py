"""Pictures of the question "What would you play?", for link previews."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from msgspec.structs import asdict

import matchwood
from matchwood.server.compute.replay_messages import Position
from matchwood.server.protocol.errors import NotFound

RENDERER = "resvg_py"


def draws_pictures() -> bool:
    """Return whether this server can draw pictures: the extra `previews` installs the package that converts SVG to PNG."""
    return find_spec(RENDERER) is not None


def question_png(at: Position, names: Sequence[str], language: str) -> bytes:
    """Return a PNG picture of the table as the position's seat sees it, with a question about its next move.

    Raises BadRecord for an unknown event, and NotFound if the seat does not have to decide or the server draws no pictures.
    """
    if not draws_pictures():
        raise NotFound("This server draws no pictures.")
    view = matchwood.Position.from_dict(asdict(at)).view()
    if not view.moves:
        raise NotFound("This seat has no decision at this position.")
    from resvg_py import svg_to_bytes  # an optional package

    from matchwood.notebook.picture.question import HEIGHT, WIDTH, question_picture  # would delay the first page

    return svg_to_bytes(svg_string=question_picture(view, language, names), width=WIDTH, height=HEIGHT, skip_system_fonts=True)
