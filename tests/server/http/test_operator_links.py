"""The links to the imprint, the privacy policy and the contact."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

from matchwood.server import app, server_process
from matchwood.server.app import create_app
from matchwood.server.http.operator_links import OperatorLinks
from matchwood.server.http.static_files import StaticFiles


@pytest.mark.parametrize("link", ["https://example.org/imprint", "http://10.0.0.1:8080/", "mailto:ada@example.org?subject=Cards"])
def test_a_web_address_or_a_mail_address_is_accepted(link: str) -> None:
    links = OperatorLinks(contact=link)
    assert links.check() is links


@pytest.mark.parametrize(
    "link",
    [
        *("", "ada@example.org", "example.org/imprint", "/imprint", "ftp://example.org/", "javascript:alert(1)", "mailto:ada"),
        *("https://", "https:///imprint", "https://[", "https://example.org/my imprint", "java\nscript:alert(1)"),
    ],
)
def test_a_server_with_another_link_does_not_start(link: str) -> None:
    with pytest.raises(SystemExit, match=r"--privacy-url: .* is not a link") as refused:
        server_process.serve(privacy_url=link, database="./never_opened.db", port=0)
    assert "mailto:privacy@example.org" in str(refused.value)
    assert not Path("never_opened.db").exists()


def test_every_page_contains_the_links_and_also_the_page_that_works_without_a_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<head><title>Matchwood</title></head>")
    monkeypatch.setattr(app, "StaticFiles", lambda head: StaticFiles(tmp_path, head))
    links = OperatorLinks(imprint='https://example.org/?a="&b', contact="mailto:ada@example.org")
    with TestClient(create_app(f"{tmp_path}/tables.db", operator_links=links)) as client:
        for path in ("/", "/t/abcd", "/index.html", "/nowhere"):
            head = client.get(path, headers={"accept": "text/html"}).text.partition("</head>")[0]
            assert '<meta name="matchwood:imprint" content="https://example.org/?a=&quot;&amp;b">' in head, path
            assert head.count("matchwood:") == 2, path
