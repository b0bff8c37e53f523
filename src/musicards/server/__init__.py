"""The match server: people and computer players at tables, over HTTP and websockets on one port."""
