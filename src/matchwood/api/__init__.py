"""The library's face: Game, View, Record, Position, Bot. What ``import matchwood`` offers stands here."""
