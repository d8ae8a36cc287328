"""The opponents of the rule book: who they are, and the sides they play."""

from sandtable.labyrinth.opponents.roster import LEVELS, OPPONENTS, book_seat, out_of_place, seated, who_knows

__all__ = ["LEVELS", "OPPONENTS", "book_seat", "out_of_place", "seated", "who_knows"]
