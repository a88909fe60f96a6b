"""Find hard words, long sentences and misspelt words in all texts."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import codespell_lib
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

MAX_WORDS = 30

BETTER = {
    r"who(?:so)?ever|whom(?:so)?ever": "name the person: the player, the host, the caller",
    r"whatever|whichever": "name the thing, or write “any”",
    r"so (?:many|much|often|long|far)(?! as\b)": "“this number of”, “at most”, or “until now”",
    r"anew|once more": "“again”",
    r"any more|no more": "“no longer”",
    r"hence": "“therefore”",
    r"somebody|anybody|everybody": "name the person: a player, each spectator",
    r"nobody": "“no player”, “no spectator”",
    r"(?:is|are) (?-i:none)": "“there is no …”",
    r"stands?": "“is”, “shows” or “contains”, for things that are not people",
    r"lies": "“is”",
    r"tells|told|says": "“shows”, “reports” or “contains”, with an object",
    r"mend(?:s|ed|ing)?": "“fix”",
    r"of (?:its|their|your|one's) own": "“own” before the noun, or leave it out",
    r"go(?:es)? on": "“continue”",
    r"for itself|by itself|(?<!soon )as it is|at hand|all the same": "leave it out, or say who acts",
}
WORDS = {re.compile(rf"\b(?:{words})\b", re.IGNORECASE): better for words, better in BETTER.items()}

ALLOWED = re.compile(r"\bstands? for\b|\blies face (?:up|down)\b|\bno more than\b", re.IGNORECASE)

SUFFIXES = {".py", ".ts", ".svelte", ".js", ".css", ".md", ".ftl"}
OTHERS = re.compile(
    r"^(CHANGELOG\.md|docs/[^/]+\.ipynb|tests/releases/|LICENSE|LICENSES/|tools/plain_english\.py|tests/tools/test_plain_english\.py)"
)


class Passage(NamedTuple):
    """A text for human readers, with its line number."""

    line: int
    text: str


class Finding(NamedTuple):
    """A word or sentence that is hard to read: its file, its line, and advice for the author."""

    file: str
    line: int
    advice: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.advice}"


def findings_in(file: str, text: str) -> Iterator[Finding]:
    r"""Find words to avoid and long sentences in a file.

    >>> print(*findings_in("docs/lab.md", "Nobody goes on."), sep="\n")
    docs/lab.md:1: “Nobody”: “no player”, “no spectator”
    docs/lab.md:1: “goes on”: “continue”
    """
    for passage in passages_of(file, text):
        if not is_german(file):
            yield from _words_in(file, passage)
        if file.endswith((".md", ".ftl")):
            yield from _long_sentences_in(file, passage)


def is_german(file: str) -> bool:
    """Return whether a file is in German."""
    return file.endswith("de.ftl") or "/de/" in file


def _words_in(file: str, passage: Passage) -> Iterator[Finding]:
    text = re.sub(r"`[^`]*`", lambda code: re.sub(r"[^\n]", "·", code[0]), passage.text)
    text = ALLOWED.sub(lambda phrase: re.sub(r"[^\n]", "·", phrase[0]), text)
    for word, better in WORDS.items():
        for found in word.finditer(text):
            yield Finding(file, passage.line + text.count("\n", 0, found.start()), f"“{found[0]}”: {better}")


def _long_sentences_in(file: str, passage: Passage) -> Iterator[Finding]:
    text = re.sub(r"\]\([^)]*\)", "]", re.sub(r"`[^`]*`", "X", passage.text))
    for sentence in re.split(r"(?<=[.!?:])[\s*_)”“\"]+|\n *(?:[-*]|\d+\.) ", text):
        words = re.findall(r"\w[\w’'./-]*", sentence)
        if len(words) > MAX_WORDS and not re.search(r"[=×≤≥]", sentence):
            start = " ".join(sentence.split()[:6])
            yield Finding(file, passage.line, f"“{start} …” has {len(words)} words: split it, at most {MAX_WORDS}")


def passages_of(file: str, text: str) -> Iterator[Passage]:
    """Yield the prose in a file, such as comments and docstrings."""
    match Path(file).suffix:
        case ".py":
            yield from _in_python(text)
        case ".ts" | ".svelte" | ".js" | ".css":
            for comment in re.finditer(r"(?<![:'\"`\\])//[^\n]*|/\*.*?\*/|<!--.*?-->", text, re.DOTALL):
                yield Passage(_line_of(text, comment.start()), comment[0])
        case ".md":
            yield from _in_markdown(text)
        case ".ftl":
            yield from _in_fluent(text)


def _in_python(text: str) -> Iterator[Passage]:
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(said))):
                yield Passage(node.lineno, re.sub(r"(?m)^\s*(?:>>>|\.\.\. ).*$", "", said))
            case ast.Raise():
                for part in ast.walk(node):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield Passage(part.lineno, part.value)
    for comment in re.finditer(r"#.*", text):
        yield Passage(_line_of(text, comment.start()), comment[0])


def _in_markdown(text: str) -> Iterator[Passage]:
    text = re.sub(r"(?ms)^ *```.*?^ *```|<!--.*?-->", lambda block: "\n" * block[0].count("\n"), text)
    for paragraph in re.finditer(r"(?:^.*\S.*\n?)+", text, re.MULTILINE):
        line = _line_of(text, paragraph.start())
        if paragraph[0].lstrip().startswith("|"):
            yield from (
                Passage(line + row, cell) for row, cells in enumerate(paragraph[0].split("\n")) for cell in cells.split("|")
            )
        else:
            yield Passage(line, paragraph[0])


def _in_fluent(text: str) -> Iterator[Passage]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Comment | fluent.GroupComment | fluent.ResourceComment):
            yield Passage(_start(text, entry), entry.content or "")
        elif isinstance(entry, fluent.Message | fluent.Term):
            for pattern in filter(None, [entry.value, *(one.value for one in entry.attributes)]):
                yield from (Passage(_start(text, pattern), said) for said in _said_by(pattern))


def _said_by(pattern: fluent.Pattern) -> Iterator[str]:
    said = ""
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            said += element.value
            continue
        said += "X"
        if isinstance(choice := element.expression, fluent.SelectExpression):
            for variant in choice.variants:
                yield from _said_by(variant.value)
    yield said


def _start(text: str, node: fluent.BaseNode) -> int:
    span = node.span  # type: ignore[attr-defined]
    return _line_of(text, span.start)


def _line_of(text: str, index: int) -> int:
    return text.count("\n", 0, index) + 1


def files_with_texts(root: Path) -> list[str]:
    """Return all files in Git that contain texts for human readers."""
    tracked = subprocess.check_output(["git", "ls-files"], cwd=root, text=True).splitlines()
    return [file for file in tracked if Path(file).suffix in SUFFIXES and not OTHERS.match(file)]


def main() -> int:
    """Print all findings, and return 1 if there are any."""
    root = Path(__file__).parents[1]
    files = files_with_texts(root)
    findings = [str(finding) for file in files for finding in findings_in(file, (root / file).read_text(encoding="utf-8"))]
    print(*findings, sep="\n", end="\n" if findings else "")
    misspelt = codespell_lib.main(*(str(root / file) for file in files if not is_german(file)))
    return 1 if findings or misspelt else 0


if __name__ == "__main__":
    sys.exit(main())
