# People, REST and trust
problem-bad-request = Der Server hat diese Anfrage nicht verstanden.
problem-not-json = Diese Adresse erwartet JSON (Content-Type: application/json).
problem-too-large = Das ist zu groß.
problem-sign-in = Bitte erst sagen, wer du bist: Seite öffnen oder anmelden.
problem-bad-token = Dieses Token ist nicht gültig.
problem-wrong-password = Name und Passwort gehören nicht zusammen.
problem-wrong-code = Name und Wiederherstellungscode gehören nicht zusammen.
problem-forbidden = Das darfst du nicht.
problem-foreign-origin = Die Anfrage kam von einer anderen Seite.
problem-account-needed = Dafür braucht es ein Konto mit Name und Passwort.
problem-host-needed = Das darf nur, wer diese Seite betreibt.
problem-banned = Du bist von dieser Seite ausgeschlossen.
problem-not-found = Hier ist nichts.
problem-not-allowed = Das bietet diese Adresse nicht an.
problem-slow-down = Das war zu schnell. Bitte in { $seconds } s noch einmal versuchen.
problem-not-saved = Der Server kann gerade nichts speichern. Bitte bald noch einmal versuchen.
problem-internal = Im Server ist etwas schiefgegangen. Es ist unter { $id } vermerkt.
problem-bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
problem-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
problem-name-taken = Diesen Namen hat schon jemand anders.
problem-has-account = Du hast schon ein Konto.
problem-sign-up-closed = Zurzeit werden keine neuen Konten angelegt.
problem-too-many = Mehr als { $most } gehen nicht.
problem-still-running = Dieses Spiel läuft noch. Sein Protokoll ist zu sehen, wenn es zu Ende ist.
problem-bad-endpoint = An diese Adresse können keine Nachrichten geschickt werden.
problem-bad-address = Das ist keine Netzadresse.
problem-yourself = Du kannst dich nicht selbst ausschließen.

notice-your-turn = Du bist am Zug: { $game }
notice-open = Zum Tisch: { $link }

nick = { $adjective } { $animal }
nick-animals = Otter, Fuchs, Dachs, Reiher, Uhu, Hase, Luchs, Marder, Specht, Rabe, Biber, Igel, Falke, Seehund, Molch, Storch, Spatz, Star, Siebenschläfer, Lachs
nick-adjectives = Flinker, Froher, Stiller, Kluger, Mutiger, Sanfter, Schlauer, Kühner, Ruhiger, Weiser, Heller, Wacher, Ehrlicher, Sonniger, Munterer, Netter, Treuer, Rascher, Feiner, Lieber
