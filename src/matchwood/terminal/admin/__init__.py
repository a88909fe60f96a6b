"""``matchwood admin``: commands with which an operator manages a running server."""
