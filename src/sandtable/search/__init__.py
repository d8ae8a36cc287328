"""Looking ahead: one searching agent for any game, by what its crafts say of the game's seats."""
