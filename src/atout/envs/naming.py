"""The names of environments: `atout/<id>-v<k>`, where k is the version of the game's observations."""

from __future__ import annotations

import re
from typing import Any

from atout.catalogue import Game, game
from atout.families import load, specs
from atout.refusals import OptionError


def env_ids() -> dict[str, str]:
    """Every environment's name, with the id of its game."""
    return {f"atout/{id}-v{load(spec.family).observation.version}": id for id, spec in specs().items()}


def named_game(id: str, **options: Any) -> Game:
    """The game that an environment's name or a game's id stands for."""
    known, asked = env_ids(), re.sub(r"-v\d+$", "", id).removeprefix("atout/")
    if id not in known and id not in known.values():
        ours = next((name for name, of in known.items() if of == asked), None)
        if ours:
            raise OptionError(f"no environment {id!r}: here it is {ours!r}, whose observations or rules are others")
        raise OptionError(f"no environment {id!r:.60}; there are {', '.join(known)}")
    return game(asked, **options)
