# Pasture before anybody sits down: its name, its sides, and what can be chosen.

game-pasture = Pasture
    .about = Four flocks, five fields, and too little room. Four players, a quarter of an hour.

side-north = North
    .the = the North
    .The = The North
side-east = East
    .the = the East
    .The = The East
side-south = South
    .the = the South
    .The = The South
side-west = West
    .the = the West
    .The = The West

setting-rounds = Rounds
rounds-3 = Short: three rounds
rounds-4 = Usual: four rounds
rounds-6 = Long: six rounds
setting-weather = Weather
weather-mild = Mild
    .about = The largest flock of a field loses a sheep.
weather-harsh = Harsh
    .about = Every flock of a field loses a sheep.
setting-mending = Mending fences

opponent-shepherd = the shepherd
    .short = the shepherd
    .about = It follows the charts of the rule book, and says why.
level-young = Young
    .about = Takes its chances.
level-old = Old
    .about = Looks first.
