"""Settings and series of matches, pictures of players."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; existing matches get the defaults."""
    op.add_column("matches", sa.Column("settings", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("matches", sa.Column("series", sa.JSON))
    op.add_column("seats", sa.Column("avatar", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop the columns."""
    op.drop_column("seats", "avatar")
    op.drop_column("matches", "series")
    op.drop_column("matches", "settings")
