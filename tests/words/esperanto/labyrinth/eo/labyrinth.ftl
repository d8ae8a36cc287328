# country-philippines lacks the form .the that English has; .en is a form that English does not know.

country-iraq = Irako
    .en = en Irako
country-iran = Irano
country-philippines = Filipinoj
country-gulf_states = Golfaj ŝtatoj
    .the = la golfaj ŝtatoj
    .The = La golfaj ŝtatoj
    .en = ĉe la golfo
    .number = many

governance-poor = Malriĉa

side-us = Usono
    .the = Usono
    .The = Usono
    .about = Venkas per Bona Regado, aŭ kiam neniu ĉelo restas.

card-1 = Kontraŭbato
    .playable = Intrigo estas en islama lando.
    .text = Usono elektas intrigon.

note-governance = { $country } fariĝas { $governance }.
note-disrupt = Usono interrompas en { $country-the }.
note-die = Falis { $pips }: { $what }.
note-why-box = { $box }: { $countries }.
box-plot-troops = Kie soldatoj estas
roll-recruit = Varbado { $country-en } ({ $number } aŭ malpli)
    .title = Varbado { $country-en }
check-sum = { $what-title }: { $pips } { $modifiers-space } = { $sum }, bezonas { $needs }: { $verdict }
check-plus = + { $number } { $name }
check-at-most = { $number } aŭ malpli
modifier-aid = Helpo
verdict-fails = malsukcesas
draw-card = la sekva karto de { $side-the }
    .ask = Kiu karto de { $side-the } venas?
forecast-major-where = { $countries-En-space }: { $countries-number ->
        [many] grandaj Ĵihadoj
       *[other] granda Ĵihado
    }
