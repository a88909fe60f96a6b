"""The library's face: Game, View, Move, Record, Bot. What ``import matchwood`` offers stands here."""
