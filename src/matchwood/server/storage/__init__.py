"""What is kept: the log of all events, the database under it and its layout, step by step."""
