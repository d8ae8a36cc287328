# The cards of Labyrinth: The War on Terror, in our own words.
#
# card-<number>      the card's name
#   .printed         its name as it is printed, in English
#   .playable        when it may be played as an event, markers that block it included; .playable-us and
#                    .playable-jihadist where the sides differ
#   .text            what the event does; .text-us and .text-jihadist where the sides differ
#
# "Die USA" with a verb of playing is the side, "in den USA" the country. "Testen" rolls only for an unmarked country.
# Every text is whole sentences in the present tense; what anybody may do is said without a person ("wird platziert").
# A placed cell is a sleeper, and removing the last cell of a country leaves a Cadre unless the text says otherwise.


## US cards

card-1 = Rückschlag
    .printed = Backlash
    .playable = In einem Muslimischen Land liegt ein Plot.
    .text = Die USA wählen einen solchen Plot, ohne ihn anzusehen. Wird er ausgelöst, ohne verhindert zu werden, senkt er die Finanziellen Mittel um so viel, wie er sie erhöht hätte; ein WMD-Plot setzt sie auf 1. Seine anderen Wirkungen bleiben.

card-2 = Biometrie
    .printed = Biometrics
    .playable = Immer.
    .text = Bis zum Ende der Runde darf keine Zelle in ein Land reisen, das nicht benachbart ist; in ein benachbartes Land mit Guter Regierungsführung nur mit einer 1, sonst ist die Zelle verloren. Reisen innerhalb eines Landes und in ein benachbartes Land ohne Gute Regierungsführung gelingt weiterhin ohne Wurf. „Schengen-Visa“ oder „Unverdächtige Agenten“, später gespielt, gehen vor.

card-3 = CTR
    .printed = CTR
    .playable = Die Haltung der USA ist Nachgiebig.
    .text = Ein CTR-Marker wird in Russland platziert und ein weiterer in Zentralasien, wenn es Verbündet oder Neutral ist. Der Marker in Russland blockiert „Vagabundierende Atomwaffe“, der in Zentralasien „Kasachischer Stamm“, und „HEU“ lässt sich in einem Land mit CTR-Marker nicht einsetzen. „Ex-KGB“ entfernt den Marker in Russland.

card-4 = Gespräche mit den Moro
    .printed = Moro Talks
    .playable = Immer.
    .text = Die Philippinen werden getestet, und die Finanziellen Mittel sinken um 1. „Abu Sayyaf“ wird entfernt, falls im Spiel, und ist für den Rest des Spiels blockiert.

card-5 = NEST
    .printed = NEST
    .playable = Immer.
    .text = Für den Rest des Spiels liegen WMD-Plots in den USA offen, auch die schon dort liegenden. Im Solospiel liegt dort jeder Plot offen, solange ein WMD-Plot Verfügbar oder auf dem Spielplan ist.

card-6 = Sanktionen
    .printed = Sanctions
    .playable = „Patriot Act“ ist im Spiel.
    .text = Die Finanziellen Mittel sinken um 2.

card-7 = Sanktionen
    .printed = Sanctions
    .playable = „Patriot Act“ ist im Spiel.
    .text = Die Finanziellen Mittel sinken um 2.

card-8 = Spezialkräfte
    .printed = Special Forces
    .playable = Eine Zelle ist in einem Land mit Truppen oder in einem dazu benachbarten Land.
    .text = Die USA entfernen eine solche Zelle, gleich welche Art und Regierungsführung ihr Land hat.

card-9 = Spezialkräfte
    .printed = Special Forces
    .playable = Eine Zelle ist in einem Land mit Truppen oder in einem dazu benachbarten Land.
    .text = Die USA entfernen eine solche Zelle, gleich welche Art und Regierungsführung ihr Land hat.

card-10 = Spezialkräfte
    .printed = Special Forces
    .playable = Eine Zelle ist in einem Land mit Truppen oder in einem dazu benachbarten Land.
    .text = Die USA entfernen eine solche Zelle, gleich welche Art und Regierungsführung ihr Land hat.

card-11 = Abbas
    .printed = Abbas
    .playable = Immer.
    .text = Wenn die Truppenleiste nicht auf Überdehnung steht und kein zu Israel benachbartes Land unter Islamistischer Herrschaft ist, steigt das Ansehen um 1 und die Finanziellen Mittel sinken um 2. In jedem Fall wird der Marker platziert, mit dem „Das Quartett“ gespielt werden darf. Er wird entfernt, wenn in Israel ein Plot ausgelöst wird.

card-12 = Al-Azhar
    .printed = Al-Azhar
    .playable = Immer.
    .text = Ägypten wird getestet. Die Finanziellen Mittel sinken um 4, wenn kein Land unter Islamistischer Herrschaft steht, sonst um 2.

card-13 = Erwachen von Anbar
    .printed = Anbar Awakening
    .playable = Im Irak oder in Syrien sind Truppen.
    .text = Ein Unterstützungsmarker wird im Irak oder in Syrien platziert, wo Truppen sind; sind in beiden welche, wählen die USA. Das Ansehen steigt um 1. „Al-Anbar“ wird entfernt, falls im Spiel, und ist für den Rest des Spiels blockiert.

card-14 = Verdeckte Aktion
    .printed = Covert Action
    .playable = Ein Land ist Feindlich.
    .text = Die USA wählen ein Feindliches Land, auch eines unter Islamistischer Herrschaft, und würfeln. Bei 4 bis 6 wird es Neutral, sonst geschieht nichts.

card-15 = Äthiopien schlägt zu
    .printed = Ethiopia Strikes
    .playable = Somalia oder der Sudan steht unter Islamistischer Herrschaft.
    .text = Die USA wählen eines der beiden Länder, das unter Islamistischer Herrschaft steht; es wird Schlecht und Neutral. Ein Regierungswechselmarker wird nicht platziert.

