"""Ratings, and the names under which Bummerls were played."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("results", sa.Column("name", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("rules", sa.String(400), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ratings_order", "ratings", ["rules", "rating"])


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("ratings")
    op.drop_column("results", "name")
