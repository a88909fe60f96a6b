"""Descriptions of database errors name the cause, and no stored data."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from matchwood.server.storage.db_errors import error_code


@pytest.mark.parametrize("code", ["42P05", "26000"])
def test_an_error_of_prepared_statements_names_the_setting_of_pgbouncer(code: str) -> None:
    error = cast(Exception, SimpleNamespace(orig=SimpleNamespace(sqlstate=code)))
    assert error_code(error) == f"SimpleNamespace, {code}; with PgBouncer, set pool_mode = session"


def test_other_errors_have_no_hint() -> None:
    error = cast(Exception, SimpleNamespace(orig=SimpleNamespace(sqlstate="40001")))
    assert error_code(error) == "SimpleNamespace, 40001"
