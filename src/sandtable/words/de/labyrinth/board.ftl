# The map, the pieces and the operations of Labyrinth: The War on Terror.


## Countries
#
# .der is the name as a subject, .Der at the start of a sentence, .den as an object, .in where, .nach where to, .aus where
# from, .gen whose; .number = many asks for a verb in the plural.

country-united_states = USA
    .der = die USA
    .Der = Die USA
    .den = die USA
    .in = in den USA
    .nach = in die USA
    .aus = aus den USA
    .gen = der USA
    .number = many
country-canada = Kanada
    .der = Kanada
    .Der = Kanada
    .den = Kanada
    .in = in Kanada
    .nach = nach Kanada
    .aus = aus Kanada
    .gen = Kanadas
country-united_kingdom = Großbritannien
    .der = Großbritannien
    .Der = Großbritannien
    .den = Großbritannien
    .in = in Großbritannien
    .nach = nach Großbritannien
    .aus = aus Großbritannien
    .gen = Großbritanniens
country-scandinavia = Skandinavien
    .der = Skandinavien
    .Der = Skandinavien
    .den = Skandinavien
    .in = in Skandinavien
    .nach = nach Skandinavien
    .aus = aus Skandinavien
    .gen = Skandinaviens
country-benelux = Benelux
    .der = die Beneluxstaaten
    .Der = Die Beneluxstaaten
    .den = die Beneluxstaaten
    .in = in den Beneluxstaaten
    .nach = in die Beneluxstaaten
    .aus = aus den Beneluxstaaten
    .gen = der Beneluxstaaten
    .number = many
country-germany = Deutschland
    .der = Deutschland
    .Der = Deutschland
    .den = Deutschland
    .in = in Deutschland
    .nach = nach Deutschland
    .aus = aus Deutschland
    .gen = Deutschlands
country-eastern_europe = Osteuropa
    .der = Osteuropa
    .Der = Osteuropa
    .den = Osteuropa
    .in = in Osteuropa
    .nach = nach Osteuropa
    .aus = aus Osteuropa
    .gen = Osteuropas
country-france = Frankreich
    .der = Frankreich
    .Der = Frankreich
    .den = Frankreich
    .in = in Frankreich
    .nach = nach Frankreich
    .aus = aus Frankreich
    .gen = Frankreichs
country-italy = Italien
    .der = Italien
    .Der = Italien
    .den = Italien
    .in = in Italien
    .nach = nach Italien
    .aus = aus Italien
    .gen = Italiens
country-spain = Spanien
    .der = Spanien
    .Der = Spanien
    .den = Spanien
    .in = in Spanien
    .nach = nach Spanien
    .aus = aus Spanien
    .gen = Spaniens
country-serbia = Serbien
    .der = Serbien
    .Der = Serbien
    .den = Serbien
    .in = in Serbien
    .nach = nach Serbien
    .aus = aus Serbien
    .gen = Serbiens
country-russia = Russland
    .der = Russland
    .Der = Russland
    .den = Russland
    .in = in Russland
    .nach = nach Russland
    .aus = aus Russland
    .gen = Russlands
country-caucasus = Kaukasus
    .der = der Kaukasus
    .Der = Der Kaukasus
    .den = den Kaukasus
    .in = im Kaukasus
    .nach = in den Kaukasus
    .aus = aus dem Kaukasus
    .gen = des Kaukasus
country-israel = Israel
    .der = Israel
    .Der = Israel
    .den = Israel
    .in = in Israel
    .nach = nach Israel
    .aus = aus Israel
    .gen = Israels
country-india = Indien
    .der = Indien
    .Der = Indien
    .den = Indien
    .in = in Indien
    .nach = nach Indien
    .aus = aus Indien
    .gen = Indiens
country-china = China
    .der = China
    .Der = China
    .den = China
    .in = in China
    .nach = nach China
    .aus = aus China
    .gen = Chinas
