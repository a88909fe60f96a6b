#!/bin/sh
# Measures Matchwood, side by side with its peers, in a virtual environment of their own; the results are kept in bench/results.
set -eu
python=${PYTHON:-python3}
bin=.venv-bench/bin

if ! cmp -s requirements/bench.txt .venv-bench/installed.txt; then
    echo "Installing the packages pinned in requirements/bench.txt into .venv-bench …"
    "$python" -m venv .venv-bench
    $bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
    cp requirements/bench.txt .venv-bench/installed.txt
fi

export PYTHONPATH=src
for name in startup compiling growth playouts batches dataset api plays searches goals open_cards conformance luck strength curve; do
    printf '\n%s\n\n' "$name"
    $bin/python "bench/$name.py"
done

printf '\nstrategy\n\n'
for game in matchmaster tycoon the_match matschig; do
    $bin/python -m bench.strategy "$game"
done

printf '\ndaily_games\n\n'
$bin/python -m bench.daily_games

printf '\nequilibrium\n\n'
$bin/python -m bench.equilibrium

printf '\nload\n\n'
$bin/python -m bench.load
$bin/python -m bench.load.pages
$bin/python -m bench.load.capacity
$bin/python -m bench.load.floods
$bin/python -m bench.load.dear_calls
