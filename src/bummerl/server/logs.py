"""Structured logs: one line of JSON for each event, on standard error, never with a card."""

import logging
import os
import sys

import structlog


def set_up_logs() -> None:
    """Send all logs to standard error; `BUMMERL_LOG` is the least level shown (default: warning)."""
    level = logging.getLevelNamesMapping().get(os.environ.get("BUMMERL_LOG", "").upper(), logging.WARNING)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(
        stream=sys.stderr, level=max(level, logging.WARNING), format="%(levelname)s %(name)s %(message)s"
    )