country-thailand = Thailand
    .der = Thailand
    .Der = Thailand
    .den = Thailand
    .in = in Thailand
    .nach = nach Thailand
    .aus = aus Thailand
    .gen = Thailands
country-philippines = Philippinen
    .der = die Philippinen
    .Der = Die Philippinen
    .den = die Philippinen
    .in = auf den Philippinen
    .nach = auf die Philippinen
    .aus = von den Philippinen
    .gen = der Philippinen
    .number = many
country-kenya_tanzania = Kenia/Tansania
    .der = Kenia/Tansania
    .Der = Kenia/Tansania
    .den = Kenia/Tansania
    .in = in Kenia/Tansania
    .nach = nach Kenia/Tansania
    .aus = aus Kenia/Tansania
    .gen = von Kenia/Tansania
country-morocco = Marokko
    .der = Marokko
    .Der = Marokko
    .den = Marokko
    .in = in Marokko
    .nach = nach Marokko
    .aus = aus Marokko
    .gen = Marokkos
country-algeria_tunisia = Algerien/Tunesien
    .map = Alger./Tunesien
    .der = Algerien/Tunesien
    .Der = Algerien/Tunesien
    .den = Algerien/Tunesien
    .in = in Algerien/Tunesien
    .nach = nach Algerien/Tunesien
    .aus = aus Algerien/Tunesien
    .gen = von Algerien/Tunesien
country-libya = Libyen
    .der = Libyen
    .Der = Libyen
    .den = Libyen
    .in = in Libyen
    .nach = nach Libyen
    .aus = aus Libyen
    .gen = Libyens
country-egypt = Ägypten
    .der = Ägypten
    .Der = Ägypten
    .den = Ägypten
    .in = in Ägypten
    .nach = nach Ägypten
    .aus = aus Ägypten
    .gen = Ägyptens
country-sudan = Sudan
    .der = der Sudan
    .Der = Der Sudan
    .den = den Sudan
    .in = im Sudan
    .nach = in den Sudan
    .aus = aus dem Sudan
    .gen = des Sudan
country-somalia = Somalia
    .der = Somalia
    .Der = Somalia
    .den = Somalia
    .in = in Somalia
    .nach = nach Somalia
    .aus = aus Somalia
    .gen = Somalias
country-jordan = Jordanien
    .der = Jordanien
    .Der = Jordanien
    .den = Jordanien
    .in = in Jordanien
    .nach = nach Jordanien
    .aus = aus Jordanien
    .gen = Jordaniens
country-syria = Syrien
    .der = Syrien
    .Der = Syrien
    .den = Syrien
    .in = in Syrien
    .nach = nach Syrien
    .aus = aus Syrien
    .gen = Syriens
country-central_asia = Zentralasien
    .der = Zentralasien
    .Der = Zentralasien
    .den = Zentralasien
    .in = in Zentralasien
    .nach = nach Zentralasien
    .aus = aus Zentralasien
    .gen = Zentralasiens
country-indonesia_malaysia = Indonesien/Malaysia
    .map = Indon./Malaysia
    .der = Indonesien/Malaysia
    .Der = Indonesien/Malaysia
    .den = Indonesien/Malaysia
    .in = in Indonesien/Malaysia
    .nach = nach Indonesien/Malaysia
    .aus = aus Indonesien/Malaysia
    .gen = von Indonesien/Malaysia
country-turkey = Türkei
    .der = die Türkei
    .Der = Die Türkei
    .den = die Türkei
    .in = in der Türkei
    .nach = in die Türkei
    .aus = aus der Türkei
    .gen = der Türkei
country-lebanon = Libanon
    .der = der Libanon
    .Der = Der Libanon
    .den = den Libanon
    .in = im Libanon
    .nach = in den Libanon
    .aus = aus dem Libanon
    .gen = des Libanon
