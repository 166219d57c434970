# Die Besprechung einer Partie, die zu Ende ist
review-title = Besprechung
review-ask = Diese Partie besprechen
review-about = Jede Entscheidung wird danach beurteilt, was man in diesem Augenblick wissen konnte, nie nach verdeckten Karten. Es dauert ein wenig; was gefunden wird, erscheint sofort.
review-queued = { $ahead ->
    [0] Die Besprechung beginnt gleich …
    [one] Eine andere Besprechung kommt zuerst …
   *[other] { $ahead } andere Besprechungen kommen zuerst …
}
review-running = Wird besprochen … { $percent } %
review-cancel = Anhalten
review-failed = Die Besprechung ist nicht gelungen. Versuch es später noch einmal.
review-deeper = Genauer hinsehen, wo es darauf ankommt
review-open = Zur Besprechung
review-step = Der gezeigte Schritt
review-no-decision = In diesem Schritt gab es nichts zu entscheiden.
review-not-yet = Dieser Schritt wurde noch nicht angesehen.
review-forced = Es war nur ein Zug erlaubt.
review-loses = kostet { $points } Punkte (± { $within })
review-within = ± { $points }
review-values = Was von jedem Zug in dieser Runde zu erwarten war, in { $count } Verteilungen, die zu dem passten, was man wissen konnte:
review-played = gespielt
review-best = bester
review-better = besser:
review-sound = Hier wurde kein Fehler gefunden.
review-also = Außerdem: { $event }, in { $share } % statt { $instead } %.
review-winning = Aussicht, die Partie zu gewinnen: { $best } % statt { $played } %.
review-all-moves = Alle { $count } Züge
review-fewer = Weniger Züge
review-mark-doubtful = zweifelhafter Zug
review-mark-mistake = Fehler
review-mark-blunder = grober Fehler
review-previous = Voriger Fehler (Taste P)
review-next = Nächster Fehler (Taste N)
review-previous-short = Voriger Fehler
review-next-short = Nächster Fehler
review-none-before = Vor diesem Schritt kommt kein Fehler.
review-none-after = Nach diesem Schritt kommt kein Fehler.
review-whose = Wessen Fehler
review-everybody = Von allen
review-least = Wie schwer
review-from = ab { $mark }
review-mistakes = Fehler
review-none = Kein solcher Fehler wurde gefunden.
review-none-yet = Bisher keiner …
review-curve = Was jeder von der Partie erwarten konnte, Schritt für Schritt
review-curve-about = Erwartete Punkte in der ganzen Partie, bei jeder Entscheidung. Das Band zeigt, wie unsicher sie höchstens sind; gepunktete Linien trennen die Runden.
review-number = Schritt
review-player = Wer
review-expected = Erwartete Punkte
review-mark = Zeichen
review-scored = Runde gewertet
review-players = Spieler
review-result = { $result } Punkte, üblich sind { $mean }. Der Unterschied kam durch:
review-cards = die Karten
review-came = den Verlauf
review-own = eigene Fehler
review-adjusted = Ohne Glück: { $points } Punkte.
review-rate = Fehlerrate { $rate } (± { $within }):
    Tausendstel einer üblichen Schwankung, verloren bei jeder Entscheidung.
review-like = Spielt wie „{ $level }“.
review-like-between = Spielt zwischen „{ $level }“ und „{ $better }“.
review-finest = Bester Zug
review-dearest = Teuerster Fehler
review-at = (Schritt { $number })
review-how = { $simulations } Simulationen je Entscheidung. Angestrichen ist nur, was mehr als das Doppelte seines Standardfehlers kostet.
review-keys = Tasten: N nächster Fehler, P voriger.
