# The cards of Labyrinth: The Awakening, in our own words; as in cards.ftl. A marker or Militia is placed only where it may
# lie (11.1.4, 11.2.4), and an unmarked country is tested before cells, plots, Awakening or Reaction markers are placed.


## US cards

card-121 = Militärberater
    .printed = Advisors
    .playable = Ein Land im Bürgerkrieg ist nicht Feindlich und hat keine Truppen, und einer der drei Marker ist übrig.
    .text = Ein Marker „Militärberater“ wird in einem solchen Land platziert; in einem Land dürfen mehrere sein. Zu Beginn jeder Phase Kampfauswirkungen bringt er dort eine Miliz. Mit Milizen betreffen „Zelle oder Kader zerschlagen“ und jeder Treffer der Kampfauswirkungen dort zwei Zellen. Alle verschwinden, wenn das Land Feindlich wird, wenn sein Bürgerkrieg endet oder wenn Truppen dort sind.

card-122 = Rückschlag
    .printed = Backlash
    .playable = In einem Muslimischen Land außerhalb des Kalifats liegt ein Plot.
    .text = Die USA wählen einen solchen Plot, ohne ihn anzusehen. Wird er ausgelöst, ohne verhindert zu werden, senkt er die Finanziellen Mittel um so viel, wie er sie erhöht hätte; ein WMD-Plot setzt sie auf 1.

card-123 = Humanitäre Hilfe
    .printed = Humanitarian Aid
    .playable = Immer.
    .text = Ein Unterstützungsmarker wird in einem Muslimischen Land mit einer Zelle platziert.

card-124 = Perlenplatz
    .printed = Pearl Roundabout
    .playable = „Blutiger Donnerstag“ ist nicht im Spiel.
    .text = Ein Aufbruchsmarker wird in den Golfstaaten platziert.

card-125 = Peschmerga
    .printed = Peshmerga
    .playable = Im Irak oder in Syrien ist eine Zelle.
    .text = Zwei Milizen werden im Irak oder in Syrien platziert, wo eine Zelle ist.

card-126 = Reaper
    .printed = Reaper
    .playable = Immer.
    .text = Bis zu zwei Zellen werden aus einem Muslimischen Land entfernt, ODER die Jihadisten legen eine zufällige Karte ab.

card-127 = Reaper
    .printed = Reaper
    .playable = Immer.
    .text = Bis zu zwei Zellen werden aus einem Muslimischen Land entfernt, ODER die Jihadisten legen eine zufällige Karte ab.

card-128 = Reaper
    .printed = Reaper
    .playable = Immer.
    .text = Bis zu zwei Zellen werden aus einem Muslimischen Land entfernt, ODER die Jihadisten legen eine zufällige Karte ab.

card-129 = Spezialkräfte
    .printed = Special Forces
    .playable = Eine Zelle ist höchstens zwei Länder von Truppen oder Militärberatern entfernt.
    .text = Eine solche Zelle wird entfernt.

card-130 = Spezialkräfte
    .printed = Special Forces
    .playable = Eine Zelle ist höchstens zwei Länder von Truppen oder Militärberatern entfernt.
    .text = Eine solche Zelle wird entfernt.

card-131 = Folgen des Arabischen Frühlings
    .printed = Arab Spring Fallout
    .playable = Ein Land, in dem ein Aufbruchsmarker liegen darf, hat keinen, und auch kein Nachbarland hat einen.
    .text = Je ein Aufbruchsmarker wird in bis zu zwei solchen Ländern platziert; beide werden gewählt, bevor einer platziert wird.

card-132 = Schlacht um Sirte
    .printed = Battle of Sirte
    .playable = Immer.
    .text = In einem Land im Bürgerkrieg wird eine Zelle entfernt, und bis zu zwei Milizen werden platziert.

card-133 = Bengasi fällt
    .printed = Benghazi Falls
    .playable = In Libyen oder einem Nachbarland liegt ein Aufbruchsmarker.
    .text = In Libyen bricht Bürgerkrieg aus. Dort werden zwei Milizen platziert; Italien wird Unnachgiebig.

card-134 = Ziviler Widerstand
    .printed = Civil Resistance
    .playable = Immer.
    .text = Ein Aufbruchsmarker wird in einem Sunnitischen Land platziert und ein weiterer in einem Zufälligen Gemischt-Schiitischen Land.

card-135 = Delta / SEALs
    .printed = Delta / SEALS
    .playable = Immer.
    .text = Die USA nehmen eine zufällige Karte von der Hand der Jihadisten auf die eigene, ODER sie sehen alle Verfügbaren oder platzierten WMD an und entfernen eine aus dem Spiel.

card-136 = Interne Machtkämpfe
    .printed = Factional Infighting
    .playable = Immer.
    .text = In einem Muslimischen Land, das nicht unter Islamistischer Herrschaft steht, wird eine Schläferzelle aktiv, und bis zu zwei andere werden entfernt. Die Finanziellen Mittel sinken um 1.

card-137 = FMS
    .printed = FMS
    .playable = Immer.
    .text = Drei Milizen werden in einem Verbündeten Land platziert, das keine Gute Regierungsführung hat.

card-138 = Geheimdienste
    .printed = Intel Community
    .playable = Immer.
    .text = Die USA sehen die Hand der Jihadisten ein, entfernen einen Kader und führen eine Operation mit 1 Operationspunkt aus. Danach dürfen sie eine weitere Karte spielen, über die zwei der Aktionsphase hinaus.

