"""How the opponents of the book differ from people wherever the rules ask: each difference has a name.

What only an opponent's own charts know is not here, and what a level changes is in ``levels.py``.
"""

from __future__ import annotations

from typing import Final

SOLITAIRE: Final = "solitaire"
"""The conditions of victory are those of 9.1, and NEST shows its plots in the United States (9.1, 12.1, card 5)."""
ANY_PLOT: Final = "any_plot"
"""It places plots of any number, whatever its card is worth (9.3.2, 12.3.4)."""
SIX_PLOTS: Final = "six_plots"
"""It never has more than six plots: for a WMD a numbered one steps aside (9.3.3)."""
MINI_DECKS: Final = "mini_decks"
"""The cards may be dealt from three mini-decks (9.2)."""
NO_REROLL: Final = "no_reroll"
"""It takes the Posture that is rolled after a WMD plot (8.5.6f)."""
MAY_STAY: Final = "may_stay"
"""Where Travel has to lead somewhere, a last cell may have to stay where it is (9.4.2.6.1)."""
PLOTS_BY_CHART: Final = "plots_by_chart"
"""Its Plot chart says where the plot of an event goes; where it says nowhere, it Radicalizes instead (9.4.2.1)."""
CLOSED_PILE: Final = "closed_pile"
"""Nobody looks into its pile (12.2)."""
CALLS_AWAY: Final = "calls_away"
"""Its events say which Troops leave the map, where else the US chooses (11.3.4, 12.3)."""
SADR_PLOTS: Final = "sadr_plots"
"""In a Plot, where nothing is at stake for him, Sadr acts before a sleeper turns active; else he is last (12.3.3)."""
KEEPS_RESERVES: Final = "keeps_reserves"
"""Its Reserves stay from one turn to the next (12.4.4, 13.4.5)."""
OPEN_PLOTS: Final = "open_plots"
"""Everybody sees what the plots against it are (13.3.3)."""

RULE_9: Final = (SOLITAIRE, ANY_PLOT, SIX_PLOTS, MINI_DECKS, NO_REROLL, MAY_STAY, PLOTS_BY_CHART)
RULE_12: Final = (SOLITAIRE, ANY_PLOT, CLOSED_PILE, CALLS_AWAY, SADR_PLOTS, KEEPS_RESERVES)
RULE_13: Final = (KEEPS_RESERVES, OPEN_PLOTS)
"""Against the US bot the conditions of victory are those of two players (13.1)."""
