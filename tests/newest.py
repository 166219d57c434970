"""What the project needs, without upper bounds: `./run test --newest` installs the newest of it.

python -m tests.newest
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

EXTRAS = ("server", "build", "dev", "arena", "openspiel", "data", "mcp", "gymnasium", "pettingzoo")


def unbounded() -> list[str]:
    """The requirements of pyproject.toml, each from its lower bound on."""
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *(one for extra in EXTRAS for one in project["optional-dependencies"][extra])]
    return [re.sub(r",\s*<[^,;]+", "", one) for one in wanted]


if __name__ == "__main__":
    print("\n".join(unbounded()))
