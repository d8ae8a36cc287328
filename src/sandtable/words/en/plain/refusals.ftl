# What a position of A Distant Plain may not say, and what no state may be.

refusal-other-game = game: { $got } is another game; expected { $expected }
refusal-faults = { $faults-semicolon }
refusal-option = { $key }: { $value } is not known; expected one of: { $values-comma }
refusal-hidden-and-eligibility = hidden_next: the faction order of the next card needs that card to be seen (2.3.1)
refusal-hidden-and-sudden = hidden_next: Sudden Propaganda needs the next card to be seen (2.3.7)
refusal-deception-players = deception: only with three or four players (7.3)
refusal-nonplayers-mixed = seats: { $seats-comma } follow different printings; one game uses one set of Non-player rules (8.0)
refusal-nonplayers-and-teams = players: with { $value } one player runs several factions; with Non-players ({ $factions-comma }) it must be four (1.5, 8.0)
refusal-no-space = { $key }: there is no such space
refusal-space-keys = { $key }: expected keys such as police or taliban, got { $value }
refusal-no-momentum = momentum: { $got } is not known; expected title:text, such as one of: { $known-comma }
refusal-elders = elders: the faction on the marker and the Momentum tribal_elders go together (5.4)
refusal-no-faction = { $key }: there is no faction { $faction }; expected: { $factions-comma }
refusal-acted-ineligible = { $key }: the faction is not eligible (2.3.1)
refusal-acted-many = acted: two factions at most act on a card (2.3)
refusal-no-card = { $key }: there is no card { $card }; expected 1 to 72 or propaganda
refusal-propaganda-done = propaganda_done: { $value } does not fit the played cards and the scenario
refusal-draw-without-next = draw: the deck is empty where no next card is given
refusal-pile = piles: { $value } is no pile; expected events and propaganda
refusal-set-up-scenario = scenario: missing; what is set up is a scenario (2.1)
refusal-deployment-option = options.open_deployment: forces are placed only where deployment is open (setup.free)
refusal-cards-at-set-up = { $key }: set-up makes the deck; name the card that is being played, or no cards at all (2.1)
refusal-card-missing = card: a position without a scenario needs the card that is being played
refusal-phase = phase: only while a Propaganda card is being played (6.0)
refusal-outcome-over = outcome: a game that is over has one, and no other game has
refusal-outcome-keys = outcome: expected winner, rule, reason and standing of the four factions
refusal-executing = executing: the faction that carries out its event by hand, and nobody else
refusal-under-way = { $key }: { $value } does not fit what is being executed
refusal-no-marker = { $key }: there is no marker { $marker }; expected: { $known-comma }
refusal-markers = { $key }: each faction draws two markers (7.3)
refusal-agendas = { $key }: from 0 to 2 (7.3)

fault-range = { $key }: { $value } is not from 0 to { $most } ({ $rule })
fault-markers = { $key }: { $count } Terror and Sabotage markers; there are { $most } ({ $rule })
fault-returnees = { $key }: { $count } markers of +1 Population; there are { $most } ({ $rule })
fault-negative = { $key }: { $count } is less than none ({ $rule })
fault-pieces = { $key }: { $count } × { $piece }; there are { $most } ({ $rule })
fault-available = { $key }: { $count } × { $piece } Available does not add up ({ $rule })
fault-base-on-loc = { $key }: no Base stands on a Line of Communication ({ $rule })
fault-bases = { $key }: { $count } Bases; a space holds { $most } ({ $rule })
fault-pakistan = { $key }: only Taliban may be in Pakistan ({ $rule })
fault-hostility = { $key }: at Hostility the Taliban in Pakistan are Active ({ $rule })
fault-no-opinion = { $key }: the space is always Neutral ({ $rule })
fault-terror-on-loc = { $key }: a road is sabotaged, it has no Terror ({ $rule })
fault-sabotage = { $key }: only a road is sabotaged ({ $rule })
fault-returnees-where = { $key }: +1 Population is for Kabul and Afghan Provinces ({ $rule })
fault-control = { $key }: Control does not follow from the pieces ({ $rule })
fault-unsaid = { $key }: something was changed without a word ({ $spaces })
fault-propaganda = { $key }: { $count } Propaganda cards; there are { $most } ({ $rule })
fault-no-card = { $key }: there is no card { $card } ({ $rule })
fault-card-places = { $key }: card { $card } is in { $count } places ({ $rule })
fault-cards-missing = { $key }: { $count } cards are missing ({ $rule })
fault-piles = { $key }: there are only { $count } unseen events ({ $rule })
fault-no-capability = { $key }: { $name } is no capability ({ $rule })
fault-no-momentum = { $key }: { $name } is no Momentum ({ $rule })
fault-momentum-twice = { $key }: the same Momentum is there twice ({ $rule })