card-139 = Int. Bankenaufsicht
    .printed = Int'l Banking Regime
    .playable = Immer.
    .text = Es wird gewürfelt; die Finanziellen Mittel sinken um die Hälfte des Wurfs, aufgerundet.

card-140 = Maersk Alabama
    .printed = Maersk Alabama
    .playable = Immer.
    .text = Die Reserven der USA steigen um 1, das Ansehen steigt um 1. „Piraten“ endet, falls im Spiel, und ist für den Rest des Spiels blockiert.

card-141 = Malala Yousafzai
    .printed = Malala Yousafzai
    .playable = „3 Tassen Tee“ ist nicht im Spiel.
    .text = Das Ansehen steigt um 1, die Finanziellen Mittel sinken um 1, und ein Aufbruchsmarker wird in Pakistan platziert.

card-142 = Miliz
    .printed = Militia
    .playable = Ein Land ist im Bürgerkrieg oder hat einen Regierungswechselmarker.
    .text = In einem solchen Land werden so viele Milizen platziert, wie es Ressourcen hat.

card-143 = Obama-Doktrin
    .printed = Obama Doctrine
    .playable = Die Haltung der USA ist Nachgiebig (in „Mitt ist dran“: Unnachgiebig).
    .text = Zwei der folgenden Möglichkeiten werden ausgeführt (in „Mitt ist dran“ drei), jede nur einmal: einen Aufbruchsmarker platzieren; einen Unterstützungsmarker platzieren; das Ansehen um 1 erhöhen; die Finanziellen Mittel um 1 senken; die Haltung eines Schengen-Landes bestimmen; „Reaper“, „Operation New Dawn“ oder „Militärberater“ vom Ablagestapel nehmen.

card-144 = Operation New Dawn
    .printed = Operation New Dawn
    .playable = Immer.
    .text = Zwei Truppen in einem Land werden durch zwei Milizen ersetzt.

card-145 = Russische Hilfe
    .printed = Russian Aid
    .playable = Immer.
    .text = Eine Miliz und ein Unterstützungsmarker werden in einem Land im Bürgerkrieg platziert.

card-146 = Scharia
    .printed = Sharia
    .playable = Ein Marker „Umkämpfte Regierung“ ist auf dem Spielplan, oder ein Aufbruchsmarker kann platziert werden.
    .text = Ein Marker „Umkämpfte Regierung“ wird entfernt und dort ein Aufbruchsmarker platziert. Ist keine Regierung Umkämpft, wird ein Aufbruchsmarker an beliebiger Stelle platziert.

card-147 = Strike Eagle
    .printed = Strike Eagle
    .playable = Ein Muslimisches Land außer Pakistan mit Schlechter Regierungsführung, das nicht Verbündet ist, hat eine WMD im Arsenal.
    .text = Eine WMD dieses Arsenals wird aus dem Spiel entfernt. Eine Zelle wird in Israel platziert; die Finanziellen Mittel steigen um 1.

card-148 = Tahrir-Platz
    .printed = Tahrir Square
    .playable = Ein Aufbruchsmarker kann in Ägypten platziert werden oder anderswo, wo keiner ist.
    .text = Zwei Aufbruchsmarker und ein Reaktionsmarker werden in Ägypten platziert und ein Aufbruchsmarker in einem anderen Land, das keinen hat.

card-149 = Staatsaufbau der UN
    .printed = UN Nation Building
    .playable = Ein Land außerhalb des Kalifats ist im Bürgerkrieg oder hat einen Regierungswechselmarker.
    .text = In einem solchen Land wird ein Unterstützungsmarker platziert und für Krieg der Ideologien gewürfelt, ohne GWOT-Strafe und gleich wie viele Truppen dort sind.

card-150 = UN-Resolution 1973
    .printed = UNSCR 1973
    .playable = Immer.
    .text = In einem Land im Bürgerkrieg wird eine Zelle entfernt und der Marker „UN-Resolution 1973“ platziert. Er zählt als eine Truppe, kostet allein kein Ansehen, kann nicht transportiert werden und verschwindet, wenn der Bürgerkrieg endet.

card-151 = UN-Resolution 2118
    .printed = UNSCR 2118
    .playable = Syrien ist nicht Unmarkiert.
    .text = Das ganze Arsenal Syriens wird aus dem Spiel entfernt, wenn Syrien Verbündet ist, sonst eine WMD daraus.

card-152 = Der Kongress handelt
    .printed = Congress Acts
    .playable = „Haushaltssperre“ ist im Spiel, oder sechs Truppen sind auf der Leiste und ein Land ist im Bürgerkrieg.
    .text = „Haushaltssperre“ endet, und ihre Truppen kommen zurück. Mit sechs Truppen auf der Leiste müssen die USA dann einen Regierungswechsel in einem Land im Bürgerkrieg ausführen, auch wenn sie Nachgiebig sind; der Bürgerkrieg ist vorbei.

card-153 = Facebook
    .printed = Facebook
    .playable = „Smartphones“ ist im Spiel, „Zensur“ nicht, und ein Land, in dem ein Aufbruchsmarker liegen darf, hat einen oder ist einem Land mit einem solchen Marker benachbart.
    .text = Je ein Aufbruchsmarker wird in bis zu drei Ländern platziert, die einen haben oder einem Land mit einem solchen Marker benachbart sind; alle werden gewählt, bevor einer platziert wird.

