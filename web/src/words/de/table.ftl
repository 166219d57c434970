yes = ja
no = nein
tap-again = Noch einmal tippen, um zu spielen.

# Der obere Rand
bar-home = Zum Regal
bar-rules = Regeln
bar-sound-on = Töne einschalten
bar-sound-off = Töne ausschalten
bar-menu = Menü
title-your-turn = ● Du bist dran – { $game }
title-table = { $game } – Atout

# Worauf der Tisch wartet
status-opening = Der Tisch wird geöffnet …
closed-text = Bitte um einen neuen Link oder eröffne selbst einen Tisch: Die Schachteln stehen im Regal.
status-frozen = Diese Partie kann nicht weitergehen.
status-waiting = Es fehlen noch Mitspielende
status-over = Die Partie ist zu Ende.
status-ended-agreed = Alle waren einverstanden, die Partie zu beenden.
status-ended-abandoned = Niemand war mehr da, die Partie wurde beendet.
status-ended-closed = Der Tisch wurde geschlossen.
status-paused = Pause
status-your-turn = Du bist dran
status-choose-more = Wähle weiter
status-sealed = Deine Wahl steht. Die anderen überlegen noch.
status-away = Ein Bot spielt für dich.
status-bot = { $seat } überlegt …
status-turn = { $seat } ist dran

# Somebody for whom the table waits is not connected
absent-title = Jemand ist weg
absent-now = { $name }: nicht verbunden
absent-since = { $name }: seit { $time } weg
absent-bot = Bot spielen lassen
absent-wait = Warten
absent-end = Beenden
absent-in = Ein Bot kann in { $seconds } Sekunden einspringen.

# Verbindung, Fragen, Verpasstes
connection-lost = Verbindung verloren. Sie wird wiederhergestellt …
connection-elsewhere = Du hast dich abgemeldet. Lade die Seite neu, um weiterzuspielen.
refusal-rule = Regel lesen
proposal-title = Eine Frage an dich
proposal-takeback = { $seat } möchte den letzten Zug zurücknehmen.
proposal-end = { $seat } möchte die Partie jetzt beenden.
proposal-yes = Einverstanden
proposal-no = Nein
proposal-waiting = Die anderen werden gefragt …
away-left = Du bist gegangen; ein Bot spielt für dich.
away-clock = Deine Zeit war um; ein Bot spielt für dich.
away-replaced = Du warst weg; ein Bot spielt für dich.
away-back = Platz wieder einnehmen
missed-title = Während du weg warst: { $count ->
    [one] ein Ereignis
   *[other] { $count } Ereignisse
}
missed-seen = Gesehen

# Was man außer Spielen tun kann
action-change = Wahl ändern
action-take-back = Zurücknehmen
action-hint = Tipp
action-hint-wait = Du bist nicht am Zug.
hint-likely = Danach wohl:
action-lay-down = Auflegen
lay-down-certain = Was die anderen auch halten, die Runde kann nur noch so enden:

# Neben dem Tisch
side-title = Verlauf, Gespräch, Punkte
side-log = Verlauf
side-chat = Gespräch
side-scores = Punkte
scores-title = Punkte nach Runden
scores-round = Runde
scores-place = Rang { $place }
scores-sum = Summe der Ränge
scores-none = Noch keine Runde ist gewertet.
round-result = Runde { $number } ist zu Ende
round-game = Spiel { $number } ist zu Ende
round-player = Name
round-points = Punkte
round-place = Rang
chat-title = Gespräch
chat-none = Noch hat niemand etwas gesagt.
chat-write = Eine Zeile schreiben
chat-send = Senden
chat-mute = Stumm schalten
chat-unmute = Wieder reden lassen
chat-gone = jemand

# Vor dem Beginn
waiting-free = Freier Platz
waiting-host = Gastgeber
waiting-reserved = freigehalten für { $name }
waiting-reserve = Freihalten für …
waiting-reserve-for = Für wen soll der Platz freigehalten werden? (Leer lassen, um ihn freizugeben.)
waiting-sit = Hier sitzen
waiting-stand = Aufstehen
waiting-bot = Bot dazusetzen
waiting-no-bot = Bot wegnehmen
waiting-level = Wie stark { $name } ist
waiting-kick = Wegschicken
waiting-start = Beginnen
waiting-start-fill = Beginnen; { $count ->
    [one] ein Bot nimmt den freien Platz
   *[other] Bots nehmen die { $count } freien Plätze
}
waiting-take-seat = Nimm einen Platz, um mitzuspielen, oder schau zu.
waiting-for-host = { $name } beginnt die Partie.
waiting-options = Optionen dieses Tisches
waiting-fair = Ehrlich gemischt: Alle Karten kommen aus einer geheimen Zahl, die nach der Partie gezeigt wird. Ihr Fingerabdruck:

# Das Menü
menu-pause = Pause
menu-resume = Weiterspielen
menu-end = Partie beenden
menu-leave = Gehen
menu-stay = Nein, weiterspielen
menu-sure-leave = Ein Bot spielt für dich weiter. Du kannst deinen Platz jederzeit wieder einnehmen.
menu-sure-end = Die anderen werden gefragt, ob sie die Partie jetzt beenden wollen.
menu-autoplay = Eine Karte von selbst spielen, wenn nur eine erlaubt ist
menu-coach = Mir leise meine Fehler zeigen (Trainer)
menu-coach-company = Mir leise meine Fehler zeigen (Trainer): sobald alle hier es wollen
coach-mistake = Das kostet wohl { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}:
menu-share = Diesen Tisch teilen
menu-settings = Einstellungen
menu-seed = Die geheime Zahl war:

# Tasten
keys-title = Tasten
keys-digits = Zu diesem Zug in der Liste gehen
keys-arrows = Von Karte zu Karte, von Feld zu Feld
keys-enter = Spielen, was markiert ist
keys-escape = Auswahl aufheben, Meldung schließen
keys-hint = Tipp
keys-undo = Zurücknehmen
keys-moves = Liste aller Züge zeigen oder verbergen
keys-chat = Gespräch
keys-help = Diese Hilfe

# Nach der Partie
over-title = Das Ergebnis
over-rematch = Noch einmal
over-replay = Nachspielen
over-download = Aufzeichnung herunterladen
