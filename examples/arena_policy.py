"""A learnt net in the arena: atout arena ebbes --bots "python examples/arena_policy.py ebbes.npz,beginner" """

import base64
import json
import sys
from pathlib import Path

import numpy as np
from eyes import Eyes

import atout
from atout.envs import layout
from atout.envs.learner import Net

net = Net.load(Path(sys.argv[1]))
for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "hello":
        game = atout.game(asked["game"], **asked["options"])
        eyes = Eyes(layout(game))
    elif asked["do"] == "move":
        record = np.frombuffer(bytearray(base64.b64decode(asked["view"])), game.family.dtype)
        view = atout.View(game, record)
        mask = np.zeros((1, game.spec.space), bool)
        mask[0, view.moves()] = True
        row, names = eyes.see(eyes.layout.encode(record))
        best = eyes.turn_back(net.best(row, eyes.turn(mask, names)), names)[0]
        print(json.dumps({"move": view.texts()[best]}), flush=True)
