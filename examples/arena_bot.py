"""A bot for the arena that plays at random: atout arena ebbes --bots "python examples/arena_bot.py,random" """

import json
import random
import sys
from typing import Any


def choose(asked: dict[str, Any], hello: dict[str, Any]) -> str:
    """`asked["own"]["hand"]` are your cards, `asked["scene"]` is what everybody sees."""
    return random.Random(asked["seed"]).choice(asked["moves"])


hello: dict[str, Any] = {}
for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "hello":  # once, first: which game, which options, which seat is yours
        hello = asked
    elif asked["do"] == "move":
        print(json.dumps({"move": choose(asked, hello)}), flush=True)