# What a deck may not say.

refusal-deck-line = line { $line }: { $why }
refusal-deck-deep = deck: its tables lie too deep in each other
refusal-deck-large = deck: it has { $size } characters; { $most } at most
refusal-deck-toml = deck: it is no TOML: { $reason }
refusal-deck-format = { $key }: expected { $key } = { $format } at the head; "sandtable deck new" writes a deck to start from
refusal-deck-name = { $key }: what the deck is called, in 1 to { $most } characters
refusal-deck-number = { $key }: { $got } is no card; expected a number from 1 to 72
refusal-deck-twice = { $key }: card { $card } stands here a second time
refusal-deck-markers = { $key }: only one text of a deck can have the marker that notes a faction
refusal-deck-missing = { $key }: missing: { $cards-comma }
refusal-deck-order = { $key }: each of { $factions-comma } once, left to right
refusal-deck-no-text = { $key }: the card has no { $text } text
refusal-deck-capability = { $key }: a capability has two texts, and both say lasts = "capability" (5.3)
refusal-deck-momentum = { $key }: a Momentum card has a text that says lasts = "momentum", and none that says otherwise (5.4)
refusal-deck-event-lasts = { $key }: an event has no text that lasts; is it "momentum" or a capability?
refusal-deck-words = { $key }: what the text says, in 1 to { $most } characters
refusal-deck-hand-and-effects = { $key }: a text by hand has no effects
refusal-deck-many = { $key }: { $most } effects at most
refusal-deck-lasts-missing = { $key }: missing; a text with the effect "lasting" says lasts = "capability" or "momentum"
refusal-deck-lasts-alone = { $key }: a text that lasts needs the effect "lasting", or is by hand
refusal-deck-lasts-twice = { $key }: a text lasts but once; give one effect "lasting" several changes
refusal-deck-elders = { $key }: marks = "executing" and the change "elders" go together, in Momentum
refusal-deck-nested = { $key }: effects stand too deep in each other; { $most } at most
refusal-deck-picked-spaces = { $key }: no effect before it has picked spaces (pick_spaces)
refusal-deck-picked-faction = { $key }: no effect before it has picked a faction (pick_faction)
refusal-deck-picks-inside = { $key }: pick_faction stands in no course of another effect
refusal-deck-coalition-only = { $key }: only Coalition Troops and Bases become Casualties or go out of play
refusal-deck-from-available = { $key }: only one kind of Coalition piece goes from Available, and out of play
refusal-deck-one-kind = { $key }: one kind of piece
refusal-deck-sabotage-all = { $key }: Sabotage goes with n = "all"
refusal-deck-flips-nothing = { $key }: expected the other side
refusal-deck-not-its-own = { $key }: not an action of this faction; expected one of: { $actions-comma }
refusal-deck-ambush = { $key }: only the Taliban Attack by Ambush
refusal-deck-activity-where = { $key }: a special activity takes place where its own rule says; only operations and Air Strike can be bounded
refusal-deck-no-card = there is no card { $card }; expected a number from 1 to 72
refusal-deck-no-such-text = card { $card } has no such text; expected: { $texts-comma }
