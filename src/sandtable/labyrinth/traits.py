"""How the opponents of the book differ from people wherever the rules ask: each difference has a name.

What only an opponent's own charts know is not here; which level brings what is in ``levels.py``.
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

# -- what levels bring (9.7, 12.5, 13.5)

TWO_PLOTS: Final = "two_plots"
"""Each Plot success places two plots."""
TWO_RECRUITS: Final = "two_recruits"
"""Each Recruit success places two cells."""
EASY_MAJOR_JIHAD: Final = "easy_major_jihad"
"""Major Jihad needs only three more cells than Troops."""
LAST_CARD_NOT_DISCARDED: Final = "last_card_not_discarded"
"""The US may not discard its last card."""
LAST_CARD_NOT_HELD: Final = "last_card_not_held"
"""The US may not hold its last card."""
SPARES_FAILED_CELLS: Final = "spares_failed_cells"
"""Failed Jihad rolls remove no cells."""
MINOR_JIHAD_UNHINDERED: Final = "minor_jihad_unhindered"
"""Awakening markers do not hinder Minor Jihad."""
JIHAD_UNHINDERED: Final = "jihad_unhindered"
"""Awakening markers hinder no Jihad."""
TWO_ALERTED: Final = "two_alerted"
"""An Alert removes two plots of the same country."""
PROUD_OF_DISRUPT: Final = "proud_of_disrupt"
"""A Disrupt with two Troops raises Prestige by two."""
RECRUITS_ROLL: Final = "recruits_roll"
"""Neither Regime Change nor Civil War spares Recruit its roll."""
FIRST_PLOT_SETS_OFF: Final = "first_plot_sets_off"
"""The first card used for Plot in a turn sets off its US event like any other."""
NO_DOUBT: Final = "no_doubt"
"""Nothing lowers a War of Ideas roll."""
