game-njet-1997 = NJET! (1997)
game-njet-2007 = NJET! (2007)
game-niet-2015 = NIET! (2015)
about-njet-1997 = Schließt aus, was ihr nicht wollt, und gewinnt dann Stiche mit dem Partner dieser Runde: die erste Ausgabe, zu dritt oder zu viert.
about-njet-2007 = Schließt aus, was ihr nicht wollt, und gewinnt dann Stiche mit wechselnden Partnern: die Ausgabe mit 60 Karten und dem Monster, zu zweit bis zu fünft.
about-niet-2015 = Schließt aus, was ihr nicht wollt, und gewinnt dann Stiche mit wechselnden Partnern: die Ausgabe mit Werten bis 13 und der ×2-Karte, zu zweit bis zu fünft.

njet-no-start = { $seat }: Nein! { $seat_start } beginnt nicht.
njet-no-discard = { $seat }: Nein! Es { $count ->
    [one] wird nicht eine Karte
   *[other] werden nicht { $count } Karten
} abgelegt.
njet-no-no-loot = { $seat }: Nein! Es { $count ->
    [one] wird nicht eine Karte außer { $value }
   *[other] werden nicht { $count } Karten außer { $value }
} abgelegt.
njet-no-pass = { $seat }: Nein! Es { $count ->
    [one] wird nicht eine Karte
   *[other] werden nicht { $count } Karten
} weitergegeben.
njet-no-nothing = { $seat }: Nein! Karten werden durchaus abgegeben.
njet-no-trump = { $seat }: Nein! { $colour } ist nicht Trumpf.
njet-no-trump-none = { $seat }: Nein! Es gibt eine Trumpffarbe.
njet-no-super = { $seat }: Nein! Die { $value } in { $colour } sind keine Supertrümpfe.
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
njet-super = Die { $value } in { $colour } sind Supertrümpfe.
njet-super-none = Es gibt keine Supertrümpfe.
njet-points = Jeder Stich und jede Beutekarte zählt { $points }.

njet-team = { $seat } bildet die Seiten: { $seats } gegen { $seats_other }.
njet-alone = { $seat } spielt allein gegen { $seats_other }.
njet-lone-doubles = { $seat } ist allein und zählt doppelt.
njet-double = { $seat } gibt { $seat_double } den Verdoppler.
njet-discards = { $seat } legt { $card } ab.
njet-discards-hidden = { $seat } legt verdeckt eine Karte ab.
njet-passes = { $seat } gibt { $card } an { $seat_to } weiter.
njet-passes-hidden = { $seat } gibt verdeckt eine Karte an { $seat_to } weiter.
njet-short = { $seat } hat keine weitere Karte, die abgelegt werden darf.
njet-received = { $seat } bekommt { $cards } von { $seat_from }.
njet-loot = { $seat } erbeutet { $cards }.

row-start = Start
row-discard = Ablage
row-trump = Trumpf
row-super = Supertrumpf
row-points = Punkte
label-none = keiner
label-pass = weitergeben
label-lay-nothing = keine Ablage
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

clause-follow = Die ausgespielte Farbe muss bedient werden, solange die Hand eine Karte davon hat; Trümpfe und Supertrümpfe sind eine Farbe, und ein Supertrumpf gehört nicht mehr zu seiner aufgedruckten.
clause-trump = Wer nicht bedienen kann, muss einen Trumpf oder Supertrumpf spielen, solange die Hand einen hat.
clause-square = Ein freies Feld dieses Namens gibt es nicht.
clause-last-square = Das letzte freie Feld einer Reihe bekommt keinen Stein.
clause-team = Der Startspieler nennt seine eigene Seite, sich selbst eingeschlossen: einen oder zwei Plätze von dreien, zwei von vieren, zwei oder drei von fünfen.
clause-doubler = Der Verdoppler geht an jemanden auf der Seite zu zweit.
clause-no-loot = Eine Karte mit dem Beutewert darf in dieser Runde nicht abgelegt werden.
clause-lay = Das Spielbrett entscheidet, ob in dieser Runde Karten abgelegt oder weitergegeben werden.