card-16 = Euro-Islam
    .printed = Euro-Islam
    .playable = Immer.
    .text = Die USA bestimmen die Haltung der Beneluxstaaten. Die Finanziellen Mittel sinken um 1, wenn kein Land unter Islamistischer Herrschaft steht.

card-17 = FSB
    .printed = FSB
    .playable = Immer.
    .text = Die Jihadisten legen jede Karte „Vagabundierende Atomwaffe“, „HEU“ und „Kasachischer Stamm“ auf ihrer Hand ab. Haben sie keine, entfernen die USA eine Zelle aus Russland oder Zentralasien, wenn es dort eine gibt. Im Solospiel sehen die USA dazu den Stapel durch, der dann gemischt wird.

card-18 = Geheimdienste
    .printed = Intel Community
    .playable = Immer.
    .text = Die USA sehen die Hand der Jihadisten ein und führen dann eine Operation mit 1 Operationspunkt aus, ohne Reserven. Danach dürfen die USA die Aktionsphase unterbrechen, auch eine der Jihadisten, und eine weitere Karte von der Hand spielen.

card-19 = Kemalistische Republik
    .printed = Kemalist Republic
    .playable = Immer.
    .text = Die Türkei wird Mittelmäßig und Verbündet, gleich was sie vorher war.

card-20 = König Abdullah
    .printed = King Abdullah
    .playable = Immer.
    .text = Jordanien wird Mittelmäßig und Verbündet, gleich was es vorher war. Das Ansehen steigt um 1, die Finanziellen Mittel sinken um 1.

card-21 = Let's Roll!
    .printed = "Let's Roll!"
    .playable = Ein Plot liegt in einem Verbündeten Land oder in einem Land mit Guter Regierungsführung.
    .text = Die USA wählen einen solchen Plot, decken ihn auf und entfernen ihn: Ein Plot mit Zahl wird wieder Verfügbar, ein WMD-Plot verlässt das Spiel. Dann ziehen die USA eine Karte und bestimmen die Haltung eines Nicht-Muslimischen Landes außer den USA und Israel.

card-22 = Mossad und Shin Bet
    .printed = Mossad & Shin Bet
    .playable = In Israel, Jordanien oder im Libanon ist eine Zelle.
    .text = Alle Zellen in Israel, Jordanien und im Libanon werden entfernt; in jedem Land, das dadurch leer wird, bleibt ein Kader.

card-23 = Predator
    .printed = Predator
    .playable = Immer.
    .text = Die USA entfernen eine Zelle aus einem Muslimischen Land, wenn es eine gibt. Der Iran ist kein Muslimisches Land.

card-24 = Predator
    .printed = Predator
    .playable = Immer.
    .text = Die USA entfernen eine Zelle aus einem Muslimischen Land, wenn es eine gibt. Der Iran ist kein Muslimisches Land.

card-25 = Predator
    .printed = Predator
    .playable = Immer.
    .text = Die USA entfernen eine Zelle aus einem Muslimischen Land, wenn es eine gibt. Der Iran ist kein Muslimisches Land.

card-26 = Das Quartett
    .printed = Quartet
    .playable = „Abbas“ ist im Spiel, die Truppenleiste steht nicht auf Überdehnung, und kein zu Israel benachbartes Land ist unter Islamistischer Herrschaft.
    .text = Das Ansehen steigt um 2, die Finanziellen Mittel sinken um 3.

card-27 = Saddam gefasst
    .printed = Saddam Captured
    .playable = Im Irak sind Truppen.
    .text = Ein Unterstützungsmarker wird im Irak platziert, und das Ansehen steigt um 1. Für den Rest des Spiels ist „Saddam“ blockiert, und „FREs“ platziert zwei statt vier Zellen.

card-28 = Scharia
    .printed = Sharia
    .playable = Immer.
    .text = Die USA entfernen einen Marker „Umkämpfte Regierung“ aus einem beliebigen Land, wenn es einen gibt.

card-29 = Tony Blair
    .printed = Tony Blair
    .playable = Immer.
    .text = Großbritannien nimmt die Haltung der USA an. Dann würfeln die USA in bis zu drei verschiedenen Schengen-Ländern für Krieg der Ideologien; jedes Ergebnis, das der Haltung der USA entspricht, erhöht das Ansehen um 1.

card-30 = Staatsaufbau der UN
    .printed = UN Nation Building
    .playable = Ein Land hat einen Regierungswechselmarker, und „Vieira de Mello ermordet“ ist nicht im Spiel.
    .text = Die USA wählen ein Land mit Regierungswechselmarker, platzieren dort einen Unterstützungsmarker und würfeln dort für Krieg der Ideologien, als wäre die GWOT-Strafe 0. Die neue Unterstützung zählt, und weder Operationspunkte noch fünf Truppen mehr als Zellen sind nötig. In einem Feindlichen Land bewirkt der Wurf nichts.

card-31 = Abhöraktion
    .printed = Wiretapping
    .playable = In den USA, in Großbritannien oder Kanada ist eine Zelle, ein Kader oder ein Plot, und „Enthüllung“ hat „Abhöraktion“ nicht umgedreht.
    .text = Alle Zellen, Kader und Plots werden aus diesen drei Ländern entfernt; Kader werden nicht platziert. Die USA ziehen eine Karte. Der Marker bleibt, bis „Enthüllung“ ihn umdreht; dann ist dieses Ereignis für den Rest des Spiels blockiert.

card-32 = Geheimer Kanal
    .printed = Back Channel
    .playable = Die Haltung der USA ist Nachgiebig, und die USA haben eine weitere Karte, deren Operationspunkte den aktuellen Ressourcen eines Feindlichen Landes entsprechen.
    .text = Die USA dürfen eine solche Karte ablegen; dieses Land wird Neutral und bekommt einen Unterstützungsmarker. Es zählen die gedruckten Operationspunkte ohne Reserven, und das Ereignis der Karte tritt nicht ein, außer bei „US-Wahl“. „Ölpreisschock“ ändert die maßgeblichen Ressourcen.

