# The ways into Sandtable. `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/installed
EXTRAS := .venv-extras
WORKERS ?= 2
GAMES ?= 1000
SECONDS ?= 60
ROUNDS ?= 1
SIZE ?= 50
SEED ?= 1
ROOM ?= rules
HALF ?=

# Bytecode is kept, whatever the shell says: many tests begin processes, and each would read the sources anew.
unexport PYTHONDONTWRITEBYTECODE

# The browser client: Node comes from the virtual environment, its packages go into node_modules.
CLIENT := src/sandtable/web/client
CLIENT_SOURCES := $(shell find $(CLIENT)/src $(CLIENT)/public -type f) $(addprefix $(CLIENT)/, index.html \
	vite.config.ts svelte.config.js tsconfig.json)
CLIENT_PACKAGES := $(CLIENT)/node_modules/installed
CLIENT_BUILT := src/sandtable/web/static/index.html
JAPANESE := $(shell find src/sandtable/words/ja -name '*.ftl')

# The manual as a site: pages of docs, and what is written of words and data.
MANUAL_BUILT := src/sandtable/web/manual/index.html
MANUAL_SOURCES := $(shell find docs src/sandtable/words/en src/sandtable/labyrinth/data src/sandtable/plain/data -type f) \
	mkdocs.yml CONTRIBUTING.md CHANGELOG.md SECURITY.md $(wildcard tools/site.py tools/reference.py tools/instructions*)

NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix $(CLIENT)

# Everything that must be there before somebody can sit down and play. What has to be built first joins this list.
PLAYABLE := $(STAMP) $(CLIENT_BUILT) $(MANUAL_BUILT)

# Workers begin with neighbours and take from one another in the end, so that what neighbours share is made once.
PYTEST := $(BIN)/pytest --dist worksteal

# The pure tests are run by parts, and each part by one process: workers would each read every test, and report to one
# more. The longest come first. Tests of the server wait as much as they work, and are run by two.
APART := web labyrinth plain terminal core words search lab
PURE := pure-rest $(APART:%=pure-%)
PURE_PYTEST := $(BIN)/pytest -m "not browser and not fuzz and not many"