card-154 = Facebook
    .printed = Facebook
    .playable = „Smartphones“ ist im Spiel, „Zensur“ nicht, und ein Land, in dem ein Aufbruchsmarker liegen darf, hat einen oder ist einem Land mit einem solchen Marker benachbart.
    .text = Je ein Aufbruchsmarker wird in bis zu drei Ländern platziert, die einen haben oder einem Land mit einem solchen Marker benachbart sind; alle werden gewählt, bevor einer platziert wird.

card-155 = Fracking
    .printed = Fracking
    .playable = Immer.
    .text = Ein Ansehenswurf wird ausgeführt, und die USA ziehen eine Karte. Von nun an sinken die Finanziellen Mittel am Ende jeder Runde um eins mehr, bis zu einem „Ölpreisschock“.

card-156 = Golfunion
    .printed = Gulf Union
    .playable = Milizen können so platziert oder bewegt werden.
    .text = Die Golfstaaten, Saudi-Arabien, der Jemen, Jordanien oder Marokko werden gewählt; dort und in benachbarten Muslimischen Ländern außer dem Iran werden bis zu vier Milizen platziert, ODER die Milizen in diesen fünf Ländern werden beliebig unter ihnen verteilt.

card-157 = Begrenzter Einsatz
    .printed = Limited Deployment
    .playable = Die Haltung der USA ist Unnachgiebig.
    .text = Zwei Truppen von der Leiste und ein Unterstützungsmarker werden in einem Land im Bürgerkrieg platziert und ein Aufbruchsmarker in einem Nachbarland.

card-158 = Hohe Wahlbeteiligung
    .printed = Mass Turnout
    .playable = Ein Land mit Regierungswechselmarker außerhalb des Kalifats hat einen Aufbruchsmarker.
    .text = Seine Regierungsführung verbessert sich um eine Stufe.

card-159 = NATO
    .printed = NATO
    .playable = Die GWOT-Strafe ist 0, und ein Land ist im Bürgerkrieg oder hat einen Regierungswechselmarker.
    .text = Ein Unterstützungsmarker und der NATO-Marker werden in einem solchen Land platziert. Die NATO zählt als zwei Truppen, bis sie transportiert wird oder verloren geht.

card-160 = Operation Neptune Spear
    .printed = Operation Neptune Spear
    .playable = Immer.
    .text = Die USA nehmen „Abu Bakr al-Baghdadi“, „Abu Sayyaf (ISIL)“, „Aiman al-Zawahiri“, „Jihadi John“ oder „Osama bin Laden“ vom Ablagestapel auf die Hand.

card-161 = PRISM
    .printed = PRISM
    .playable = Immer.
    .text = Die Hälfte aller Schläferzellen auf dem Spielplan, aufgerundet, wird nach Wahl der USA aktiv, ODER alle Plots auf dem Spielplan werden verhindert. Das Ansehen sinkt um 1.

card-162 = SCAF
    .printed = SCAF
    .playable = Ein Muslimisches Land außer dem Iran und Syrien hat sowohl einen Aufbruchs- als auch einen Reaktionsmarker.
    .text = Es wird Mittelmäßig und Verbündet, und jede Zelle dort wird durch einen Reaktionsmarker ersetzt.

card-163 = Status quo
    .printed = Status Quo
    .playable = Ein Land außerhalb des Kalifats hat einen braunen Regierungswechselmarker und doppelt so viele Truppen und Milizen wie Zellen.
    .text = Der Regierungswechselmarker wird entfernt, und das Land wird Verbündet.


## Jihadist cards

card-164 = Blutiger Donnerstag
    .printed = Bloody Thursday
    .playable = Immer.
    .text = Ein Aufbruchsmarker wird entfernt. „Perlenplatz“ ist für den Rest des Spiels blockiert.

card-165 = Putsch
    .printed = Coup
    .playable = In einem Muslimischen Land mit 1 Ressource sind zwei Zellen.
    .text = Dort bricht Bürgerkrieg aus, und die Regierung wird Umkämpft.

card-166 = Ferguson
    .printed = Ferguson
    .playable = Immer.
    .text = Einmal im Rest der Runde dürfen die Jihadisten eine Karte der USA aufheben, wenn sie gespielt wird: Sie hat weder Ereignis noch Operationen.

card-167 = Huthi-Rebellen
    .printed = Houthi Rebels
    .playable = Der Jemen ist Schlecht regiert, und der Iran ist nicht Verbündet.
    .text = Zwei Zellen werden im Jemen platziert, und dort bricht Bürgerkrieg aus.

card-168 = Sprengfallen (IEDs)
    .printed = IEDs
    .playable = In einem Land im Bürgerkrieg oder mit Regierungswechselmarker treffen Zellen und Truppen aufeinander.
    .text = Die USA legen eine zufällige Karte ab.

card-169 = Islamischer Maghreb
    .printed = Islamic Maghreb
    .playable = Algerien/Tunesien, Libyen, Mali, Marokko oder Nigeria ist Schlecht regiert.
    .text = Ein solches Land wird gewählt. Dort wird eine Zelle platziert, ODER die Finanziellen Mittel steigen um 1; ist das Land im Bürgerkrieg oder gehört es zum Kalifat, sind es zwei Zellen oder 2 Punkte. Die Haltung Serbiens wird erwürfelt. Für den Rest der Runde ist für Reisen in Schengen-Länder und innerhalb von ihnen ein Wurf nötig.

