
# Tables
problem-not-seated = Setz dich zuerst an diesen Tisch.
problem-host-only = Das darf nur, wer an diesem Tisch Gastgeber ist.
problem-already-started = Die Partie hat schon begonnen.
problem-not-started = Die Partie hat noch nicht begonnen.
problem-game-over = Die Partie ist zu Ende.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-you-are-away = Gerade spielt ein Bot für dich. Nimm deinen Platz zuerst wieder ein.
problem-you-are-here = Du spielst doch schon selbst.
problem-no-time-left = Deine Bedenkzeit ist aufgebraucht; der Bot spielt für dich zu Ende.
problem-time-is-up = Deine Zeit für diesen Zug ist um: Ein Bot macht ihn. Setz dich danach wieder.
problem-no-such-seat = Diesen Platz gibt es nicht; der Tisch hat { $count ->
    [one] einen Platz
   *[other] { $count } Plätze
}.
problem-already-seated = Du sitzt schon an diesem Tisch.
problem-table-full = An diesem Tisch ist kein Platz mehr frei.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seat-reserved = Dieser Platz wird für { $name } freigehalten.
problem-seat-of-another = Dieser Platz ist für jemand anderen namens { $name } reserviert.
problem-seat-empty = Auf diesem Platz spielt gerade niemand selbst.
problem-seats-free = Es sind noch Plätze frei. Lade jemanden ein oder setz Bots darauf.
problem-no-such-bot = Diesen Bot gibt es nicht; zur Wahl stehen: { $levels }.
problem-kicked = Der Gastgeber hat dich vom Tisch gebeten. Setzen kannst du dich wieder, wenn dir ein Platz freigehalten wird.
problem-stale = Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin.
problem-paused = Die Partie ist unterbrochen.
problem-not-paused = Die Partie ist nicht unterbrochen.
problem-your-time-runs = Deine eigene Zeit läuft. Anhalten können das Spiel jetzt nur die anderen.
problem-already-sealed = Du hast deine Wahl schon getroffen. Du kannst sie noch zurücknehmen, bis alle gewählt haben.
problem-not-your-turn = Du bist nicht dran.
problem-not-a-move = Das ist kein Zug dieses Spiels.
problem-nothing-to-take-back = Es gibt nichts zurückzunehmen.
problem-consent-away = Jemand, der seit diesem Zug mitgespielt hat, ist weg. Ohne ihn lässt er sich nicht zurücknehmen.
problem-nothing-asked = Es wurde gerade nichts gefragt.
problem-leave-instead = Ersetzen kannst du nur andere. Willst du selbst gehen, verlass den Tisch.
problem-still-here = Diese Person ist da. Ein Bot kann nur für jemanden spielen, der weg ist.
problem-just-gone = Diese Person ist eben erst gegangen. In { $seconds } s darf ein Bot für sie spielen.
problem-muted = An diesem Tisch darfst du gerade nicht schreiben.
problem-no-such-person = Diese Person ist nicht am Tisch.
problem-empty-text = Da steht nichts Lesbares.
problem-not-certain = Der Rest der Runde ist noch nicht sicher.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
problem-no-coach = An diesem Tisch gibt es keinen Trainer: nur gegen Bots, oder wenn alle es wollen, und nie mit Uhr.
problem-no-spectators = An diesem Tisch darf niemand zusehen.
problem-no-such-table = Diesen Tisch gibt es nicht.
problem-too-many-tables = Das sind zu viele Tische auf einmal.
problem-already-rematched = Es gibt schon einen Tisch für die Revanche.
problem-frozen = Diese Partie wurde unter älteren Regeln begonnen und kann nicht weitergehen.
problem-preparing = Dieses Spiel wird gerade vorbereitet. Es dauert nur beim ersten Mal einen Augenblick.
problem-bad-option = Diese Option gibt es in diesem Spiel nicht.
problem-wrong-version = Diese Seite ist veraltet. Lade sie neu.

# Quick phrases
phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-thinking = Ich denke nach …
phrase-hurry = Geht es weiter?
phrase-good-game = Schönes Spiel!
phrase-again = Noch einmal?
# People, REST and trust
problem-bad-request = Der Server hat diese Anfrage nicht verstanden.
problem-not-json = Diese Adresse erwartet JSON (Content-Type: application/json).
problem-too-large = Das ist zu groß.
problem-sign-in = Sag bitte zuerst, wer du bist: Öffne die Seite oder melde dich an.
problem-bad-token = Dieser Schlüssel ist nicht gültig.
problem-wrong-password = Name und Passwort gehören nicht zusammen.
problem-wrong-code = Name und Rettungscode gehören nicht zusammen.
problem-forbidden = Das darfst du nicht.
problem-foreign-origin = Die Anfrage kam von einer anderen Seite.
problem-account-needed = Dafür braucht es ein Konto mit Name und Passwort.
problem-host-needed = Das darf nur, wer diese Seite betreut.
problem-banned = Du bist von dieser Seite ausgesperrt.
problem-not-legal = { $why }
problem-not-found = Hier ist nichts.
problem-not-allowed = Das bietet diese Adresse nicht an.
problem-slow-down = Das war zu schnell. Versuch es in { $seconds } s noch einmal.
problem-not-saved = Der Server kann gerade nichts speichern. Versuch es bald noch einmal.
problem-internal = Im Server ist etwas schiefgegangen. Es ist unter { $id } vermerkt.
problem-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
problem-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
problem-name-taken = Diesen Namen hat schon jemand anders.
problem-has-account = Du hast schon ein Konto.
problem-sign-up-closed = Zurzeit werden keine neuen Konten angelegt.
problem-too-many = Mehr als { $most } gehen nicht.
problem-still-running = Diese Partie läuft noch. Ihre Aufzeichnung ist zu sehen, wenn sie zu Ende ist.
problem-bad-record = Das ist keine Aufzeichnung einer Partie, die sich hier nachspielen lässt.
problem-bad-step = Bei Schritt { $step } hält sich die Aufzeichnung nicht an die Regeln.
problem-other-rules = Diese Partie wurde nach anderen Regeln gespielt als denen dieses Servers und lässt sich hier weder besprechen noch weiterspielen.
problem-not-reviewed = Lass diese Partie zuerst besprechen, dann geht es auch gründlicher.
problem-no-such-frame = Diesen Schritt hat die Partie nicht; der letzte ist { $last }.
problem-bad-line = Zug { $number } dieser Folge lässt sich nicht spielen.
problem-bad-endpoint = An diese Adresse können keine Hinweise geschickt werden.
problem-bad-address = Das ist keine Netzadresse.
problem-yourself = Du kannst dich nicht selbst aussperren.

notice-your-turn = Du bist dran: { $game }
notice-open = Zum Tisch: { $link }

nick = { $adjective } { $animal }
nick-animals = Otter, Fuchs, Dachs, Reiher, Uhu, Hase, Luchs, Marder, Specht, Rabe, Biber, Igel, Falke, Seehund, Molch, Storch, Spatz, Star, Siebenschläfer, Lachs
nick-adjectives = Flinker, Froher, Stiller, Kluger, Mutiger, Sanfter, Schlauer, Kühner, Ruhiger, Weiser, Heller, Wacher, Ehrlicher, Sonniger, Munterer, Netter, Treuer, Rascher, Feiner, Lieber