country-yemen = Jemen
    .der = der Jemen
    .Der = Der Jemen
    .den = den Jemen
    .in = im Jemen
    .nach = in den Jemen
    .aus = aus dem Jemen
    .gen = des Jemen
country-iraq = Irak
    .der = der Irak
    .Der = Der Irak
    .den = den Irak
    .in = im Irak
    .nach = in den Irak
    .aus = aus dem Irak
    .gen = des Irak
country-saudi_arabia = Saudi-Arabien
    .der = Saudi-Arabien
    .Der = Saudi-Arabien
    .den = Saudi-Arabien
    .in = in Saudi-Arabien
    .nach = nach Saudi-Arabien
    .aus = aus Saudi-Arabien
    .gen = Saudi-Arabiens
country-gulf_states = Golfstaaten
    .der = die Golfstaaten
    .Der = Die Golfstaaten
    .den = die Golfstaaten
    .in = in den Golfstaaten
    .nach = in die Golfstaaten
    .aus = aus den Golfstaaten
    .gen = der Golfstaaten
    .number = many
country-pakistan = Pakistan
    .der = Pakistan
    .Der = Pakistan
    .den = Pakistan
    .in = in Pakistan
    .nach = nach Pakistan
    .aus = aus Pakistan
    .gen = Pakistans
country-afghanistan = Afghanistan
    .der = Afghanistan
    .Der = Afghanistan
    .den = Afghanistan
    .in = in Afghanistan
    .nach = nach Afghanistan
    .aus = aus Afghanistan
    .gen = Afghanistans
country-iran = Iran
    .der = der Iran
    .Der = Der Iran
    .den = den Iran
    .in = im Iran
    .nach = in den Iran
    .aus = aus dem Iran
    .gen = des Iran
country-mali = Mali
    .der = Mali
    .Der = Mali
    .den = Mali
    .in = in Mali
    .nach = nach Mali
    .aus = aus Mali
    .gen = Malis
country-nigeria = Nigeria
    .der = Nigeria
    .Der = Nigeria
    .den = Nigeria
    .in = in Nigeria
    .nach = nach Nigeria
    .aus = aus Nigeria
    .gen = Nigerias

type-sunni = Sunnitisch
type-shia_mix = Gemischt-Schiitisch
type-non_muslim = Nicht-Muslimisch
type-iran = Iran

mat-special = Besonders
mat-muslim = Muslimisch
mat-non_muslim = Nicht-Muslimisch


## What a country is
#
# The label is short; .full is the term of the book.

governance-good = Gut
    .full = Gute Regierungsführung
governance-fair = Mittelmäßig
    .full = Mittelmäßige Regierungsführung
governance-poor = Schlecht
    .full = Schlechte Regierungsführung
governance-islamist_rule = Islamistische Herrschaft
    .full = Islamistische Herrschaft

alignment-ally = Verbündet
alignment-neutral = Neutral
alignment-adversary = Feindlich

posture-hard = Unnachgiebig
posture-soft = Nachgiebig

unmarked = Unmarkiert
untested = Ungetestet


## Cards

association-us = USA
association-jihadist = Jihadisten
association-unassociated = Neutral

flag-remove = Entfernen
    .about = Die Karte verlässt das Spiel, sobald ihr Ereignis eintritt (6.2.9).
flag-mark = Marker
    .about = Das Ereignis hinterlässt einen Marker, und seine Wirkung hält an, bis es blockiert oder entfernt wird (6.2.7).
flag-lapsing = Vorübergehend
    .about = Die Wirkung hält bis zum Ende der Runde an (6.2.7).
flag-auto = Automatisch
    .about = Das Ereignis tritt von selbst ein, wer immer die Karte für Operationen benutzt oder ablegt (6.3.1).


## Tracks

prestige-low = Niedrig
prestige-medium = Mittel
prestige-high = Hoch
prestige-very_high = Sehr hoch

funding-tight = Knapp
funding-moderate = Mäßig
funding-ample = Reichlich

