#!/bin/sh
# Every check there is, the quick ones first.
set -eu
bin=.venv/bin
say() { printf '\n\033[1m%s\033[0m\n' "$*"; }

say "Web page: build …"
$bin/python web/build.py
say "Rules and bots: compile …"
$bin/matchwood compile
say "Form and imports: ruff, import-linter …"
$bin/ruff check .
$bin/ruff format --check .
$bin/lint-imports
say "Types: mypy --strict …"
$bin/mypy
say "Web page: types and unit tests …"
$bin/python web/build.py check
say "Tests …"
$bin/python -m pytest -q -n "${JOBS:-3}" --dist worksteal
