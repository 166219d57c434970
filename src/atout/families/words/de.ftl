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