troops-low_intensity = Geringe Intensität
troops-war = Krieg
troops-overstretch = Überdehnung


## Pieces
#
# $count is how many. A piece of which a country holds at most one is named without a number.

plot-1 = Plot 1
    .ein = ein Plot 1
plot-2 = Plot 2
    .ein = ein Plot 2
plot-3 = Plot 3
    .ein = ein Plot 3
plot-wmd = WMD-Plot
    .sign = W
    .ein = ein WMD-Plot
plot-hidden = Verdeckter Plot
    .ein = ein verdeckter Plot

piece-cells =
    { $count ->
        [one] { $count } Zelle
       *[other] { $count } Zellen
    }
piece-sleepers =
    { $count ->
        [one] { $count } Schläferzelle
       *[other] { $count } Schläferzellen
    }
piece-active =
    { $count ->
        [one] { $count } aktive Zelle
       *[other] { $count } aktive Zellen
    }
piece-troops =
    { $count ->
        [one] { $count } Truppe
       *[other] { $count } Truppen
    }
piece-cadre =
    { $count ->
        [one] Kader
       *[other] { $count } Kader
    }
piece-aid =
    { $count ->
        [one] { $count } Unterstützungsmarker
       *[other] { $count } Unterstützungsmarker
    }
piece-besieged =
    { $count ->
        [one] Umkämpfte Regierung
       *[other] { $count } Umkämpfte Regierungen
    }
piece-regime_change =
    { $count ->
        [one] Regierungswechsel
       *[other] { $count } Regierungswechsel
    }
piece-sadr =
    { $count ->
        [one] Sadr
       *[other] { $count } Sadr-Marker
    }
piece-militia =
    { $count ->
        [one] { $count } Miliz
       *[other] { $count } Milizen
    }
piece-awakening =
    { $count ->
        [one] { $count } Aufbruchsmarker
       *[other] { $count } Aufbruchsmarker
    }
piece-reaction =
    { $count ->
        [one] { $count } Reaktionsmarker
       *[other] { $count } Reaktionsmarker
    }
piece-civil_war =
    { $count ->
        [one] Bürgerkrieg
       *[other] { $count } Bürgerkriege
    }
piece-caliphate_capital = Kalifatshauptstadt
piece-arsenal = { $count } WMD im Arsenal
piece-nato =
    { $count ->
        [one] NATO
       *[other] { $count } NATO-Marker
    }


## What the end of a turn will do in a country

foreseen-awakening = Polarisierung: ein Aufbruchsmarker mehr
foreseen-reaction = Polarisierung: ein Reaktionsmarker mehr
foreseen-toward_good = Polarisierung: ein Schritt Richtung Verbündet, dann Gut
foreseen-toward_islamist_rule = Polarisierung: ein Schritt Richtung Feindlich, dann Islamistische Herrschaft
foreseen-attrition = Kampfauswirkungen: { $side-der } treffen { $hits ->
        [0] bei { $number } oder weniger
        [one] einmal und bei { $number } oder weniger noch einmal
       *[other] { $hits }-mal und bei { $number } oder weniger noch einmal
    }
foreseen-attrition-sure = Kampfauswirkungen: { $side-der } treffen { $hits ->
        [0] nicht
        [one] einmal
       *[other] { $hits }-mal
    }


## Operations and other uses of a card

op-war_of_ideas = Krieg der Ideologien
    .about = Eine 5 oder mehr würfeln, um ein Neutrales Muslimisches Land als Verbündetes zu gewinnen, die Regierungsführung eines Verbündeten zu verbessern oder die Haltung eines Nicht-Muslimischen Landes zu bestimmen. In einem Muslimischen Land zählen Ansehen, GWOT-Strafe, Unterstützung, ein benachbartes Verbündetes Land mit Guter Regierungsführung und der Schritt zur Guten Regierungsführung (7.2).