card-33 = Benazir Bhutto
    .printed = Benazir Bhutto
    .playable = Weder Pakistan noch ein dazu benachbartes Land steht unter Islamistischer Herrschaft, und „Bhutto erschossen“ ist nicht im Spiel.
    .text = Ist Pakistan Schlecht regiert, wird es Mittelmäßig. Solange der Marker im Spiel ist, ist in Pakistan kein Jihad möglich, weder Eingeschränkt noch Umfassend, und „Musharraf“ ist blockiert. „Bhutto erschossen“ entfernt ihn.

card-34 = Verschärfte Maßnahmen
    .printed = Enhanced Measures
    .playable = Die Haltung der USA ist Unnachgiebig, „Zelle oder Kader zerschlagen“ ist in einem Land möglich, und „Enthüllung“ hat „Verschärfte Maßnahmen“ nicht umgedreht.
    .text = Die USA führen einmal „Zelle oder Kader zerschlagen“ aus, wofür keine Operationspunkte nötig sind, und nehmen dann eine zufällige Karte von der Hand der Jihadisten. Der Marker bleibt, bis „Enthüllung“ ihn umdreht; dann ist dieses Ereignis für den Rest des Spiels blockiert.

card-35 = Hidschab
    .printed = Hijab
    .playable = Kein Land steht unter Islamistischer Herrschaft.
    .text = Die Türkei wird getestet, dann verbessert sich ihre Regierungsführung um eine Stufe. Die USA bestimmen die Haltung Frankreichs. Die Finanziellen Mittel sinken um 2.

card-36 = Indien-Pakistan-Gespräche
    .printed = Indo-Pakistani Talks
    .playable = Pakistan ist Mittelmäßig oder Gut regiert.
    .text = Pakistan wird Verbündet. Die USA bestimmen die Haltung Indiens. „Kaschmir“ und „Lashkar-e-Tayyiba“ sind blockiert, bis in Indien ein Plot ausgelöst wird; das entfernt den Marker.

card-37 = Irakische WMD
    .printed = Iraqi WMD
    .playable = Die Haltung der USA ist Unnachgiebig, und der Irak ist Feindlich.
    .text = Die USA dürfen diese Karte jetzt für einen Regierungswechsel im Irak nutzen, gleich welche Regierungsführung er hat. Bis dieser Regierungswechsel ausgeführt ist, erlaubt der Marker jeder späteren Operation mit 3 Operationspunkten dasselbe, gleich welche Regierungsführung und Politische Einstellung der Irak hat. Alle anderen Regeln des Regierungswechsels gelten dann.

card-38 = Libyen-Abkommen
    .printed = Libyan Deal
    .playable = Libyen ist Schlecht regiert, und der Irak oder Syrien ist Verbündet.
    .text = Libyen wird Verbündet, und das Ansehen steigt um 1. Die USA bestimmen die Haltung von zwei Schengen-Ländern. „Libysche WMD“ wird entfernt, falls im Spiel, und ist für den Rest des Spiels blockiert.

card-39 = Libysche WMD
    .printed = Libyan WMD
    .playable = Die Haltung der USA ist Unnachgiebig, Libyen ist Feindlich, und „Libyen-Abkommen“ ist nicht im Spiel.
    .text = Die USA dürfen diese Karte jetzt für einen Regierungswechsel in Libyen nutzen, gleich welche Regierungsführung es hat. Bis dieser Regierungswechsel ausgeführt oder „Libyen-Abkommen“ gespielt ist, erlaubt der Marker jeder späteren Operation mit 3 Operationspunkten dasselbe, gleich welche Regierungsführung und Politische Einstellung Libyen hat. Alle anderen Regeln des Regierungswechsels gelten dann.

card-40 = Hohe Wahlbeteiligung
    .printed = Mass Turnout
    .playable = Ein Land hat einen Regierungswechselmarker.
    .text = Die USA wählen ein Land mit Regierungswechselmarker und verbessern seine Regierungsführung um eine Stufe. Wird sie Gut, werden dort die Marker für Regierungswechsel, Umkämpfte Regierung und Unterstützung entfernt.

card-41 = NATO
    .printed = NATO
    .playable = Die GWOT-Strafe ist 0, und ein Land hat einen Regierungswechselmarker.
    .text = Die USA wählen ein Land mit Regierungswechselmarker und platzieren dort einen Unterstützungsmarker und den NATO-Marker; es gibt nur einen, er wird also versetzt, wenn er schon auf dem Spielplan ist. Er zählt als zwei Truppen, außer für die Truppenleiste und die Zahl der Truppensteine. Er verlässt den Spielplan, wenn er transportiert oder zurückgezogen wird.

card-42 = Pakistanische Offensive
    .printed = Pakistani Offensive
    .playable = Pakistan ist Verbündet, und „FATA“ ist im Spiel.
    .text = Der FATA-Marker wird entfernt.

card-43 = Patriot Act
    .printed = Patriot Act
    .playable = Immer.
    .text = Für den Rest des Spiels sind die USA nur zu Kanada benachbart, und „Sanktionen“ darf gespielt werden.

card-44 = Überstellungen
    .printed = Renditions
    .playable = Die Haltung der USA ist Unnachgiebig, und „Enthüllung“ hat „Überstellungen“ nicht umgedreht.
    .text = Die USA führen einmal „Zelle oder Kader zerschlagen“ aus, wo das möglich ist; Operationspunkte sind nicht nötig. Die Jihadisten legen eine zufällige Karte ab. Solange der Marker im Spiel ist, ist „Freilassung von Gefangenen“ blockiert; „Enthüllung“ dreht ihn um, was das beendet und dieses Ereignis für den Rest des Spiels blockiert.

