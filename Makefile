# Two commands do everything: `make play` and `make test`. Both make the environment first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# The tests of the window wait more than they work: a third process uses what they leave of two cores.
JOBS ?= 3

.PHONY: play test bench bench-bots check sprites sounds words screenshots clean
.PHONY: package package-python package-linux package-windows test-python test-linux test-windows test-bare test-release release test-packages

play: $(VENV)/play.done
	$(BIN)/python main.py

# The processes keep what they compile, whatever is wanted elsewhere: the tests start the program about a hundred times.
test: $(VENV)/dev.done check
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n $(JOBS)

check: $(VENV)/dev.done
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python main.py check

bench: $(VENV)/dev.done
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.frame
	$(BIN)/python -m bench.moments
	$(BIN)/python -m bench.quick
	$(BIN)/python -m bench.gaps
	$(BIN)/python -m bench.analysis
	$(BIN)/python -m bench.hour

# The ladder of the bots' levels, 400 games for each step at every table: it takes many hours, so it goes on where it stopped, for
# as long as it may (make bench-bots MINUTES=60), and tells the ladder from all that is kept.
MINUTES ?= inf
bench-bots: $(VENV)/dev.done
	$(BIN)/python -m bench.bots --jobs $(JOBS) --minutes $(MINUTES)

# Packages are built as if it were the day of the newest release, and in the same order every time: equal sources, equal packages.
SAME = SOURCE_DATE_EPOCH=$$($(BIN)/python packaging/facts.py epoch) PYTHONHASHSEED=1

package: $(VENV)/dev.done
	$(SAME) $(BIN)/pyinstaller --noconfirm --log-level ERROR goblins.spec

package-python: $(VENV)/package.done
	$(SAME) $(BIN)/python -m build --outdir dist

package-linux: package
	$(BIN)/python packaging/linux.py tar deb

package-windows: $(VENV)/package.done
	$(BIN)/python packaging/windows.py

# Everything that this machine can build, with checksums, from a folder that had nothing in it.
release:
	rm -rf dist
	$(MAKE) package-python package-linux package-windows
	$(BIN)/python packaging/release.py

# Packages are tried as their users would use them; that takes long, so it is apart from `make test`.
test-packages: test-python test-linux test-windows test-bare test-release

test-python test-linux test-windows test-bare test-release: test-%: $(VENV)/package.done
	$(BIN)/python -m pytest packaging/tests/test_$*.py

sprites: $(VENV)/dev.done
	$(BIN)/python -m sprites.kit

sounds: $(VENV)/dev.done
	$(BIN)/python -m sounds.kit

words: $(VENV)/dev.done
	$(BIN)/python -m tools.words

screenshots: $(VENV)/dev.done
	$(BIN)/python -m tools.screenshots

$(VENV)/play.done: requirements.txt
	@command -v $(PYTHON) >/dev/null || { echo "goblins: there is no $(PYTHON); Python 3.11 or newer is needed."; exit 1; }
	@$(PYTHON) tools/ready.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	touch $@

$(VENV)/dev.done: requirements.txt requirements-dev.txt $(VENV)/play.done
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@

$(VENV)/package.done: packaging/requirements.txt $(VENV)/dev.done
	$(BIN)/pip install --quiet --disable-pip-version-check -r packaging/requirements.txt
	touch $@

clean:
	rm -rf $(VENV) build dist
