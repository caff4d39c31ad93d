# The Python of the system, if it is new enough: it is built for speed, which one put together by hand often is not.
USABLE := import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(or $(shell for each in /usr/bin/python3 python3; do \
	$$each -c '$(USABLE)' 2>/dev/null && echo $$each && break; done),python3)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := $(VENV)/.compiled

# The tests start the program many times, and each start would compile all of it anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: setup run test test-all lint tested bench clean

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check -c constraints.txt -e ".[dev]"
	touch $(READY)

run: $(READY)
	$(BIN)/chaski run

# Side by side: the tests wait now and then, and the types use that time.
test: $(READY)
	$(MAKE) --no-print-directory -j2 lint tested

# The same with every test in its large size: for the night.
test-all: $(READY)
	$(MAKE) --no-print-directory test SIZE=--large

tested: $(COMPILED)
	$(BIN)/python -m pytest -n auto --dist worksteal $(SIZE)

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Once for all, and not by each of the processes that share the tests; what changes later is little.
$(COMPILED): $(READY)
	@$(BIN)/python -m pytest --collect-only -q > /dev/null || true  # what is wrong there, the tests will tell
	@touch $(COMPILED)

bench: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[bench]"
	$(BIN)/python -m tests.bench

clean:
	rm -rf $(VENV)
