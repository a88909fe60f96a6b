"""The operator's links are at the end of a page, and at a table in the settings."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from matchwood.server.http.operator_links import OperatorLinks
from tests.browser.person import DOES_NOT_SCROLL, TABLE
from tests.support.parameters import everyday

pytestmark = pytest.mark.browser

LINKS = OperatorLinks("https://example.org/imprint", "https://example.org/privacy", "mailto:ada@example.org")
TEXTS = {"en": ["Imprint", "Privacy", "Contact"], "de": ["Impressum", "Datenschutz", "Kontakt"]}


def add_links(route: Route) -> None:
    """Answer as a server with these links."""
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace("</head>", f"{LINKS.tags().decode()}</head>"))


@everyday(1, "language", ["de", "en"])
@everyday(1, "width", [360, 1280])
def test_the_links_are_on_the_front_page_and_in_the_settings_of_a_table(
    open_page: Callable[..., Page], language: str, width: int
) -> None:
    page = open_page(width, 740, language)
    page.get_by_test_id("play").wait_for()
    links = page.get_by_test_id("operator").get_by_role("link")
    expect(links).to_have_count(0)
    page.route(page.url, add_links)
    page.reload()
    page.get_by_test_id("play").wait_for()
    expect(links).to_have_text(TEXTS[language])
    assert [link.get_attribute("href") for link in links.all()] == [*LINKS]
    assert [link.get_attribute("target") for link in links.all()] == ["_blank", "_blank", None]
    assert page.evaluate(DOES_NOT_SCROLL.replace("&& scrollHeight <= window.innerHeight", ""))
    page.get_by_test_id("play").click()
    page.locator(TABLE).wait_for()
    expect(links).to_have_count(0)
    page.get_by_test_id("open-settings").click()
    expect(links).to_have_text(TEXTS[language])
    links.first.scroll_into_view_if_needed()
    expect(links.first).to_be_in_viewport(ratio=1)
