# Meldungen der Befehlszeile. Die Befehle behalten ihre englischen Namen; `cli-command-…` gibt jedem einen zweiten.
cli-players = { $players } Spieler
cli-record = Partie { $number }: { $game }
cli-unfinished = Die Aufzeichnung endet hier, die Partie ist nicht zu Ende.

cli-person = Spieler { $number }
cli-bot = Bot { $number }
cli-virtual = Virtueller Spieler

cli-which-game = Welches Spiel? (Nummer oder Name)
cli-no-game = Es gibt kein Spiel „{ $typed }“.
cli-which-level = Gegen welche Bots? (Nummer oder Name; Eingabetaste: { $usual })
cli-no-level = Es gibt keine Bots „{ $typed }“.
cli-welcome = { $game }: viel Vergnügen! „hilfe“ sagt dir, was du eingeben kannst.
cli-commitment = Fingerabdruck aller Austeilungen (SHA-256 der geheimen Zahl): { $commit }
cli-secret-lost = Die geheime Zahl dieser Partie ist nicht mehr da: Weitere Austeilungen sind zufällig, aber nicht nachprüfbar.
cli-played-on =
    Du spielst nach Schritt { $step } einer anderen Partie weiter. { $cards ->
        [drawn] Was du dort nicht wissen konntest, ist neu gezogen.
       *[true] Alle Karten liegen so wie dort.
    }
cli-file = Die Partie wird nach jedem Zug gespeichert in { $file }
cli-saved = Gespeichert: { $file }
cli-verify = Die geheime Zahl aller Austeilungen steht jetzt in der Aufzeichnung: atout verify { $file }
cli-pass-keyboard = Gib die Tastatur an { $seat } weiter und drück dann die Eingabetaste.

cli-legal = Erlaubt ist:
cli-more-moves = … und { $count } weitere: Gib „{ $command }“ ein
cli-ambiguous = Das kann mehrere Züge bedeuten: { $moves }
cli-not-legal = { $move } ist nicht erlaubt: { $sentence } ({ $reference })
cli-not-a-move = „{ $typed }“ ist weder ein Zug noch ein Befehl; „{ $help }“ sagt dir, was du eingeben kannst.
cli-nothing-to-undo = Du hast keinen Zug zurückzunehmen.
cli-hint = { $move }: { $mean } ± { $error }
cli-hint-line = Danach wohl: { $line }
cli-file-exists = { $file } gibt es schon; wähl einen anderen Namen.

cli-command-hint = tipp
cli-command-undo = zurück
cli-command-moves = züge
cli-command-rules = regeln
cli-command-log = verlauf
cli-command-save = speichern
cli-command-quit = ende
cli-command-help = hilfe
cli-help =
    Gib einen Zug, seine Nummer oder nur seine Karte ein. Die Eingabetaste spielt den einzigen erlaubten Zug.
    { $hint }  die drei besten Züge mit ihren erwarteten Punkten
    { $undo }  zurück zu deiner letzten Entscheidung
    { $moves }  alle erlaubten Züge
    { $rules }  die Spielregel
    { $log }  alles, was geschehen ist
    { $save } [DATEI]  speichern, auch unter anderem Namen
    { $quit }  aufhören; die Partie kann fortgesetzt werden
    { $help }  dieser Text
