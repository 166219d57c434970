# Eine Partie nachspielen
replay-title = Nachspielen
replay-of = { $game }: nachgespielt
replay-opening = Die Karten werden noch einmal ausgelegt …
replay-step = Schritt { $number } von { $total }
replay-seat = Gesehen von
replay-link = Link zu diesem Schritt kopieren
replay-controls = Durch die Partie gehen
replay-position = Stelle in der Partie
replay-first = An den Anfang
replay-round-back = Zurück an den Anfang der Runde
replay-back = Einen Schritt zurück
replay-play = Laufen lassen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-round-forward = Weiter zur nächsten Runde
replay-last = Ans Ende
replay-at-first = Das ist der Anfang.
replay-at-last = Das ist das Ende.
replay-speed = Tempo: { $speed }-fach
replay-side = Verlauf, Punkte, Besprechung
replay-tab-log = Verlauf
replay-tab-scores = Punkte
replay-tab-about = Über die Partie
replay-tab-review = Besprechung
replay-unfinished = Diese Partie wurde nicht zu Ende gespielt.
replay-keys = Tasten: ← → ein Schritt, Bild auf und Bild ab eine Runde, Pos1 und Ende, Leertaste: laufen lassen und anhalten, W was wäre, wenn, O weiterspielen; in einer Folge ← →, Rücktaste, C vergleichen, Escape.
replay-no-file = Die Aufzeichnung, die hier war, ist nicht mehr da. Wähl sie noch einmal aus, oder eine andere.
replay-reason = Grund:
scores-go = Ans Ende von Runde { $number }

# Anders weiter
onward-open = Von hier weiterspielen
onward-title = Von hier weiterspielen
onward-over = Hier ist die Partie zu Ende.
onward-seat = Wessen Platz nimmst du ein?
onward-cards = Karten, die dort nicht zu sehen waren
onward-cards-drawn = Neu gezogen
onward-cards-drawn-about = So, wie sie nach allem, was { $name } wissen konnte, hätten liegen können. Auch du kennst sie nicht.
onward-cards-true = Wie sie lagen
onward-cards-true-about = Die wahren Karten der Partie, aus der es weitergeht. Die neue Partie sagt es.
onward-start = Spielen
onward-note = Weitergespielt ab Schritt { $step } einer anderen Partie, { $cards ->
    [drawn] die ungesehenen Karten neu gezogen.
   *[true] mit den Karten, wie sie lagen.
}
onward-back = Was dort geschah
onward-note-puzzle = Weitergespielt ab einem Rätsel, { $cards ->
    [drawn] die ungesehenen Karten neu gezogen.
   *[true] mit den Karten, wie sie lagen.
}
onward-back-puzzle = Zum Rätsel
whatif-open = Was wäre, wenn …?
whatif-title = Was wäre, wenn
whatif-empty = Probier erst einen Zug.
whatif-happened = So war es
whatif-deal = Ausgeteilt
whatif-moves = { $name } kann spielen:
whatif-ends = Hier endet die Folge.
whatif-inside = Mitten in der Folge; nach ihrem letzten Zug geht es weiter.
whatif-compared = So ist es gewesen.
whatif-back = Letzten Zug zurücknehmen
whatif-link = Link zu dieser Folge kopieren
whatif-leave = Zurück zur Partie

# Ehrlich gegeben
fair-title = Ehrlich gegeben?
fair-how = Alle Karten dieser Partie kommen aus einer einzigen geheimen Zahl. Ihr Fingerabdruck war schon vor der ersten Karte zu sehen, also konnte niemand später eine andere wählen; die Zahl selbst ist zu sehen, seit die Partie zu Ende ist.
fair-commit = Fingerabdruck, vor der Partie gezeigt
fair-seed = Geheime Zahl, danach gezeigt
fair-fits = Die Zahl hat diesen Fingerabdruck.
fair-fits-not = Die Zahl hat diesen Fingerabdruck nicht!
fair-check = Um jedes einzelne Austeilen zu prüfen, lade die Aufzeichnung herunter und rufe auf:
fair-hand-title = Von Hand nachprüfen
fair-hand = Der Fingerabdruck ist der SHA-256 der 32 Bytes der geheimen Zahl. Das k-te Austeilen nimmt seine Zufallszahlen aus SHA-256(Zahl, „deal“, k, c) für c = 0, 1, 2 …, k und c als je vier Bytes, gelesen als 32-Bit-Zahlen mit dem höchsten Byte zuerst. Damit wird der sortierte Stapel vom Ende her gemischt (Fisher–Yates). Alle Einzelheiten stehen in der Datei docs/record.md in Atouts Quelltext.
fair-none = Diese Aufzeichnung sagt nicht, aus welcher Zahl ihre Karten kommen. Nachprüfen lässt sich das also nicht.

# Nach der Partie
result-you = Du hast gewonnen!
result-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
result-winner = Gewonnen
result-place = { $place }.
result-share = Link kopieren
result-print = Punkte drucken
chart-title = Punkte nach jeder Runde

# Beendete Partien
records-whose = Welche Partien
records-whose-all = alle
records-whose-all-about = Partien von offenen Tischen und alle deine eigenen.
records-whose-mine = meine
records-whose-mine-about = Nur Partien, bei denen du mitgespielt hast.
records-game = Spiel
records-all = Alle Spiele
records-player = Name beginnt mit
records-none = So eine Partie ist nicht zu finden.
records-mine-none = Du hast noch keine Partie zu Ende gespielt. Deine stehen dann hier und lassen sich Karte für Karte nachspielen.
records-more = Frühere zeigen
