
# Tables
problem-not-seated = Take a seat at this table first.
problem-host-only = Only the host of the table may do that.
problem-already-started = The game has begun already.
problem-not-started = The game has not begun yet.
problem-game-over = The game is over.
problem-not-over = The game is not over yet.
problem-you-are-away = A bot is playing for you just now. Take your seat back first.
problem-you-are-here = You are playing yourself already.
problem-no-time-left = Your time is used up; the bot plays to the end for you.
problem-time-is-up = Your time for this move is up: a bot makes it. Take your seat back afterwards.
problem-no-such-seat = There is no such seat; the table has { $count ->
    [one] one seat
   *[other] { $count } seats
}.
problem-already-seated = You have a seat at this table already.
problem-table-full = There is no free seat at this table.
problem-seat-taken = This seat is taken.
problem-seat-reserved = This seat is kept for { $name }.
problem-seat-of-another = This seat is kept for another { $name }.
problem-seat-empty = Nobody is playing at this seat in person.
problem-seats-free = Some seats are still free. Invite somebody, or put bots on them.
problem-no-such-bot = There is no such bot; the bots are: { $levels }.
problem-kicked = The host has asked you to leave this table. You can sit down again when a seat is kept for you.
problem-stale = The table has changed in the meantime. Look again.
problem-paused = The game is paused.
problem-not-paused = The game is not paused.
problem-your-time-runs = Your own time is running. Only the others can pause the game now.
problem-already-sealed = You have made your choice already. Until everybody has, you can take it back.
problem-not-your-turn = It is not your turn.
problem-not-a-move = That is not a move of this game.
problem-nothing-to-take-back = There is nothing to take back.
problem-consent-away = Somebody who has played since that move is away. It cannot be taken back without them.
problem-nothing-asked = Nothing has been asked.
problem-leave-instead = You can only replace others. To go yourself, leave the table.
problem-still-here = This person is here. A bot can play only for somebody who is away.
problem-just-gone = This person has only just gone. A bot may play for them in { $seconds } s.
problem-muted = You may not write at this table just now.
problem-no-such-person = This person is not at the table.
problem-empty-text = There is nothing to read in this message.
problem-not-certain = The rest of the round is not certain yet.
problem-no-hints = There are no hints at this table.
problem-no-coach = There is no coach at this table: only against bots, or where everybody wants one, and never with a clock.
problem-no-spectators = Nobody may watch at this table.
problem-no-such-table = There is no such table.
problem-too-many-tables = That is too many tables at once.
problem-already-rematched = There is a table for the rematch already.
problem-frozen = This game was begun under older rules and cannot go on.
problem-preparing = This game is being prepared. It takes a moment, only the first time.
problem-bad-option = This game has no such option.
problem-wrong-version = This page is out of date. Load it again.

# Quick phrases
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-thinking = Let me think…
phrase-hurry = Shall we go on?
phrase-good-game = Good game!
phrase-again = Once more?
# People, REST and trust
problem-bad-request = The server did not understand this request.
problem-not-json = This address wants JSON (Content-Type: application/json).
problem-too-large = That is too large.
problem-sign-in = Please say who you are first: open the page, or sign in.
problem-bad-token = This token is not valid.
problem-wrong-password = Name and password do not belong together.
problem-wrong-code = Name and recovery code do not belong together.
problem-forbidden = You may not do that.
problem-foreign-origin = The request came from another site.
problem-account-needed = This needs an account with a name and a password.
problem-host-needed = Only a host of the site may do that.
problem-banned = You are kept out of this site.
problem-not-legal = { $why }
problem-not-found = There is nothing here.
problem-not-allowed = This address does not offer that.
problem-slow-down = That was too fast. Please try again in { $seconds } s.
problem-not-saved = The server cannot save anything at the moment. Please try again soon.
problem-internal = Something went wrong in the server. It has been noted under { $id }.
problem-bad-name = A name has 1 to { $most } visible characters.
problem-bad-password = A password has { $least } to { $most } characters.
problem-name-taken = Somebody else has this name.
problem-has-account = You have an account already.
problem-sign-up-closed = New accounts are not being made at the moment.
problem-too-many = No more than { $most } are allowed.
problem-still-running = This game is still running. Its record is shown when it is over.
problem-bad-record = This is not the record of a game that can be replayed here.
problem-bad-step = The record does not follow the rules at step { $step }.
problem-other-rules = This game was played by other rules than those of this server; it can neither be reviewed nor played on here.
problem-not-reviewed = Have this game reviewed first; then it can be looked into more deeply.
problem-no-such-frame = This game has no such step; the last is { $last }.
problem-bad-line = Move { $number } of this line cannot be played.
problem-bad-endpoint = Notifications cannot be sent to this address.
problem-bad-address = This is not a network address.
problem-yourself = You cannot keep yourself out.

notice-your-turn = It is your turn: { $game }
notice-open = Open the table: { $link }

nick = { $adjective } { $animal }
nick-animals = Otter, Fox, Badger, Heron, Owl, Hare, Lynx, Marten, Robin, Raven, Beaver, Hedgehog, Swift, Seal, Toad, Wren, Stoat, Magpie, Dormouse, Salmon
nick-adjectives = Nimble, Merry, Quiet, Clever, Brave, Patient, Gentle, Sly, Bold, Calm, Lucky, Wise, Curious, Bright, Cosy, Keen, Honest, Witty, Swift, Sunny
