#!/bin/sh
# Hunts for tests that fail now and then: tools/again.sh TIMES [pytest arguments]
#
# Each run has a new random order; every other run has two busy loops beside it, as a slow machine would.
# It stops at the first failure. What it printed, the pages it looked at and the seed of its order stay in .again/.
set -eu
usage="tools/again.sh TIMES [pytest arguments], such as: tools/again.sh 20 tests/browser -k talk --stress"
times=${1:?"How often? $usage"}
case $times in *[!0-9]*) echo "$times is no number. $usage" >&2; exit 2 ;; esac
shift
busy=
quiet() {
    # shellcheck disable=SC2086  # several numbers
    [ -z "$busy" ] || kill $busy 2>/dev/null || true
    busy=
}
trap quiet EXIT
trap 'exit 130' INT TERM

rm -rf .again
mkdir .again
run=1
while [ "$run" -le "$times" ]; do
    seed=$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')
    beside=
    if [ $((run % 2)) = 0 ]; then
        for _ in 1 2; do
            while :; do :; done &
            busy="$busy $!"
        done
        beside=", two busy loops beside"
    fi
    begun=$(date +%s)
    failed=0
    .venv/bin/python -m pytest -q -n "${JOBS:-4}" --dist worksteal --maxfail 1 \
        --randomly-seed "$seed" --pictures .again "$@" >.again/output.txt 2>&1 || failed=$?
    quiet
    echo "run $run of $times, order $seed$beside: $(tail -n 1 .again/output.txt) ($(($(date +%s) - begun)) s)"
    if [ "$failed" != 0 ]; then
        echo "What it printed is in .again/output.txt, the pages beside it. The same order again:" >&2
        echo "    .venv/bin/python -m pytest -n ${JOBS:-4} --dist worksteal --randomly-seed $seed $*" >&2
        exit "$failed"
    fi
    run=$((run + 1))
done
echo "$times runs, none failed"
