"""Live play over WebSocket: the session of a client, and the protocol of the connection."""
