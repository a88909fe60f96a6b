"""Long computations, in threads of this process or in workers."""
