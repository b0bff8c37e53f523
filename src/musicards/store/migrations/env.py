"""The script that Alembic runs, always with a connection passed by `upgrade`."""

from alembic import context

from musicards.store.tables import metadata

if __name__ == "env_py":  # Alembic's name for this module; a plain import does nothing
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()
