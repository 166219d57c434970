game-njet-1997 = NJET! (1997)
game-njet-2007 = NJET! (2007)
game-niet-2015 = NIET! (2015)
about-njet-1997 = Schließt aus, was ihr nicht wollt, und gewinnt dann Stiche mit dem Partner dieser Runde: die erste Ausgabe, zu dritt oder zu viert.
about-njet-2007 = Schließt aus, was ihr nicht wollt, und gewinnt dann Stiche mit wechselnden Partnern: die Ausgabe mit 60 Karten und dem Monster, zu zweit bis zu fünft.
about-niet-2015 = Schließt aus, was ihr nicht wollt, und gewinnt dann Stiche mit wechselnden Partnern: die Ausgabe mit Werten bis 13 und der ×2-Karte, zu zweit bis zu fünft.

njet-no-start = { $seat }: Nein! { $seat_start } beginnt nicht.
njet-no-discard = { $seat }: Nein zu „{ $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ablegen“.
njet-no-no-loot = { $seat }: Nein zu „{ $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ablegen, aber keine { $value }“.
njet-no-pass = { $seat }: Nein zu „{ $count ->
    [one] eine Karte
   *[other] { $count } Karten
} weitergeben“.
njet-no-nothing = { $seat }: Nein zu „nichts ablegen“.
njet-no-trump = { $seat }: Nein! { $colour } ist nicht Trumpf.
njet-no-trump-none = { $seat }: Nein! Es gibt eine Trumpffarbe.
njet-no-super = { $seat }: Nein! { $colour } { $value } ist nicht Supertrumpf.
njet-no-super-none = { $seat }: Nein! Es gibt Supertrümpfe.
njet-no-points = { $seat }: Nein! Ein Stich zählt nicht { $points }.

njet-start = { $seat } ist Startspieler.
njet-lay-nothing = Niemand legt eine Karte ab.
njet-lay-discard = Alle legen { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab.
njet-lay-no-loot = Alle legen { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab, aber keine { $value }.
njet-lay-pass = Alle geben { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} an einen Nachbarn weiter.
njet-trump = Trumpf ist { $colour }.
njet-trump-none = Es gibt keine Trumpffarbe.
njet-super = Supertrumpf ist { $colour } { $value }.
njet-super-none = Es gibt keine Supertrümpfe.
njet-points = Jeder Stich und jede Beutekarte zählt { $points }.

njet-team = { $seat } bildet die Seiten: { $seats } gegen { $seats_other }.
njet-alone = { $seat } spielt allein gegen { $seats_other }.
njet-lone-doubles = { $seat } ist allein und zählt doppelt.
njet-double = { $seat } gibt { $seat_double } den Verdoppler.
njet-double-kept = { $seat } behält den Verdoppler.
njet-discards = { $seat } legt { $card } ab.
njet-discards-hidden = { $seat } legt verdeckt eine Karte ab.
njet-passes = { $seat } gibt { $card } an { $seat_to } weiter.
njet-passes-hidden = { $seat } gibt verdeckt eine Karte an { $seat_to } weiter.
njet-short = { $seat } hat keine weitere Karte, die abgelegt werden darf.
njet-received = { $seat } bekommt { $cards } von { $seat_from }.
njet-loot = { $seat } erbeutet { $cards }.

row-start = Start
row-discard = Ablegen
row-trump = Trumpf
row-super = Supertrumpf
row-points = Punkte
label-none = keiner
label-pass = weitergeben
label-lay-nothing = nichts ablegen
label-lay-discard = { $count } ablegen
label-lay-no-loot = { $count } ablegen, keine { $value }
label-lay-pass = { $count } weitergeben
label-sides = Seiten
label-doubler = Verdoppler
label-loot = Beute
label-discarded = Abgelegt
label-passed = Weitergegeben

njet-1997-character-0 = Bär
njet-1997-character-1 = Wolf
njet-1997-character-2 = Falke
njet-1997-character-3 = Taube
njet-2007-character-0 = Türkis
njet-2007-character-1 = Flieder
njet-2007-character-2 = Grün
njet-2007-character-3 = Orange
njet-2007-character-4 = Violett
niet-2015-character-0 = Bär
niet-2015-character-1 = Wolf
niet-2015-character-2 = Kranich
niet-2015-character-3 = Tiger
niet-2015-character-4 = Seeadler

clause-follow = Du musst die ausgespielte Farbe bedienen, solange du eine Karte davon hast. Trümpfe und Supertrümpfe sind zusammen eine Farbe; ein Supertrumpf gehört nicht mehr zu seiner aufgedruckten.
clause-trump = Wer nicht bedienen kann, muss einen Trumpf oder Supertrumpf spielen, solange einer auf der Hand ist.
clause-square = Dieses Feld gibt es nicht, oder es liegt schon ein Stein darauf; wähle ein freies.
clause-last-square = Das letzte freie Feld einer Reihe bekommt keinen Stein; wähle eines in einer anderen Reihe.
clause-team = Der Startspieler nennt seine eigene Seite, sich selbst eingeschlossen: zu dritt einen oder zwei Plätze, zu viert zwei, zu fünft zwei oder drei.
clause-doubler = Den Verdoppler bekommt jemand von der Zweierseite.
clause-no-loot = Eine Beutekarte darf in dieser Runde nicht abgelegt werden; wähle eine andere Karte.
clause-lay = Ob in dieser Runde Karten abgelegt oder weitergegeben werden, entscheidet der Plan.

# Wovon eine Analyse erzählt
event-side = deine Seite gewinnt diesen Stich
event-loot = deine Seite erbeutet in diesem Stich eine Karte
event-given = die andere Seite erbeutet in diesem Stich eine Karte
event-caught = deine eigene Karte wird in diesem Stich erbeutet
event-robbed = eine deiner Karten wird vor dem Ende der Runde erbeutet
event-ahead = deine Seite hat in der Runde mehr Punkte als die andere
event-start = du bist Startspieler
event-long = Trumpf ist eine Farbe, von der du am meisten Karten hast
event-no-trump = es gibt keinen Trumpf
event-dear = Stiche und Beute kosten Punkte
event-twice = deine Seite hat den Verdoppler
event-ally = { $seat } ist auf deiner Seite

# Beispiele der Regel
example-n-1 = Den Plan lesen
example-n-1-1 = Drei Steine fehlen noch; dann bleibt in jeder Reihe ein Feld übrig.
example-n-1-2 = Der Plan sagt: Der Falke beginnt, alle legen eine Karte ab, Blau ist Trumpf, die schwarzen Einsen sind Supertrümpfe, Stiche und Beute zählen 3.
example-n-1-3 = Der Falke hat den Wolf als Partner gewählt. Jetzt legen alle verdeckt eine Karte ab.
example-n-2 = Eine kleine Rechnung
example-n-2-1 = Der letzte Stich einer Runde; Stiche und Beute zählen 3.
example-n-2-2 = Drei Stiche und eine Beutekarte ergeben (3 + 1) × 3 = 12 für beide. Die anderen haben sieben Stiche: je 21.
example-n-3 = Nein sagen
example-n-3-1 = Die Karten sind verteilt. Links vom Geber kommt der erste Stein.
example-n-3-2 = Nein zu Blau in der Trumpfreihe. Was auch geschieht: Blau wird in dieser Runde nicht Trumpf.
example-n-4 = Die zweite Eins
example-n-4-1 = Rot ist Trumpf, Supertrümpfe gibt es keine, und nur zwei Hände haben Grün.
example-n-4-2 = Eine grüne 1, darauf die andere grüne 1.
example-n-4-3 = Die anderen haben weder Grün noch Trumpf. Von zwei gleichen Karten ist die spätere stärker: Die zweite 1 gewinnt.
example-n-5 = Zwei Supertrümpfe, eine Seite
example-n-5-1 = Blau ist Trumpf, die schwarzen Einsen sind Supertrümpfe. Wer sie hat, gehört zusammen.
example-n-5-2 = Ein Supertrumpf schlägt die blaue 9: Er gehört zur Trumpffarbe und steht über ihr.
example-n-5-3 = Der spätere Supertrumpf gewinnt. Der andere kam von der eigenen Seite: keine Beute.
example-n-5-loot = Zwei Supertrümpfe, zwei Seiten
example-n-5-loot-1 = Dieselben Karten, aber jetzt sind die beiden mit den schwarzen Einsen Gegner.
example-n-5-loot-2 = Wieder gewinnt der spätere Supertrumpf, und diesmal ist die schwarze 1 des Gegners Beute.
example-n-6 = Schwarz, das nicht schwarz ist
example-n-6-1 = Blau ist Trumpf, die schwarzen Einsen sind Supertrümpfe.
example-n-6-2 = Die schwarze 5 wird ausgespielt. Die einzige schwarze Karte der nächsten Hand ist eine 1, und die ist jetzt Trumpf: Sie kann nicht bedienen und muss stechen, mit der schwarzen 1 oder der blauen 2.
example-n-6-3 = Es wird die blaue 2. Ohne Trumpfzwang ginge jede Karte.
example-n-7 = Allein gegen zwei
example-n-7-1 = Der letzte Stich einer Runde zu dritt; Stiche und Beute zählen 2. Eine Seite ist allein.
example-n-7-2 = Allein: fünf Stiche und zwei Beutekarten, (5 + 2) × 2, verdoppelt: 28. Das Paar: sieben Stiche und eine Beutekarte, (7 + 1) × 2 = je 16.
example-m-1 = Den Plan lesen
example-m-1-1 = Fünf Personen, drei Steine fehlen noch.
example-m-1-2 = Der Plan sagt: Türkis beginnt, nichts wird abgelegt, Schwarz ist Trumpf, die blauen Nullen sind Supertrümpfe, Stiche und Beute zählen 2.
example-m-1-3 = Türkis spielt mit Flieder und Orange gegen Grün und Violett. Von diesen beiden bekommt Grün das Monster: Seine eigenen Stiche und Beutekarten zählen doppelt.
example-m-2 = Nur einmal Beute
example-m-2-1 = Schwarz ist Trumpf. Die ersten beiden und die letzte Hand dieses Stichs sind eine Seite, die zwei dazwischen die andere.
example-m-2-2 = Die schwarze 7 gewinnt. Die schwarze 0 kommt vom Gegner und ist Beute; die gelbe 0 kommt von der eigenen Seite und ist keine.
example-m-3 = Das Monster bei der Arbeit
example-m-3-1 = Der letzte Stich einer Runde zu fünft; Stiche und Beute zählen 2. Drei spielen gegen zwei, und eine der beiden Hände hat das Monster.
example-m-3-2 = Die drei: sieben Stiche und drei Beutekarten, (7 + 3) × 2 = 20. Die zwei: 3 × 2 = 6 und mit dem Monster (2 + 1) × 2 × 2 = 12, zusammen 18. Aufgeschrieben wird nur der Unterschied: 2 und 0.
example-m-4 = Lauter Siebenen
example-m-4-1 = Schwarz ist Trumpf, und von jeder Farbe gibt es vier Siebenen.
example-m-4-2 = Drei rote Siebenen in einem Stich: Die letzte gewinnt. Eine rote 8 hätte alle geschlagen.
example-m-5 = Wenn Stiche wehtun
example-m-5-1 = Der letzte Stich einer Runde zu dritt. Stiche und Beute zählen diesmal −2, und eine Seite ist allein.
example-m-5-2 = Allein: (5 + 2) × −2, verdoppelt: −28. Das Paar: (11 + 1) × −2 = je −24. Als Unterschied: 4 für beide im Paar, 0 für die einzelne Hand.
example-m-6 = Blau, das nicht blau ist
example-m-6-1 = Es gibt keine Trumpffarbe; die blauen Nullen sind Supertrümpfe und die einzigen Trümpfe.
example-m-6-2 = Eine blaue 0 wird ausgespielt, also Trumpf. Die nächste Hand hat Blau, aber keine blaue 0: Sie darf spielen, was sie will.
example-i-1 = Den Plan lesen
example-i-1-1 = Fünf Personen, drei Steine fehlen noch.
example-i-1-2 = Der Plan sagt: Der Wolf beginnt, nichts wird abgelegt, Gelb ist Trumpf, die blauen Einsen sind Supertrümpfe, Stiche und Beute zählen 2.
example-i-1-3 = Der Wolf spielt mit Kranich und Tiger. Die ×2-Karte geht an eine der beiden anderen Hände, hier an den Bären.
example-i-2 = Nur einmal Beute
example-i-2-1 = Gelb ist Trumpf. Die ersten beiden und die letzte Hand dieses Stichs sind eine Seite, die zwei dazwischen die andere.
example-i-2-2 = Die gelbe 7 gewinnt. Die gelbe 1 kommt vom Gegner und ist Beute; die grüne 1 kommt von der eigenen Seite und ist keine.
example-i-3 = Grün, das nicht grün ist
example-i-3-1 = Gelb ist Trumpf, die grünen Einsen sind Supertrümpfe.
example-i-3-2 = Die grüne 9 wird ausgespielt. Die einzige grüne Karte der nächsten Hand ist eine 1, und die ist Trumpf: Sie kann nicht bedienen, jede Karte ist erlaubt.

# Züge in Worten
njet-say-start = Nein: { $seat } beginnt nicht
njet-say-discard = Nein: nicht „{ $square }“
njet-say-discard-none = Nein: nicht „nichts“
njet-say-trump = Nein: { $colour } nicht Trumpf
njet-say-trump-none = Nein: nicht ohne Trumpf
njet-say-super = Nein: { $colour } { $value } nicht super
njet-say-super-none = Nein: nicht ohne Supertrumpf
njet-say-points = Nein: nicht × { $points }
njet-say-alone = Allein spielen
njet-say-team = Mit { $seats } spielen
njet-say-double = Verdoppler an { $seat }
njet-say-double-keep = Verdoppler behalten
njet-say-aside = { $card } ablegen
njet-say-pass = { $card } an { $seat } weitergeben
