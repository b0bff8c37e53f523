# These commands need make and Python 3.11 or newer with venv; they install everything else.
#
#   make play           open the app in your browser (PORT=8000, BROWSER=0 to open no browser, DATA=folder for matches,
#                       SHARE=1 for other devices in your network to join, COMPILED=0 for the interpreted engine)
#   make site           make a static site in site/, which plays without a server (OUT=folder)
#   make test           run all checks and tests; with a C compiler, those of players, environments, the lab, the server
#                       and in browsers run on the compiled engine, as `make play` does; last, build the wheel, install
#                       it and start it
#   make test-cluster   test several servers on PostgreSQL and Redis, which are installed with apt-get if missing
#   make lint           run the checks only
#   make docs           make the documentation site in build/docs
#   make compiled       compile the engine in build/compiled; needs a C compiler and Python's headers
#   make bench          measure the speed of the engine, interpreted and compiled, and of other engines if installed
#   make bench-peers    install what musicards is compared with in build/peers: OpenSpiel, RLCard, PettingZoo, boardgame.io, pgx
#   make bench-vector   measure thousands of games at once, and OpenSpiel and pgx in the same run, and write docs/performance.md
#   make mutants        break the rule books one small change at a time and see whether a test notices; MUTANTS="--sample 150" and
#                       other options; all take hours
#   make bench-compare  compare the speed with that of another checkout: BEFORE=folder
#   make compare-names  compare chord symbols, scales and intervals with tonal and music21, and explain each difference
#   make bench-page     write the results of the last `make bench` into docs/performance.md
#   make bench-feedback measure how soon the page answers a mistake while 100 tables are busy
#   make bench-load     measure the server under load; LOAD="--matches 100,1000 --pace 2 --peers" and other options
#   make bench-load-page write the results of `make bench-load` into docs/performance.md
#   make bench-lines    compare 200 typed lines, written to files, with what music21, LilyPond and MuseScore read
#   make bench-classes  measure 24 classes of 25 children on one server, and write the results into docs/performance.md
#   make bench-lesson   hold a lesson with 25 children in Chromium, and write how long each step takes into docs/performance.md
#   make bench-site     measure the static site in Chromium, and write the results into docs/performance.md
#   make bench-faults   kill the server, fill its disk and lock its database under load, and look for lost moves;
#                       SOAK="--moves 1000" and other options
#   make bench-cluster  the same for several servers, PostgreSQL and Redis, which are killed
#   make strength       measure the strength of the computer players; many hours
#   make strength-page  write the results into docs/strength.md
#   make teaching       measure how well simulated learners are taught, and write docs/teaching.md; minutes
#   make tuning         the same on other and fewer learners, for choosing numbers; writes nothing
#   make screenshots    save screenshots of the pages in screenshots/
#   make wire           generate the page's types from the server's messages
#   make paper          generate the data that the printed cards and rules share with the page
#   make lock           update the pinned requirements

