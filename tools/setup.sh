#!/bin/sh
# Sets up what `make play`, `make test`, `make docs` or `make pictures` needs: a virtual environment with pinned packages, and for the tests a Chromium, a PostgreSQL, a Redis and the shell of SQLite.
# For `make test-all` it installs more browsers.
set -eu
what=$1
python=${PYTHON:-python3}

say() { printf '\033[1m%s\033[0m\n' "$*"; }

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

install_debian() {
    command -v apt-get >/dev/null || { echo "Please install: $*" >&2; exit 1; }
    say "Installing $* (Debian packages) …"
    as_root apt-get update -qq
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

if [ "$what" = browsers ]; then
    missing=
    command -v firefox-esr >/dev/null || command -v firefox >/dev/null || missing=firefox-esr
    command -v WebKitWebDriver >/dev/null || missing="$missing webkit2gtk-driver"
    command -v Xvfb >/dev/null || missing="$missing xvfb"
    # Where there is no apt-get, the tests say what they miss.
    # shellcheck disable=SC2086  # several words
    [ -z "$missing" ] || ! command -v apt-get >/dev/null || install_debian $missing
    exit
fi

with_pip() { .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@"; }

# uv installs many packages at a time; pip needs nothing else, and has settings of its own for where packages are.
install() {
    if [ "$uv" ]; then
        "$uv" pip install --quiet --python .venv/bin/python "$@" && return
        say "uv cannot do that here; pip does it, one package after another …"
        uv=
    fi
    with_pip "$@"
}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Matchwood needs Python 3.11 or newer." >&2; exit 1; }

if [ ! -x .venv/bin/python ]; then
    say "Making a virtual environment in .venv …"
    "$python" -m venv .venv 2>/dev/null || { rm -rf .venv; install_debian python3-venv; "$python" -m venv .venv; }
fi

# Programs that the tests use, other than Python's.
install_programs() {
    # Without windows it needs a third less processor time; where it is not to be had, as on Ubuntu, any other will do.
    missing="chromium-headless-shell fonts-dejavu-core" instead="chromium fonts-dejavu-core"
    case $(.venv/bin/python -m tests.browser.chromium) in
        '') ;;
        */chromium-headless-shell) missing='' instead='' ;;
        *) if command -v apt-get >/dev/null; then instead=fonts-dejavu-core; else missing='' instead=''; fi ;;
    esac
    services=
    ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || services=postgresql
    command -v redis-server >/dev/null || services="$services redis-server"
    command -v sqlite3 >/dev/null || services="$services sqlite3"
    # shellcheck disable=SC2086  # several words
    [ -z "$missing$services" ] || install_debian $missing $services || install_debian $instead $services
}

# Each process of a test would else turn into bytecode what it loads.
[ "$what" = play ] || export UV_COMPILE_BYTECODE=1
say "Installing the packages pinned in requirements/$what.txt …"
uv=$(command -v uv || echo .venv/bin/uv)
"$uv" --version >/dev/null 2>&1 || with_pip --require-hashes -r requirements/uv.txt || true
if [ "$what" = play ]; then
    install --require-hashes -r requirements/build.txt
    .venv/bin/python web/build.py >/dev/null 2>&1 &  # what goes wrong is told below, where Matchwood is installed with its pages
fi
[ "$what" != test ] || install_programs &
programs=$!
install --require-hashes -r "requirements/$what.txt"
wait "$programs"

if [ "$what" = play ]; then
    say "Building the web page, and installing Matchwood itself …"
    # All that a server needs is loaded once: Python keeps it in the form in which it loads quickly. (pip does that as well, uv does not.)
    PYTHONDONTWRITEBYTECODE= PYTHONPATH=src .venv/bin/python - 2>/dev/null <<'LOADED' || true
import tempfile
import matchwood.api.game
from matchwood.server.server_process import create_app
matchwood.games()
with tempfile.TemporaryDirectory() as folder:
    create_app(f"sqlite:///{folder}/tables.db")
LOADED
    wait
    install --no-deps --no-build-isolation --editable .
fi
