# What all pages share
page-save = Speichern
page-copied = Kopiert
page-close = Schließen
page-cancel = Abbrechen

# The head and the foot
shelf-nav = Seite
shelf-rules = Regeln
shelf-me = Du und deine Einstellungen
shelf-language = Sprache
shelf-nick = Dein Spitzname
shelf-nick-change = Spitznamen ändern
shelf-theme-light = Licht anmachen
shelf-theme-dark = Licht ausmachen
shelf-sound-on = Töne einschalten
shelf-sound-off = Töne ausschalten
foot-about = Moderne Kartenspiele, die kaum noch zu finden sind, nach ihren gedruckten Regeln. Regeltexte, Zeichnungen und Programme sind von uns.
foot-nav = Weiteres
foot-programs = Zum Programmieren
foot-site = Die Seite betreuen

# The shelf
shelf-title = Kartenspiele, sofort spielbar
shelf-headline = Vergessene Kartenspiele, frisch gemischt
shelf-lead = Schachtel auf und los: allein gegen Bots oder mit Freunden, die nichts als einen Link brauchen.
shelf-boxes = Die Schachteln
shelf-players = { $least ->
    [1] allein oder zu zweit
   *[other] { $least }–{ $most } Personen
}
shelf-minutes = { $most ->
    [0] etwa { $least } Min.
   *[other] { $least }–{ $most } Min.
}
shelf-play-now = Jetzt spielen
shelf-dealing = Karten werden gegeben …
shelf-waiting = In etwa { $time } geht es los…
shelf-invite = Freunde einladen
shelf-options = Mehr Optionen
shelf-how = So wird gespielt
shelf-preparing = Die Schachteln werden gerade ausgepackt, nur dieses erste Mal; wählen kannst du schon.
shelf-left = Noch etwa { $time }.
shelf-seconds-left = { $count } s
shelf-minutes-left = { $count } min
shelf-preparing-wish = { $game } wird ausgepackt, nur dieses erste Mal; dein Tisch öffnet sich von selbst.
shelf-packed = wird ausgepackt

# Tables
shelf-mine = Deine Tische
shelf-all = Alle { $count } zeigen
shelf-fewer = Weniger zeigen
shelf-your-turn = Du bist dran
shelf-others-turn = Die anderen überlegen
shelf-watch = Zuschauen
shelf-waits = { $free ->
    [0] Kann beginnen
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
shelf-pace-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
shelf-pace-move = { $seconds } s je Zug
shelf-pace-game = { $minutes } Min. je Partie
shelf-join = { $free ->
    [one] Mitspielen: ein Platz ist frei
   *[other] Mitspielen: { $free } Plätze sind frei
}
shelf-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
shelf-nobody = noch niemand
shelf-somebody = jemand
shelf-open = Offene Tische
shelf-open-none = Gerade wartet niemand auf Gesellschaft. Wenn du einen Tisch einrichtest, kannst du ihn hier für alle anzeigen lassen: Vielleicht kommt jemand vorbei.
shelf-recent = Beendete Partien
shelf-recent-none = Noch ist keine Partie zu Ende gespielt. Deine stehen dann hier und lassen sich Karte für Karte nachspielen.
shelf-unfinished = vorzeitig beendet
shelf-won = Gewonnen:

# Invitations
shelf-invite-title = Dein Tisch ist bereit
shelf-invite-lead = { $game }: Wer diesen Link öffnet, kann Platz nehmen. Was frei bleibt, können Bots übernehmen.
shelf-invite-text = Spiel mit mir { $game }!
shelf-link = Link zum Tisch
shelf-qr = QR-Code mit dem Link zum Tisch
shelf-copy-link = Link kopieren
shelf-share = Teilen
shelf-to-table = Zum Tisch

# Records
shelf-drop = Du hast die Aufzeichnung einer Partie? Zieh die Datei irgendwo auf diese Seite und sieh sie dir noch einmal an.
shelf-let-go = Loslassen, um diese Partie anzusehen
shelf-choose-file = Datei wählen
shelf-records = Alle durchsuchen
shelf-no-record = „{ $name }“ ist keine Aufzeichnung einer Partie.

# Nothing here
lost-title = Nichts hier
lost-headline = Diese Karte ist nicht im Blatt
lost-text = Wir haben unter dem Tisch, hinter den Kissen und in allen Ärmeln nachgesehen. Was immer unter dieser Adresse lag, ist nicht mehr im Spiel.
lost-home = Zurück zum Regal

# Rätsel
shelf-puzzles = Rätsel
shelf-puzzle-day = Rätsel des Tages
shelf-puzzle-lead = { $game }: Finde den besten Zug.
shelf-puzzle-open = Lösen
shelf-puzzle-due = { $count ->
    [one] Einer deiner eigenen Fehler kommt heute wieder
   *[other] { $count } deiner eigenen Fehler kommen heute wieder
}
