"""Long computations: bots, hints, replays, analyses and compiling. They run in threads of this process or in workers."""
