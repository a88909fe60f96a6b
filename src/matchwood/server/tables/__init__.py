"""The tables in memory: find, create, change and evict them, and do in time what happens there by itself."""
