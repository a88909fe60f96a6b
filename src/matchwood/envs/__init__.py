"""The games as environments of PettingZoo and OpenSpiel."""
