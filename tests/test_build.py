"""The page is built once, into the package, and goes into wheels and source archives."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
# A page with no packages: its build counts how often it ran.
SOURCE = {
    "package.json": json.dumps({"name": "p", "version": "1.0.0", "scripts": {"build": "node make.mjs"}}),
    "package-lock.json": json.dumps(
        {"name": "p", "version": "1.0.0", "lockfileVersion": 3, "packages": {"": {"name": "p", "version": "1.0.0"}}}
    ),
    "make.mjs": """
import fs from "node:fs";
const out = process.argv[process.argv.indexOf("--outDir") + 1];
fs.rmSync(out, { recursive: true, force: true });
fs.mkdirSync(out + "/assets", { recursive: true });
fs.writeFileSync(out + "/index.html", "<html><head></head></html>");
fs.writeFileSync(out + "/assets/a.js", "let a = 1;\\n".repeat(500));
fs.appendFileSync("../built", "x");
""",
}
needs_node = pytest.mark.skipif(shutil.which("npm") is None, reason="needs Node")


def hook() -> Any:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """As much of a project as is built, with a small page."""
    for name in ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path / name)
    words = tmp_path / "src/atout/families/words"
    words.mkdir(parents=True)
    (words / "en.ftl").write_text("hello = Hello")
    (tmp_path / "src/atout/__init__.py").write_text("")
    (tmp_path / "web").mkdir()
    for name, text in SOURCE.items():
        (tmp_path / "web" / name).write_text(text)
    return tmp_path


def builds(project: Path) -> int:
    counted = project / "built"
    return len(counted.read_text()) if counted.exists() else 0


@needs_node
def test_the_page_is_built_again_only_if_something_changed(project: Path) -> None:
    page = hook().Page(project)
    page.build()
    page.build()
    assert builds(project) == 1
    (project / "web/node_modules/x").mkdir(parents=True)
    (project / "web/node_modules/x/y.js").write_text("1")
    (project / "src/atout/__init__.py").write_text("# the page is not made of this")
    page.build()
    assert builds(project) == 1
    (project / "src/atout/families/words/en.ftl").write_text("hello = Good morning")
    page.build()
    assert builds(project) == 2
    (project / "web/new.ts").write_text("1")
    page.build()
    assert builds(project) == 3


@needs_node
def test_what_is_sent_often_is_compressed_beforehand(project: Path) -> None:
    page = hook().Page(project)
    page.build()
    names = {file.name for file in page.built.rglob("*") if file.is_file()}
    assert names == {".built", "index.html", "a.js", "a.js.gz", "a.js.br"}  # a short file is not worth it


@needs_node
def test_a_page_without_its_source_is_taken_as_it_is(project: Path) -> None:
    module = hook()
    page = module.Page(project)
    page.build()
    shutil.rmtree(project / "web")
    page.build()
    shutil.rmtree(page.built)
    with pytest.raises(module.BuildError, match="not built"):
        page.build()


def test_a_missing_node_is_said(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = hook()
    monkeypatch.setattr(module, "find_node", lambda: None)
    with pytest.raises(module.BuildError, match=r"Node 20\.19"):
        module.Page(project).build()


@needs_node
def test_a_build_that_fails_leaves_no_stamp(project: Path) -> None:
    module = hook()
    (project / "web/make.mjs").write_text("process.exit(3)")
    page = module.Page(project)
    with pytest.raises(module.BuildError, match="failed"):
        page.build()
    assert not page.is_current()


@needs_node
def test_wheel_and_source_archive_hold_the_page(project: Path) -> None:
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", "out"], cwd=project, check=True)
    (wheel,) = (project / "out").glob("*.whl")
    (archive,) = (project / "out").glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as found:
        assert {"atout/server/page/index.html", "atout/server/page/assets/a.js.br"} <= set(found.namelist())
    with tarfile.open(archive) as told:
        names = {name.partition("/")[2] for name in told.getnames()}
    shutil.unpack_archive(archive, project / "again")
    assert {"src/atout/server/page/assets/a.js", "web/make.mjs", "hatch_build.py"} <= names
    assert not any("node_modules" in name for name in names)
    (unpacked,) = (project / "again").iterdir()
    assert hook().Page(unpacked).is_current()  # a wheel made of the archive needs no Node
