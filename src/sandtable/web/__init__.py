"""The table in the browser: a server that keeps games, and a client that shows them."""
