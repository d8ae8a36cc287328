"""The terminal: play and simulate from a shell."""