card-170 = Staatsplünderung
    .printed = Theft of State
    .playable = Immer.
    .text = In einem Land mit Schlechter Regierungsführung wird ein Aufbruchsmarker durch einen Reaktionsmarker ersetzt.

card-171 = Ausbruch aus Abu Ghuraib
    .printed = Abu Ghraib Jail Break
    .playable = Immer.
    .text = Eine aktive Zelle und ein Reaktionsmarker werden im Irak platziert. Das Ansehen sinkt um 1.

card-172 = Al-Shabaab
    .printed = Al-Shabaab
    .playable = Immer.
    .text = Zwei der folgenden Möglichkeiten werden in Somalia, im Sudan oder in Kenia/Tansania ausgeführt, jede nur einmal: einen Reaktionsmarker platzieren; eine Zelle platzieren; einen Plot 1 oder Plot 2 platzieren; einen Marker „Umkämpfte Regierung“ platzieren; „Piraten“, „Boko Haram“ oder „Islamischer Maghreb“ vom Ablagestapel nehmen.

card-173 = Arabischer Winter
    .printed = Arab Winter
    .playable = Immer.
    .text = Je ein Aufbruchsmarker wird aus bis zu zwei Ländern entfernt. Für den Rest der Runde werden keine Aufbruchs- und Reaktionsmarker platziert, auch nicht durch Polarisierung und Weiterverbreitung.

card-174 = Boston-Marathon
    .printed = Boston Marathon
    .playable = Immer.
    .text = Die Haltung der USA wird erwürfelt. Die Finanziellen Mittel steigen um 1. Die Haltung des Kaukasus wird erwürfelt.

card-175 = Zensur
    .printed = Censorship
    .playable = Immer.
    .text = Bis zu zwei Aufbruchsmarker werden aus einem Land entfernt. „Smartphones“ endet, und „Facebook“ ist blockiert, bis „Smartphones“ wieder gespielt wird.

card-176 = Staatswandel
    .printed = Change of State
    .playable = Ein Gemischt-Schiitisches Land, Jordanien oder Marokko ist markiert, hat weder Gute Regierungsführung noch Islamistische Herrschaft und weder Bürgerkrieg noch Regierungswechselmarker.
    .text = Alle Spielsteine und Marker verlassen dieses Land, und es ist wieder Unmarkiert.

card-177 = Raketen aus Gaza
    .printed = Gaza Rockets
    .playable = Immer.
    .text = Bis zu zwei Plots 1 werden in Israel platziert. Die Finanziellen Mittel sinken um 1.

card-178 = Geistersoldaten
    .printed = Ghost Soldiers
    .playable = Immer.
    .text = Die Hälfte der Milizen, aufgerundet, wird aus einem Land im Bürgerkrieg oder mit Regierungswechselmarker entfernt.

card-179 = Koreakrise
    .printed = Korean Crisis
    .playable = Immer.
    .text = Zwei Truppen sind bis nach dem nächsten Austeilen abwesend. China nimmt die Haltung an, die der der USA entgegengesetzt ist.

card-180 = Zentralbank von Mossul
    .printed = Mosul Central Bank
    .playable = In einem Land im Bürgerkrieg ist eine Zelle.
    .text = Die Finanziellen Mittel steigen um 2.

card-181 = Missachtung des NVV
    .printed = NPT Safeguards Ignored
    .playable = Im Iran sind eine Zelle und eine WMD, und das Handelsembargo der USA ist nicht im Spiel.
    .text = Es wird gewürfelt. Bei 1 bis 3 wird die WMD Verfügbar, und die Karte verlässt das Spiel; sonst wird eine Zelle aus dem Iran entfernt.

card-182 = Anschläge von Paris
    .printed = Paris Attacks
    .playable = Ein Land der Tabelle ist Unnachgiebig.
    .text = Es wird mit zwei Würfeln gewürfelt: Der eine sagt, in welchem Unnachgiebigen Land (USA, Kanada, Großbritannien, Benelux, Frankreich oder ein beliebiges Schengen-Land), der andere, welche Plots und aktiven Zellen dort erscheinen.

card-183 = Piraten
    .printed = Pirates
    .playable = „Maersk Alabama“ ist nicht im Spiel, und Somalia oder der Jemen ist Schlecht und Feindlich oder unter Islamistischer Herrschaft.
    .text = Solange das so ist, sinken die Finanziellen Mittel am Ende der Runde nicht.

card-184 = Haushaltssperre
    .printed = Sequestration
    .playable = Die Haltung der USA ist Nachgiebig.
    .text = Die USA nehmen eine Karte vom Ablagestapel, „Obama-Doktrin“, wenn sie dort liegt. Drei Truppen sind abwesend, bis „Der Kongress handelt“ gespielt wird, bis ein WMD-Plot ausgelöst wird oder bis nach einem Austeilen ein Land mit 3 Ressourcen unter Islamistischer Herrschaft steht.

card-185 = al-Maliki
    .printed = al-Maliki
    .playable = Immer.
    .text = Alle Truppen verlassen ein Land, in dem welche sind. Ist es Muslimisch, wird es Neutral, bekommt einen Unterstützungsmarker und verliert einen Regierungswechselmarker.

