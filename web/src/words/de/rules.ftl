# The rules
rules-title = Regeln
rules-lead = Vollständig, in unseren eigenen Worten, mit Zeichnungen und Beispielen zum Durchklicken. Wo die gedruckten Regeln eine Lücke lassen, sagt der letzte Abschnitt jeder Anleitung, wie wir sie schließen.
rules-of = { $game } – Regeln
rules-all = Alle Regeln
rules-opening = Die Anleitung wird aufgeschlagen …
rules-contents = Inhalt
rules-play = Spielen
rules-print = Drucken
rules-on = an
rules-off = aus
rules-none = keine
option-players = Personen

# Empty score sheets
rules-sheet = Punktezettel
pad-title = { $game }: Punktezettel
pad-about = Ein leerer Zettel für einen echten Tisch: ausdrucken, oben die Namen eintragen und losspielen.
pad-name = Name
pad-date = Datum
pad-game = Partie
pad-factor = Faktor
pad-sum = Summe der Ränge
pad-ebbes = Plus zählt je Karte +1, Minus je Karte −1. Ebbes bringt 3 Punkte, wenn man weder die meisten noch die wenigsten hat. Wer die meisten Nix-Karten hat, sagt, wer als Nächstes ausspielt.
pad-njet-1997 = Jedes Mitglied einer Seite bekommt deren Stiche und Beute mal dem Faktor. Wer allein spielt, bekommt das Doppelte.
pad-njet-2007 = Jedes Mitglied einer Seite bekommt deren Stiche und Beute mal dem Faktor; wer das Monster hält, zählt die eigenen doppelt. Meist wird nur der Unterschied notiert: Er geht an die bessere Seite, die andere bekommt 0.
pad-niet-2015 = Jedes Mitglied einer Seite bekommt deren Stiche und Beute mal dem Faktor; wer die ×2-Karte hält, zählt die eigenen doppelt.
pad-ebbe-flut = Jede Karte im Ziel ist ein Punkt.
pad-xxl = Nach jedem Spiel notiert ihr die Punkte und den Rang, den sie bringen. Gleiche Punkte teilen sich den besseren Rang, der nächste entfällt. Die niedrigste Summe der Ränge gewinnt.

# Examples to step through
rules-example = Schritt für Schritt
rules-first = Zum Anfang
rules-back = Einen Schritt zurück
rules-forward = Einen Schritt weiter
rules-last = Zum Ende
rules-step = { $at } / { $of }

# What drawings say
figure-led = ausgespielt
figure-wins = gewinnt
figure-trump = Trumpf
figure-trump-now = macht Gelb zum Trumpf
figure-supertrump = Supertrumpf
figure-later-wins = der spätere gewinnt
figure-ours = unsere Seite
figure-ours-no-loot = unsere Seite: keine Beute
figure-ours-wins = unsere Seite: gewinnt
figure-theirs = die anderen
figure-loot = die anderen: Beute!
figure-top = auf dem Tisch
figure-fits = passt
figure-no-fit = passt nicht
figure-both-open = beide Farben offen
figure-fixes = bestimmt Grün
figure-cards = { $count ->
    [0] keine
   *[other] { $count }
}
figure-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
figure-half-upper = eine Hälfte: blaue 3
figure-half-lower = die andere Hälfte: gelbe 6
figure-total = die Summe: 3 + 6 = 9

figure-ebbes-box = Jede Farbe hat ihr eigenes Zeichen. Diese fünf Karten sind die aus der Tabelle.
figure-ebbes-meaning = Die Zahl ist 1, und vier Einsen sind gefallen: Blau, Gelb, Grün, Rot. Braun bleibt übrig.
figure-ebbes-winner = Die gelbe 1 kommt zuletzt und macht Gelb zum Trumpf, auch für die gelbe 6, die schon liegt.
figure-ebbes-scoring = Fünf Personen und ihre Ebbes-Karten: Am wenigsten und am meisten bringt nichts, dazwischen gibt es 3 Punkte.
figure-ebbes-two = Die Spalten des virtuellen Spielers: Er nutzt nur offene Karten, die am weitesten links liegende passende.
figure-njet-cards = Eine Karte jeder Farbe. Links die niedrigste, die { $low }: Sie kann Beute werden.
figure-njet-board = Der Plan vor dem ersten Stein.
figure-njet-stones = Derselbe Plan, wenn alle Steine liegen: Die Felder mit Haken sind das Gesetz dieser Runde.
figure-njet-winner = Supertrumpf schlägt Trumpf, Trumpf schlägt die ausgespielte Farbe. Von zwei Supertrümpfen gewinnt der spätere.
figure-njet-loot = Unser Trumpf gewinnt den Stich. Nur die { $low }, die von den anderen kam, ist Beute.
figure-flut-cards = Die Karten der Ebbe und die der Flut: dieselben Buchstaben und Zahlen, zwei verschiedene Sätze.
figure-flut-lowest = niedrigste
figure-flut-highest = höchste
figure-flut-board = Von der Ebbe aus gesehen: die eigenen Startfelder unten rechts, die der Flut oben links. Der Start des einen ist das Ziel des anderen.
figure-flut-match = B5 passt zu E5 in der Spalte (beide 5) und zu B1 in der Reihe (beide B). Die Karte der Flut dazwischen stört nicht.
figure-flut-direction = Die Pfeile, wie die Ebbe sie sieht. Für die Flut ist alles umgedreht.
figure-flut-column = eine Spalte: nach links
figure-flut-row = eine Reihe: vorwärts
figure-flut-stacks = B5 liegt unter einer Karte der Flut: Sie bildet kein Paar, auch nicht mit B4 in ihrer Reihe.
figure-xxl-cards = Eine Karte. Jede Hälfte hat ihre Zahl und ihre Farbe.
figure-xxl-places = Wenige Punkte zuerst: Gleiche Punkte teilen sich den besseren Rang, der nächste entfällt.
figure-xxl-up-and-down-fresh = Zwei frische Stapel und was auf sie passt.
figure-xxl-up-and-down-afterwards = Die gelbe 6 kam auf die gelbe 7: Die Serie läuft abwärts. Die blaue Hälfte ist noch in beide Richtungen offen.
figure-xxl-lower-fits = Die gelbe 4 ist niedriger als die gelbe 7. Blaue 6 und gelbe 10 sind es nicht; Rot und Grün zählen nicht.
figure-xxl-refuse-winner = Gelb ist genannt: 7 und 9 zählen, die Karte ohne Gelb kann nicht gewinnen. Die 9 gewinnt.
figure-xxl-runs-run = Grüne 6, 7 und 8: eine Folge für 26 Punkte.
figure-xxl-one-by-one-fits = Rot ist bei 7 angekommen und nimmt die 6. Die anderen Farben nehmen eine 10.
figure-xxl-fix-the-colour-open = Grün und Rot sind offen. Die zweite Karte hat davon nur Grün: Grün ist bestimmt.
figure-xxl-fix-the-colour-to-the-end = Immer beide Farben. Die höhere Zahl der letzten Karte ist die rote 9: Rot zählt, und die 9 gewinnt.