card-45 = Jetzt sicherer
    .printed = Safer Now
    .playable = Kein Land steht unter Islamistischer Herrschaft, und in keinem Land mit Guter Regierungsführung ist eine Zelle oder ein Plot.
    .text = Die Haltung der USA wird erwürfelt, und das Ansehen steigt um 3. Die USA bestimmen die Haltung eines Nicht-Muslimischen Landes außer den USA und Israel.

card-46 = Sistani
    .printed = Sistani
    .playable = In einem Gemischt-Schiitischen Land mit Regierungswechselmarker ist eine Zelle.
    .text = Die USA wählen ein solches Land und verbessern seine Regierungsführung um eine Stufe.

card-47 = Tor des Idschtihad geschlossen
    .printed = "The door of Itjihad was closed"
    .playable = Immer.
    .text = Bis zum Ende der Runde wird jede Karte, die die Jihadisten spielen, zufällig von ihrer Hand gezogen. Im Solospiel gelten stattdessen in dieser Runde in den Aktionsphasen der Jihadisten nur Ereignisse der USA als Spielbar; „US-Wahl“ tritt trotzdem ein.


## Jihadist cards

card-48 = Adam Gadahn
    .printed = Adam Gadahn
    .playable = Dies ist die erste Karte einer Aktionsphase der Jihadisten und nicht die letzte auf der Hand, eine Zelle ist bei den aktuellen Finanziellen Mitteln Verfügbar, und „GTMO“ ist nicht in Kraft.
    .text = Die zweite Karte dieser Aktionsphase muss zum Rekrutieren in den USA genutzt werden, mit so vielen Würfeln, wie sie Operationspunkte hat, ohne Reserven; jede 1 oder 2 platziert eine Verfügbare Zelle. Weder Zelle noch Kader müssen dort sein. Ein Ereignis der USA auf dieser Karte tritt nicht ein, „US-Wahl“ aber schon.

card-49 = Al-Ittihad al-Islami
    .printed = Al-Ittihad al-Islami
    .playable = Immer.
    .text = Eine Zelle wird in Somalia platziert.

card-50 = Ansar al-Islam
    .printed = Ansar al-Islam
    .playable = Der Irak ist markiert und hat keine Gute Regierungsführung.
    .text = Die Jihadisten platzieren eine Zelle im Irak oder im Iran.

card-51 = FREs
    .printed = FREs
    .playable = Im Irak sind Truppen.
    .text = Vier Zellen werden im Irak platziert, oder zwei, wenn „Saddam gefasst“ im Spiel ist.

card-52 = Sprengfallen (IEDs)
    .printed = IEDs
    .playable = In einem Land mit Regierungswechselmarker ist eine Zelle.
    .text = Die USA legen eine zufällige Karte ab.

card-53 = Madrasas
    .printed = Madrassas
    .playable = Dies ist die erste Karte einer Aktionsphase der Jihadisten, und „GTMO“ ist nicht in Kraft.
    .text = Die Jihadisten rekrutieren mit dieser Karte, mit 1 Operationspunkt, und mit der zweiten Karte der Phase, wenn es eine gibt, ohne Reserven, und nutzen beliebige Zellen der Leiste, gleich wie die Finanziellen Mittel stehen. Ein Land mit Schlechter Regierungsführung oder unter Islamistischer Herrschaft darf gewählt werden, ohne dass dort eine Zelle oder ein Kader ist. Sonst gelten die Regeln des Rekrutierens. Im Spiel zu zweit tritt ein Ereignis der USA auf der zweiten Karte wie üblich ein.

card-54 = Moqtada al-Sadr
    .printed = Moqtada al-Sadr
    .playable = Im Irak sind Truppen.
    .text = Der Sadr-Marker wird im Irak platziert. Er ist dort in jeder Hinsicht eine aktive Zelle, zusätzlich zu den fünfzehn, nur dass er weder reisen noch zerschlagen werden kann. Einmal entfernt, verlässt er das Spiel.

card-55 = Uigurischer Jihad
    .printed = Uyghur Jihad
    .playable = Immer.
    .text = China wird getestet. Ist es Unnachgiebig, wird eine Zelle in Zentralasien platziert; ist es Nachgiebig, in China.

card-56 = Vieira de Mello ermordet
    .printed = Vieira de Mello Slain
    .playable = In einem Land mit Regierungswechselmarker ist eine Zelle.
    .text = Das Ansehen sinkt um 1. „Staatsaufbau der UN“ ist für den Rest des Spiels blockiert.

card-57 = Abu Sayyaf
    .printed = Abu Sayyaf
    .playable = „Gespräche mit den Moro“ ist nicht im Spiel.
    .text = Eine Zelle wird auf den Philippinen platziert. Solange der Marker im Spiel ist, dürfen Truppen dorthin transportiert werden wie in ein Land mit Mittelmäßiger Regierungsführung, und jeder dort platzierte Plot senkt das Ansehen um 1, außer die Truppen dort sind zahlreicher als die Zellen. „Gespräche mit den Moro“ entfernt den Marker; Truppen dort bleiben.

card-58 = Al-Anbar
    .printed = Al-Anbar
    .playable = „Erwachen von Anbar“ ist nicht im Spiel.
    .text = Eine Zelle wird im Irak platziert. Solange der Marker im Spiel ist, betrifft „Zelle oder Kader zerschlagen“ im Irak und in Syrien nur eine Zelle und kann keinen Kader entfernen, und die USA dürfen „Bin Laden“ und „Zawahiri“ nicht als Ereignis spielen. „Erwachen von Anbar“ entfernt den Marker.

card-59 = Amerithrax
    .printed = Amerithrax
    .playable = Immer.
    .text = Die USA legen die Karte mit einem Ereignis der USA und den meisten Operationspunkten auf ihrer Hand ab, wenn es eine gibt; unter gleichen wählen sie.