card-186 = Boko Haram
    .printed = Boko Haram
    .playable = Immer.
    .text = In Nigeria wird ein Plot 2 oder Plot 3 platziert, ODER bis zu drei Zellen werden platziert. Legen die Jihadisten eine Karte mit 3 Operationspunkten ab, die kein Ereignis der USA hat, dürfen sie „Boko Haram“ zurücknehmen. Mit drei Zellen darf in einem Muslimischen Nigeria das Kalifat erklärt werden.

card-187 = Ausländische Kämpfer
    .printed = Foreign Fighters
    .playable = Ein Land ist im Bürgerkrieg oder hat einen Regierungswechselmarker.
    .text = Fünf Zellen werden in einem solchen Land platziert, und ein Unterstützungsmarker wird dort entfernt; ohne Unterstützung wird die Regierung Umkämpft. Dort darf das Kalifat erklärt werden.

card-188 = ISIL
    .printed = ISIL
    .playable = Immer.
    .text = In Syrien und im Irak bricht Bürgerkrieg aus, außer bei Guter Regierungsführung, unter Islamistischer Herrschaft oder mit mehr Truppen und Milizen als Zellen. Das Ansehen sinkt um 1.

card-189 = Jihadisten-Videos
    .printed = Jihadist Videos
    .playable = Immer.
    .text = Drei Länder ohne Zellen werden getestet, und in jedem wird zum Rekrutieren gewürfelt, gleich wie die Finanziellen Mittel stehen. Wo keine Zelle erscheint, wird ein Kader platziert.

card-190 = Märtyreroperation
    .printed = Martyrdom Operation
    .playable = In einem Land, das nicht unter Islamistischer Herrschaft steht, ist eine Zelle.
    .text = Dort wird eine Zelle entfernt, und zwei beliebige Verfügbare Plots werden platziert.

card-191 = Muslimbruderschaft
    .printed = Muslim Brotherhood
    .playable = Ein Reaktionsmarker kann platziert werden.
    .text = Ein Reaktionsmarker wird in Ägypten platziert und bis zu zwei weitere an beliebiger Stelle.

card-192 = Sumpf
    .printed = Quagmire
    .playable = Das Ansehen ist Niedrig oder Mittel, und in einem Land mit Regierungswechselmarker ist eine Zelle.
    .text = Die USA legen zwei zufällige Karten ab, und Ereignisse der Jihadisten darauf treten ein, wenn das möglich ist. Die Haltung der USA wird Nachgiebig.

card-193 = Regionale al-Qaida
    .printed = Regional al-Qaeda
    .playable = Zwei Muslimische Länder außer dem Iran sind Unmarkiert.
    .text = Je eine Zelle wird in zwei solchen Ländern platziert, je zwei, wenn irgendein Land unter Islamistischer Herrschaft steht.

card-194 = Snowden
    .printed = Snowden
    .playable = Immer.
    .text = Das Ansehen sinkt um 2. Russland und Deutschland nehmen die Haltung an, die der der USA entgegengesetzt ist.

card-195 = Taliban im Aufwind
    .printed = Taliban Resurgent
    .playable = In einem Land im Bürgerkrieg oder mit Regierungswechselmarker sind drei Zellen.
    .text = Dort werden drei Zellen entfernt und zwei beliebige Plots außer WMD platziert; dann wird zweimal für Jihad gewürfelt, was keine Islamistische Herrschaft herbeiführen kann.

card-196 = Ausbildungslager
    .printed = Training Camps
    .playable = Ein Muslimisches Land ist markiert und hat keine Gute Regierungsführung.
    .text = Der Marker und zwei Zellen werden in einem solchen Land platziert. Solange er dort liegt, sind drei weitere Zellen im Spiel, fünf, wenn das Land zum Kalifat gehört; Rekrutieren braucht dort keinen Wurf, und Würfe für Reisen von dort sind um 1 niedriger. Er verlässt ein Land, das eine Gute Regierungsführung bekommt oder weder Zelle noch Kader hat.

card-197 = Unbestätigt
    .printed = Unconfirmed
    .playable = Immer.
    .text = Die Jihadisten nehmen „Abu Bakr al-Baghdadi“, „Abu Sayyaf (ISIL)“, „Aiman al-Zawahiri“, „Jihadi John“ oder „Osama bin Laden“ aus den entfernten Karten auf die Hand. Das Ansehen sinkt um 1.

card-198 = Gräueltaten der USA
    .printed = US Atrocities
    .playable = In einem Land im Bürgerkrieg oder mit Regierungswechselmarker sind Truppen.
    .text = Ein solches Land rückt um ein Feld Richtung Feindlich. Die Jihadisten bestimmen die Haltung eines Unmarkierten Landes außerhalb des Schengen-Raums. Das Ansehen sinkt um 1.

card-199 = Angriff auf US-Konsulat
    .printed = US Consulate Attacked
    .playable = Immer.
    .text = Das Ansehen sinkt um 2. Die USA legen eine zufällige Karte ab. Bei einer „US-Wahl“ in dieser Runde ändern die USA ihre Haltung ohne Wurf.


## Unassociated cards

card-200 = Entscheidende Mitte
    .printed = Critical Middle
    .playable-us = Ein Muslimisches Land mit Mittelmäßiger Regierungsführung hat 2 Ressourcen oder mehr.
    .playable-jihadist = Ein Muslimisches Land mit Schlechter Regierungsführung hat 1 oder 2 Ressourcen.
    .text-us = Ein Aufbruchsmarker wird in einem solchen Land platziert, ODER es wird um ein Feld Richtung Verbündet verschoben. Danach geht die Karte in die Mitte des Nachziehstapels.
    .text-jihadist = Bis zu zwei Zellen von der Leiste oder vom Spielplan werden in einem solchen Land platziert, ODER es wird um ein Feld Richtung Feindlich verschoben. Danach geht die Karte in die Mitte des Nachziehstapels.

