"""Calls to a server of language models with the interface of OpenAI."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import sleep
from typing import TYPE_CHECKING

import msgspec

from matchwood.errors import UnknownBot, shown
from matchwood.external_bots.fault import BotFault

if TYPE_CHECKING:
    import httpx

PREFIX = "llm:"
KEY_VARIABLE = "MATCHWOOD_LLM_KEY"
"""The environment variable with the key of the server. Records contain the names of bots, so a name must not contain the key."""
SECONDS = 120.0
"""The time limit for one answer of a language model."""
ATTEMPTS = 4
"""The number of calls for one answer, if the server is overloaded or cannot be reached."""
MAX_PAUSE_SECONDS = 60.0
TEMPORARY = frozenset({408, 425, 429, 500, 502, 503, 504})
"""The status codes after which the same call may succeed later."""
MAX_REASON_LENGTH = 300

_NAME = re.compile(r"llm:(\S+)@(https?://[^\s@?#]+)")

Message = Mapping[str, str]
"""A message of a conversation: ``role`` is ``system``, ``user`` or ``assistant``, and ``content`` is its text."""


@dataclass(frozen=True)
class Model:
    """A language model, and the address of its server."""

    name: str
    address: str


def model_in(name: str) -> Model | None:
    """Return the language model with the name ``llm:MODEL@ADDRESS``. Return None for other bots. Raises UnknownBot.

    >>> model_in("llm:qwen3:8b@http://127.0.0.1:11434/v1"), model_in("club")
    (Model(name='qwen3:8b', address='http://127.0.0.1:11434/v1'), None)
    """
    if not name.startswith(PREFIX):
        return None
    match = _NAME.fullmatch(name)
    if match is None:
        raise UnknownBot(
            f"{shown(name)} does not name a language model; expected is llm:MODEL@ADDRESS, as in llm:qwen3:8b@http://127.0.0.1:11434/v1"
        )
    return Model(*match.groups())


class _Text(msgspec.Struct):
    content: str | None = None


class _Choice(msgspec.Struct):
    message: _Text


class _Usage(msgspec.Struct):
    prompt_tokens: int = 0
    completion_tokens: int = 0


class _Completion(msgspec.Struct):
    choices: list[_Choice]
    usage: _Usage | None = None


@dataclass(frozen=True)
class Reply:
    """An answer of a language model, with the tokens that its server counted."""

    text: str
    prompt_tokens: int
    completion_tokens: int


class ModelServer:
    """The server of a language model. Close it after use.

    The environment variable MATCHWOOD_LLM_KEY contains the key of the server, if it needs one.
    """

    def __init__(self, model: Model) -> None:
        self._model, self._key = model, os.environ.get(KEY_VARIABLE, "")
        self._client: httpx.Client | None = None

    def ask(self, messages: Sequence[Message]) -> Reply:
        """Return the model's answer to a conversation. Repeat the call if the failure may be temporary. Raises BotFault."""
        import httpx

        if self._client is None:
            headers = {"authorization": f"Bearer {self._key}"} if self._key else {}
            self._client = httpx.Client(headers=headers, timeout=SECONDS)
        address, reason = f"{self._model.address.rstrip('/')}/chat/completions", ""
        for attempt in range(ATTEMPTS):
            pause = float(1 << attempt)
            try:
                answer = self._client.post(address, json={"model": self._model.name, "messages": list(messages)})
            except httpx.TimeoutException:
                reason = f"no answer within {SECONDS:g} s"
            except httpx.TransportError as error:
                reason = str(error) or type(error).__name__
            else:
                if answer.status_code == httpx.codes.OK:
                    return self._reply(answer.content)
                reason = f"status {answer.status_code}: {self._reason(answer.text)}"
                if answer.status_code not in TEMPORARY:
                    break
                pause = _seconds_in(answer.headers.get("retry-after", ""), pause)
            if attempt < ATTEMPTS - 1:
                sleep(min(pause, MAX_PAUSE_SECONDS))
        raise BotFault(f"the language model {self._model.name} at {address} does not answer ({reason})")

    def close(self) -> None:
        """Close the connections to the server."""
        if self._client is not None:
            self._client.close()

    def _reply(self, content: bytes) -> Reply:
        try:
            completion = msgspec.json.decode(content, type=_Completion)
            text = completion.choices[0].message.content or ""
        except (msgspec.MsgspecError, UnicodeError, IndexError) as error:
            raise BotFault(
                f"the answer of {self._model.address} is no chat completion ({error})", content[:MAX_REASON_LENGTH]
            ) from error
        usage = completion.usage or _Usage()
        return Reply(text, usage.prompt_tokens, usage.completion_tokens)

    def _reason(self, text: str) -> str:
        """Return the beginning of an error text, without the key, which some servers repeat."""
        plain = " ".join(text.split())
        return (plain.replace(self._key, "…") if self._key else plain)[:MAX_REASON_LENGTH]


def _seconds_in(text: str, otherwise: float) -> float:
    return float(text) if text.isdecimal() else otherwise
