"""Matches, their seats and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the three tables."""
    op.create_table(
        "matches",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("follows", sa.String(16)),
        sa.PrimaryKeyConstraint("code", name="pk_matches"),
        sa.ForeignKeyConstraint(["follows"], ["matches.code"], name="fk_matches_follows"),
        sa.UniqueConstraint("follows", name="uq_matches_follows"),
    )
    op.create_index(
        "ix_matches_unfinished",
        "matches",
        ["created_at"],
        sqlite_where=sa.text("NOT over"),
        postgresql_where=sa.text("NOT over"),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("holder", sa.String(64)),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["match"], ["matches.code"], name="fk_seats_match", ondelete="CASCADE"),
    )
    op.create_table(
        "entries",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("entry", sa.JSON, nullable=False),
        sa.Column("sender", sa.Integer),
        sa.Column("act", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "version", name="pk_entries"),
        sa.UniqueConstraint("match", "sender", "act", name="uq_entries_match_sender_act"),
        sa.ForeignKeyConstraint(["match"], ["matches.code"], name="fk_entries_match", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("entries")
    op.drop_table("seats")
    op.drop_table("matches")
