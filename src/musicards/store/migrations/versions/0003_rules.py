"""The number of the rules that a match is played by."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; matches made before it were played by rules 1."""
    op.add_column("matches", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("matches", "rules")
