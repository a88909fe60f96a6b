"""Limits that an operator sets: `matchwood serve --limit tables=500`."""

from __future__ import annotations

import pytest

from matchwood.server.http.limits import Limits
from matchwood.server.protocol.errors import CannotServe


@pytest.mark.parametrize("setting", ["tables", "tables=", "tables=-1", "tables=many", "cards=3", "tables=99999999999999999999999"])
def test_an_invalid_limit_is_refused_with_a_list_of_limits(setting: str) -> None:
    with pytest.raises(CannotServe, match="requests=500"):
        Limits.parse([setting])
