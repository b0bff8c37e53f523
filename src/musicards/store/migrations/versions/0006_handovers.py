"""Texts on their way from one device of a person to another, for servers that share the database."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "handovers",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("sender", sa.String(64), nullable=False),
        sa.Column("text", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_handovers"),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("handovers")
