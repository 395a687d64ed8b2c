"""Every hand that was dealt, how ratings went over time, and what was settled."""

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns and the tables. Hands count from now on: those dealt before are not looked up again."""
    op.add_column("results", sa.Column("rating", sa.Float))
    op.add_column("results", sa.Column("deviation", sa.Float))
    op.create_index("results_rules", "results", ["person", "rules", "at"])
    op.add_column("ratings", sa.Column("handle", sa.String(8), nullable=False, server_default=""))
    _give_handles(op.get_bind())
    op.create_index("ratings_handle", "ratings", ["handle"])
    op.create_table(
        "hands",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("deal_no", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32)),
        sa.Column("human", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("forehand", sa.Boolean, nullable=False),
        sa.Column("lot", sa.Boolean),
        sa.Column("pack", sa.Integer),
        sa.Column("size", sa.Integer),
        sa.Column("turn_up", sa.String(1)),
        sa.Column("aces", sa.Integer),
        sa.Column("tens", sa.Integer),
        sa.Column("trumps", sa.Integer),
        sa.Column("low_trump", sa.Integer),
        sa.Column("marriages", sa.Integer),
        sa.Column("points", sa.Integer),
    )
    op.create_index("hands_person", "hands", ["person", "over"])
    op.create_table(
        "settlements",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("debtor", sa.String(32), nullable=False),
        sa.Column("creditor", sa.String(32), nullable=False),
        sa.Column("stake", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("said_by", sa.String(32), nullable=False),
        sa.Column("said_at", sa.BigInteger, nullable=False),
        sa.Column("agreed_at", sa.BigInteger),
    )
    op.create_index("settlements_debtor", "settlements", ["debtor"])
    op.create_index("settlements_creditor", "settlements", ["creditor"])


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("settlements")
    op.drop_table("hands")
    op.drop_index("ratings_handle", "ratings")
    op.drop_column("ratings", "handle")
    op.drop_index("results_rules", "results")
    op.drop_column("results", "deviation")
    op.drop_column("results", "rating")


def _give_handles(connection: sa.Connection) -> None:
    ratings = sa.table("ratings", sa.column("person", sa.String), sa.column("handle", sa.String))
    for (person,) in connection.execute(sa.select(ratings.c.person).distinct()).all():
        handle = sha256(b"handle" + person.encode()).hexdigest()[:8]
        connection.execute(sa.update(ratings).where(ratings.c.person == person).values(handle=handle))
