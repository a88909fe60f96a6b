"""Tools that know nothing of tables: tasks, clocks, caches, logs and metrics."""
