"""General tools of the server."""