op-deploy = Truppen transportieren
    .about = Beliebig viele Truppen aus einem Land oder von der Truppenleiste in ein Verbündetes Land oder zurück auf die Leiste verlegen (7.3.1).
op-regime_change = Regierungswechsel
    .about = Mit Unnachgiebiger Haltung und 3 Operationspunkten mindestens sechs Truppen von einem Ort schicken, um die Islamistische Herrschaft in einem Land zu stürzen (7.3.4).
op-withdraw = Rückzug
    .about = Mit Nachgiebiger Haltung und 3 Operationspunkten Truppen aus einem Land mit Regierungswechselmarker abziehen, gleich wie viele Zellen dort sind; zurück bleibt eine Umkämpfte Regierung ohne Unterstützung (7.3.5).
op-disrupt = Zerschlagen
    .about = „Zelle oder Kader zerschlagen“: Schläferzellen aufdecken und aktive Zellen oder einen Kader entfernen, in einem Verbündeten oder Nicht-Muslimischen Land oder wo zwei Truppen stehen (7.4).
op-alert = Plot verhindern
    .about = Mit 3 Operationspunkten einen beliebigen Plot aufdecken und entfernen (7.5).
op-reassessment = Neuausrichtung
    .about = Beide Karten der Aktionsphase mit je 3 Operationspunkten ausgeben, um die Haltung der USA von Unnachgiebig zu Nachgiebig oder zurück zu ändern (7.6).
op-reserves = Reserven
    .about = Die Punkte einer Karte mit 1 oder 2 Operationspunkten aufheben, insgesamt bis zu 2, für eine spätere Operation dieser Runde (6.3.3).
op-recruit = Rekrutieren
    .about = Für jeden Operationspunkt würfeln, um eine Verfügbare Zelle zu platzieren, wo eine Zelle oder ein Kader ist (8.2).
op-travel = Reisen
    .about = Für jeden Operationspunkt eine Zelle bewegen: ohne Wurf in ein benachbartes Land oder innerhalb ihres Landes, anderswohin mit einem Wurf (8.3).
op-jihad = Jihad
    .about = Mit Zellen in einem Muslimischen Land würfeln, um seine Regierungsführung zu verschlechtern, und mit genug davon die Islamistische Herrschaft herbeizuführen (8.4).
op-minor_jihad = Eingeschränkter Jihad
    .about = Jihad, der die Regierungsführung bis Schlecht verschlechtern kann (8.4.1).
op-major_jihad = Umfassender Jihad
    .about = Jihad mit fünf Zellen mehr, als Truppen da sind; er kann Islamistische Herrschaft herbeiführen (8.4.2).
op-plot = Plot
    .about = Mit Zellen in einem Land, das nicht unter Islamistischer Herrschaft steht, würfeln, um verdeckte Plots zu platzieren, die nach der nächsten Aktionsphase der USA ausgelöst werden (8.5).
op-event = Ereignis
    .about = Das Ereignis der Karte ausführen statt Operationen (6.2).
op-event_first = Erst Ereignis, dann Operationen
    .about = Das Ereignis, das diese Karte auslöst, vor ihren Operationen eintreten lassen und nicht danach (6.3.2.1).
op-pass = Passen
    .about = Die letzte Karte der USA auf der Hand halten und in dieser Aktionsphase nichts mehr spielen (5.2.4).


## Event markers

marker-abbas = Abbas
    .sign = ABBA
    .about = „Das Quartett“ darf gespielt werden. Wird entfernt, wenn in Israel ein Plot ausgelöst wird.
marker-anbar_awakening = Erwachen von Anbar
    .sign = EvA
    .about = „Al-Anbar“ ist für den Rest des Spiels blockiert.
marker-benazir_bhutto = Benazir Bhutto
    .sign = BB
    .about = In Pakistan ist kein Jihad möglich, und „Musharraf“ ist blockiert. Wird durch „Bhutto erschossen“ entfernt.
