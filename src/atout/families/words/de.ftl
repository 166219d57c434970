# Texte, die alle Spiele teilen.
seat = Platz { $number }
colour-R = Rot
colour-B = Blau
colour-G = Grün
colour-Y = Gelb
colour-K = Schwarz
colour-N = Braun

dealt = { $seat } gibt.
played = { $seat } spielt { $card }.
trick-won = { $seat } gewinnt den Stich.
# `place`: in a match of several games, whose totals are sums of places; else 0
scored = { $place ->
    [0] { $seat }: { $points } in dieser Runde, { $total } insgesamt.
   *[other] { $seat }: { $points } Punkte, Rang { $place }; Summe der Ränge { $total }.
}
over = Die Partie ist zu Ende. Gewonnen: { $seats }.

# Überschriften des Tischbildes
label-round = Runde { $number }
label-dealer = gibt
label-hand = Hand
label-trick = Stich
label-last-trick = Letzter Stich
label-tricks = Stiche
label-cards = Karten
label-total = gesamt
label-over = Partie zu Ende

clause-phase = Das ist jetzt nicht dran.
clause-hand = Diese Karte hast du nicht auf der Hand.

# Die Stufen der Bots. Von jeder wird gesagt, was gemessen wurde (`level-wins`), sonst was sie tut.
level-random = zufällig
level-beginner = Anfänger
level-casual = gemütlich
level-strong = stark
level-expert = Experte
level-random-about = Spielt irgendetwas, was erlaubt ist.
level-beginner-about = Probiert vor jedem Zug nur { $tries } Fortsetzungen aus.
level-casual-about = Probiert in { $seconds } Sekunden bis zu { $tries } Fortsetzungen aus.
level-strong-about = Überlegt bis zu { $seconds } Sekunden, am längsten über die besten Züge.
level-expert-about = Überlegt bis zu { $seconds ->
    [1] einer Sekunde
   *[other] { $seconds } Sekunden
}, am längsten über die besten Züge.
level-wins = Gewinnt { $wins } von 100 Runden gegen { $others ->
    [1] einen gemütlichen Bot
    [2] zwei gemütliche Bots
    [3] drei gemütliche Bots
   *[other] { $others } gemütliche Bots
}.

# A review's reason: what happens after the best move in `share` of a hundred worlds, after the one played in `instead`.
# Events speak to the player whose decision it was.
review-reason = { $best } statt { $played }: { $event }, und zwar in { $share } % statt { $instead } % der Verteilungen, die du dir vorstellen konntest.
event-trick = du gewinnst diesen Stich
event-taker = { $seat } gewinnt diesen Stich
event-off = { $seat } kann in diesem Stich nicht bedienen
event-last = du gewinnst den letzten Stich
event-best = niemand hat in der Runde ein besseres Ergebnis als du
