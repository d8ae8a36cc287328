"""The opponents of the rule book: rule 9's Jihadist side."""
