twenty-trumps = Trumpf
twenty-tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
pad-twenty = Jeder Stich ist ein Punkt.

# Optionen
option-cards = Karten
option-cards-about = Wie groß das Blatt ist: die niedrigsten Werte aller vier Farben.
