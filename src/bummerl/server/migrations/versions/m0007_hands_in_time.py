"""Find the hands of deals that ended lately without looking at all of them."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the index."""
    op.create_index("hands_at", "hands", ["at"])


def downgrade() -> None:
    """Take it away again."""
    op.drop_index("hands_at", "hands")
