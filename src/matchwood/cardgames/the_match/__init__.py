"""The Match!: football with cards on a field of four by four."""
