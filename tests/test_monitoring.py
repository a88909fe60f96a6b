"""The alerts and the dashboard use only metrics and labels that exist."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import Counter, Histogram

from matchwood.server.util import metrics

CONTRIB = Path(__file__).resolve().parent.parent / "contrib"
RULES: list[dict[str, Any]] = [
    rule for group in yaml.safe_load((CONTRIB / "prometheus_alerts.yml").read_text())["groups"] for rule in group["rules"]
]
PANELS: list[dict[str, Any]] = json.loads((CONTRIB / "grafana_dashboard.json").read_text())["panels"]
EXPRESSIONS = [rule["expr"] for rule in RULES] + [target["expr"] for panel in PANELS for target in panel["targets"]]

METRIC = re.compile(r"\b((?:matchwood|process)_\w+)(?:\{([^}]*)\})?")
LABEL = re.compile(r"(\w+)=~?\"")
GROUPED = re.compile(r"\b(?:by|without) \(([^)]*)\)")
SUFFIX = r"_(bucket|count|sum)$"
OF_PROMETHEUS = {"instance", "job"}
"""The labels that Prometheus adds to every metric."""


def samples() -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the name and the labels of each sample that a server or worker can serve."""
    for metric in vars(metrics).values():
        if hasattr(metric, "describe") and hasattr(metric, "_labelnames"):
            (family,) = metric.describe()
            labels = frozenset(metric._labelnames)
            if isinstance(metric, Counter):
                yield f"{family.name}_total", labels
            elif isinstance(metric, Histogram):
                yield f"{family.name}_bucket", labels | {"le"}
                yield f"{family.name}_count", labels
                yield f"{family.name}_sum", labels
            else:
                yield family.name, labels
    for family in metrics.SERVER.collect():
        if family.name.startswith("process_"):
            yield from ((sample.name, frozenset(sample.labels)) for sample in family.samples)


SAMPLES = dict(samples())


def unknown(expression: str) -> list[str]:
    """Return the metrics and labels of an expression that do not exist.

    >>> unknown('sum by (who) (rate(matchwood_moves_total{job="a"}[5m]))')
    []
    >>> unknown('sum by (code) (rate(matchwood_moves_total{kind="a"}[5m])) / matchwood_none')
    ['matchwood_none', 'code', 'kind']
    """
    used = METRIC.findall(expression)
    wrong = [name for name, _ in used if name not in SAMPLES]
    allowed = OF_PROMETHEUS.union(*(SAMPLES.get(name, frozenset()) for name, _ in used))
    labels = [label.strip() for group in GROUPED.findall(expression) for label in group.split(",")]
    labels += [label for _, chosen in used for label in LABEL.findall(chosen)]
    return wrong + [label for label in labels if label not in allowed]


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_an_expression_uses_only_metrics_and_labels_that_exist(expression: str) -> None:
    assert METRIC.search(expression) or expression.startswith("up{")
    assert unknown(expression) == []
    assert all(expression.count(left) == expression.count(right) for left, right in ("()", "{}", "[]"))


def test_each_alert_has_a_summary_and_a_severity() -> None:
    assert len({rule["alert"] for rule in RULES}) == len(RULES)
    for rule in RULES:
        assert rule["annotations"]["summary"].endswith(".")
        assert rule["labels"]["severity"] in ("warning", "critical")


def test_the_dashboard_shows_every_metric_of_matchwood() -> None:
    families = {re.sub(SUFFIX, "", name) for name in SAMPLES if name.startswith("matchwood_")}
    used = {name for panel in PANELS for target in panel["targets"] for name, _ in METRIC.findall(target["expr"])}
    assert families - {re.sub(SUFFIX, "", name) for name in used} == set()
