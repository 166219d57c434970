"""Nicknames: any language, cleaned of what cannot be seen, and a friendly one for whoever has not chosen."""

from __future__ import annotations

import re
import secrets
import unicodedata

from atout.families.words import Words
from atout.server.problems import WORDS, Problem

MOST = 24  # code points
_STACKED = 4  # marks on one letter; real writing has no more
_BLANK = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")  # letters and symbols that show nothing
_EMOJI = range(0x1F000, 0x1FB00)  # newer ones than Python's tables know
JOINERS = "\u200c\u200d"  # invisible, but they shape Arabic and Indian letters, and families of emoji
_JOINED = (range(0x0600, 0x0E00), range(0x1780, 0x1800), range(0x2600, 0x2800), _EMOJI)


def clean(text: str) -> str:
    """A name as it is shown: NFC, one space between words, nothing invisible, no towers of accents."""
    plain = unicodedata.normalize("NFC", text).translate(_BLANK)
    visible = "".join(c for c in plain if c.isspace() or c in JOINERS or _is_visible(c))
    kept, base, room = "", "", 0  # a mark needs a letter to stand on, and a letter carries only so many
    for c in " ".join(visible.split()):
        if c in JOINERS:
            if kept[-1:] in (*JOINERS, "") or not any(ord(base or " ") in joined for joined in _JOINED):
                continue
        elif unicodedata.category(c)[0] != "M":
            base, room = c, 0 if c == " " else _STACKED
        elif room == 0:
            continue
        else:
            room -= 1
        kept += c
    return re.sub(f"[{JOINERS}]+( |$)", r"\1", unicodedata.normalize("NFC", kept)).strip()


def nickname(text: str) -> str:
    """A nickname that may be used, or a problem."""
    found = clean(text)
    if not 1 <= len(found) <= MOST:
        raise Problem("bad-name", f"{len(found)} characters are left after cleaning", most=MOST)
    return found


def invent(lang: str) -> str:
    """An adjective and an animal."""
    words = Words("", lang, also=WORDS)
    adjective, animal = (secrets.choice(words(f"nick-{kind}").split(", ")) for kind in ("adjectives", "animals"))
    return words("nick", adjective=adjective, animal=animal)


def _is_visible(c: str) -> bool:
    category = unicodedata.category(c)
    return category[0] in "LMNPS" or (category == "Cn" and ord(c) in _EMOJI)
