# The words of a game that does not come with the package.

game-toy = A toy
card-1 = Marble
note-plays = { $side-The } plays { $card }.
