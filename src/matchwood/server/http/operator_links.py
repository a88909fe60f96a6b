"""The operator's links on each page: imprint, privacy policy and contact."""

from __future__ import annotations

import html
from typing import NamedTuple
from urllib.parse import urlsplit

from matchwood.errors import shown
from matchwood.server.protocol.errors import CannotServe


class OperatorLinks(NamedTuple):
    """The operator's links. The page does not show a link that is None."""

    imprint: str | None = None
    privacy: str | None = None
    contact: str | None = None

    def check(self) -> OperatorLinks:
        """Return these links. Raises CannotServe if a link is neither a web address nor a mail address."""
        for name, link in self._asdict().items():
            if link is not None and not _is_allowed(link):
                raise CannotServe(
                    f"--{name}-url: {shown(link)} is not a link.\n"
                    f"Give an address such as https://example.org/{name} or mailto:{name}@example.org"
                )
        return self

    def tags(self) -> bytes:
        """Return the HTML meta tags from which the page reads the links.

        >>> OperatorLinks(privacy="https://example.org/?a=1&b=2").tags()
        b'<meta name="matchwood:privacy" content="https://example.org/?a=1&amp;b=2">\\n'
        """
        links = {name: link for name, link in self._asdict().items() if link is not None}
        return "".join(f'<meta name="matchwood:{name}" content="{html.escape(link)}">\n' for name, link in links.items()).encode()


def _is_allowed(link: str) -> bool:
    if not link.isprintable() or " " in link:
        return False
    try:
        parts = urlsplit(link)
        host = parts.hostname
    except ValueError:  # such as https://[
        return False
    return "@" in parts.path if parts.scheme == "mailto" else parts.scheme in ("http", "https") and bool(host)