marker-bhutto_shot = Bhutto erschossen
    .sign = BE
    .about = „Benazir Bhutto“ ist für den Rest des Spiels blockiert.
marker-ctr = CTR
    .sign = CTR
    .about = In Russland blockiert der Marker „Vagabundierende Atomwaffe“, in Zentralasien „Kasachischer Stamm“, und „HEU“ lässt sich in einem Land mit diesem Marker nicht einsetzen. „Ex-KGB“ entfernt den Marker in Russland.
marker-ctr_russia = CTR (Russland)
    .sign = CR
    .about = „Vagabundierende Atomwaffe“ ist blockiert, und „HEU“ lässt sich in Russland nicht einsetzen. Wird durch „Ex-KGB“ entfernt.
marker-ctr_central_asia = CTR (Zentralasien)
    .sign = CZA
    .about = „Kasachischer Stamm“ ist blockiert, und „HEU“ lässt sich in Zentralasien nicht einsetzen.
marker-enhanced_measures = Verschärfte Maßnahmen
    .sign = VM
    .about = Die Jihadisten dürfen diesen Marker mit „Enthüllung“ umdrehen.
marker-fata = FATA
    .sign = FATA
    .about = In Pakistan ist „Zelle oder Kader zerschlagen“ nur mit Regierungswechselmarker möglich, und die USA dürfen „Bin Laden“ und „Zawahiri“ nicht als Ereignis spielen. Wird durch „Pakistanische Offensive“ entfernt.
marker-indo_pakistani_talks = Indien-Pakistan-Gespräche
    .sign = IPG
    .about = „Kaschmir“ und „Lashkar-e-Tayyiba“ sind blockiert. Wird entfernt, wenn in Indien ein Plot ausgelöst wird.
marker-iraqi_wmd = Irakische WMD
    .sign = IW
    .about = Im Irak ist ein Regierungswechsel möglich, gleich welche Regierungsführung und Politische Einstellung er hat, sonst nach den Regeln des Regierungswechsels. Wird danach entfernt.
marker-libyan_deal = Libyen-Abkommen
    .sign = LA
    .about = „Libysche WMD“ ist für den Rest des Spiels blockiert.
marker-libyan_wmd = Libysche WMD
    .sign = LW
    .about = In Libyen ist ein Regierungswechsel möglich, gleich welche Regierungsführung und Politische Einstellung es hat, sonst nach den Regeln des Regierungswechsels. Wird danach oder durch „Libyen-Abkommen“ entfernt.
marker-moro_talks = Gespräche mit den Moro
    .sign = GM
    .about = „Abu Sayyaf“ ist für den Rest des Spiels blockiert.
marker-nato = NATO
    .about = Zählt in ihrem Land als zwei Truppen, außer für die Truppenleiste und die Zahl der Truppensteine. Verlässt den Spielplan, wenn sie transportiert oder zurückgezogen wird.
marker-nest = NEST
    .sign = NEST
    .about = WMD-Plots in den USA liegen offen; im Solospiel liegt dort jeder Plot offen, solange ein WMD-Plot Verfügbar oder auf dem Spielplan ist.
marker-patriot_act = Patriot Act
    .sign = PA
    .about = Die USA sind nur zu Kanada benachbart, und „Sanktionen“ darf gespielt werden.
marker-pirates = Piraten
    .sign = PIRA
    .about = Die Finanziellen Mittel sinken am Ende der Runde nicht, solange Somalia oder der Jemen unter Islamistischer Herrschaft steht.
marker-renditions = Überstellungen
    .sign = ÜBER
    .about = „Freilassung von Gefangenen“ ist blockiert. Die Jihadisten dürfen diesen Marker mit „Enthüllung“ umdrehen.
marker-saddam_captured = Saddam gefasst
    .sign = SG
    .about = „Saddam“ ist für den Rest des Spiels blockiert, und „FREs“ platziert zwei statt vier Zellen.
