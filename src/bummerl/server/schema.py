"""The tables of the database. Changes come as a migration in `migrations/versions`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("opened_at", BigInteger, nullable=False),
    Column("last_at", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("rules", Text, nullable=False),
    Column("touched", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("due_at", BigInteger),
    Column("due_kind", String(16)),
    Column("due_seat", Integer),
    Column("lease_until", BigInteger),
    Index("tables_due", "due_at"),
    Index("tables_untouched", "touched", "opened_at"),
    Index("tables_lobby", "listed", "status", "opened_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Index("seats_person", "person"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("event", Text, nullable=False),
    Column("cause", Text),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("bummerl", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32)),
    Column("name", Text, nullable=False, server_default=""),
    Column("at", BigInteger, nullable=False),
    Column("rules", Text, nullable=False),
    Column("stake", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("charged", Integer, nullable=False),
    Column("rating", Float),
    Column("deviation", Float),
    Index("results_person", "person", "at"),
    Index("results_rules", "person", "rules", "at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("rules", String(400), primary_key=True),
    Column("handle", String(8), nullable=False, server_default=""),
    Column("name", Text, nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ratings_order", "rules", "rating"),
    Index("ratings_handle", "handle"),
)

hands = Table(
    "hands",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("deal_no", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32)),
    Column("human", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("won", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("forehand", Boolean, nullable=False),
    Column("lot", Boolean),
    Column("pack", Integer),
    Column("size", Integer),
    Column("turn_up", String(1)),
    Column("aces", Integer),
    Column("tens", Integer),
    Column("trumps", Integer),
    Column("low_trump", Integer),
    Column("marriages", Integer),
    Column("points", Integer),
    Index("hands_person", "person", "over"),
    Index("hands_at", "at"),
)
"""What was dealt to each seat; `at` is when, and once the deal is over when it ended. Nothing here is told about a deal
that is not `over`."""

settlements = Table(
    "settlements",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("debtor", String(32), nullable=False),
    Column("creditor", String(32), nullable=False),
    Column("stake", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("said_by", String(32), nullable=False),
    Column("said_at", BigInteger, nullable=False),
    Column("agreed_at", BigInteger),
    Index("settlements_debtor", "debtor"),
    Index("settlements_creditor", "creditor"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("name_key", String(48), nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("id", String(12), nullable=False),
    Column("person", String(32), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("revoked", Boolean, nullable=False, server_default=false()),
    Column("device", String(60), nullable=False, server_default=""),
    Index("sessions_person", "person"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("blocked", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Index("blocks_blocked", "blocked"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", String(1400), primary_key=True),
    Column("id", String(12), nullable=False),
    Column("person", String(32), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("used_at", BigInteger),
    Index("passkeys_person", "person"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("challenge", String(86), primary_key=True),
    Column("use", String(8), nullable=False),
    Column("person", String(32)),
    Column("until", BigInteger, nullable=False),
    Index("challenges_until", "until"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Index("mutes_muted", "muted"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(32)),
    Column("reporter_name", Text, nullable=False),
    Column("reported", String(32)),
    Column("reported_name", Text, nullable=False),
    Column("level", String(24)),
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("about", String(12), nullable=False),
    Column("words", Text, nullable=False),
    Column("version", String(24), nullable=False),
    Column("closed_at", BigInteger),
    Column("note", Text, nullable=False, server_default=""),
    Index("reports_at", "at"),
    Index("reports_reporter", "reporter", "at"),
)
