# Die ganze Seite
page-unreachable = Der Server ist gerade nicht zu erreichen.
page-failed = Der Server hat mit einem Fehler geantwortet ({ $status }).
page-no-such-game = Ein Spiel „{ $game }“ gibt es hier nicht. Die Spiele sind: { $games }. Eine neuere Seite kennt es vielleicht.
page-again = Noch einmal versuchen
page-labelled = { $label }:

# Karten
card-hidden = eine verdeckte Karte
card-suit = { $colour } { $number }
card-playable = spielbar
card-of = gespielt von { $seat }
hands-open = Alle Hände
hand-of = Hand von { $seat }

# Plätze und Stiche
seat-free = Freier Platz { $number }
seat-turn = ist dran
seat-bot = ein Bot: { $level }
seat-dealer-short = G
seat-absent = nicht verbunden
seat-away = weg
seat-away-since = weg, zuletzt da { $ago }
seat-replaced = weg; ein Bot spielt
seat-sealed = hat gewählt
seat-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand
seat-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
trick-led = Ausspiel
clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
clock-hours = { $count } Std.
clock-left = noch { $time }

# Was geht
moves-title = Was du jetzt tun kannst
moves-none = Du bist nicht dran.
moves-all = Alle Züge
log-title = Was geschehen ist
