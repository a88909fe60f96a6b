"""Files of game records, one a line (docs/notation.md): written so that whatever is there is whole, read with suspicion."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, BinaryIO

import msgspec

from matchwood.errors import BadRecord

LONGEST_LINE = 10_000_000


class RecordWriter:
    """Writes records to a stream, each of them whole."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._lines = msgspec.json.Encoder()

    def write(self, record: Mapping[str, Any]) -> None:
        """Add a record and hand it to the operating system."""
        line = self._lines.encode(record) + b"\n"
        rest = memoryview(line)
        while rest:
            rest = rest[self._stream.write(rest) :]
        self._stream.flush()


def lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a file. Raises BadRecord at a line longer than any record."""
    while line := stream.readline(LONGEST_LINE + 2):
        if len(line.rstrip(b"\r\n")) > LONGEST_LINE:
            raise BadRecord(f"the line is longer than {LONGEST_LINE // 1_000_000} MB; no game record is")
        yield line


def record_in(line: bytes) -> Any:
    """What stands in the line. Raises BadRecord where it is not JSON."""
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
