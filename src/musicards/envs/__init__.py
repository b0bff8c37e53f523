"""The games in the worlds of others: PettingZoo, Gymnasium, OpenSpiel."""
