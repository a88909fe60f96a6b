# make play   set everything up and open a table in the browser
# make test   set everything up and run every test
# make help   the rest

.DEFAULT_GOAL := help
.PHONY: help play test test-all quick coverage lint types format web wire docs pictures notebooks lock clean bench dist

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
READY_TEST := $(VENV)/.ready-test
READY_BROWSERS := $(VENV)/.ready-browsers
READY_DOCS := $(VENV)/.ready-docs
READY_PICTURES := $(VENV)/.ready-pictures
PAGES := src/matchwood/server/pages/built-from.txt

help: ## what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "%-10s%s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(READY) $(PAGES) ## set everything up and open a table in the browser
	@$(BIN)/matchwood serve --open

test: $(READY_TEST) ## set everything up and run every test
	@sh tools/test.sh

test-all: $(READY_BROWSERS) ## the same, and all that takes long: what a release has to pass
	@sh tools/test.sh --exhaustive --timeout 3600

quick: $(READY_TEST) ## the tests without the browser, as often as you like
	@$(BIN)/matchwood compile
	@$(BIN)/python -m pytest -q -m "not browser and not slow"

coverage: $(READY_TEST) ## run the tests, and tell how much of each package they ran; TESTS=tests/api for these alone
	@$(BIN)/python web/build.py && $(BIN)/matchwood compile
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest -q -n "$${JOBS:-4}" --dist worksteal $(TESTS); ended=$$?; \
	$(BIN)/coverage combine -q && $(BIN)/coverage html -q && for folder in src/matchwood/[a-z]*/ src/; do \
		printf '%4s %%  %s\n' "$$($(BIN)/coverage report --format total --include "$$folder*")" "$$folder"; \
	done; exit $$ended

lint: $(READY_TEST) ## ruff, ESLint, import rules, formatting
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/lint-imports && $(BIN)/python web/build.py check lint

types: $(READY_TEST) ## mypy --strict
	@$(BIN)/mypy

format: $(READY_TEST) ## put every file in its form
	@$(BIN)/ruff check --fix . && $(BIN)/ruff format .

web: $(READY) ## build the web page into the package
	@$(BIN)/python web/build.py

wire: $(READY) ## renew the types of the page and docs/reference, from the structs, calls and commands in Python
	@$(BIN)/python -m tools.wire

docs: $(READY_DOCS) ## build the site of the documents into build/site; a broken link stops it
	@$(BIN)/python -m tools.docs.gather
	@$(BIN)/python -m zensical build --clean --strict

pictures: $(READY_PICTURES) ## make the pictures of the documents anew, from the running page
	@$(BIN)/python web/build.py
	@$(BIN)/python -m tools.pictures

notebooks: $(READY_TEST) ## run the notebooks of the documents anew
	@$(BIN)/python -m tools.notebooks

lock: $(READY_TEST) ## renew the lock files
	@sh tools/lock.sh

bench: $(READY) ## measure, side by side with the peers that can be installed
	@sh tools/bench.sh

dist: ## make a release from the last commit, and try it out
	@$${PYTHON:-python3} -m tools.dist

clean: ## forget what was set up and built
	rm -rf $(VENV) web/node_modules src/matchwood/server/pages build dist .cache

$(READY): requirements/play.txt pyproject.toml tools/setup.sh
	@sh tools/setup.sh play
	@touch $@

# Folders are named as well: they change when a file in them goes. web/build.py sees for itself whether anything is different.
$(PAGES): $(shell find web/* docs/rules docs/*/rules src/matchwood/cardgames/*/words -name node_modules -prune -o -print) | $(READY)
	@$(BIN)/python web/build.py
	@touch $@

$(READY_TEST): $(READY) requirements/test.txt
	@sh tools/setup.sh test
	@touch $@

$(READY_BROWSERS): $(READY_TEST)
	@sh tools/setup.sh browsers
	@touch $@

$(READY_DOCS): $(READY) requirements/docs.txt
	@sh tools/setup.sh docs
	@touch $@

$(READY_PICTURES): $(READY_TEST) requirements/pictures.txt
	@sh tools/setup.sh pictures
	@touch $@
