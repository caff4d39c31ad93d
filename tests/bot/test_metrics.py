"""What the bot measures, and the dashboard that shows it."""

import json
import re
from pathlib import Path

import pytest

from bot import metrics, monitoring
from bot.refusals import CommandCode, CommandError
from bot.settings import Address, metrics_address
from tests.refusals import refused

DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana.json"
# Words of the query language, and labels, besides the names of metrics.
SPOKEN = {"histogram_quantile", "sum", "max", "by", "rate", "le", "queue", "job", "kind", "outcome", "status", "state"}


def series() -> set[str]:
    """Every name by which Prometheus knows something of ours."""
    found: set[str] = set()
    for family in metrics.REGISTRY.collect():
        found |= {sample.name for sample in family.samples}
        suffixes = {"histogram": ("_bucket", "_count", "_sum"), "counter": ("_total",)}.get(family.type, ("",))
        found |= {family.name + suffix for suffix in suffixes}
    return found


def named(expression: str) -> set[str]:
    """The names of metrics in an expression."""
    without_texts = re.sub(r'"[^"]*"|\[\$\w+\]', "", expression)
    return set(re.findall(r"[a-zA-Z_:]\w*", without_texts)) - SPOKEN


def expressions() -> list[str]:
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    return [target["expr"] for panel in panels for target in panel["targets"]]


@pytest.mark.parametrize("expression", expressions())
def test_every_expression_of_the_dashboard_names_a_metric_that_exists(expression: str) -> None:
    assert named(expression)
    assert named(expression) <= series()


def test_the_dashboard_shows_every_metric() -> None:
    shown = {name for expression in expressions() for name in named(expression)}
    for family in metrics.REGISTRY.collect():
        if family.name.startswith("chaski_"):
            assert any(name.startswith(family.name) for name in shown), family.name


def test_the_page_about_monitoring_tells_every_metric_and_every_reason() -> None:
    page = DASHBOARD.with_name("monitoring.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^\| `(\w+?)(?:_total)?`", page, flags=re.MULTILINE))
    measured = {family.name for family in metrics.REGISTRY.collect() if family.name.startswith("chaski_")}
    assert told == measured | {monitoring.GATEWAY, monitoring.STARTING, monitoring.DATABASE}


def a_picture() -> None:
    """Stands for work in a process."""


def test_a_job_is_known_by_its_module_and_its_name() -> None:
    metrics.observe_job(a_picture, waited=0.25, took=2.0)
    labels = {"queue": "test_metrics", "job": "a_picture"}
    assert metrics.REGISTRY.get_sample_value("chaski_job_seconds_sum", labels) == 2.0
    assert metrics.REGISTRY.get_sample_value("chaski_job_wait_seconds_sum", {"queue": "test_metrics"}) == 0.25


@pytest.mark.parametrize(
    ("port", "host", "address"),
    [
        ("", "", None),
        ("", "0.0.0.0", None),
        ("0", "", None),
        ("9100", "", Address("127.0.0.1", 9100)),
        (" 9100 ", "0.0.0.0", Address("0.0.0.0", 9100)),
    ],
)
def test_where_it_is_monitored(
    port: str, host: str, address: Address | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CHASKI_METRICS_PORT", port)
    monkeypatch.setenv("CHASKI_METRICS_HOST", host)
    assert metrics_address() == address


@pytest.mark.parametrize("port", ["http", "-1", "65536", "9" * 5000, "٣", "1.5"])
def test_no_port(port: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHASKI_METRICS_PORT", port)
    with refused(CommandError, CommandCode.SETTING_NO_NUMBER):
        metrics_address()
