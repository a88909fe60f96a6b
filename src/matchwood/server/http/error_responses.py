"""How a failure is told: in the shape of the protocol, calmly, and without anything that is nobody's business."""

from __future__ import annotations

import logging
import secrets
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from msgspec import UNSET

from matchwood.errors import IllegalMove, MatchwoodError
from matchwood.server.protocol.errors import BadName, Broken, Malformed, Newer, NotFound, Silenced, TooLarge, TooMany, WrongMethod
from matchwood.server.protocol.messages import MAX_MESSAGE_BYTES, MAX_RECORD_BYTES, Failure, Fault
from matchwood.server.util import metrics
from matchwood.server.util.logs import MAX_REMEMBERED_ERRORS, Fingerprint, fingerprint
from matchwood.server.util.lru import LruCache

logger = logging.getLogger(__name__)

_numbers: LruCache[Fingerprint, str] = LruCache(MAX_REMEMBERED_ERRORS)


def to_protocol_error(error: MatchwoodError) -> Fault:
    """The error of the protocol, which is counted."""
    metrics.REFUSED.labels(error.code).inc()
    retry_after = error.retry_after if isinstance(error, TooMany | Silenced | Newer) else UNSET
    why = error.refusal if isinstance(error, IllegalMove) else None
    refusal = UNSET if why is None else msgspec.to_builtins(why)
    reason, character = (error.reason, error.character or UNSET) if isinstance(error, BadName) else (UNSET, UNSET)
    return Fault(error.code, str(error), error.expected or UNSET, retry_after, refusal, reason, character)


def log_as_broken(error: Exception) -> Broken:
    """Log an error of ours under a number, and say only that number. An error that happens again keeps its number."""
    place = fingerprint(error)
    number = _numbers.get(place) or secrets.token_hex(4)
    _numbers.put(place, number)
    logger.error("error %s", number, exc_info=error)
    return Broken(f"Something went wrong on the server. Its keeper finds it in the log under {number}.")


def error_response(_: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """The HTTP answer to a call that failed."""
    ours = _is_ours(error)
    return Response(Failure(to_protocol_error(ours)), status_code=ours.status, headers=_headers(ours))


def _headers(error: MatchwoodError) -> dict[str, str]:
    match error:
        case WrongMethod(expected=methods):
            return {"allow": ", ".join(methods)}
        case TooMany(retry_after=seconds) | Newer(retry_after=seconds):
            return {"retry-after": str(seconds)}
        case _:
            return {}


def _is_ours(error: Exception) -> MatchwoodError:
    match error:
        case MatchwoodError():
            return error
        case ValidationException(extra=list(findings)):
            return Malformed("; ".join(_said(finding) for finding in findings))
        case HTTPException(status_code=413):
            return TooLarge(f"A body has at most {MAX_MESSAGE_BYTES} bytes, a record {MAX_RECORD_BYTES}.")
        case HTTPException(status_code=404):
            return NotFound("There is nothing at this address.")
        case HTTPException(status_code=405):
            allowed = (error.headers or {}).get("allow", "").replace(" ", "")
            return WrongMethod("This address does not know that method.", filter(None, allowed.split(",")))
        case HTTPException(status_code=status) if status < 500:
            return Malformed(f"The call cannot be understood: {error.detail}")
        case InternalServerException(detail="client disconnected prematurely"):
            return Malformed("The body ends too early.")
        case UnicodeDecodeError():
            return Malformed(f"The body is not UTF-8: {error.reason}.")
        case RecursionError() if "serializing" in str(error):  # otherwise it is something of ours that goes round in circles
            return Malformed("The body is nested too deeply.")
        case _:
            return log_as_broken(error)


def _said(finding: Any) -> str:
    where, what = finding.get("key", "data"), finding["message"]
    if where == "data":  # the body as a whole
        return "A JSON body is missing" if what == "'data'" else str(what)
    return f"{where}: {what}"