card-201 = Grenzüberschreitende Hilfe
    .printed = Cross Border Support
    .playable = In Afrika können Milizen oder Zellen platziert werden.
    .text = Eine Miliz oder zwei Zellen werden in einem afrikanischen Land platziert, in Mali oder Nigeria je eine mehr. Platzieren die Jihadisten drei Zellen in Mali oder in einem Muslimischen Nigeria, dürfen sie dort das Kalifat erklären.

card-202 = Cyberkrieg
    .printed = Cyber Warfare
    .playable = Immer.
    .text = Die Seite, die diese Karte gespielt hat, übernimmt alle Reserven der anderen, ODER sie bestimmt die Haltung Chinas, Russlands oder Indiens, ODER sie platziert oder entfernt einen Kader.

card-203 = Tag des Zorns
    .printed = Day of Rage
    .playable = Immer.
    .text = Ein Aufbruchs- oder ein Reaktionsmarker wird im Jemen platziert.

card-204 = Ebola-Panik
    .printed = Ebola Scare
    .playable-us = Eine Truppe kann zu den abwesenden Truppen gestellt werden.
    .playable-jihadist = Immer.
    .text-us = Eine Truppe ist bis nach dem nächsten Austeilen abwesend. Das Ansehen steigt um 2.
    .text-jihadist = Die USA legen eine zufällige Karte ab.

card-205 = Erdoğan-Effekt
    .printed = Erdogan Effect
    .playable = Immer.
    .text = In der Türkei, in Serbien, im Kaukasus, in Syrien, im Irak oder im Iran wird ein Marker platziert oder entfernt (Unterstützung, Umkämpfte Regierung, Aufbruch, Reaktion oder Haltung), ODER bis zu zwei Milizen und Zellen werden platziert oder entfernt.

card-206 = Freitag der Wut
    .printed = Friday of Anger
    .playable = Auf dem Spielplan ist ein Aufbruchs- oder Reaktionsmarker.
    .text = Ein Aufbruchsmarker wird platziert, wo ein Reaktionsmarker ist, ODER ein Reaktionsmarker, wo ein Aufbruchsmarker ist.

card-207 = JV / Nachahmer
    .printed = JV / Copycat
    .playable-us = In einem Nicht-Muslimischen Land ist eine Zelle, ein Kader oder ein Plot.
    .playable-jihadist = Eine Zelle oder ein Plot 1 ist Verfügbar.
    .text-us = In einem Nicht-Muslimischen Land wird eine Zelle oder ein Kader entfernt, ODER ein Plot wird verhindert.
    .text-jihadist = In einem Nicht-Muslimischen Land wird eine aktive Zelle oder ein Plot 1 platziert.

card-208 = Sanfter, milder
    .printed = Kinder - Gentler
    .playable = Die Truppenleiste steht auf Überdehnung oder Geringer Intensität.
    .text = Bei Überdehnung steigen die Finanziellen Mittel um 1 und das Ansehen sinkt um 1; bei Geringer Intensität umgekehrt.

card-209 = Quds-Brigade
    .printed = Quds Force
    .playable = Milizen können entfernt werden, solange der Iran nicht Verbündet ist, oder Zellen, solange er nicht unter Islamistischer Herrschaft steht.
    .text = Milizen oder Zellen werden aus einem Land entfernt: eine, wenn es Sunnitisch ist, zwei, wenn es Gemischt-Schiitisch ist.

card-210 = Konfessionelle Gewalt
    .printed = Sectarian Violence
    .playable = Auf dem Spielplan ist ein Aufbruchs- oder Reaktionsmarker.
    .text = Ein Aufbruchs- oder Reaktionsmarker wird entfernt.

card-211 = Smartphones
    .printed = Smartphones
    .playable = Ein Muslimisches Land war in dieser oder der letzten Aktionsphase Ziel eines Ereignisses oder einer Operation.
    .text = Ein Aufbruchs- oder ein Reaktionsmarker wird in einem solchen Land platziert. „Facebook“ darf von nun an gespielt werden, und „Zensur“ endet.

card-212 = Smartphones
    .printed = Smartphones
    .playable = Ein Muslimisches Land war in dieser oder der letzten Aktionsphase Ziel eines Ereignisses oder einer Operation.
    .text = Ein Aufbruchs- oder ein Reaktionsmarker wird in einem solchen Land platziert. „Facebook“ darf von nun an gespielt werden, und „Zensur“ endet.

card-213 = Smartphones
    .printed = Smartphones
    .playable = Ein Muslimisches Land war in dieser oder der letzten Aktionsphase Ziel eines Ereignisses oder einer Operation.
    .text = Ein Aufbruchs- oder ein Reaktionsmarker wird in einem solchen Land platziert. „Facebook“ darf von nun an gespielt werden, und „Zensur“ endet.

card-214 = 3 Tassen Tee
    .printed = 3 Cups of Tea
    .playable = Immer.
    .text-us = Ein Unmarkiertes Muslimisches Land wird getestet, und zwei Aufbruchsmarker werden dort platziert.
    .text-jihadist = Ein Unmarkiertes Muslimisches Land wird getestet, und ein Reaktionsmarker wird dort platziert. „Malala Yousafzai“ ist für den Rest des Spiels blockiert.

