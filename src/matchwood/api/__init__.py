"""Game, View, Record, Position, Bot: what ``import matchwood`` offers stands here."""
