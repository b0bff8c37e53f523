"""An index for the seats of a person, so that the server finds their matches without reading all seats."""

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the index."""
    op.create_index("ix_seats_holder", "seats", ["holder"])


def downgrade() -> None:
    """Drop the index."""
    op.drop_index("ix_seats_holder", "seats")
