"""Live play over WebSocket: the session of a client, and the protocol below it."""
