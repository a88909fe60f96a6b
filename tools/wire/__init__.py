"""Generate files from the messages of the server and the contracts of the games."""
