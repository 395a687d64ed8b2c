"""What is counted about a running club; `GET /metrics` shows it. No label ever holds a person, a table or a card."""

from prometheus_client import Counter, Gauge, Histogram

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

COMMANDS = Counter("bummerl_commands", "Commands of people, by what became of them", ["result"])
EVENTS = Counter("bummerl_events", "Events written to logs by this process")
CONFLICTS = Counter("bummerl_conflicts", "Writes that found their numbers taken and were tried again")
APPEND_SECONDS = Histogram(
    "bummerl_append_seconds", "From a checked command to its being safely written", buckets=_FAST
)
THINK_SECONDS = Histogram(
    "bummerl_think_seconds", "A computer's thought, the wait for a thread included", buckets=_FAST
)
ENGINE_FAILURES = Counter("bummerl_engine_failures", "Thoughts that failed, so that a plain player moved")
SOCKETS = Gauge("bummerl_sockets", "Open sockets")
SLOW_READERS = Counter("bummerl_slow_readers", "Sockets closed because their reader was too slow")
NEWS_LOST = Counter("bummerl_news_lost", "News that could not be told to other nodes")
OPENED = Counter("bummerl_tables_opened", "Tables opened by this process")
