"""Memory: pictures that are let go go back to the system, and leave no holes between those that stay."""

from __future__ import annotations

import contextlib
import gc
import sys

#: From so many bytes on something gets pages of its own, and that much may lie free at the end of the others.
LARGE = 512 * 1024
#: What glibc calls the two.
_MMAP_THRESHOLD, _TRIM_THRESHOLD = -3, -1


def return_what_is_large() -> None:
    """From now on large pieces of memory are returned when they are free; else glibc soon keeps megabytes for later."""
    if sys.platform != "linux":
        return
    import ctypes  # it takes a while: nothing that the first picture should wait for

    with contextlib.suppress(OSError, AttributeError):  # another C library has no such choice
        choose = ctypes.CDLL(None).mallopt
        choose(_MMAP_THRESHOLD, LARGE)
        choose(_TRIM_THRESHOLD, LARGE)


def tidy_up() -> None:
    """Let go of screens that were left: they and their parts know each other, so that they stay until somebody looks.

    Then what is free goes back to the system, also from between what stays.
    """
    gc.collect()
    if sys.platform == "linux":
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
