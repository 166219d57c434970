# Rätsel
puzzle-title = Rätsel
puzzle-lead = Finde den Zug: echte Entscheidungen aus Spielen, so wie sie vor ihren Spielern lagen. Jeder Zug, der so gut ist wie der beste, zählt als richtig.
puzzle-games = Nach Spiel
puzzle-count = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel
}
puzzle-today = Rätsel des Tages
puzzle-none = Solche Rätsel gibt es noch nicht.
puzzle-of = { $game }: Rätsel
puzzle-all-games = Alle Spiele
puzzle-theme = Was entscheidet
puzzle-every-theme = Alles
puzzle-somebody = jemand anders
puzzle-difficulty = Schwierigkeit
puzzle-every-difficulty = Jede
puzzle-difficulty-0 = leicht
puzzle-difficulty-1 = mittel
puzzle-difficulty-2 = schwer
puzzle-difficulty-3 = sehr schwer
puzzle-start = Los
puzzle-number = Rätsel { $number }
puzzle-find = Finde den besten Zug
puzzle-task = Du sitzt vorn und siehst, was dieser Spieler sah. Spiele den Zug, der am meisten verspricht; du hast eine Antwort.
puzzle-fair = Niemand hat in die verdeckten Karten geschaut: Verglichen wird in vielen Verteilungen, die zu dem passen, was du siehst.
puzzle-tell = Zeig es mir
puzzle-right = Richtig!
puzzle-wrong = Nicht der beste Zug
puzzle-told = Die Lösung
puzzle-best = { $count ->
    [one] Am besten:
   *[other] Gleich gut:
}
puzzle-why = Warum
puzzle-values = Was jeder Zug in dieser Runde erwarten lässt, in { $count } Verteilungen, die zu dem passen, was du siehst:
puzzle-next = Nächstes Rätsel
puzzle-back = Zurück zu den Rätseln
puzzle-mine = Deine eigenen Fehler
puzzle-mine-about = Fehler, die du aus einer Besprechung aufhebst, kommen als Rätsel wieder: nach 1, 3, 7 und 21 Tagen, bis sie sitzen.
puzzle-mine-none = Noch ist nichts aufgehoben. Öffne die Besprechung einer beendeten Partie und wähle „Diese Fehler üben“.
puzzle-mine-start = Jetzt üben
puzzle-due = { $count ->
    [one] Ein Fehler kommt heute wieder.
   *[other] { $count } Fehler kommen heute wieder.
}
puzzle-later = { $count ->
    [one] Ein Fehler ist aufgehoben;
   *[other] { $count } Fehler sind aufgehoben;
} { $days ->
    [one] der nächste kommt morgen wieder.
   *[other] der nächste kommt in { $days } Tagen wieder.
}
puzzle-export = Als Datei sichern
puzzle-import = Datei öffnen
puzzle-bad-file = Das ist keine Datei mit aufgehobenen Fehlern.
puzzle-forget = Alles löschen
puzzle-forget-sure = Wirklich alles löschen?
puzzle-kept = All das bleibt in diesem Browser und nirgends sonst.
puzzle-practise = Diese Fehler üben
puzzle-practised = { $count ->
    [0] Diese Fehler sind schon aufgehoben.
    [one] Ein Fehler kommt morgen als Rätsel wieder.
   *[other] { $count } Fehler kommen als Rätsel wieder, ab morgen.
}
