"""General tools: tasks, clocks, caches, logs and metrics."""
