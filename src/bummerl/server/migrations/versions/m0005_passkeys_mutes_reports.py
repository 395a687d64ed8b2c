"""Passkeys, what a session was opened with, whom people do not want to hear, and reports for the operator."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the four tables, and the column for the device of a session."""
    op.add_column("sessions", sa.Column("device", sa.String(60), nullable=False, server_default=""))
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String(1400), primary_key=True),
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(86), primary_key=True),
        sa.Column("use", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("challenges_until", "challenges", ["until"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("muted", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_index("mutes_muted", "mutes", ["muted"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(32)),
        sa.Column("reporter_name", sa.Text, nullable=False),
        sa.Column("reported", sa.String(32)),
        sa.Column("reported_name", sa.Text, nullable=False),
        sa.Column("level", sa.String(24)),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("about", sa.String(12), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("version", sa.String(24), nullable=False),
        sa.Column("closed_at", sa.BigInteger),
        sa.Column("note", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("reports_at", "reports", ["at"])
    op.create_index("reports_reporter", "reports", ["reporter", "at"])


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("reports")
    op.drop_table("mutes")
    op.drop_table("challenges")
    op.drop_table("passkeys")
    op.drop_column("sessions", "device")
