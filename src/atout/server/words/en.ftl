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
problem-bad-endpoint = Notices cannot be sent to this address.
problem-bad-address = This is no network address.
problem-yourself = You cannot keep yourself out.

notice-your-turn = It is your turn: { $game }
notice-open = Open the table: { $link }

nick = { $adjective } { $animal }
nick-animals = Otter, Fox, Badger, Heron, Owl, Hare, Lynx, Marten, Robin, Raven, Beaver, Hedgehog, Swift, Seal, Toad, Wren, Stoat, Magpie, Dormouse, Salmon
nick-adjectives = Nimble, Merry, Quiet, Clever, Brave, Patient, Gentle, Sly, Bold, Calm, Lucky, Wise, Curious, Bright, Cosy, Keen, Honest, Witty, Swift, Sunny
