# What is refused, whatever is played: what was wrong, and what was expected. Whoever refuses has changed nothing.
#
# refusal-<what>    a sentence without its first capital and its full stop, as it stands behind "sandtable: " in a shell