PYTHON ?= python3
PORT ?= 8000
BROWSER ?= 1
COMPILED ?= 1
OUT ?= site
VENV := .venv
BIN := $(VENV)/bin
PEERS := build/peers
# The requirements are complete and pinned, so there is nothing to resolve. Modules are compiled when first imported.
INSTALL := -m pip install --quiet --disable-pip-version-check --no-compile --no-deps
STATIC := src/musicards/server/static
COMPILED_TESTS := tests/server tests/store tests/envs tests/lab tests/players
# Tests in browsers wait for timers and connections a part of the time: three run on two processors.
BROWSERS := $(shell expr $$(nproc 2>/dev/null || echo 2) \* 3 / 2)
CLIENT_SOURCES := $(shell find src/musicards/texts/locales src/musicards/texts/names.json web/src web/public web/vite web/worker web/scripts web/index.html web/package.json web/package-lock.json web/*.ts web/*.js web/build.py 2>/dev/null)

# Without bytecode files, every server and command that the tests start would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

# Build independent targets in parallel.
MAKEFLAGS += --jobs=2

.PHONY: mutants play site test checked test-cluster bench-cluster bench-faults lint lint-engine lint-page test-page docs compiled bench bench-feedback bench-load bench-load-page bench-lines bench-classes bench-lesson bench-site bench-compare bench-vector compare-names bench-peers bench-page strength strength-page teaching screenshots wire paper lock clean chromium tuning
.DELETE_ON_ERROR:

play: $(VENV)/.app $(STATIC)/index.html
	@PYTHONPATH="$(if $(filter-out 0,$(COMPILED)),$$($(BIN)/python compile_engine.py ready))" \
		$(BIN)/musicards serve --port $(PORT) $(if $(filter-out 0,$(SHARE)),--host 0.0.0.0) $(if $(DATA),--data "$$DATA") $(if $(filter-out 0,$(BROWSER)),--open)

site: $(VENV)/.app $(STATIC)/index.html
	@$(BIN)/musicards site --out "$(OUT)"

# Where there is a C compiler, what plays games is tested as most people run it, with the compiled engine.
# The checks mostly need one processor each, so two run at a time.
test: $(VENV)/.test $(VENV)/.docs $(STATIC)/index.html chromium
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint-engine lint-page checked docs
	@$(MAKE) --no-print-directory test-page
	compiled=$$($(BIN)/python compile_engine.py checked) || exit; \
		$(BIN)/python -m pytest -n auto --dist worksteal -m "not browser and not cluster and not wheel" $${compiled:+$(COMPILED_TESTS:%=--ignore=%)} && \
		{ test -z "$$compiled" || PYTHONPATH="$$compiled" $(BIN)/python -m pytest -n auto --dist worksteal $(COMPILED_TESTS); } && \
		PYTHONPATH="$$compiled" $(BIN)/python -m pytest -n $(BROWSERS) --dist worksteal -m browser tests/browser && \
		$(BIN)/python -m pytest -m wheel tests/wheel

test-cluster: $(VENV)/.test
	@$(BIN)/python -m tests.cluster.services
	$(BIN)/python -m pytest -n 2 --dist loadscope -m cluster tests/cluster

# The compiled engine of the tests.
checked: $(VENV)/.test
	@$(BIN)/python compile_engine.py checked

lint: lint-engine lint-page

lint-engine: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python check_texts.py

lint-page: $(STATIC)/index.html
	$(BIN)/python web/build.py check

test-page: $(STATIC)/index.html
	$(BIN)/python web/build.py test

# Every broken link and every docstring that cannot be read is an error. The app from `make site` becomes a part of the site.
docs: $(VENV)/.docs
	@rm -rf build/docs build/doctrees
	@$(BIN)/python -m sphinx -b html -d build/doctrees -j 2 -W --keep-going -n -q docs build/docs
	@test ! -d build/site || cp -r build/site build/docs/play
	@echo "The documentation is in build/docs/index.html."

compiled: $(VENV)/.app
	@$(BIN)/python compile_engine.py keep

bench: $(VENV)/.app
	@$(BIN)/python compile_engine.py keep || echo "Measuring only the interpreted engine."
	@$(BIN)/python -m bench.run

bench-peers: $(PEERS)/.made $(PEERS)/boardgame/.made $(PEERS)/pgx/.made

bench-vector: $(VENV)/.test
	@$(BIN)/python compile_engine.py keep
	@PYTHONPATH="$$($(BIN)/python compile_engine.py ready)" $(BIN)/python -m bench.vector

mutants: $(VENV)/.test
	@$(BIN)/python -m bench.mutants $(MUTANTS)

bench-compare: $(VENV)/.app
	@$(BIN)/python -m bench.compare $(BEFORE)

compare-names: $(VENV)/.test
	@$(BIN)/python -m bench.names

bench-page: $(VENV)/.app
	@$(BIN)/python -m bench.page

bench-load: $(VENV)/.app
	@PYTHONPATH="$$($(BIN)/python compile_engine.py ready)" $(BIN)/python -m bench.load $(LOAD)

bench-load-page: $(VENV)/.app
	@$(BIN)/python -m bench.load --page

bench-site: $(VENV)/.test $(STATIC)/index.html chromium
	@$(BIN)/python -m bench.site

bench-lines: $(VENV)/.test
	@$(BIN)/python -m bench.lines

bench-faults: $(VENV)/.app
	@PYTHONPATH="$$($(BIN)/python compile_engine.py ready)" $(BIN)/python -m bench.faults $(SOAK)

bench-cluster: $(VENV)/.test
	@$(BIN)/python -m tests.cluster.services
	@PYTHONPATH="$$($(BIN)/python compile_engine.py ready)" $(BIN)/python -m bench.cluster $(SOAK)

bench-feedback: $(VENV)/.test $(STATIC)/index.html chromium
	@PYTHONPATH="$$($(BIN)/python compile_engine.py ready)" $(BIN)/python -m bench.feedback

bench-classes: $(VENV)/.test
	@PYTHONPATH="$$($(BIN)/python compile_engine.py ready)" $(BIN)/python -m bench.classes

bench-lesson: $(VENV)/.test $(STATIC)/index.html chromium
	@PYTHONPATH="$$($(BIN)/python compile_engine.py ready)" $(BIN)/python -m bench.lesson

teaching: $(VENV)/.test
	@$(BIN)/python -m bench.teaching

tuning: $(VENV)/.test
	@$(BIN)/python -m bench.teaching --tuning

strength: $(VENV)/.test compiled
	@PYTHONPATH=build/compiled $(BIN)/python -m bench.strength play

strength-page: $(VENV)/.test
	@$(BIN)/python -m bench.strength page

screenshots: $(VENV)/.test $(STATIC)/index.html chromium
	$(BIN)/python -m tests.browser.screenshots

wire: $(VENV)/.app
	$(BIN)/python web/build.py wire

paper: $(VENV)/.app
	$(BIN)/python web/build.py paper

chromium:
	@$(PYTHON) -m tests.browser.chromium

lock:
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile -q pyproject.toml --extra paper --group build --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -o requirements/app.txt
	$(BIN)/uv pip compile -q pyproject.toml --extra paper --group build --group test --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -c requirements/app.txt -o requirements/test.txt
	$(BIN)/uv pip compile -q pyproject.toml --extra cluster --extra paper --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -c requirements/app.txt -c requirements/test.txt -o requirements/server.txt
	$(BIN)/uv pip compile -q --group docs --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -c requirements/app.txt -c requirements/test.txt -o requirements/docs.txt
	$(BIN)/uv pip compile -q --group peers --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -o requirements/peers.txt

$(VENV)/.app: requirements/app.txt pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing the requirements of musicards into $(VENV) …"
	@$(BIN)/python $(INSTALL) --require-hashes -r requirements/app.txt
	@$(BIN)/python $(INSTALL) --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.app
	@echo "Installing the requirements of the tests into $(VENV) …"
	@$(BIN)/python $(INSTALL) --require-hashes -r requirements/test.txt
	@touch $@

# With other goals, the requirements of the tests come first: pip cannot install the packages that both need twice at once.
$(VENV)/.docs: requirements/docs.txt $(VENV)/.app $(if $(filter-out docs,$(MAKECMDGOALS)),$(VENV)/.test)
	@echo "Installing the requirements of the documentation into $(VENV) …"
	@$(BIN)/python $(INSTALL) --require-hashes -r requirements/docs.txt
	@touch $@

$(PEERS)/.made: requirements/peers.txt
	@test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	@echo "Installing the other engines for the benchmark into $(PEERS) …"
	@$(PEERS)/bin/python $(INSTALL) --require-hashes -r $<
	@touch $@

# JAX needs other versions than the rest, and no test needs it.
$(PEERS)/pgx/.made:
	@test -x $(PEERS)/pgx/bin/python || $(PYTHON) -m venv $(PEERS)/pgx
	@echo "Installing pgx for the benchmark into $(PEERS)/pgx …"
	@$(PEERS)/pgx/bin/python -m pip install --quiet --disable-pip-version-check pgx==2.6.0 jax==0.10.2 jaxlib==0.10.2
	@touch $@

$(PEERS)/boardgame/.made: $(addprefix bench/boardgame/,package.json package-lock.json .npmrc) $(VENV)/.app
	@mkdir -p $(@D)
	@cp $(filter bench/%,$^) $(@D)
	@echo "Installing boardgame.io for the benchmark into $(@D) …"
	@$(BIN)/python -c "from web.build import Path, npm; npm('ci', '--ignore-scripts', '--loglevel=error', cwd=Path('$(@D)'))"
	@touch $@

$(STATIC)/index.html: $(VENV)/.app $(CLIENT_SOURCES)
	@echo "Building the page in $(@D) …"
	@$(BIN)/python web/build.py build
	@touch $@

clean:
	rm -rf $(VENV) $(STATIC) web/node_modules dist build screenshots site
