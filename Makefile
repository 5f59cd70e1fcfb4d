# Everything a fresh machine needs besides Python 3.11 and make is fetched by these targets.
# Files inside .venv mark what is done, so that a second run starts at once.

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet
NPM := $(PY) hatch_build.py
CODE := $(wildcard src tests tools bench trials hatch_build.py)
UV := build/uv/bin/uv

# Playing needs less than testing, and is ready sooner.
NEEDS := $(if $(wildcard $(VENV)/dev)$(filter-out help play web,$(MAKECMDGOALS)),dev,run)
# An environment that was left half made, or whose Python is gone, is made again.
BROKEN := $(if $(shell $(PY) -c 'import pip; print("fine")' 2>/dev/null),,broken)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test lint format bench trials fuzz types web browser lock clean broken

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

play: web ## Play in the browser (ARGS="EH1-N-AAAAAAF" opens that deal)
	@$(BIN)/easyharp play $(ARGS)

test: lint browser ## Check everything, browser tests included (ARGS="-k undo" picks tests)
	$(NPM) run test
	$(PY) -m pytest --numprocesses auto --dist worksteal $(ARGS)

lint: web ## Check style, types and the layers
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --no-logo
	$(NPM) run check
	$(NPM) run lint

format: web ## Bring all files into the common style
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)
	$(NPM) run format

bench: web ## Measure how fast the referee, the solver and the server are
	@$(PY) -m bench $(ARGS)

trials: web browser ## Run the trials in full and print their figures (ARGS="solver" picks one)
	@$(PY) -m trials $(ARGS)

fuzz: $(VENV)/easyharp ## Fuzz the solver's core with sanitizers; needs clang++ (ARGS="--minutes 30")
	@$(PY) -m tools.fuzz_native $(ARGS)

types: $(VENV)/easyharp ## Remake web/src/wire.ts from the server's messages
	$(PY) -m tools.wire_types

web: $(VENV)/easyharp ## Build the web app, if its sources have changed
	@$(PY) hatch_build.py

lock: $(UV) ## Remake the lock files (ARGS=--upgrade takes newer versions)
	@set -e; cd requirements; for name in run dev; do \
	  ../$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	    --no-header --no-emit-index-url --no-emit-find-links $(ARGS) --output-file $$name.txt $$name.in; \
	done
	$(NPM) install --package-lock-only

clean: ## Remove everything that was made here
	rm -rf $(VENV) build dist web/node_modules test-results
	rm -rf src/easyharp/web src/easyharp/solver/_native.*
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

browser: $(VENV)/easyharp
	@$(PY) tools/browser.py

$(VENV)/made: $(BROKEN)
	@echo "Making the environment $(VENV) ..."
	@sh tools/venv.sh $(VENV)
	@touch $@

$(VENV)/$(NEEDS): $(VENV)/made requirements/$(NEEDS).txt
	@echo "Installing requirements/$(NEEDS).txt ..."
	@$(PIP) install --require-hashes --no-deps --requirement requirements/$(NEEDS).txt
	@touch $@

$(VENV)/easyharp: $(VENV)/$(NEEDS) pyproject.toml
	@echo "Installing Easy Harp ..."
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(UV): | $(VENV)/made
	@$(PY) -m venv build/uv
	@build/uv/bin/pip --disable-pip-version-check --quiet install uv==0.13.9
