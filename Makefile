# Two commands do everything: `make play` and `make test`. Both make the environment first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2

.PHONY: play test bench package check sprites sounds screenshots clean

play: $(VENV)/play.done
	$(BIN)/python main.py

test: $(VENV)/dev.done check
	$(BIN)/python -m pytest -n $(JOBS)

check: $(VENV)/dev.done
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python main.py check

bench: $(VENV)/dev.done
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.frame

package: $(VENV)/dev.done
	$(BIN)/pyinstaller --noconfirm --log-level WARN goblins.spec

sprites: $(VENV)/dev.done
	$(BIN)/python -m sprites.kit

sounds: $(VENV)/dev.done
	$(BIN)/python -m sounds.kit

screenshots: $(VENV)/dev.done
	$(BIN)/python -m tools.screenshots

$(VENV)/play.done: requirements.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	touch $@

$(VENV)/dev.done: requirements.txt requirements-dev.txt $(VENV)/play.done
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@

clean:
	rm -rf $(VENV) build dist
