"""The lobby, and the results of Bummerls between people."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_lobby", "tables", ["listed", "status", "opened_at"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("bummerl", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("stake", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("charged", sa.Integer, nullable=False),
    )
    op.create_index("results_person", "results", ["person", "at"])


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("results")
    op.drop_index("tables_lobby", "tables")
    op.drop_column("tables", "listed")
