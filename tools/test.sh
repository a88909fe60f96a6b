#!/bin/sh
# Every check there is, the quick ones first and mypy beside them. `tools/test.sh --exhaustive` tries everything that it else tries
# a part of, and the everyday tests in the browser once more under stress.
set -eu
bin=.venv/bin
export PYTHONDONTWRITEBYTECODE=  # where it is set, each of some hundred processes compiles what it loads
say() { printf '\n\033[1m%s\033[0m\n' "$*"; }

say "Types: mypy --strict, beside what follows …"
found=$(mktemp)
$bin/mypy >"$found" 2>&1 &
types=$!
trap 'rm -f "$found"; kill "$types" 2>/dev/null || true' EXIT
say "Web page: build …"
$bin/python web/build.py
say "Form and imports: ruff, import-linter …"
$bin/ruff check .
$bin/ruff format --check .
$bin/lint-imports
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
