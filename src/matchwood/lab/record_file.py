"""Read and write files of game records, one on each line (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, BinaryIO

import msgspec

from matchwood.errors import BadRecord

MAX_LINE_BYTES = 10_000_000


class RecordWriter:
    """Writes complete game records to a stream."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._lines = msgspec.json.Encoder()

    def write(self, record: Mapping[str, Any]) -> None:
        """Write a game record as one line, and flush the stream."""
        line = self._lines.encode(record) + b"\n"
        rest = memoryview(line)
        while rest:
            rest = rest[self._stream.write(rest) :]
        self._stream.flush()


def lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a file of game records. Raises BadRecord for a line that is too long."""
    while line := stream.readline(MAX_LINE_BYTES + 2):
        if len(line.rstrip(b"\r\n")) > MAX_LINE_BYTES:
            raise BadRecord(f"the line is longer than {MAX_LINE_BYTES // 1_000_000} MB, so it is not a game record")
        yield line


def record_in(line: bytes) -> Any:
    """Return the JSON value of a line. Raises BadRecord if the line is not JSON."""
    if not line.strip():
        raise BadRecord("the line is empty; a game record is expected")
    try:
        return msgspec.json.decode(line)
    except UnicodeDecodeError as error:
        raise BadRecord(f"not UTF-8: {error.reason} at byte {error.start + 1} of a text") from error
    except RecursionError as error:
        raise BadRecord("the JSON is nested too deeply") from error
    except msgspec.ValidationError as error:
        raise BadRecord(f"a number is too large ({error})") from error
    except msgspec.DecodeError as error:
        ends = "the line ends in the middle of the record" if "truncated" in str(error) else str(error)
        raise BadRecord(f"not JSON: {ends}") from error
