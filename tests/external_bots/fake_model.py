"""A server with the interface of OpenAI that gives prepared answers."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Answer = str | int | Callable[[list[str]], str]
"""The text of an answer, a status code, or a function from the listed moves to a text."""
PROMPT_TOKENS, COMPLETION_TOKENS = 100, 7


@dataclass
class FakeModel:
    """The requests that the server got, and the answers that it gives. The last answer is repeated."""

    answers: list[Answer]
    requests: list[dict[str, Any]] = field(default_factory=list)
    keys: list[str | None] = field(default_factory=list)
    address: str = ""
    wait: threading.Event = field(default_factory=threading.Event)
    """The server answers only while this event is set."""

    @property
    def bot(self) -> str:
        """The name of the model as a bot."""
        return f"llm:fake-1@{self.address}"


def moves_in(request: dict[str, Any]) -> list[str]:
    """Return the moves that a question lists."""
    question = request["messages"][1]["content"]
    lines = question[question.rindex("moves of") :].splitlines()[1:]
    return [line.removeprefix("- ").partition(" (")[0] for line in lines if line.startswith("- ")]


@contextmanager
def serving(*answers: Answer) -> Iterator[FakeModel]:
    """Run the server in a thread."""
    model = FakeModel([*answers])
    model.wait.set()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            request = json.loads(self.rfile.read(int(self.headers["content-length"])))
            model.requests.append(request)
            model.keys.append(self.headers["authorization"])
            answer = model.answers.pop(0) if len(model.answers) > 1 else model.answers[0]
            model.wait.wait()
            if isinstance(answer, int):
                self._send(answer, {"error": {"message": f"refused, key {self.headers['authorization']}"}})
                return
            text = answer if isinstance(answer, str) else answer(moves_in(request))
            usage = {"prompt_tokens": PROMPT_TOKENS, "completion_tokens": COMPLETION_TOKENS, "total_tokens": 107}
            self._send(
                200, {"id": "1", "choices": [{"index": 0, "message": {"role": "assistant", "content": text}}], "usage": usage}
            )

        def _send(self, status: int, body: dict[str, Any]) -> None:
            data = json.dumps(body).encode()
            self.send_response(status)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: Any) -> None:
            """Write no log."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    model.address = f"http://127.0.0.1:{server.server_port}/v1"
    try:
        yield model
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
