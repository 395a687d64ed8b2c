"""Names with passwords, sessions, and whom people do not want to meet."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the three tables."""
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("name_key", sa.String(48), nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("blocked", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("blocks")
    op.drop_table("sessions")
    op.drop_table("accounts")
