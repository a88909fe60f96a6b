#!/bin/sh
# Runs all checks, the quick ones first and mypy beside them. `tools/test.sh --exhaustive` also runs the exhaustive tests, and the
# tests in the browser again under stress.
set -eu
bin=.venv/bin
export PYTHONDONTWRITEBYTECODE=  # if it is set, each of about a hundred processes compiles the modules that it loads
say() { printf '\n\033[1m%s\033[0m\n' "$*"; }

say "Types: mypy --strict, beside what follows …"
found=$(mktemp)
$bin/mypy >"$found" 2>&1 &
types=$!
trap 'rm -f "$found"; kill "$types" 2>/dev/null || true' EXIT
say "Web page: build …"
$bin/python web/build.py
say "Form, imports and words: ruff, import-linter, plain English …"
$bin/ruff check .
$bin/ruff format --check .
$bin/lint-imports
$bin/python -m tools.plain_english
say "Rules and bots: compile; web page: types, ESLint and unit tests …"
$bin/matchwood compile
$bin/python web/build.py check
wait "$types" || { cat "$found"; exit 1; }
cat "$found"
say "Tests …"
$bin/python -m pytest -q -n "${JOBS:-4}" --dist worksteal --durations 25 "$@"
case " $* " in
*" --exhaustive "*)
    say "Tests in the browser under stress …"
    $bin/python -m pytest -q -n "${JOBS:-4}" --dist worksteal --timeout 3600 --stress -m browser tests/browser
    ;;
esac
