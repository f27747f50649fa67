"""Writing OGG Vorbis, the same bytes every time. Needs the development package `soundfile`."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path

from sounds.kit.shapes import RATE

SERIAL = 0x60B115
CHUNK = 4096
"""Frames handed over at once: the encoder keeps all it is given on its stack."""


def write(path: Path, channels: Sequence[Sequence[float]], quality: float) -> None:
    """Encode one or two channels of samples at a quality from 0 to 1."""
    import numpy
    import soundfile  # type: ignore[import-untyped]

    frames = numpy.column_stack([numpy.asarray(channel, dtype="float32") for channel in channels])
    kind = {"format": "OGG", "subtype": "VORBIS", "compression_level": 1 - quality}
    with soundfile.SoundFile(path, "w", RATE, len(channels), **kind) as file:
        for start in range(0, len(frames), CHUNK):
            file.write(frames[start : start + CHUNK])
    path.write_bytes(renumbered(path.read_bytes()))


def renumbered(data: bytes) -> bytes:
    """The same stream with our serial number: the encoder draws a random one, and files would differ for nothing."""
    out, place = bytearray(data), 0
    while place < len(out):
        assert out[place : place + 4] == b"OggS", "not at the start of a page"
        segments = out[place + 26]
        body = sum(out[place + 27 : place + 27 + segments])
        end = place + 27 + segments + body
        struct.pack_into("<II", out, place + 14, SERIAL, struct.unpack_from("<I", out, place + 18)[0])
        struct.pack_into("<I", out, place + 22, 0)
        struct.pack_into("<I", out, place + 22, checksum(out[place:end]))
        place = end
    return bytes(out)


def _checksum_table() -> tuple[int, ...]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ 0x04C11DB7 if value & 0x80000000 else value << 1
        table.append(value & 0xFFFFFFFF)
    return tuple(table)


TABLE = _checksum_table()


def checksum(page: bytes | bytearray) -> int:
    """The checksum of an Ogg page whose own checksum field is zero."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ TABLE[(value >> 24) ^ byte]
    return value
