"""The bots of rules 12 and 13: an opponent for either side, with either deck (12.0, 13.0)."""
