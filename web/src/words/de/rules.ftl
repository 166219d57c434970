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
pad-sum = Summe der Ränge

# Examples to step through
rules-example = Schritt für Schritt
rules-first = Zum Anfang
rules-back = Einen Schritt zurück
rules-forward = Einen Schritt weiter
rules-last = Zum Ende
rules-step = { $at } / { $of }

# What drawings say
figure-led = ausgespielt
