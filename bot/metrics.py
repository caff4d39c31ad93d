"""All metrics of the bot for Prometheus; each place that does something observes it in one line."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

LOOP_LAG: Final = Histogram(
    "chaski_loop_lag_seconds",
    "Time until the event loop answers a ping",
    buckets=(0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
    registry=REGISTRY,
)
ACKNOWLEDGEMENTS: Final = Histogram(
    "chaski_acknowledgement_seconds",
    "Age of an interaction when Discord has its acknowledgement; it takes none after 3 seconds",
    buckets=(0.05, 0.1, 0.2, 0.4, 0.7, 1, 1.5, 2, 3, 5),
    registry=REGISTRY,
)
ANSWERS: Final = Counter(
    "chaski_answers",
    "Answers to commands, buttons and reactions: done, refused by a rule, or failed",
    ["kind", "outcome"],
    registry=REGISTRY,
)
DISCORD_ERRORS: Final = Counter(
    "chaski_discord_errors", "Requests that Discord has refused, by HTTP status, or lost", ["status"], registry=REGISTRY
)
JOB_WAITS: Final = Histogram(
    "chaski_job_wait_seconds",
    "Time from the request for a picture or a thought until a process begins with it",
    ["queue"],
    buckets=(0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10, 30),
    registry=REGISTRY,
)
JOBS: Final = Histogram(
    "chaski_job_seconds",
    "Time that a process takes for a picture or a thought",
    ["queue", "job"],
    buckets=(0.02, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10, 30),
    registry=REGISTRY,
)
GAMES: Final = Gauge("chaski_games", "Games by state", ["state"], registry=REGISTRY)

DONE, REFUSED, FAILED = "done", "refused", "failed"
LOST: Final = "lost"


def observe_age(created: datetime) -> None:
    """Observes the age of an interaction that has just been acknowledged."""
    ACKNOWLEDGEMENTS.observe(max(0.0, (datetime.now(UTC) - created).total_seconds()))


def observe_job(work: Callable[..., Any], waited: float, took: float) -> None:
    """Observes a job by the module and the name of its function."""
    queue = work.__module__.rpartition(".")[2]
    JOB_WAITS.labels(queue).observe(max(0.0, waited))
    JOBS.labels(queue, job_name(work)).observe(took)


def job_name(work: Callable[..., Any]) -> str:
    """The name of a job, after its function."""
    return work.__name__.strip("_")
