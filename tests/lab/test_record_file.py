"""Files of records: complete when written, and checked when read."""

from __future__ import annotations

import io

import pytest

from matchwood.errors import BadRecord
from matchwood.lab import record_file
from matchwood.lab.record_file import RecordWriter, lines_of, record_in


def test_written_records_can_be_read_again() -> None:
    stream = io.BytesIO()
    writer = RecordWriter(stream)
    for number in range(3):
        writer.write({"matchwood": 1, "number": number, "word": "Zündholz"})
    stream.seek(0)
    assert [record_in(line)["number"] for line in lines_of(stream)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"", "the line is empty"),
        (b"  \n", "the line is empty"),
        (b"Once upon a time", "not JSON"),
        (b'{"matchwood": 1, "game', "ends in the middle"),
        (b'{"matchwood": NaN}', "not JSON"),
        (b'{"matchwood": 1e999}', "too large"),
        (b'{"matchwood": ' + b"9" * 5000 + b"}", "too large"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"word": "\xff"}', "not UTF-8"),
        (b"{} {}", "not JSON"),
    ],
)
def test_a_line_that_is_not_json_is_refused_with_the_reason(line: bytes, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        record_in(line)


def test_a_line_without_an_end_is_not_read_into_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_file, "MAX_LINE_BYTES", 1000)
    stream = io.BytesIO(b"[]\n" + b"x" * 1_000_000)
    lines = lines_of(stream)
    assert next(lines) == b"[]\n"
    with pytest.raises(BadRecord, match="longer than"):
        next(lines)
    assert stream.tell() < 2000


def test_a_line_of_the_maximum_length_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_file, "MAX_LINE_BYTES", 10)
    assert list(lines_of(io.BytesIO(b"x" * 10 + b"\r\n" + b"y" * 10))) == [b"x" * 10 + b"\r\n", b"y" * 10]