marker-sadr = Sadr
    .sign = S
    .about = In jeder Hinsicht eine aktive Zelle im Irak, nur dass er weder reisen noch zerschlagen werden kann. Einmal entfernt, verlässt er das Spiel.
marker-vieira_de_mello_slain = Vieira de Mello ermordet
    .sign = VDM
    .about = „Staatsaufbau der UN“ ist für den Rest des Spiels blockiert.
marker-wiretapping = Abhöraktion
    .sign = ABHÖ
    .about = Die Jihadisten dürfen diesen Marker mit „Enthüllung“ umdrehen.
marker-abu_sayyaf = Abu Sayyaf
    .sign = AS
    .about = Truppen dürfen auf die Philippinen transportiert werden wie in ein Land mit Mittelmäßiger Regierungsführung. Jeder dort platzierte Plot senkt das Ansehen um 1, außer die Truppen dort sind zahlreicher als die Zellen. Wird durch „Gespräche mit den Moro“ entfernt.
marker-al_anbar = Al-Anbar
    .sign = AA
    .about = „Zelle oder Kader zerschlagen“ betrifft im Irak und in Syrien nur eine Zelle und kann keinen Kader entfernen, und die USA dürfen „Bin Laden“ und „Zawahiri“ nicht als Ereignis spielen. Wird durch „Erwachen von Anbar“ entfernt.
marker-leak_enhanced_measures = Enthüllung: Verschärfte Maßnahmen
    .sign = EVM
    .about = „Verschärfte Maßnahmen“ ist für den Rest des Spiels blockiert.
marker-leak_renditions = Enthüllung: Überstellungen
    .sign = EÜ
    .about = „Überstellungen“ ist für den Rest des Spiels blockiert und blockiert „Freilassung von Gefangenen“ nicht mehr.
marker-leak_wiretapping = Enthüllung: Abhöraktion
    .sign = EAB
    .about = „Abhöraktion“ ist für den Rest des Spiels blockiert.


## Event markers of The Awakening

marker-3_cups_of_tea = 3 Tassen Tee
    .sign = 3TT
    .about = „Malala Yousafzai“ ist für den Rest des Spiels blockiert.
marker-advisors = Militärberater
    .about = Eine Miliz mehr vor jeder Phase Kampfauswirkungen; mit Milizen betreffen „Zelle oder Kader zerschlagen“ und jeder Treffer der Kampfauswirkungen hier zwei Zellen. Verschwindet, wenn das Land Feindlich wird, wenn sein Bürgerkrieg endet oder wenn Truppen hier sind.
marker-bloody_thursday = Blutiger Donnerstag
    .sign = BD
    .about = „Perlenplatz“ ist für den Rest des Spiels blockiert.
marker-censorship = Zensur
    .sign = ZENS
    .about = „Facebook“ ist blockiert, bis „Smartphones“ gespielt wird.
marker-fracking = Fracking
    .sign = FRAC
    .about = Die Finanziellen Mittel sinken am Ende jeder Runde um eins mehr. Endet mit dem nächsten „Ölpreisschock“.
marker-maersk_alabama = Maersk Alabama
    .sign = MA
    .about = „Piraten“ ist für den Rest des Spiels blockiert.
marker-nato_41 = NATO (Karte 41)
    .about = Zählt in ihrem Land als zwei Truppen, wie die andere NATO. Verlässt den Spielplan, wenn sie transportiert oder zurückgezogen wird.
marker-pirates_73 = Piraten (Karte 73)
    .sign = P7
    .about = Die Finanziellen Mittel sinken am Ende der Runde nicht, solange Somalia oder der Jemen unter Islamistischer Herrschaft steht.
marker-sequestration = Haushaltssperre
    .sign = HAUS
    .about = Drei Truppen sind nicht auf dem Spielplan. Endet mit „Der Kongress handelt“, wenn ein WMD-Plot ausgelöst wird oder nach einem Austeilen, wenn dann ein Land mit 3 Ressourcen unter Islamistischer Herrschaft steht.
