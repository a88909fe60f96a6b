"""Live play over WebSocket: the session of one client, and the protocol below it."""
