"""The match server: people and computer players play matches over HTTP and websockets on one port."""
