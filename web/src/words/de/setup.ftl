# Setting up a table
new-title = { $game }: neuer Tisch
new-rules = So wird gespielt
new-players = Wer spielt
new-count = Zu wievielt
new-seat = Platz { $number }
new-seat-me = Du ({ $name })
new-seat-free = Wer den Link hat
new-seat-kept = Freigehalten für …
new-seat-bot = { $levels ->
    [1] Bot
   *[other] Bot: { $level }
}
new-seat-name = Für wen Platz { $number } freigehalten wird
new-seat-name-hint = Spitzname
new-bot-pace = Die Bots spielen
new-bot-pace-0 = sofort
new-bot-pace-1 = flott
new-bot-pace-2 = ruhig
new-bot-pace-3 = langsam
new-options = Regeln und Varianten
new-options-about = Wie in der Schachtel, wenn du nichts anderes wählst.
new-option-refused = Diesen Wert nimmt der Server nicht an.
new-table = Der Tisch
new-pace = Bedenkzeit
pace-relaxed = ohne Grenze
pace-relaxed-about = Niemand hat es eilig.
pace-move = je Zug
pace-move-about = Wer länger braucht, wird bis zur Rückkehr von einem Bot vertreten.
pace-game = je Partie
pace-game-about = Eine Schachuhr: so viel für die ganze Partie, und mit jedem Zug ein wenig mehr.
pace-days = in Tagen
pace-days-about = Ab und zu ein Zug, über Tage. Du erfährst, wenn du dran bist.
pace-number-seconds = Sekunden je Zug
pace-number-minutes = Minuten für die ganze Partie
pace-number-increment = Sekunden mehr mit jedem Zug
pace-number-days = Tage je Zug
new-seen = Wer ihn findet
new-seen-link = nur mit dem Link
new-seen-link-about = Für Freunde. Der Tisch erscheint nirgends.
new-seen-listed = alle
new-seen-listed-about = Der Tisch steht im Regal unter „Offene Tische“.
new-spectators = Andere dürfen zuschauen
new-spectators-about = Sie sehen, was offen liegt, nie die Hände.
new-hints = Tipps
new-hints-about = Ihr könnt fragen, was ein Bot spielen würde. Das gilt für alle am Tisch oder für niemanden.
new-start = Partie beginnen
new-open = Tisch eröffnen
new-preparing = Diese Schachtel wird gerade ausgepackt, nur dieses erste Mal; wählen kannst du schon.
new-preparing-wish = Die Schachtel wird ausgepackt; dein Tisch öffnet sich von selbst, sobald sie bereit ist.
new-part-up = { $game }: früher
new-part-down = { $game }: später
new-part-drop = { $game } weglassen
new-part-first = Es ist schon das erste Spiel.
new-part-last = Es ist schon das letzte Spiel.
new-part-least = Mindestens { $least ->
    [one] ein Spiel
   *[other] { $least } Spiele
} müssen bleiben.
new-part-add = Dazu:
new-parts-again = Alle sechs der Reihe nach
