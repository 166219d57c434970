ebbes-slots = Was die Farben in dieser Runde bedeuten
ebbes-slot-empty = noch nicht benannt
ebbes-worth-trump = sticht
ebbes-worth-plus = je +1
ebbes-worth-ebbes = Mitte: +3
ebbes-worth-minus = je −1
ebbes-worth-zilch = meiste: bestimmt
ebbes-track = Punkteleiste
ebbes-goal = Ziel
ebbes-tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
ebbes-decides = benennt das nächste Feld
ebbes-who-leads = Wer soll zum ersten Stich ausspielen?
ebbes-picking = Wähle eine Farbe und eine Zahl: Diese Karte wird ein Feld benennen.

# Options
option-more-cards = Mehr Karten
option-more-cards-about = Fünfzehn Karten auf der Hand statt zehn: längere Runden und mehr Stiche im Ungewissen.
option-choose-designators = Entscheidende Karten wählen
option-choose-designators-about = Statt einer Zahl für alle Farben wählt ihr selbst die fünf Karten, die den Farben ihre Bedeutung geben.
option-rounds = Runden, höchstens
option-rounds-about = Spätestens mit dieser Runde ist die Partie zu Ende.
option-goal = Ziel
option-goal-about = Die Partie endet, sobald jemand so viele Punkte hat. Wo das Ziel auf der gedruckten Leiste liegt, ist unsere Vermutung.
option-dabbscheedel = Dabbscheedel
option-dabbscheedel-about = Die Partie endet auch, wenn jemand so tief gesunken ist.

# Tips in the first game: at most 160 characters each
guide-ebbes-naming = Du hast die meisten Nix-Karten: Sag, wer ausspielt. Du darfst dich selbst nennen.
guide-ebbes-naming-wait = Wer die meisten Nix-Karten hat, sagt, wer ausspielt. Sieh dir inzwischen deine Hand an.
guide-ebbes-picking = Wähl ein Paar: eine Farbe und eine Zahl. Die erste der fünf Karten, die fällt, macht ihre Farbe zum Trumpf.
guide-ebbes-picking-wait = Fünf Paare werden gewählt. Sie nennen die fünf Karten, die den Farben ihre Bedeutung geben.
guide-ebbes-lead = { $pairs ->
    [yes] Du spielst aus, was du willst. Die erste gewählte Karte, die fällt, macht Trumpf, die nächsten Plus, Ebbes, Minus.
   *[no] Du spielst aus, was du willst. Die erste { $number }, die fällt, macht ihre Farbe zum Trumpf, die nächsten Plus, Ebbes, Minus.
}
guide-ebbes-follow = Bediene die ausgespielte Farbe: Gehobene Karten sind erlaubt. Die höchste gewinnt, wenn kein Trumpf fällt.
guide-ebbes-free = Hier darfst du alles spielen. Kannst du nicht bedienen: abwerfen, stechen oder eine entscheidende Karte (mit Punkt) fallen lassen.
guide-ebbes-nothing-named = { $pairs ->
    [yes] Noch bedeutet keine Farbe etwas. Die gewählten Karten entscheiden, in der Reihenfolge, in der sie fallen.
   *[no] Noch bedeutet keine Farbe etwas. Fünf Karten haben die { $number }; sie entscheiden, in der Reihenfolge, in der sie fallen.
}
guide-ebbes-some-named = Oben siehst du, welche Farben schon etwas bedeuten. Willst du ihre Karten? Plus zählt je +1, Minus je −1.
guide-ebbes-all-named = Alles steht fest: Sammle Plus, meide Minus, und hab von Ebbes weder am meisten noch am wenigsten: Das bringt 3 Punkte.
guide-ebbes-scored = Plus und Minus zählen je Karte. Ebbes brachte 3 für die Mitte; wer am meisten Nix hat, bestimmt, wer ausspielt.

# Score sheets
pad-ebbes = Plus zählt je Karte +1, Minus je Karte −1. Ebbes bringt 3 Punkte, wenn man weder die meisten noch die wenigsten hat. Wer die meisten Nix-Karten hat, sagt, wer als Nächstes ausspielt.

# What drawings say
figure-wins = gewinnt
figure-trump-now = macht Gelb zum Trumpf
figure-cards = { $count ->
    [0] keine
   *[other] { $count }
}
figure-ebbes-box = Jede Farbe hat ihr eigenes Zeichen. Diese fünf Karten sind die aus der Tabelle.
figure-ebbes-meaning = Die Zahl ist 1, und vier Einsen sind gefallen: Blau, Gelb, Grün, Rot. Braun bleibt übrig.
figure-ebbes-winner = Die gelbe 1 kommt zuletzt und macht Gelb zum Trumpf, auch für die gelbe 6, die schon liegt.
figure-ebbes-scoring = Fünf Personen und ihre Ebbes-Karten: Am wenigsten und am meisten bringt nichts, dazwischen gibt es 3 Punkte.
figure-ebbes-two = Die Spalten des virtuellen Spielers: Er nutzt nur offene Karten, die am weitesten links liegende passende.
