"""The check of the texts finds what readers stumble over, and only that."""

from __future__ import annotations

import pytest

from tools.plain_english import MAX_WORDS, findings_in


def found(file: str, text: str) -> list[str]:
    return [str(finding) for finding in findings_in(file, text)]


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("docs/lab.md", "\nNobody wins."),
        ("src/a.py", '\n"""Nobody wins."""\n'),
        ("src/a.py", "\nx = 1  # nobody wins\n"),
        ("src/a.py", '\nraise ValueError("nobody wins")\n'),
        ("web/src/a.ts", "\nconst x = 1; // nobody wins\n// the next comment\n"),
        ("web/src/A.svelte", "\n<!-- nobody wins -->\n"),
        ("web/src/A.svelte", "\n/* nobody wins */\n"),
        ("web/src/words/en.ftl", "\nwins = Nobody wins\n"),
        ("web/src/words/en.ftl", "\nwins = { $count ->\n    [0] Nobody wins\n   *[other] You win\n}\n"),
    ],
)
def test_a_word_to_avoid_is_found_with_its_line_and_a_better_word(file: str, text: str) -> None:
    (finding,) = found(file, text)
    assert finding.startswith(f"{file}:2: ")
    assert "obody”: “no player”" in finding


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("docs/lab.md", "The option `nobody` is code.\n\n```python\nnobody = 1\n```\n"),
        ("src/a.py", 'nobody = "a name of code and its value"\n'),
        ("src/a.py", '"""An example.\n\n>>> nobody = 1\n"""\n'),
        ("web/src/words/de.ftl", "wins = Nobody ist ein englisches Wort\n"),
        ("docs/lab.md", "As many as you like, and the host stood up."),
    ],
)
def test_code_and_other_languages_are_not_searched_for_words(file: str, text: str) -> None:
    assert found(file, text) == []


def test_a_long_sentence_of_a_document_is_found() -> None:
    words = " ".join(["card"] * (MAX_WORDS + 1))
    (finding,) = found("docs/lab.md", f"The first sentence is short.\n{words}.\n")
    assert finding == f"docs/lab.md:1: “card card card card card card …” has {MAX_WORDS + 1} words: split it, at most {MAX_WORDS}"


def test_a_sentence_of_the_longest_length_and_a_table_are_accepted() -> None:
    words = " ".join(["card"] * MAX_WORDS)
    assert found("docs/lab.md", f"{words}.\n\n| {words} | {words} |\n") == []


def test_each_item_of_a_list_is_a_sentence_of_its_length() -> None:
    item = "- " + " ".join(["word"] * 20) + ";\n"
    assert not found("docs/page.md", item * 3)


def test_a_long_sentence_of_the_page_is_found_in_each_language() -> None:
    words = " ".join(["Karte"] * (MAX_WORDS + 1))
    assert len(found("web/src/words/de.ftl", f"wins = {words}\n")) == 1