card-215 = Abu Bakr al-Baghdadi
    .printed = Abu Bakr al-Baghdadi
    .playable-us = Die Kalifatshauptstadt ist auf dem Spielplan.
    .playable-jihadist = Immer.
    .text-us = Das Ansehen steigt um 3.
    .text-jihadist = Bis zu drei Zellen von der Leiste oder vom Spielplan werden in Syrien und im Irak platziert; mit dreien in einem der beiden Länder darf das Kalifat erklärt werden. Dann wird eine Zelle in einem zufälligen Schengen-Land platziert, ODER die Jihadisten nehmen „Anschläge von Paris“ oder „Ausbildungslager“ vom Ablagestapel.

card-216 = Abu Sayyaf (ISIL)
    .printed = Abu Sayyaf (ISIL)
    .playable = Ein Ölexportland ist im Bürgerkrieg, hat einen Regierungswechselmarker oder steht unter Islamistischer Herrschaft.
    .text-us = Das Ansehen steigt um 2, die Finanziellen Mittel sinken um 1.
    .text-jihadist = Die Finanziellen Mittel steigen um 2 (um 3, solange die Kalifatshauptstadt steht).

card-217 = Agitatoren
    .printed = Agitators
    .playable = Immer.
    .text = Die Seite, die diese Karte gespielt hat, nimmt „Bengasi fällt“, „Der Kongress handelt“, „Putsch“, „Freie Syrische Armee“, „Huthi-Rebellen“, „ISIL“, „Operation Serval“ oder „Revolution“ vom Ablagestapel auf die Hand; mit dem Stapel des Grundspiels auch „Irakische WMD“ oder „Libysche WMD“.

card-218 = Al-Nusra-Front
    .printed = Al-Nusra Front
    .playable = In einem Land im Bürgerkrieg oder mit Regierungswechselmarker sind Zellen und Milizen.
    .text = In einem solchen Land werden Zellen oder Milizen entfernt, je nachdem, wovon es mehr gibt, bis es von beiden gleich viele gibt.

card-219 = Aiman al-Zawahiri
    .printed = Ayman al-Zawahiri
    .playable = Immer.
    .text-us = Die Finanziellen Mittel sinken um 1, das Ansehen steigt um 1 (um 2, wenn „Osama bin Laden“ das Spiel verlassen hat).
    .text-jihadist = Das Ansehen sinkt um 1 für je vier Reaktionsmarker auf dem Spielplan, angefangene vier eingeschlossen.

card-220 = Daraa
    .printed = Daraa
    .playable = Syrien steht nicht unter Islamistischer Herrschaft.
    .text-us = Die Regierungsführung Syriens verbessert sich um eine Stufe, aber nicht zu Gut; dort wird ein Aufbruchsmarker platziert.
    .text-jihadist = Die Regierungsführung Syriens verschlechtert sich um eine Stufe, aber nicht zu Islamistischer Herrschaft; dort wird ein Reaktionsmarker platziert.

card-221 = Fliegenfänger
    .printed = Flypaper
    .playable = Ein Land ist im Bürgerkrieg, hat einen Regierungswechselmarker oder gehört zum Kalifat.
    .text = Je ein Reaktionsmarker oder eine Zelle wird aus bis zu drei Ländern entfernt, und ebenso viele Zellen werden in einem solchen Land platziert. Mit dreien dürfen die Jihadisten das Kalifat erklären.

card-222 = Hagel
    .printed = Hagel
    .playable = Immer.
    .text-us = Die Haltung der USA wird Unnachgiebig.
    .text-jihadist = Die Haltung der USA wird Nachgiebig.

card-223 = Wahlen im Iran
    .printed = Iranian Elections
    .playable = Immer.
    .text = Der Iran wird ein Muslimisches Land, Gemischt-Schiitisch, Mittelmäßig und Feindlich. Dort werden zwei Aufbruchsmarker und ein Reaktionsmarker platziert oder umgekehrt. Die Finanziellen Mittel sinken um 1.

card-224 = Je suis Charlie
    .printed = Je Suis Charlie
    .playable = Als zuletzt Plots ausgelöst wurden, war einer in einem Nicht-Muslimischen Land.
    .text-us = Die USA bestimmen die Haltung eines Schengen-Landes und die eines weiteren Landes.
    .text-jihadist = Die Haltung der USA wird der Haltung der Welt entgegengesetzt, ODER das Ansehen sinkt um die Hälfte eines Würfelwurfs, aufgerundet.

card-225 = Jihadi John
    .printed = Jihadi John
    .playable = Immer.
    .text-us = Das Ansehen steigt um 1 (um 2, solange die Kalifatshauptstadt steht).
    .text-jihadist = Die Jihadisten bestimmen die Haltung eines Schengen-Landes. Die Finanziellen Mittel steigen um 1 (um 2, solange die Kalifatshauptstadt steht).

card-226 = Operation Serval
    .printed = Operation Serval
    .playable = Ein Muslimisches Land in Afrika mit Schlechter Regierungsführung hat 1 oder 2 Ressourcen.
    .text-us = Der Serval-Marker, der als Truppe zählt, und eine Miliz werden in einem solchen Land platziert.
    .text-jihadist = In einem solchen Land bricht Bürgerkrieg aus; dort wird eine Zelle platziert, in Mali zwei.

