# What a position of Labyrinth may not say, and what no state may be.

refusal-other-game = game: { $got } is another game; expected { $expected }
refusal-no-rules = rules: { $rules } is not known; expected one of: { $known-comma }
refusal-scenario-rules = scenario: { $scenario } is played by the rules of { $rules }, not by { $asked }
refusal-campaign-scenario = scenario: a campaign begins with a scenario of the War on Terror, not with { $scenario }
refusal-opponent-rules = seats: the opponent of rule { $rule } plays the War on Terror alone, neither The Awakening nor a campaign (9); expected for { $seat }: { $expected-comma }
refusal-other-deck = { $key }: there is no card { $card } here; this game has the cards { $first } to { $last } (10.0, 11.3.5)
refusal-faults = { $faults-semicolon }
refusal-no-country = { $key }: there is no such country
refusal-country-keys = { $key }: expected keys such as governance or cells, got { $value }
refusal-no-marker-here = { $key }: { $marker } is no marker of this country
refusal-no-marker = events: there is no marker { $marker }
refusal-marker-twice = events: { $name } is there twice; there is one marker
refusal-no-lapsing = lapsing: { $got } is not known; expected one of: { $known-comma }
refusal-no-plot = { $key }: { $plot } is no plot; expected 1, 2, 3 or wmd
refusal-phase-card = phase.card: { $card } is not 1 or 2
refusal-us-holds = us_holds: the US holds its last card only from the end of its phase to the plots (5.2.4)
refusal-mini-deck = mini_deck: { $value } is not from 0 to { $most }
refusal-mini-decks = mini_decks: only against the opponent of rule 9
refusal-outcome-over = outcome: a game that is over has one, and no other game has
refusal-outcome-keys = outcome: expected winner, rule and reason
refusal-memory-country = { $key }: there is no country { $country }
refusal-no-card = { $key }: there is no card { $card }

fault-range = { $key }: { $value } is not from { $least } to { $most }
fault-turn = { $key }: { $value } is not 1 or more
fault-negative = { $key }: { $count } is less than nothing
fault-cells = { $key }: { $count } cells are on the map; there are { $most }
fault-troops = { $key }: { $count } troops are on the map; there are { $most }
fault-marker-copies = { $key }: { $marker } is in { $count ->
        [2] two
       *[other] { $count }
    } countries; there { $copies ->
        [1] is one marker
       *[other] are { $copies } markers
    }
fault-wmd = { $key }: each box holds 0 to { $most }
fault-unsaid = { $key }: something was changed without a word ({ $countries })
fault-occupied = { $key }: the countries with pieces are not the ones remembered ({ $countries })
fault-marker-troops = { $key }: the markers here do not count as { $count } troops
fault-sadr = { $key }: Sadr is only ever in Iraq
fault-alignment-missing = { $key }: a Muslim country has both Governance and Alignment, or neither
fault-untested = { $key }: missing; a country with pieces in it has been tested
fault-extremes = { $key }: not at Good and not under Islamist Rule
fault-unmarked-regime-change = { $key }: an unmarked country cannot be under Regime Change
fault-posture-muslim = { $key }: only Non-Muslim countries have one
fault-governance-printed = { $key }: it is printed on the map and does not change
fault-alignment-non-muslim = { $key }: only Muslim countries have one
fault-muslim-markers = { $key }: only Muslim countries can be marked with these
fault-israel-hard = { $key }: Israel is always Hard
fault-posture-none = { $key }: this country has none of its own
fault-plots-face-down = { $key }: more lie face down than there are plots that they could be
fault-plots-hidden = { $key }: only plots in countries may be hidden, and only at a real table against the opponent of rule 9
fault-plot-count = { $key }: { $count } markers of kind { $kind }; there are { $due }
fault-known = { $key }: a card is known to be in a hand in which it is not
fault-pile = { $key }: only at a real table against the opponent of rule 9
fault-cards-face-down = { $key }: more cards lie face down than there are cards that they could be
fault-no-card = { $key }: there is no card { $card }
fault-card-places = { $key }: card { $card } is in { $count } places
fault-cards-missing = { $key }: in no place at all: { $cards-comma }
fault-cards-missing-more = { $key }: in no place at all: { $cards-comma } and { $more } more
fault-no-marker = { $key }: there is no marker { $name }
fault-excluding = { $key }: { $ended } and { $blocker } cannot be in play together
fault-no-lapsing = { $key }: there is no lapsing event { $name }
fault-first-plot = { $key }: not against a jihadist opponent of rule 9
fault-off-map = { $key }: { $count } cannot be; only The Awakening has Troops off the map (11.3.4)
fault-militia = { $key }: { $count } Militia are on the map; there are { $most } (11.2.9)
fault-unrest = { $key }: { $count } { $kind } markers are on the map; there are { $most } (11.2.9)
fault-unrest-place = { $key }: not in a country that is Good, under Islamist Rule or in Civil War (11.1.4)
fault-unrest-non-muslim = { $key }: only in Muslim countries (11.1.4)
fault-militia-place = { $key }: never in a country that is Good or under Islamist Rule (11.2.4)
fault-militia-non-muslim = { $key }: only in Muslim countries (11.2.4)
fault-civil-war-place = { $key }: not in a country that is Good, under Islamist Rule or under Regime Change (11.2.2, 11.2.7)
fault-capitals = { $key }: there is one Caliphate Capital (11.3.8), not in { $countries-comma }
fault-capital-place = { $key }: only in a country in Civil War, under Regime Change or under Islamist Rule (11.3.8)
fault-caliphate-cells = { $key }: all cells in the Caliphate are active (11.3.8.3)
fault-wmd-cache = { $key }: this arsenal holds 0 to { $most } (11.3.1)
fault-campaign-decks = { $key }: a campaign lasts { $decks } decks, the first by the rules war_on_terror, the second by awakening
fault-held-back = { $key }: card { $card } is not in the draw deck