card-60 = Bhutto erschossen
    .printed = Bhutto Shot
    .playable = In Pakistan ist eine Zelle.
    .text = „Benazir Bhutto“ wird entfernt, falls im Spiel, und ist für den Rest des Spiels blockiert.

card-61 = Freilassung von Gefangenen
    .printed = Detainee Release
    .playable = Die USA haben in dieser oder der letzten Aktionsphase „Zelle oder Kader zerschlagen“ ausgeführt, und weder „Überstellungen“ noch „GTMO“ ist in Kraft.
    .text = Die Jihadisten platzieren eine Zelle in einem Land, in dem das geschah, und ziehen eine Karte.

card-62 = Ex-KGB
    .printed = Ex-KGB
    .playable = Immer.
    .text = Hat Russland einen CTR-Marker, wird er entfernt. Wenn nicht, geben die Jihadisten entweder dem Kaukasus die Haltung, die der der USA entgegengesetzt ist, oder sie testen Zentralasien und verschieben es um ein Feld Richtung Feindlich.

card-63 = Gazakrieg
    .printed = Gaza War
    .playable = Immer.
    .text = Die USA legen eine zufällige Karte ab. Die Finanziellen Mittel steigen um 1, das Ansehen sinkt um 1.

card-64 = Hariri ermordet
    .printed = Hariri Killed
    .playable = Immer.
    .text = Der Libanon und Syrien werden getestet. Syrien wird Feindlich, und seine Regierungsführung verschlechtert sich um eine Stufe, aber nicht zu Islamistischer Herrschaft.

card-65 = HEU
    .printed = HEU
    .playable = In Russland oder Zentralasien ist eine Zelle und kein CTR-Marker.
    .text = Die Jihadisten wählen ein solches Land und würfeln gegen seine Regierungsführung wie bei einer Operation, was unter Islamistischer Herrschaft immer gelingt; keine Zelle wird aktiv. Ein Erfolg macht einen frei verfügbaren WMD-Plot Verfügbar, wenn noch einer übrig ist. Ein Misserfolg entfernt dort eine Zelle.

card-66 = Hausgemacht
    .printed = Homegrown
    .playable = Immer.
    .text = Eine Zelle wird in Großbritannien platziert.

card-67 = Islamische Jihad-Union
    .printed = Islamic Jihad Union
    .playable = Immer.
    .text = Je eine Zelle wird in Zentralasien und in Afghanistan platziert.

card-68 = Jemaah Islamiya
    .printed = Jemaah Islamiya
    .playable = Immer.
    .text = Zwei Zellen werden in Indonesien/Malaysia platziert.

card-69 = Kasachischer Stamm
    .printed = Kazakh Strain
    .playable = In Zentralasien ist eine Zelle und kein CTR-Marker.
    .text = Die Jihadisten würfeln gegen die Regierungsführung Zentralasiens wie bei einer Operation, was unter Islamistischer Herrschaft immer gelingt; keine Zelle wird aktiv. Ein Erfolg macht einen frei verfügbaren WMD-Plot Verfügbar, wenn noch einer übrig ist. Ein Misserfolg entfernt dort eine Zelle.

card-70 = Lashkar-e-Tayyiba
    .printed = Lashkar-e-Tayyiba
    .playable = „Indien-Pakistan-Gespräche“ ist nicht im Spiel.
    .text = Je eine Zelle wird in Pakistan und in Indien platziert.

card-71 = Vagabundierende Atomwaffe
    .printed = Loose Nuke
    .playable = In Russland ist eine Zelle und kein CTR-Marker.
    .text = Die Jihadisten würfeln in Russland wie bei einer Operation, die bei 1 oder 2 gelingt; keine Zelle wird aktiv. Ein Erfolg macht einen frei verfügbaren WMD-Plot Verfügbar, wenn noch einer übrig ist. Ein Misserfolg entfernt dort eine Zelle.

card-72 = Opium
    .printed = Opium
    .playable = In Afghanistan ist eine Zelle.
    .text = Drei Zellen werden in Afghanistan platziert. Steht es danach unter Islamistischer Herrschaft, werden dort alle Verfügbaren Zellen platziert.

card-73 = Piraten
    .printed = Pirates
    .playable = Somalia oder der Jemen steht unter Islamistischer Herrschaft.
    .text = Für den Rest des Spiels sinken die Finanziellen Mittel am Ende der Runde nicht, solange Somalia oder der Jemen unter Islamistischer Herrschaft steht.

card-74 = Schengen-Visa
    .printed = Schengen Visas
    .playable = Immer.
    .text = Die Jihadisten lassen bis zu zwei Zellen, von wo auch immer, ohne Wurf in Schengen-Länder oder innerhalb von ihnen reisen. Sie werden wie üblich zu Schläferzellen, und Unmarkierte Ziele werden getestet.

card-75 = Schröder und Chirac
    .printed = Schroeder & Chirac
    .playable = Die Haltung der USA ist Unnachgiebig.
    .text = Deutschland und Frankreich werden Nachgiebig. Das Ansehen sinkt um 1.

card-76 = Abu Ghuraib
    .printed = Abu Ghurayb
    .playable = In einem Land mit Regierungswechselmarker ist eine Zelle.
    .text = Die Jihadisten ziehen zwei Karten. Das Ansehen sinkt um 2. Die Jihadisten machen ein Verbündetes Land Neutral.

card-77 = Al Jazeera
    .printed = Al Jazeera
    .playable = In Saudi-Arabien oder einem dazu benachbarten Land sind Truppen.
    .text = Die Jihadisten wählen ein solches Land mit Truppen und verschieben es um ein Feld Richtung Feindlich.

card-78 = Achse des Bösen
    .printed = "Axis of Evil"
    .playable = Immer.
    .text = Die USA legen jede Karte „Iran“, „Hisbollah“ und „Mahdi-Armee“ auf ihrer Hand ab. Die Haltung der USA wird Unnachgiebig, dann folgt ein Ansehenswurf.

