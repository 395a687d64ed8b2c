"""Tables, who sits at them, and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the three tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("last_at", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("touched", sa.Boolean, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("due_kind", sa.String(16)),
        sa.Column("due_seat", sa.Integer),
        sa.Column("lease_until", sa.BigInteger),
    )
    op.create_index("tables_due", "tables", ["due_at"])
    op.create_index("tables_untouched", "tables", ["touched", "opened_at"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
    )
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("cause", sa.Text),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("events")
    op.drop_table("seats")
    op.drop_table("tables")
