"""Many hands for many games: one after the other, on several cores, or on a Dask cluster; what comes of it is the same."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from msgspec import Struct

Given = TypeVar("Given")
Made = TypeVar("Made")
#: So many pieces of work are carried to somebody at once, at most.
MOST_AT_ONCE = 16


class NoCluster(ValueError):
    """Work can't be given to a cluster; the message says what is missing."""


class Crew(Struct, frozen=True):
    """Who does the work: so many jobs on this machine, or the workers of the cluster at an address."""

    jobs: int = 1
    cluster: str = ""

    def in_order(self, work: Callable[[Given], Made], tasks: Sequence[Given]) -> Iterator[Made]:
        """What comes of every task, in the order of the tasks."""
        if self.cluster:
            yield from _by_cluster(self.cluster, work, tasks)
            return
        if self.jobs <= 1 or len(tasks) <= 1:
            yield from map(work, tasks)
            return
        at_once = max(1, min(MOST_AT_ONCE, len(tasks) // (4 * self.jobs)))
        # Fresh interpreters: a fork would take along whatever threads the caller has.
        with multiprocessing.get_context("spawn").Pool(min(self.jobs, len(tasks))) as pool:
            yield from pool.imap(work, tasks, chunksize=at_once)


#: Nobody to help: one game after the other.
ALONE = Crew()


def _by_cluster(address: str, work: Callable[[Given], Made], tasks: Sequence[Given]) -> Iterator[Made]:
    """The same on a Dask cluster; its workers need this program, of the same version."""
    try:
        from distributed import Client
    except ImportError as missing:
        raise NoCluster("a cluster needs Dask: pip install -r requirements-lab.txt") from missing
    try:
        client: Any = Client(address, timeout="10s")
    except (OSError, TimeoutError, ValueError) as unheard:
        raise NoCluster(f"no cluster answers at {address}") from unheard
    with client:
        at_once = max(1, min(MOST_AT_ONCE, len(tasks) // (8 * max(1, sum(client.nthreads().values())))))
        bundles = [list(tasks[start : start + at_once]) for start in range(0, len(tasks), at_once)]
        for bundle in client.map(_done, [(work, bundle) for bundle in bundles], pure=False):
            yield from bundle.result()


def _done(bundle: tuple[Callable[[Any], Any], list[Any]]) -> list[Any]:
    work, tasks = bundle
    return [work(task) for task in tasks]
