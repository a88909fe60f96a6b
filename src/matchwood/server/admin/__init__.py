"""What operators change with `matchwood admin`."""
