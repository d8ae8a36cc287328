# The ways into Sandtable. `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/installed
WORKERS ?= 2

# Everything that must be there before somebody can sit down and play. What has to be built first joins this list.
PLAYABLE := $(STAMP)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help .venv lock play lint format types imports check test conformance bench browser-deps clean

help: ## list the targets
	@awk -F ':.*## ' '/^[.a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.venv: $(STAMP) ## make the virtual environment, or bring it up to date

$(STAMP): pyproject.toml requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

lock: $(STAMP) ## choose the newest versions that pyproject.toml allows and write requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv lock --quiet --upgrade
	$(BIN)/uv export --quiet --no-emit-project --no-header --no-annotate --all-extras -o requirements.lock

play: $(PLAYABLE) ## play a game of Labyrinth
	$(BIN)/sandtable play labyrinth

lint: $(STAMP) ## look for mistakes and untidiness
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(STAMP) ## lay the code out and mend what can be mended by itself
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(STAMP) ## check the types
	$(BIN)/mypy

imports: $(STAMP) ## check that dependencies point down only
	$(BIN)/lint-imports

check: lint types imports ## the quick checks: everything but browser and fuzz tests
	$(BIN)/pytest -n $(WORKERS) -m "not browser and not fuzz"

test: lint types imports browser-deps ## every check there is
	$(BIN)/pytest -n $(WORKERS)
	@$(MAKE) --no-print-directory conformance

conformance: $(STAMP) ## the table of rules: the code that cites each, and its tests
	$(BIN)/python tools/conformance.py

bench: $(STAMP) ## measure the speed
	$(BIN)/python -m bench

browser-deps: ## make sure that there is a Chromium for the browser tests
	@if command -v chromium >/dev/null; then exit 0; fi; \
	if ! command -v apt-get >/dev/null; then \
		echo "The browser tests need Chromium: install it so that 'chromium' is on the PATH." >&2; exit 1; \
	fi; \
	if [ "$$(id -u)" -eq 0 ]; then as_root=env; \
	elif command -v sudo >/dev/null; then as_root=sudo; \
	else \
		echo "The browser tests need Chromium, and only root can install it: apt-get install chromium" >&2; exit 1; \
	fi; \
	$$as_root apt-get update -q && \
	$$as_root DEBIAN_FRONTEND=noninteractive apt-get install -q -y chromium

clean: ## remove everything that was made here
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis test-results \
		src/sandtable/web/static
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
