"""Live play over WebSocket."""
