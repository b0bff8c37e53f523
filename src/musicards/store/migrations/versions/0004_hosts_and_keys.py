"""The host of a table, and how often the key of a seat has been replaced."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns: in existing matches the first person is the host, and every key is the first one."""
    op.add_column("matches", sa.Column("host", sa.Integer))
    op.add_column("seats", sa.Column("key_number", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop the columns."""
    op.drop_column("seats", "key_number")
    op.drop_column("matches", "host")
