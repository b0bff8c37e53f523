"""The secret that all shuffles of a match come from."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. Matches that were made before have no secret."""
    op.add_column("matches", sa.Column("secret", sa.String(64)))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("matches", "secret")
