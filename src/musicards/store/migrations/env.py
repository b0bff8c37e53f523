"""Alembic's way in: always with a connection that `upgrade` hands over."""

from alembic import context

from musicards.store.tables import metadata

if __name__ == "env_py":  # as Alembic calls it; anybody else only looks
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()
