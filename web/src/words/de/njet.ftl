# Njet: der Plan
njet-board = Der Plan
njet-square = { $row }: { $square }
njet-square-refused = abgelehnt von { $seat }
njet-square-decided = steht fest
njet-square-open = noch möglich
njet-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
njet-cards-no-loot = { $count }, ohne { $value }
njet-caption-no-loot = ohne { $value }
njet-cards-pass = { $count } weiter
njet-cards-none = nichts
njet-none = keiner
njet-you = Du
njet-supers = { $colour } { $value }
njet-factor = × { $points }
njet-head-start = Start
njet-head-discard = Ablegen
njet-head-trump = Trumpf
njet-head-super = Super
njet-head-points = Punkte

# Njet: Züge als Knöpfe
njet-say-start = Nein: { $seat } beginnt nicht
njet-say-discard = Nein: nicht „{ $square }“
njet-say-discard-none = Nein: nicht „nichts“
njet-say-trump = Nein: { $colour } nicht Trumpf
njet-say-trump-none = Nein: nicht ohne Trumpf
njet-say-super = Nein: { $colour } { $value } nicht super
njet-say-super-none = Nein: nicht ohne Supertrumpf
njet-say-points = Nein: nicht × { $points }
njet-say-alone = Allein spielen
njet-say-team = Mit { $seats } spielen
njet-say-double = Verdoppler an { $seat }
njet-say-double-keep = Verdoppler behalten
njet-say-aside = { $card } ablegen
njet-say-pass = { $card } an { $seat } weitergeben

# Njet: was zu tun ist
njet-do-dealing = Es wird gegeben.
njet-do-stones = Du bist dran: Sag nein zu einem Feld.
njet-do-stones-other = { $seat } sagt nein zu einem Feld.
njet-do-teams = Du beginnst. Wer spielt auf deiner Seite?
njet-do-teams-other = { $seat } beginnt und bildet die Seiten.
njet-do-doubler = Wer auf der Zweierseite zählt doppelt?
njet-do-doubler-other = { $seat } gibt einem der beiden den Verdoppler.
njet-do-discard = { $count ->
    [one] Lege eine Karte verdeckt ab.
   *[other] Lege { $count } Karten verdeckt ab.
}
njet-do-no-loot = { $count ->
    [one] Lege eine Karte ab, aber keine { $value }.
   *[other] Lege { $count } Karten ab, aber keine { $value }.
}
njet-do-pass = { $count ->
    [one] Wähle eine Karte für { $seat }.
   *[other] Wähle { $count } Karten für { $seat }.
}
njet-do-laying-wait = Warten, bis alle gewählt haben.
njet-do-laid = Gewählt. Du kannst es dir anders überlegen, bis alle gewählt haben.
njet-do-lead = Du bist dran: Spiel aus.
njet-do-lead-other = { $seat } spielt aus.
njet-do-play = Du bist dran: Spiel eine Karte.
njet-do-play-other = { $seat } spielt.
njet-do-taken = { $seat } gewinnt den Stich.
njet-do-scored = Die Runde ist zu Ende.

# Njet: Seiten und Verdoppler
njet-side = Seite { $letter }
njet-side-mine = Seite { $letter }, deine
njet-side-other = Seite { $letter }, die anderen
njet-doubler = zählt doppelt
njet-doubler-hint = Was diese Person gewinnt, zählt doppelt.
njet-confirm-team = So spielen wir
njet-team-not-yet = Wähle zuerst, wer mit dir spielt.
njet-portrait = die Figur dieser Person auf dem Plan
njet-start-player = beginnt

# Njet: abgelegte und weitergegebene Karten
njet-tray-discard = Abgelegt
njet-tray-pass = Für { $seat }
njet-slot = ein freier Platz
njet-received-cards = Von { $seat }
njet-received-mark = weitergegeben an dich
njet-down = { $count ->
    [one] hat eine Karte gewählt
   *[other] hat { $count } Karten gewählt
}

# Njet: Stiche und Beute
njet-tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
njet-loot-count = { $count ->
    [0] keine Beute
    [one] 1 Beutekarte
   *[other] { $count } Beutekarten
}
njet-loot-list = Beute: { $cards }
njet-left = { $count ->
    [one] Letzter Stich
   *[other] Noch { $count } Stiche
}
njet-left-short = noch { $count }
njet-last = Letzter Stich, an { $seat }
njet-captured = Beute
njet-conditions = Diese Runde
njet-sides = Stiche und Beute

# Njet: die Abrechnung einer Runde
njet-sum = Was die Runde gebracht hat
njet-sum-won = Gewonnen
njet-sum-each = je × { $points }
njet-sum-points = Punkte
