"""The engine under every game: questions, answers, tables, dice, journals. It knows no game."""