card-79 = Unverdächtige Agenten
    .printed = Clean Operatives
    .playable = Immer.
    .text = Die Jihadisten lassen bis zu zwei Zellen ohne Wurf in beliebige Länder reisen.

card-80 = FATA
    .printed = FATA
    .playable = Immer.
    .text = Eine Zelle wird in Pakistan platziert. Solange der Marker im Spiel ist, ist in Pakistan „Zelle oder Kader zerschlagen“ nur mit Regierungswechselmarker möglich, und die USA dürfen „Bin Laden“ und „Zawahiri“ nicht als Ereignis spielen. „Pakistanische Offensive“ entfernt den Marker.

card-81 = Ausländische Kämpfer
    .printed = Foreign Fighters
    .playable = Ein Land hat einen Regierungswechselmarker.
    .text = Die Jihadisten wählen ein Land mit Regierungswechselmarker und platzieren dort fünf Zellen. Dort wird ein Unterstützungsmarker entfernt, oder, wenn keiner da ist, ein Marker „Umkämpfte Regierung“ platziert.

card-82 = Jihadisten-Videos
    .printed = Jihadist Videos
    .playable = Immer.
    .text = Die Jihadisten wählen drei Länder ohne Zellen und testen jedes. In jedem wird einmal zum Rekrutieren gewürfelt, gleich wie die Finanziellen Mittel stehen und ohne dass eine Zelle oder ein Kader nötig ist; unter Islamistischer Herrschaft oder mit Regierungswechselmarker gelingt es automatisch. Wo keine Zelle hinkommt, wird ein Kader platziert.

card-83 = Kaschmir
    .printed = Kashmir
    .playable = „Indien-Pakistan-Gespräche“ ist nicht im Spiel.
    .text = Pakistan wird getestet und um ein Feld Richtung Feindlich verschoben. Dort wird eine Zelle platziert.

card-84 = Enthüllung
    .printed = Leak
    .playable = „Verschärfte Maßnahmen“, „Überstellungen“ oder „Abhöraktion“ ist im Spiel und noch nicht umgedreht.
    .text = Die Jihadisten drehen einen dieser Marker um: Seine Wirkung endet, und sein Ereignis ist für den Rest des Spiels blockiert. Die Haltung der USA wird erwürfelt, dann folgt ein Ansehenswurf. Die Jihadisten machen ein Verbündetes Land Neutral.

card-85 = Enthüllung
    .printed = Leak
    .playable = „Verschärfte Maßnahmen“, „Überstellungen“ oder „Abhöraktion“ ist im Spiel und noch nicht umgedreht.
    .text = Die Jihadisten drehen einen dieser Marker um: Seine Wirkung endet, und sein Ereignis ist für den Rest des Spiels blockiert. Die Haltung der USA wird erwürfelt, dann folgt ein Ansehenswurf. Die Jihadisten machen ein Verbündetes Land Neutral.

card-86 = Libanonkrieg
    .printed = Lebanon War
    .playable = Immer.
    .text = Die USA legen eine zufällige Karte ab. Das Ansehen sinkt um 1. Die Jihadisten platzieren eine Zelle in einem Gemischt-Schiitischen Land.

card-87 = Märtyreroperation
    .printed = Martyrdom Operation
    .playable = In einem Land, das nicht unter Islamistischer Herrschaft steht, ist eine Zelle.
    .text = Die Jihadisten entfernen eine Zelle aus einem solchen Land und platzieren dort zwei beliebige Verfügbare Plots, auch WMD-Plots.

card-88 = Märtyreroperation
    .printed = Martyrdom Operation
    .playable = In einem Land, das nicht unter Islamistischer Herrschaft steht, ist eine Zelle.
    .text = Die Jihadisten entfernen eine Zelle aus einem solchen Land und platzieren dort zwei beliebige Verfügbare Plots, auch WMD-Plots.

card-89 = Märtyreroperation
    .printed = Martyrdom Operation
    .playable = In einem Land, das nicht unter Islamistischer Herrschaft steht, ist eine Zelle.
    .text = Die Jihadisten entfernen eine Zelle aus einem solchen Land und platzieren dort zwei beliebige Verfügbare Plots, auch WMD-Plots.

card-90 = Sumpf
    .printed = Quagmire
    .playable = Das Ansehen ist Mittel oder Niedrig, und in einem Land mit Regierungswechselmarker ist eine Zelle.
    .text = Die USA legen zwei zufällige Karten ab. Jedes Spielbare Ereignis der Jihadisten darunter tritt ein, als hätten die Jihadisten es gespielt, und auch „US-Wahl“ tritt ein. Die Haltung der USA wird Nachgiebig.

card-91 = Regionale al-Qaida
    .printed = Regional al-Qaeda
    .playable = Mindestens zwei Muslimische Länder sind Unmarkiert.
    .text = Die Jihadisten wählen zwei Unmarkierte Muslimische Länder und platzieren in jedem eine Zelle, oder je zwei, wenn irgendein Land unter Islamistischer Herrschaft steht. Jedes wird mit der ersten Zelle getestet.

card-92 = Saddam
    .printed = Saddam
    .playable = Der Irak ist Schlecht und Feindlich, und „Saddam gefasst“ ist nicht im Spiel.
    .text = Die Finanziellen Mittel werden auf 9 gesetzt.

card-93 = Taliban
    .printed = Taliban
    .playable = Immer.
    .text = Afghanistan wird getestet, und dort wird ein Marker „Umkämpfte Regierung“ platziert. Je eine Zelle wird in Afghanistan und in Pakistan platziert. Das Ansehen sinkt um 3, wenn eines der beiden Länder unter Islamistischer Herrschaft steht, sonst um 1.

