"""The opponent `book`: section 8 of the second printing, faction by faction; `method` puts them together."""