# The compiled build, and the tests that show it to be the same engine: the contract, the rules, golden games, counts.
# It also plays the many random games, of which the pure build plays a few.
COMPILED := build/compiled/built
COMPILED_SOURCES := $(shell find src/sandtable -name '*.py')
COMPILED_TESTS := tests/compiled tests/core tests/conformance \
	$(wildcard tests/*/test_golden.py tests/*/test_perft.py tests/*/test_position_refusals.py)
COMPILED_PYTEST := SANDTABLE_BUILD=compiled PYTHONPATH=build/compiled $(BIN)/pytest
COMPILED_RUNS := compiled-fuzz compiled-same
FUZZED := $(shell grep -rl --include='test_*.py' 'mark\.fuzz' tests)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help .venv lock play client docs client-check lint format types imports check quick-test test test-extras pure-test $(PURE) browser-test browsed fuzz soak mutants conformance pictures reference words bench tune compiled compiled-wheel compiled-test $(COMPILED_RUNS) wheel image browser-deps postgres-deps clean

help: ## list the targets
	@awk -F ':.*## ' '/^[.a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.venv: $(STAMP) ## make the virtual environment, or bring it up to date

# What pip would do, uv does in a tenth of the time.
UV := $(BIN)/uv

$(UV):
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check uv

# An environment (1) is filled from a lock (2), with ourselves in it.
define filled
	$(UV) pip install --quiet --python $(1)/bin/python --require-hashes -r $(2)
	$(UV) pip install --quiet --python $(1)/bin/python --no-deps --no-build-isolation -e .
	@touch $(1)/installed
endef

$(STAMP): pyproject.toml requirements.lock | $(UV)
	$(call filled,$(VENV),requirements.lock)

lock: $(STAMP) ## choose the newest versions that pyproject.toml allows and write requirements.lock, and deploy's without the tools
	$(BIN)/uv lock --quiet --upgrade
	$(BIN)/uv export --quiet --no-emit-project --no-header --no-annotate --extra web --extra metrics --extra dispatches --extra sign-in --extra dev -o requirements.lock
	$(BIN)/uv export --quiet --no-emit-project --no-header --no-annotate --all-extras -o requirements-extras.lock
	$(BIN)/uv export --quiet --no-emit-project --no-header --no-annotate --extra web --extra metrics --extra dispatches --extra sign-in -o deploy/requirements.lock

play: $(PLAYABLE) ## play in the browser, on this machine
	$(BIN)/python -m sandtable.web

client: $(CLIENT_BUILT) ## build the browser client

$(CLIENT_PACKAGES): $(STAMP) $(CLIENT)/package.json $(CLIENT)/package-lock.json
	$(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT_BUILT): $(CLIENT_PACKAGES) $(CLIENT_SOURCES) $(JAPANESE) CHANGELOG.md tools/about.py tools/shipped.toml
	$(NPM) run --silent build -- --logLevel error
	$(BIN)/python -m tools.phrases
	$(BIN)/python -m tools.about
	@touch $@

docs: $(MANUAL_BUILT) ## build the manual as a site, strictly: no dead link, no missing picture

$(MANUAL_BUILT): $(STAMP) $(MANUAL_SOURCES)
	$(BIN)/python -m tools.site
	@touch $@

client-check: $(CLIENT_PACKAGES) ## check the browser client: its types and its unit tests
	$(NPM) run --silent check
	$(NPM) run --silent test

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

# Browsers and servers wait as much as they work: one thing more than there are cores goes on at a time, and one worker more.
MORE := $(shell expr $(WORKERS) + 1)

# What needs one core is done side by side; what each has to say comes in one piece.
SIDE_BY_SIDE := $(MAKE) --no-print-directory --output-sync=target
STILL := types client-check lint imports docs

check: $(CLIENT_PACKAGES) postgres-deps ## the quick checks: everything but browser, fuzz, wheel and slow tests
	+@$(SIDE_BY_SIDE) --jobs=$(WORKERS) $(STILL) quick-test

quick-test: $(STAMP)
	$(PYTEST) -n $(MORE) -m "not browser and not fuzz and not many and not wheel and not slow"

# Tests are rewritten when they are read first. One process does that, else every worker of a fresh tree would for itself.
# The table of rules is made of all tests, so that whoever makes it has read them.
READ := build/read

$(READ): $(STAMP)
	@mkdir -p build
	@$(BIN)/pytest --collect-only -q >$@ || { cat $@; exit 1; }

BROWSED := tests/browser $(shell grep -rl --include='test_*.py' 'mark\.browser' tests)

# First what every test needs, and what takes little; then the tests, those in the browser at once, for they take longest.
# Whatever has to wait for something, make comes back to when it has begun all the rest: the tests of the compiled build
# stand where it is built by then, and the short ones last, so that no core is left without work.
test: postgres-deps browser-deps ## every check there is
	+@$(SIDE_BY_SIDE) --jobs=$(MORE) conformance $(CLIENT_BUILT) $(EXTRAS)/installed $(STILL)
	+@$(SIDE_BY_SIDE) --jobs=$(MORE) browsed $(COMPILED) pure-web pure-rest pure-labyrinth $(COMPILED_RUNS) test-extras $(PURE)

browser-test: browser-deps
	+@$(SIDE_BY_SIDE) browsed

browsed: $(READ) $(CLIENT_BUILT) $(MANUAL_BUILT)
	$(PYTEST) -n $(MORE) -m browser $(BROWSED)

pure-test:
	+@$(SIDE_BY_SIDE) --jobs=$(MORE) $(PURE)

$(PURE): $(READ) $(CLIENT_BUILT) $(MANUAL_BUILT)

$(APART:%=pure-%): pure-%:
	$(PURE_PYTEST) $(if $(filter web,$*),-n 2 --dist worksteal) tests/$*

pure-rest:
	$(PURE_PYTEST) $(APART:%=--ignore=tests/%)

# Heavy extras have an environment of their own, made of a lock of their own.
$(EXTRAS)/installed: pyproject.toml requirements-extras.lock | $(UV)
	$(UV) venv --quiet --clear --python $(BIN)/python $(EXTRAS)
	$(call filled,$(EXTRAS),requirements-extras.lock)

test-extras: $(EXTRAS)/installed ## the tests that need a heavy extra: Parquet, a local cluster of Ray, seats for learning programs, MCP
	$(EXTRAS)/bin/pytest -m extras tests/extras

fuzz: $(STAMP) ## play GAMES new random games of each kind; a failure names its game
	SANDTABLE_GAMES=$(GAMES) $(PYTEST) -n $(WORKERS) -m fuzz $(FUZZED)

soak: $(STAMP) postgres-deps ## kill, restart and fuzz a server for SECONDS and ROUNDS on SQLite and on PostgreSQL
	$(BIN)/python -m tools.soak --seconds $(SECONDS) --rounds $(ROUNDS)
	$(BIN)/python -m tools.soak --seconds $(SECONDS) --rounds $(ROUNDS) --database sqlite --power-cuts

mutants: $(STAMP) ## break the rules (ROOM=web: the server) a little, SIZE times (sample SEED; HALF=plain: half of them there), and list what no test notices
	$(BIN)/python -m tools.mutants --room $(ROOM) --size $(SIZE) --seed $(SEED) --half '$(HALF)' --workers $(WORKERS)

conformance: $(STAMP) ## the table of rules: the code that cites each, and its tests
	$(BIN)/python tools/conformance.py
	@mkdir -p $(dir $(READ)) && touch $(READ)

pictures: $(CLIENT_BUILT) browser-deps ## take the pictures of docs/pictures anew: the manual's games, in light and in dark
	$(BIN)/python -m tools.pictures

reference: $(STAMP) ## write every numbered rule and every card as pages of Markdown into build/docs/reference
	$(BIN)/python -m tools.reference

words: $(STAMP) ## what each language lacks, what was made from English that has changed, what English no longer has
	$(BIN)/python -m tools.words

bench: $(STAMP) ## measure the speed (QUICK=1: in half a minute)
	$(BIN)/python -m bench $(if $(QUICK),--quick)

tune: $(if $(QUICK),$(STAMP),$(COMPILED)) ## fit the seeker to its own games, play it against the one before, publish (QUICK=1: try it)
	$(if $(QUICK),,PYTHONPATH=build/compiled )$(BIN)/python -m tools.tune $(if $(QUICK),--quick)

compiled: $(COMPILED) ## compile the engine with mypyc into build/compiled; pure Python stays the reference

$(COMPILED): $(STAMP) tools/compiled.py tools/compiling.py $(COMPILED_SOURCES)
	$(BIN)/python tools/compiled.py
	@touch $@

compiled-test: $(COMPILED) ## the tests that both builds must pass, on the compiled one, and many random games
	+@$(SIDE_BY_SIDE) --jobs=$(WORKERS) $(COMPILED_RUNS)

$(COMPILED_RUNS): $(COMPILED) $(READ) $(CLIENT_BUILT)

compiled-fuzz:
	$(COMPILED_PYTEST) -m fuzz $(FUZZED)

compiled-same:
	$(COMPILED_PYTEST) -m "not fuzz and (many or not slow)" $(COMPILED_TESTS)

compiled-wheel: $(COMPILED) $(CLIENT_BUILT) $(MANUAL_BUILT) ## pack the compiled build into a wheel for this platform in dist
	SANDTABLE_COMPILED=1 $(BIN)/python -m hatchling build -t wheel

wheel: $(CLIENT_BUILT) $(MANUAL_BUILT) ## pack everything, the browser client and the manual too, into a wheel in dist
	$(BIN)/python -m hatchling build -t wheel

image: wheel ## build an image of the server with Docker
	docker build -t sandtable .

browser-deps: ## make sure that there is a Chromium for the browser tests, and letters of Japanese
	@if { command -v chromium-headless-shell || command -v chromium; } >/dev/null && fc-list :lang=ja | grep -q .; then exit 0; fi; \
	if ! command -v apt-get >/dev/null; then \
		echo "The browser tests need Chromium: install it so that 'chromium' is on the PATH." >&2; exit 1; \
	fi; \
	if [ "$$(id -u)" -eq 0 ]; then as_root=env; \
	elif command -v sudo >/dev/null; then as_root=sudo; \
	else \
		echo "The browser tests need Chromium, and only root can install it: apt-get install chromium" >&2; exit 1; \
	fi; \
	$$as_root apt-get update -q && \
	$$as_root DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \
		chromium-headless-shell fonts-liberation fonts-vlgothic

postgres-deps: ## make sure that there is a PostgreSQL for the tests of the server
	@if ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null; then exit 0; fi; \
	if ! command -v apt-get >/dev/null; then \
		echo "The tests of the server need PostgreSQL: install it so that 'initdb' is on the PATH." >&2; exit 1; \
	fi; \
	if [ "$$(id -u)" -eq 0 ]; then as_root=env; \
	elif command -v sudo >/dev/null; then as_root=sudo; \
	else \
		echo "The tests of the server need PostgreSQL, and only root can install it: apt-get install postgresql" >&2; exit 1; \
	fi; \
	$$as_root apt-get update -q && \
	$$as_root DEBIAN_FRONTEND=noninteractive apt-get install -q -y postgresql

clean: ## remove everything that was made here
	rm -rf $(VENV) $(EXTRAS) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis test-results \
		src/sandtable/web/static src/sandtable/web/manual $(CLIENT)/node_modules
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