card-94 = Tor des Idschtihad geschlossen
    .printed = "The door of Itjihad was closed"
    .playable = In dieser oder der letzten Aktionsphase wurde ein Muslimisches Land als Mittelmäßig getestet oder zu Mittelmäßig oder Gut verbessert, und es ist noch immer Mittelmäßig oder Gut.
    .text = Die Jihadisten wählen ein solches Land und verschlechtern seine Regierungsführung um eine Stufe.

card-95 = Wahhabismus
    .printed = Wahhabism
    .playable = Immer.
    .text = Die Finanziellen Mittel steigen um die Zahl der Regierungsführung Saudi-Arabiens: 1 bei Gut, 2 bei Mittelmäßig, 3 bei Schlecht. Unter Islamistischer Herrschaft werden sie stattdessen auf 9 gesetzt; ist Saudi-Arabien Unmarkiert, geschieht nichts.


## Unassociated cards

card-96 = Dänische Karikaturen
    .printed = Danish Cartoons
    .playable = Immer.
    .text = Die USA bestimmen die Haltung Skandinaviens, wer immer die Karte gespielt hat. Dann platzieren die Jihadisten einen Verfügbaren Plot 1, oder einen beliebigen Verfügbaren Plot, wenn ein Land unter Islamistischer Herrschaft steht, in einem Muslimischen Land, das nicht unter Islamistischer Herrschaft steht. Dort ist keine Zelle nötig.

card-97 = Fatwa
    .printed = Fatwa
    .playable = Beide Seiten haben außer dieser mindestens eine Karte.
    .text = Jede Seite gibt der anderen eine zufällige Karte. Dann führt die Seite, die diese Karte gespielt hat, mit ihr eine Operation aus, mit 1 Operationspunkt und ohne Reserven.

card-98 = Abzug aus Gaza
    .printed = Gaza Withdrawal
    .playable = Immer.
    .text-us = Die Finanziellen Mittel sinken um 1.
    .text-jihadist = Eine Zelle wird in Israel platziert.

card-99 = Wahlsieg der HAMAS
    .printed = HAMAS Elected
    .playable = Immer.
    .text = Die USA wählen eine Karte ihrer Hand und legen sie ab. Ansehen und Finanzielle Mittel sinken um je 1.

card-100 = Hizb ut-Tahrir
    .printed = Hizb Ut-Tahrir
    .playable = Immer.
    .text = Steht die Truppenleiste auf Überdehnung, steigen die Finanziellen Mittel um 2; bei Geringer Intensität sinken sie um 2. Bei Krieg geschieht nichts.

card-101 = Kosovo
    .printed = Kosovo
    .playable = Immer.
    .text = Das Ansehen steigt um 1. Serbien nimmt die Haltung an, die der der USA entgegengesetzt ist.

card-102 = Ehemalige Sowjetunion
    .printed = Former Soviet Union
    .playable = Immer.
    .text = Zentralasien wird Neutral, und seine Regierungsführung wird erwürfelt, als wäre es Unmarkiert, gleich was es vorher war.

card-103 = Hisbollah
    .printed = Hizballah
    .playable = Immer.
    .text-us = Die USA entfernen eine Zelle aus einem Gemischt-Schiitischen Land, das höchstens drei Schritte über benachbarte Länder vom Libanon entfernt ist, den Libanon eingeschlossen.
    .text-jihadist = Der Libanon wird Schlecht und Neutral, gleich was er vorher war.

card-104 = Iran
    .printed = Iran
    .playable = Immer.
    .text-us = Die USA wählen ein Gemischt-Schiitisches Land und testen es, dann entfernen sie dort oder im Iran eine Zelle.
    .text-jihadist = Die Jihadisten wählen ein Gemischt-Schiitisches Land, testen es und würfeln dort zweimal für Jihad, ohne dass Zellen nötig sind. Jeder Erfolg entfernt einen Unterstützungsmarker und verschlechtert die Regierungsführung um eine Stufe, aber nicht zu Islamistischer Herrschaft. Misserfolge bewirken nichts.

card-105 = Iran
    .printed = Iran
    .playable = Immer.
    .text-us = Die USA wählen ein Gemischt-Schiitisches Land und testen es, dann entfernen sie dort oder im Iran eine Zelle.
    .text-jihadist = Die Jihadisten wählen ein Gemischt-Schiitisches Land, testen es und würfeln dort zweimal für Jihad, ohne dass Zellen nötig sind. Jeder Erfolg entfernt einen Unterstützungsmarker und verschlechtert die Regierungsführung um eine Stufe, aber nicht zu Islamistischer Herrschaft. Misserfolge bewirken nichts.

card-106 = Mahdi-Armee
    .printed = Jaysh al-Mahdi
    .playable = In einem Gemischt-Schiitischen Land sind Zellen und Truppen.
    .text-us = Die USA wählen ein solches Land und entfernen dort bis zu zwei Zellen.
    .text-jihadist = Die Jihadisten wählen ein solches Land und verschlechtern seine Regierungsführung um eine Stufe, aber nicht zu Islamistischer Herrschaft.

card-107 = Kurdistan
    .printed = Kurdistan
    .playable = Immer.
    .text-us = Ein Unterstützungsmarker wird im Irak platziert.
    .text-jihadist = Die Türkei wird getestet. Die Jihadisten wählen die Türkei oder den Irak und verschlechtern die Regierungsführung um eine Stufe, aber nicht zu Islamistischer Herrschaft.

card-108 = Musharraf
    .printed = Musharraf
    .playable = In Pakistan ist eine Zelle, und „Benazir Bhutto“ ist nicht im Spiel.
    .text = Die Seite, die diese Karte gespielt hat, entfernt eine Zelle aus Pakistan. Pakistan wird Schlecht und Verbündet, gleich was es vorher war.

card-109 = Tora Bora
    .printed = Tora Bora
    .playable = In einem Land mit Regierungswechselmarker sind mindestens zwei Zellen.
    .text = Die Seite, die diese Karte gespielt hat, wählt ein solches Land und entfernt dort zwei Zellen. Es folgt ein Ansehenswurf; dann zieht diese Seite eine Karte.

