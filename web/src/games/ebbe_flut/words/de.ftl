# Ebbe & Flut: der Strand
flut-shore = Der Strand
flut-ebb = Ebbe
flut-flood = Flut
flut-square = Reihe { $row }, Spalte { $column }
flut-square-empty = leer
flut-square-on = { $top } auf { $below }
flut-square-start-0 = Start der Ebbe, Ziel der Flut
flut-square-start-1 = Start der Flut, Ziel der Ebbe
flut-square-place = { $card } kann hierhin gelegt werden
flut-square-movable = kann sich bewegen
flut-square-target = { $card } kann hierher
flut-square-chosen = ausgewählt
flut-look = In den Turm schauen
flut-stack-top = oben
flut-stack-bottom = unten
flut-edge = über den Rand: { $card } geht verloren

# Stapel und was den Strand verlassen hat
flut-pile = Stapel { $number }, { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
flut-piles = Stapel
flut-turned = aufgedeckt: { $card }
flut-no-turned = keine Karte aufgedeckt
flut-goal = Ziel
flut-lost = Verloren
flut-tray = { $label }: { $count }
flut-forfeited = { $count ->
    [one] eine als Buße
   *[other] { $count } als Buße
}
flut-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}

# Was zu tun ist
flut-do-deal = Die Karten werden gemischt.
flut-do-turn = Deck eine Karte auf.
flut-do-turn-or-move = Deck eine Karte auf oder beweg erst ein Paar.
flut-do-place = Leg { $card } auf ein helles Feld.
flut-do-place-or-move = Leg { $card } oder beweg erst ein Paar.
flut-do-move = Beweg eine Karte, die ein Paar hat.
flut-do-finish = Beweg, was passt, und beende den Zug.
flut-do-mend = Du hast ein Paar übersehen. Hol es jetzt nach.
flut-do-mending = Beweg weiter oder beende den Zug.
flut-do-claim = Blieb ein Paar liegen? Beanstande es zuerst.
flut-do-way = Wohin soll { $card }?
flut-do-way-or-place = Beweg { $card } oder tipp sie noch einmal an, um sie zu bedecken.
flut-wait-turn = { $seat } deckt eine Karte auf.
flut-wait-place = { $seat } legt { $card }.
flut-wait-move = { $seat } bewegt Karten.
flut-over = Die Gezeiten ruhen.
flut-end = Zug beenden
flut-claim = Beanstanden

# Options
option-watchful = Aufgepasst
option-watchful-about = Ein Paar kann übersehen werden. Bemerkt es die Gegenseite, kostet das eine Karte aus dem Ziel; so steht es in der gedruckten Regel.
option-memory = Aus dem Gedächtnis
option-memory-about = Was unter einer Karte liegt, lässt sich nicht nachsehen.

# Tips in the first game: at most 160 characters each
guide-flut-first-turn = Deck eine Karte von einem Stapel auf. Wer die niedrigere hat, beginnt.
guide-flut-first-place = Leg deine Karte auf eines deiner drei Startfelder.
guide-flut-turn = Deck eine Karte von einem deiner Stapel auf. Alle sind gleich, nur das Glück entscheidet.
guide-flut-early = Du hast schon ein Paar: Beweg zuerst, oder deck zuerst auf. Bis die Karte liegt, geht beides.
guide-flut-place = { $solo ->
    [yes] Leg die Karte auf ein Startfeld ihres Satzes. Sie darf bedecken, was dort liegt.
   *[no] Leg die Karte auf ein helles Feld. Gleicher Buchstabe oder gleiche Zahl in Reihe oder Spalte ist ein Paar, und Paare rücken weiter.
}
guide-flut-move = Ein Paar! Eine der beiden muss weiter: in der Spalte nach links, in der Reihe vorwärts. Über den Rand ist sie verloren.
guide-flut-move-watchful = Beweg deine Paare und beende dann deinen Zug. Was du übersiehst, darf die andere Seite beanstanden.
guide-flut-claim = Wurde ein Paar übersehen? Beanstande es, bevor du etwas anderes tust. Ein Irrtum kostet nichts.
guide-flut-mend = Zu Recht beanstandet: Beweg mindestens eine Karte und beende dann den Zug noch einmal.
guide-flut-wait = Die andere Seite zieht. Ihre Karten können deine bedecken: Was bedeckt ist, bildet kein Paar, bis es wieder frei liegt.

# Score sheets
pad-ebbe-flut = Jede Karte im Ziel ist ein Punkt.

# What drawings say
figure-flut-cards = Die Karten der Ebbe und die der Flut: dieselben Buchstaben und Zahlen, zwei verschiedene Sätze.
figure-flut-lowest = niedrigste
figure-flut-highest = höchste
figure-flut-board = Von der Ebbe aus gesehen: die eigenen Startfelder unten rechts, die der Flut oben links. Der Start des einen ist das Ziel des anderen.
figure-flut-match = B5 passt zu E5 in der Spalte (beide 5) und zu B1 in der Reihe (beide B). Die Karte der Flut dazwischen stört nicht.
figure-flut-direction = Die Pfeile, wie die Ebbe sie sieht. Für die Flut ist alles umgedreht.
figure-flut-column = eine Spalte: nach links
figure-flut-row = eine Reihe: vorwärts
figure-flut-stacks = B5 liegt unter einer Karte der Flut: Sie bildet kein Paar, auch nicht mit B4 in ihrer Reihe.

# Cards
card-ebb = Ebbe { $letter }{ $number }
card-flood = Flut { $letter }{ $number }
