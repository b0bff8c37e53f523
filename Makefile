# One command each. They need Python 3.11 or newer with venv, and make; everything else they bring themselves.
#
#   make play           the app in your browser (PORT=8000, BROWSER=0 opens none, DATA=folder keeps matches there)
#   make test           every check and every test
#   make lint           the checks alone
#   make bench          the engine's speed
#   make screenshots    the pages as pictures, in screenshots/
#   make wire           the page's types, made from the server's messages
#   make lock           the pinned requirements, made anew

PYTHON ?= python3
PORT ?= 8000
BROWSER ?= 1
VENV := .venv
BIN := $(VENV)/bin
STATIC := src/musicards/server/static
CLIENT_SOURCES := $(shell find web/src web/public web/vite web/worker web/index.html web/package.json web/package-lock.json web/*.ts web/*.js web/build.py 2>/dev/null)

.PHONY: play test lint bench screenshots wire lock clean chromium
.DELETE_ON_ERROR:

play: $(VENV)/.app $(STATIC)/index.html
	@$(BIN)/musicards serve --port $(PORT) $(if $(DATA),--data $(DATA)) $(if $(filter-out 0,$(BROWSER)),--open)

test: lint $(STATIC)/index.html chromium
	$(BIN)/python web/build.py test
	$(BIN)/python -m pytest -n auto -m "not browser"
	$(BIN)/python -m pytest -n auto -m browser tests/browser

lint: $(VENV)/.test $(STATIC)/index.html
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/build.py check

bench: $(VENV)/.app
	@$(BIN)/python bench/run.py

screenshots: $(VENV)/.test $(STATIC)/index.html chromium
	$(BIN)/python -m tests.browser.screenshots

wire: $(VENV)/.app
	$(BIN)/python web/build.py wire

chromium: $(VENV)/.test
	@$(BIN)/python tests/browser/chromium.py

lock:
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile -q pyproject.toml --group build --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -o requirements/app.txt
	$(BIN)/uv pip compile -q pyproject.toml --group build --group test --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -c requirements/app.txt -o requirements/test.txt

$(VENV)/.app: requirements/app.txt pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing what musicards needs into $(VENV) …"
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/app.txt
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.app
	@echo "Installing what the tests need into $(VENV) …"
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/test.txt
	@touch $@

$(STATIC)/index.html: $(VENV)/.app $(CLIENT_SOURCES)
	@$(BIN)/python web/build.py build
	@touch $@

clean:
	rm -rf $(VENV) $(STATIC) web/node_modules dist build screenshots
