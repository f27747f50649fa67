"""A process of its own that takes in hostile things, and tells what came of it: a clear sentence, or a sound match.

It is killed if it takes too much time or memory or waits for ever, and hears of every file that is opened or looked at.
"""

from __future__ import annotations

import base64
import json
import os
import pickle
import random
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from goblins import paths

#: What one case may take, and how much more before its process is killed.
MOST_SECONDS, MOST_BYTES = 2.0, 200 * 2**20
KILLED_AFTER = 8
#: No sentence about what was refused has more letters.
LONGEST_SENTENCE = 700
#: Where the program and its language live; everything else is another's.
OURS = tuple({str(paths.ROOT), sys.prefix, sys.base_prefix, os.path.dirname(os.__file__)})
LOOKS = ("stat", "lstat", "readlink", "scandir", "listdir", "access")

Said = dict[str, Any]


class Judge:
    """The process, as tests see it."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def judge(self, case: dict[str, Any]) -> Said:
        """What came of a case: `said`, a sentence why it was refused or nothing; `problem`; seconds and bytes it took."""
        if self._process is None:
            environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
            command = [sys.executable, "-m", "tests.support.hostile_judge"]
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=paths.ROOT, env=environment)
        process = self._process
        assert process.stdin and process.stdout
        process.stdin.write(base64.b64encode(pickle.dumps(case)) + b"\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        if answer:
            said: Said = json.loads(answer)
            return said
        self._process = None
        return {
            "said": "",
            "problem": f"killed: {process.wait()}",
            "seconds": float(KILLED_AFTER),
            "bytes": 0,
            "seen": [],
        }

    def close(self) -> None:
        """Let the process go."""
        if self._process is not None:
            assert self._process.stdin
            self._process.stdin.close()
            self._process.wait()


def problem_of(said: Said) -> str:
    """What is wrong with what came of a case; nothing if all is well."""
    sentence = said["said"]
    if said["problem"]:
        return str(said["problem"])
    if not (sentence.isprintable() and len(sentence) < LONGEST_SENTENCE):
        return f"no clear sentence: {sentence[:200]!r}"
    if said["seen"]:
        return f"looked at {said['seen'][:3]}"
    if said["seconds"] > MOST_SECONDS:
        return f"took {said['seconds']:.1f} s"
    return f"took {said['bytes'] >> 20} MB" if said["bytes"] > MOST_BYTES else ""


# ---------------------------------------------------------------------- within the process


class Watch:
    """Notes what is opened or looked at while something is tried, outside the program and the folder at hand."""

    def __init__(self, folder: Path) -> None:
        self._ours = (*OURS, str(folder), "/proc/self")
        self.seen: list[str] = []
        self._watches = False
        sys.addaudithook(self._hear)
        for name in LOOKS:
            setattr(os, name, partial(self._look, getattr(os, name), name))

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Note everything from now on."""
        self.seen.clear()
        self._watches = True
        try:
            yield
        finally:
            self._watches = False

    def _hear(self, event: str, args: tuple[Any, ...]) -> None:
        if self._watches and event in ("open", "socket.connect", "subprocess.Popen", "os.system", "urllib.Request"):
            self._note(event, args[0])

    def _look(self, look: Callable[..., Any], name: str, path: Any = ".", *args: Any, **kwargs: Any) -> Any:
        if self._watches:
            self._note(name, path)
        return look(path, *args, **kwargs)

    def _note(self, how: str, path: Any) -> None:
        if isinstance(path, int):
            return
        named = os.path.abspath(os.fsdecode(path)) if isinstance(path, str | bytes | os.PathLike) else repr(path)
        above = any(one == named or one.startswith(named.rstrip("/") + "/") for one in self._ours)  # on the way to ours
        if not above and not named.startswith(self._ours):
            self.seen.append(f"{how} {named}"[:200])


def resident(name: str) -> int:
    """A line of what the system says of this process' memory, in bytes."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(name):
            return int(line.split()[1]) * 1024
    return 0


def main() -> None:
    """Try one case after the other, as they come in."""
    import resource

    from tests.support import hostile_trials

    work = Path(tempfile.mkdtemp(prefix="hostile"))
    watch = Watch(work)
    hostile_trials.warm_up()
    for line in sys.stdin.buffer:
        case = pickle.loads(base64.b64decode(line))  # noqa: S301 - our own test sends it
        folder = work / f"{random.getrandbits(60):x}"
        folder.mkdir()
        with suppress(OSError):
            Path("/proc/self/clear_refs").write_text("5")  # the peak is measured anew
        before, began = resident("VmRSS"), time.process_time()
        _limit(resource, int(began) + KILLED_AFTER)
        said, problem = _tried(partial(hostile_trials.try_case, case, folder), watch)
        _limit(resource, resource.RLIM_INFINITY)
        took, most = time.process_time() - began, resident("VmHWM")
        shutil.rmtree(folder)
        answer = {
            "said": said,
            "problem": problem,
            "seconds": took,
            "bytes": max(0, most - before),
            "seen": watch.seen[:9],
        }
        print(json.dumps(answer), flush=True)
    shutil.rmtree(work)


def _limit(resource: Any, seconds: int) -> None:
    """Kill this process after so much time, whether it works or waits."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, resource.RLIM_INFINITY))
    resource.setrlimit(resource.RLIMIT_AS, (8 * 2**30, resource.RLIM_INFINITY))
    signal.alarm(30 if seconds != resource.RLIM_INFINITY else 0)


def _tried(trial: Callable[[], str], watch: Watch) -> tuple[str, str]:
    """What a trial said, and what went wrong with it."""
    try:
        with watch.watching():
            return trial(), ""
    except Exception as error:  # noqa: BLE001 - that is what is looked for
        import traceback

        told = "".join(traceback.format_exception(error))[-1500:]
        return "", told.encode("ascii", "backslashreplace").decode()


def put(path: Path, thing: str) -> None:
    """Put something that is no plain file where one is expected."""
    outside = path.parent.parent / "outside"
    if thing == "fifo":
        os.mkfifo(path)
    elif thing == "device":
        _device(path)
    elif thing == "link":
        outside.write_text("title: Elsewhere")
        path.symlink_to(outside)
    elif thing == "link to nothing":
        path.symlink_to("/nowhere/at/all")
    elif thing == "folder":
        path.mkdir()
    elif thing == "socket":
        with suppress(OSError), socket.socket(socket.AF_UNIX) as made:
            made.bind(os.path.relpath(path))


def _device(path: Path) -> None:
    """A device that never ends; a link to it for who may not make one."""
    try:
        os.mknod(path, stat.S_IFCHR | 0o666, os.makedev(1, 5))
    except OSError:
        path.symlink_to("/dev/zero")


if __name__ == "__main__":
    main()
