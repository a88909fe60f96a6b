"""The conversion of exceptions to errors of the protocol."""

from __future__ import annotations

import logging
import secrets
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from msgspec import UNSET

from matchwood.errors import IllegalMove, MatchwoodError
from matchwood.server.protocol.errors import (
    BadName,
    Banned,
    Broken,
    Malformed,
    Newer,
    NotFound,
    Silenced,
    TooLarge,
    TooMany,
    WrongMethod,
)
from matchwood.server.protocol.messages import MAX_MESSAGE_BYTES, MAX_RECORD_BYTES, Failure, Fault
from matchwood.server.util import metrics
from matchwood.server.util.logs import MAX_REMEMBERED_ERRORS, Fingerprint, fingerprint
from matchwood.server.util.lru import LruCache

logger = logging.getLogger(__name__)

_numbers: LruCache[Fingerprint, str] = LruCache(MAX_REMEMBERED_ERRORS)


def to_protocol_error(error: MatchwoodError) -> Fault:
    """Convert an exception to an error message, and count the error."""
    metrics.REFUSED.labels(error.code).inc()
    retry_after = error.retry_after if isinstance(error, TooMany | Silenced | Banned | Newer) else UNSET
    refusal = msgspec.to_builtins(error.refusal) if isinstance(error, IllegalMove) and error.refusal is not None else UNSET
    reason, character = (error.reason, error.character or UNSET) if isinstance(error, BadName) else (UNSET, UNSET)
    return Fault(error.code, str(error), error.expected or UNSET, retry_after, refusal, reason, character)


def log_as_broken(error: Exception) -> Broken:
    """Log an internal error, and return an exception with the log number. A repeated error keeps the same log number."""
    key = fingerprint(error)
    number = _numbers.get(key) or secrets.token_hex(4)
    _numbers.put(key, number)
    logger.error("Internal error %s", number, exc_info=error)
    return Broken(f"Internal server error. The operator can find it in the log under the number {number}.")


def error_response(_: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """Return the response that reports this exception."""
    known = _to_matchwood_error(error)
    return Response(Failure(to_protocol_error(known)), status_code=known.status, headers=_headers(known))


def _headers(error: MatchwoodError) -> dict[str, str]:
    match error:
        case WrongMethod(expected=methods):
            return {"allow": ", ".join(methods)}
        case TooMany(retry_after=seconds) | Newer(retry_after=seconds):
            return {"retry-after": str(seconds)}
        case _:
            return {}


def _to_matchwood_error(error: Exception) -> MatchwoodError:
    match error:
        case MatchwoodError():
            return error
        case ValidationException(extra=list(findings)):
            return Malformed("; ".join(_validation_message(finding) for finding in findings))
        case HTTPException(status_code=413):
            return TooLarge(f"The body is too long. The maximum is {MAX_MESSAGE_BYTES} bytes, or {MAX_RECORD_BYTES} for a record.")
        case HTTPException(status_code=404):
            return NotFound("This address does not exist.")
        case HTTPException(status_code=405):
            allowed = (error.headers or {}).get("allow", "").replace(" ", "")
            return WrongMethod("This address does not support the method.", filter(None, allowed.split(",")))
        case HTTPException(status_code=status) if status < 500:
            return Malformed(f"The request is invalid: {error.detail}")
        case InternalServerException(detail="client disconnected prematurely"):
            return Malformed("The body is incomplete.")
        case UnicodeDecodeError():
            return Malformed(f"The body is not UTF-8: {error.reason}.")
        case RecursionError() if "serializing" in str(error):  # other recursion is an internal error
            return Malformed("The body is nested too deeply.")
        case _:
            return log_as_broken(error)


def _validation_message(finding: Any) -> str:
    key, message = finding.get("key", "data"), finding["message"]
    if key == "data":  # the whole body
        return "A JSON body is missing" if message == "'data'" else str(message)
    return f"{key}: {message}"
