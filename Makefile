# make play   set up Matchwood and open its page in the browser
# make test   set up the tools and run the tests
# make help   list all targets

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

help: ## list all targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "%-10s%s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(READY) $(PAGES) ## set up Matchwood and open its page in the browser
	@$(BIN)/matchwood serve --open

test: $(READY_TEST) ## set up the tools and run the tests
	@sh tools/test.sh

test-all: $(READY_BROWSERS) ## run all tests, also those that take long; a release has to pass them
	@sh tools/test.sh --exhaustive --timeout 3600

quick: $(READY_TEST) ## run the quick tests, without the browser
	@$(BIN)/matchwood compile
	@$(BIN)/python -m pytest -q -m "not browser and not slow"

coverage: $(READY_TEST) ## measure the coverage of the tests; TESTS=tests/api measures these only
	@$(BIN)/python web/build.py && $(BIN)/matchwood compile
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest -q -n "$${JOBS:-4}" --dist worksteal $(TESTS); ended=$$?; \
	$(BIN)/coverage combine -q && $(BIN)/coverage html -q && for folder in src/matchwood/[a-z]*/ src/; do \
		printf '%4s %%  %s\n' "$$($(BIN)/coverage report --format total --include "$$folder*")" "$$folder"; \
	done; exit $$ended

lint: $(READY_TEST) ## check with ruff, ESLint, the import rules, the formatters and the word list
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/lint-imports && $(BIN)/python -m tools.plain_english && $(BIN)/python web/build.py check lint

types: $(READY_TEST) ## check the types with mypy --strict
	@$(BIN)/mypy

format: $(READY_TEST) ## format every Python file
	@$(BIN)/ruff check --fix . && $(BIN)/ruff format .

web: $(READY) ## build the page into the package
	@$(BIN)/python web/build.py

wire: $(READY) ## make the types of the page and docs/reference from the Python code
	@$(BIN)/python -m tools.wire

docs: $(READY_DOCS) ## build the site of the documents into build/site; a broken link is an error
	@$(BIN)/python -m tools.docs.gather
	@$(BIN)/python -m zensical build --clean --strict

pictures: $(READY_PICTURES) ## make the pictures of the documents from the running page
	@$(BIN)/python web/build.py
	@$(BIN)/python -m tools.pictures

notebooks: $(READY_TEST) ## run the notebooks of the documents
	@$(BIN)/python -m tools.notebooks

lock: $(READY_TEST) ## update the lock files
	@sh tools/lock.sh

bench: $(READY) ## run the measurements, beside other programs
	@sh tools/bench.sh

dist: ## build a release from the last commit, and try it
	@$${PYTHON:-python3} -m tools.dist

clean: ## delete everything that was set up or built
	rm -rf $(VENV) web/node_modules src/matchwood/server/pages build dist .cache

$(READY): requirements/play.txt pyproject.toml tools/setup.sh
	@sh tools/setup.sh play
	@touch $@

# Folders are listed as well: they change if a file in them is deleted. web/build.py builds only if something has changed.
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