card-110 = Zarqawi
    .printed = Zarqawi
    .playable = Im Irak, in Syrien, im Libanon oder in Jordanien sind Truppen.
    .text-us = Das Ansehen steigt um 3. Diese Karte verlässt das Spiel.
    .text-jihadist = Die Jihadisten wählen eines dieser Länder mit Truppen und platzieren dort drei Zellen und einen Plot 2, wenn einer Verfügbar ist.

card-111 = Zawahiri
    .printed = Zawahiri
    .playable-us = Kein Land steht unter Islamistischer Herrschaft, und weder „FATA“ noch „Al-Anbar“ ist im Spiel.
    .playable-jihadist = Immer.
    .text-us = Die Finanziellen Mittel sinken um 2. Diese Karte verlässt das Spiel.
    .text-jihadist = Das Ansehen sinkt um 3, wenn irgendein Land unter Islamistischer Herrschaft steht, sonst um 1.

card-112 = Bin Laden
    .printed = Bin Ladin
    .playable-us = Kein Land steht unter Islamistischer Herrschaft, und weder „FATA“ noch „Al-Anbar“ ist im Spiel.
    .playable-jihadist = Immer.
    .text-us = Die Finanziellen Mittel sinken um 4, das Ansehen steigt um 1. Diese Karte verlässt das Spiel.
    .text-jihadist = Das Ansehen sinkt um 4, wenn irgendein Land unter Islamistischer Herrschaft steht, sonst um 2.

card-113 = Darfur
    .printed = Darfur
    .playable = Immer.
    .text = Der Sudan wird getestet. Ist das Ansehen Hoch oder Sehr hoch, wird dort ein Unterstützungsmarker platziert und das Land um ein Feld Richtung Verbündet verschoben. Sonst wird dort ein Marker „Umkämpfte Regierung“ platziert und das Land um ein Feld Richtung Feindlich verschoben.

card-114 = GTMO
    .printed = GTMO
    .playable = Immer.
    .text = Ein Ansehenswurf wird ausgeführt. Bis zum Ende der Runde gibt es keine Rekrutierungsoperationen, und „Freilassung von Gefangenen“ ist blockiert.

card-115 = Hambali
    .printed = Hambali
    .playable = In Indonesien/Malaysia, Indien, Pakistan, Thailand oder auf den Philippinen ist eine Zelle, und das Land ist Verbündet oder Unnachgiebig.
    .text-us = Die USA wählen ein solches Land, entfernen dort eine Zelle und ziehen zwei Karten. Diese Karte verlässt das Spiel.
    .text-jihadist = Die Jihadisten wählen ein solches Land und platzieren dort einen beliebigen Verfügbaren Plot.

card-116 = KSM
    .printed = KSM
    .playable-us = Ein Plot liegt in einem Verbündeten oder in einem Nicht-Muslimischen Land.
    .playable-jihadist = Immer.
    .text-us = Alle Plots in Verbündeten und in Nicht-Muslimischen Ländern werden aufgedeckt und entfernt: Plots mit Zahl werden wieder Verfügbar, WMD-Plots verlassen das Spiel. Die USA ziehen zwei Karten. Diese Karte verlässt das Spiel.
    .text-jihadist = Die Jihadisten platzieren einen beliebigen Verfügbaren Plot in einem Land mit einer Zelle, das nicht unter Islamistischer Herrschaft steht.

card-117 = Ölpreisschock
    .printed = Oil Price Spike
    .playable = Immer.
    .text = Die Seite, die diese Karte gespielt hat, nimmt eine Karte außer „Ölpreisschock“ vom Ablagestapel, aus den Feldern für Vorübergehende Ereignisse oder aus dem Feld für den Ersten Plot und zeigt sie; eine Karte aus einem Feld lässt ihre Wirkung in Kraft. Bis zum Ende der Runde hat jedes Ölexportland 1 Ressource mehr für jeden „Ölpreisschock“ in Kraft. Der Sieg wird sofort geprüft: Erfüllen beide Seiten die Bedingungen, gewinnt die Seite, die diese Karte gespielt hat.

card-118 = Ölpreisschock
    .printed = Oil Price Spike
    .playable = Immer.
    .text = Die Seite, die diese Karte gespielt hat, nimmt eine Karte außer „Ölpreisschock“ vom Ablagestapel, aus den Feldern für Vorübergehende Ereignisse oder aus dem Feld für den Ersten Plot und zeigt sie; eine Karte aus einem Feld lässt ihre Wirkung in Kraft. Bis zum Ende der Runde hat jedes Ölexportland 1 Ressource mehr für jeden „Ölpreisschock“ in Kraft. Der Sieg wird sofort geprüft: Erfüllen beide Seiten die Bedingungen, gewinnt die Seite, die diese Karte gespielt hat.

card-119 = Saleh
    .printed = Saleh
    .playable = Immer.
    .text-us = Der Jemen wird getestet. Steht er nicht unter Islamistischer Herrschaft, wird er Verbündet und bekommt einen Unterstützungsmarker.
    .text-jihadist = Der Jemen wird getestet und um ein Feld Richtung Feindlich verschoben. Dort wird ein Marker „Umkämpfte Regierung“ platziert.

card-120 = US-Wahl
    .printed = US Election
    .playable = Nie auf eigenen Wunsch: Das Ereignis tritt von selbst ein, sobald die Karte für Operationen genutzt oder abgelegt wird.
    .text = Die Haltung der USA wird erwürfelt. Dann steigt das Ansehen um 1, wenn die GWOT-Strafe 0 ist, sonst sinkt es um 1. Wird die Karte für Operationen genutzt, wählt die Seite, die sie spielt, ob diese davor oder danach kommen. Nichts blockiert dieses Ereignis.