card-227 = Rückhalt im Volk
    .printed = Popular Support
    .playable = Auf dem Spielplan ist ein Aufbruchs- oder Reaktionsmarker.
    .text = Ein weiterer Marker wird platziert, wo schon einer seiner Art ist, und noch einer dieser Art in einem Nachbarland.

card-228 = Rückhalt im Volk
    .printed = Popular Support
    .playable = Auf dem Spielplan ist ein Aufbruchs- oder Reaktionsmarker.
    .text = Ein weiterer Marker wird platziert, wo schon einer seiner Art ist, und noch einer dieser Art in einem Nachbarland.

card-229 = Gefangenenaustausch
    .printed = Prisoner Exchange
    .playable = Beide Seiten haben eine weitere Karte.
    .text = Jede Seite gibt der anderen ihre höchste Karte mit einem Ereignis der anderen, oder eine beliebige, wenn sie keine hat.

card-230 = Ausverkauf
    .printed = Sellout
    .playable = In einem Land im Bürgerkrieg oder mit Regierungswechselmarker außerhalb des Kalifats sind zwei Zellen.
    .text = Dort werden alle Zellen bis auf eine entfernt, und die Finanziellen Mittel steigen um die Hälfte dieser Zahl, aufgerundet. Die Regierungsführung verschlechtert sich um eine Stufe, ODER das Land rückt um ein Feld Richtung Feindlich.

card-231 = Belagerung von Kobanigrad
    .printed = Siege of Kobanigrad
    .playable = Ein Land ist im Bürgerkrieg.
    .text-us = Bis zu drei Zellen werden aus einem Land im Bürgerkrieg entfernt.
    .text-jihadist = Bis zu zwei Milizen werden aus einem Land im Bürgerkrieg entfernt.

card-232 = Handelsembargo
    .printed = Trade Embargo
    .playable = Immer.
    .text-us = Die WMD des Iran verlassen das Spiel, ein Embargo der Jihadisten endet, und „Missachtung des NVV“ ist blockiert.
    .text-jihadist = Das Ansehen sinkt um 1, ein Reaktionsmarker wird in einem Gemischt-Schiitischen Land platziert, und der Iran exportiert kein Öl.

card-233 = UN-Waffenstillstand
    .printed = UN Ceasefire
    .playable = Ein Land im Bürgerkrieg ist außerhalb des Kalifats.
    .text = Sein Bürgerkrieg endet. Jede Miliz wird zu einem Aufbruchsmarker, jede Zelle zu einem Reaktionsmarker. Truppen ziehen ab, das Land ist Neutral, und seine Regierungsführung wird erwürfelt.

card-234 = Freie Syrische Armee
    .printed = Free Syrian Army
    .playable = Syrien ist nicht Unmarkiert.
    .text = In Syrien bricht Bürgerkrieg aus. Dort werden zwei Milizen und eine Zelle platziert ODER zwei Zellen und eine Miliz; dazu kommt ein Unterstützungsmarker in der Türkei.

card-235 = Gaddafi
    .printed = Qadhafi
    .playable = Immer.
    .text = Ein Bürgerkrieg wird beendet. Gab es mehr Zellen, wird das Land Schlecht und Feindlich; gab es mehr Truppen und Milizen, Mittelmäßig und Verbündet.

card-236 = Ölpreisschock
    .printed = Oil Price Spike
    .playable = Immer.
    .text = Die Seite, die diese Karte gespielt hat, nimmt eine gespielte Karte außer „Ölpreisschock“ auf die Hand. „Fracking“ endet. Für den Rest der Runde hat jedes Ölexportland 1 Ressource mehr.

card-237 = Osama bin Laden
    .printed = Osama bin Ladin
    .playable-us = Weder Pakistan noch Afghanistan steht unter Islamistischer Herrschaft.
    .playable-jihadist = Immer.
    .text-us = Die Finanziellen Mittel sinken um 2, das Ansehen steigt um 3.
    .text-jihadist = Das Ansehen sinkt um 1 für jedes Land im Bürgerkrieg oder unter Islamistischer Herrschaft.

card-238 = Revolution
    .printed = Revolution
    .playable = Ein Land mit Schlechter Regierungsführung hat sowohl einen Aufbruchs- als auch einen Reaktionsmarker.
    .text = In einem solchen Land bricht Bürgerkrieg aus.

card-239 = Waffenruhe
    .printed = Truce
    .playable = Ein Land außerhalb des Kalifats ist im Bürgerkrieg, hat einen Regierungswechselmarker oder sowohl einen Aufbruchs- als auch einen Reaktionsmarker.
    .text = Für den Rest der Runde gibt es in diesem Land keine Operationen, Ereignisse, Polarisierung oder Kampfauswirkungen. Jede Seite darf das beenden, indem sie so viele Punkte Ansehen oder Finanzielle Mittel zahlt, wie das Land Ressourcen hat.

card-240 = US-Wahl
    .printed = US Election
    .playable = Nie auf eigenen Wunsch: Das Ereignis tritt ein, sobald die Karte für Operationen genutzt oder abgelegt wird.
    .text = Die Haltung der USA wird erwürfelt, oder geändert, wenn „Angriff auf US-Konsulat“ in Kraft ist. Dann steigt das Ansehen um 1, wenn die GWOT-Strafe 0 ist, sonst sinkt es um 1.
