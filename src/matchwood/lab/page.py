"""Write the report of a study as one HTML page without other files."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from matchwood.lab.paper import Paper

STYLE = """
:root { color-scheme: light dark; --ink: light-dark(#1d2328, #e6e9ec); --quiet: light-dark(#5b6570, #9aa5b0);
  --paper: light-dark(#ffffff, #14181c); --rule: light-dark(#d5dae0, #343b43); --accent: light-dark(#a8400b, #ff9a5a); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: .5rem 0; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
.about, .method, figcaption { color: var(--quiet); font-size: .9rem; }
.findings { padding-left: 1.2rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--rule); vertical-align: middle; }
td { white-space: nowrap; } td:first-child { white-space: normal; overflow-wrap: anywhere; }
th { color: var(--quiet); font-weight: 600; } .group { color: var(--ink); padding-top: .9rem; }
figure { margin: 1.5rem 0; }
.plot { width: 100%; max-width: 36rem; height: auto; display: block; }
.mark { width: clamp(64px, 10vw, 100px); height: 16px; display: block; }
@media (max-width: 30rem) { table:has(.mark) { width: 100%;
  tr { display: flex; flex-wrap: wrap; border-bottom: 1px solid var(--rule); } th, td { flex: 1; border: 0; }
  th:first-child, td:first-child { flex-basis: 100%; padding-bottom: 0; } } }
code { display: block; white-space: pre-wrap; overflow-wrap: anywhere;
  padding: .5rem; border: 1px solid var(--rule); border-radius: .25rem; }
svg text { font: 10px system-ui, sans-serif; fill: var(--quiet); }
svg .left { text-anchor: end; } svg .below { text-anchor: middle; }
svg .axis { stroke: var(--quiet); } svg .faint { stroke: var(--rule); stroke-dasharray: 3 3; }
svg .line { stroke: var(--accent); stroke-width: 2; fill: none; } svg .dull { stroke: var(--quiet); stroke-width: 2; }
svg .dot { fill: var(--accent); } svg .band { fill: var(--accent); opacity: .2; }
"""


def page_of(paper: Paper, command: str) -> str:
    """Return the report as an HTML page. ``command`` is the command line that repeats the study."""
    findings = "".join(f"<li>{escape(finding)}</li>" for finding in paper.findings)
    pictures = "".join(f"<figure>{picture}</figure>" for picture in paper.pictures if picture)
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(paper.title)}</title>\n<style>{STYLE}</style>\n"
        f'<h1>{escape(paper.title)}</h1>\n<p class="about">{escape(paper.about)}</p>\n'
        f'<ul class="findings">{findings}</ul>\n{pictures}\n{_table(paper)}\n'
        f'<h2>How it was found</h2>\n<p class="method">{escape(paper.method)}</p>\n<code>{escape(command)}</code>\n</html>\n'
    )


def _table(paper: Paper) -> str:
    if not paper.marks:
        return _framed(_row("th", paper.head) + "".join(_row("td", row) for row in paper.rows))
    lines, group = [_row("th", [*paper.head[1:], ""])], ""
    for (first, *rest), mark in zip(paper.rows, paper.marks, strict=True):
        if first != group:
            group = first
            lines.append(f'<tr><th class="group" colspan="{len(paper.head)}">{escape(group)}</th></tr>\n')
        lines.append(_row("td", rest, f"<td>{mark}</td>"))
    return _framed("".join(lines))


def _row(kind: str, cells: Iterable[str], last: str = "") -> str:
    return f"<tr>{''.join(f'<{kind}>{escape(cell)}</{kind}>' for cell in cells)}{last}</tr>\n"


def _framed(rows: str) -> str:
    return f'<div class="table" role="region" aria-label="figures" tabindex="0"><table>\n{rows}</table></div>'
