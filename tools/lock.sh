#!/bin/sh
# Renews the lock files: pinned versions with hashes, no index address.
set -eu
compile() {
    file=$1
    shift
    .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate \
        --custom-compile-command "make lock" --output-file "requirements/$file" "$@"
}
compile test.txt pyproject.toml --extra many --extra previews --extra envs --extra openspiel --extra lab --extra mcp --extra cluster --group build --group test
compile play.txt pyproject.toml --group build --constraints requirements/test.txt
compile host.txt pyproject.toml --extra many --extra previews --constraints requirements/test.txt
compile uv.txt --group install --constraints requirements/test.txt
compile build.txt --group build --constraints requirements/test.txt
compile dist.txt --group dist --constraints requirements/test.txt
compile bench.txt pyproject.toml --group build --group bench --constraints requirements/test.txt
compile docs.txt --group docs --constraints requirements/test.txt
compile pictures.txt --group pictures --constraints requirements/test.txt
