"""The public interface of the library: games, views, records, positions, bots. ``import matchwood`` exports it."""
