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
from matchwood.server import metrics
from matchwood.server.errors import Broken, Malformed, Newer, NotFound, Silenced, TooLarge, TooMany, WrongMethod
from matchwood.server.messages import LIMIT, RECORD_LIMIT, Failure, Fault

logger = logging.getLogger(__name__)

AGAINST_THE_RULES = 422
STATUS = {
    "malformed": 400,
    "not_seated": 403,
    "not_host": 403,
    "silenced": 403,
    "foreign_origin": 403,
    "wrong_password": 403,
    "wrong_passkey": 403,
    "not_signed_in": 403,
    "not_found": 404,
    "name_taken": 409,
    "challenge_over": 409,
    "passkey_known": 409,
    "too_many_passkeys": 409,
    "last_way_in": 409,
    "seat_taken": 409,
    "not_your_turn": 409,
    "cannot_take_back": 409,
    "not_started": 409,
    "started": 409,
    "changed": 409,
    "game_over": 409,
    "not_over": 409,
    "not_away": 409,
    "cannot_show": 409,
    "cannot_look": 409,
    "has_looked": 409,
    "table_ended": 409,
    "too_large": 413,
    "too_many": 429,
    "internal": 500,
    "busy": 503,
}
"""The HTTP status of each code; all others say that the rules are against it."""


def explained(error: MatchwoodError) -> Fault:
    """The error of the protocol, which is counted."""
    metrics.REFUSED.labels(error.code).inc()
    retry_after = error.retry_after if isinstance(error, TooMany | Silenced | Newer) else UNSET
    why = error.refusal if isinstance(error, IllegalMove) else None
    refusal = UNSET if why is None else msgspec.to_builtins(why)
    return Fault(error.code, str(error), error.expected or UNSET, retry_after, refusal)


def broken(error: Exception) -> Broken:
    """Log an error of ours under a number, and say only that number."""
    number = secrets.token_hex(4)
    logger.error("error %s", number, exc_info=error)
    return Broken(f"Something went wrong on the server. Its keeper finds it in the log under {number}.")


def answer(_: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """The HTTP answer to a call that failed."""
    ours = _ours(error)
    status = 405 if isinstance(ours, WrongMethod) else STATUS.get(ours.code, AGAINST_THE_RULES)
    return Response(Failure(explained(ours)), status_code=status, headers=_headers(ours))


def _headers(error: MatchwoodError) -> dict[str, str]:
    match error:
        case WrongMethod(expected=methods):
            return {"allow": ", ".join(methods)}
        case TooMany(retry_after=seconds) | Newer(retry_after=seconds):
            return {"retry-after": str(seconds)}
        case _:
            return {}


def _ours(error: Exception) -> MatchwoodError:
    match error:
        case MatchwoodError():
            return error
        case ValidationException(extra=list(findings)):
            return Malformed("; ".join(_said(finding) for finding in findings))
        case HTTPException(status_code=413):
            return TooLarge(f"A body has at most {LIMIT} bytes, a record {RECORD_LIMIT}.")
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
            return broken(error)


def _said(finding: Any) -> str:
    where, what = finding.get("key", "data"), finding["message"]
    if where == "data":  # the body as a whole
        return "A JSON body is missing" if what == "'data'" else str(what)
    return f"{where}: {what}"
