"""Work that takes the processor: bots, hints, replays, analyses and compiling, in threads of this process or in workers."""