marker-serval = Serval
    .sign = FR
    .about = Zählt in seinem Land als eine Truppe. Kann nicht transportiert werden.
marker-smartphones = Smartphones
    .sign = SMAR
    .about = „Facebook“ darf gespielt werden. Endet mit „Zensur“.
marker-trade_embargo_jihadist = Handelsembargo (Jihadisten)
    .sign = HE-J
    .about = Der Iran exportiert kein Öl. Endet, wenn der Iran Neutral oder Verbündet wird oder wenn die USA „Handelsembargo“ spielen.
marker-trade_embargo_us = Handelsembargo (USA)
    .sign = HE-US
    .about = „Missachtung des NVV“ ist blockiert. Endet, wenn der Iran Neutral oder Verbündet wird.
marker-training_camps = Ausbildungslager
    .about = Drei weitere Zellen sind im Spiel, fünf, wenn dieses Land zum Kalifat gehört; Rekrutieren braucht hier keinen Wurf, und Würfe für Reisen von hier sind um 1 niedriger. Verschwindet, wenn das Land eine Gute Regierungsführung bekommt oder weder Zelle noch Kader hat.
marker-truce = Waffenruhe
    .about = Bis zum Ende der Runde gibt es hier keine Operationen, Ereignisse, Polarisierung oder Kampfauswirkungen. Jede Seite darf die Ressourcen des Landes zahlen, um die Waffenruhe zu beenden.
marker-unscr_1973 = UN-Resolution 1973
    .sign = UN
    .about = Zählt in ihrem Land als eine Truppe und kostet allein kein Ansehen. Kann nicht transportiert werden. Verschwindet, wenn der Bürgerkrieg endet.


## Lapsing events

marker-arab_winter = Arabischer Winter
    .sign = AW
    .about = Bis zum Ende der Runde werden keine Aufbruchs- und Reaktionsmarker platziert.
marker-ebola_scare = Ebola-Panik
    .sign = EP
    .about = Eine Truppe ist bis nach dem nächsten Austeilen nicht auf dem Spielplan.
marker-ferguson = Ferguson
    .sign = FERG
    .about = Einmal in dieser Runde dürfen die Jihadisten eine Karte der USA aufheben, wenn sie gespielt wird.
marker-islamic_maghreb = Islamischer Maghreb
    .sign = IM
    .about = Bis zum Ende der Runde ist für Reisen in Schengen-Länder und innerhalb von ihnen ein Wurf nötig.
marker-korean_crisis = Koreakrise
    .sign = KK
    .about = Zwei Truppen sind bis nach dem nächsten Austeilen nicht auf dem Spielplan.
marker-us_consulate_attacked = Angriff auf US-Konsulat
    .sign = AUK
    .about = Bei einer „US-Wahl“ in dieser Runde ändern die USA ihre Haltung ohne Wurf.

marker-biometrics = Biometrie
    .sign = BIOM
    .about = Bis zum Ende der Runde darf keine Zelle in ein Land reisen, das nicht benachbart ist, und Reisen in ein benachbartes Land mit Guter Regierungsführung braucht eine 1.
marker-gtmo = GTMO
    .sign = GTMO
    .about = Bis zum Ende der Runde gibt es keine Rekrutierungsoperationen, und „Freilassung von Gefangenen“ ist blockiert.
marker-oil_price_spike = Ölpreisschock
    .sign = ÖPS
    .about = Bis zum Ende der Runde hat jedes Ölexportland 1 Ressource mehr für jeden „Ölpreisschock“ in Kraft.
marker-the_door_of_itjihad_us = Tor des Idschtihad geschlossen
    .sign = TDI
    .about = Bis zum Ende der Runde wird jede Karte, die die Jihadisten spielen, zufällig gezogen; im Solospiel gelten stattdessen in den Aktionsphasen der Jihadisten nur Ereignisse der USA als Spielbar.
