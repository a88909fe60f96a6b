"""`in_chunks` shares work among threads. It does each part once, also in a forked process."""

from __future__ import annotations

import subprocess
import sys
import threading

import pytest

from matchwood.api.chunks import MIN_CHUNK, in_chunks


@pytest.mark.parametrize(
    ("size", "threads", "parts"), [(1, 4, 1), (MIN_CHUNK - 1, 4, 1), (3 * MIN_CHUNK + 7, 8, 3), (8 * MIN_CHUNK, 2, 2)]
)
def test_each_part_of_the_work_is_done_once(size: int, threads: int, parts: int) -> None:
    done, chunks, lock = [0] * size, list[tuple[int, int]](), threading.Lock()

    def work(begin: int, end: int) -> None:
        with lock:
            chunks.append((begin, end))
            for place in range(begin, end):
                done[place] += 1

    in_chunks(work, size, threads)
    assert done == [1] * size
    assert len(chunks) == parts


def test_an_error_in_a_thread_is_raised_after_all_threads_have_ended() -> None:
    ended = list[int]()

    def work(begin: int, end: int) -> None:
        ended.append(end)
        if begin:
            raise RuntimeError("wrong")

    with pytest.raises(RuntimeError, match="wrong"):
        in_chunks(work, 3 * MIN_CHUNK, 3)
    assert len(ended) == 3


FORKED = """
import os
from matchwood.api.chunks import MIN_CHUNK, in_chunks
done = []
def work(begin, end):
    done.append(end)
in_chunks(work, 2 * MIN_CHUNK, 2)
child = os.fork()
if child == 0:
    in_chunks(work, 2 * MIN_CHUNK, 2)
    os._exit(len(done))
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing forks there")
def test_a_forked_process_starts_new_threads() -> None:
    ran = subprocess.run([sys.executable, "-W", "ignore", "-c", FORKED], capture_output=True, text=True, check=True, timeout=60)
    assert ran.stdout == "4\n"
