"""Files of records: read from anywhere, written so that nobody ever finds half of one."""

from __future__ import annotations

import gzip
import os
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, cast

from atout.cli.common import WRONG, CliError, reason

STANDARD = "-"


def shown(name: str) -> str:
    """A file's name for messages."""
    return "standard input" if name == STANDARD else name


@contextmanager
def reading(name: str) -> Iterator[BinaryIO]:
    """A file's bytes; `-` is standard input, `.gz` is unpacked."""
    if name == STANDARD:
        yield sys.stdin.buffer
        return
    try:
        file = cast(BinaryIO, gzip.open(name)) if name.endswith(".gz") else Path(name).open("rb")  # noqa: SIM115
    except (OSError, ValueError) as error:
        raise CliError(f"cannot read {reason(error) if isinstance(error, OSError) else repr(name)}") from None
    with file:
        yield file


def size(name: str) -> int | None:
    """How much there is to read, if that can be known."""
    return Path(name).stat().st_size if Path(name).is_file() and not name.endswith(".gz") else None


def records(name: str) -> Iterator[tuple[int, bytes | None]]:
    """The lines of a file of records (see `atout.replaying.lines`); a file without one is wrong."""
    from atout.replaying import lines

    number = 0
    with reading(name) as file:
        try:
            for number, line in lines(file):
                yield number, line
        except (gzip.BadGzipFile, zlib.error, EOFError) as error:
            raise CliError(f"{shown(name)}: record {number + 1}: the packed file is broken: {error}", WRONG) from None
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                raise
            raise CliError(f"cannot read {shown(name)}: {error.strerror or error}") from None
    if number == 0:
        raise CliError(f"{shown(name)}: there is no record in it", WRONG)


@contextmanager
def writing(name: str | None) -> Iterator[BinaryIO]:
    """Where output goes: standard output, or a file that appears under its name only when it is complete."""
    if name is None or name == STANDARD:
        sys.stdout.flush()
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    target = Path(name)
    if target.exists() and not target.is_file() and not target.is_dir():  # /dev/null, a named pipe
        with target.open("wb") as file:
            yield file
        return
    if target.is_dir():
        raise CliError(f"cannot write {name}: it is a directory")
    target = target.resolve()
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        file = beside.open("wb")
    except OSError as error:
        raise CliError(f"cannot write {name}: {error.strerror}") from None
    try:
        with file:
            yield file
        beside.replace(target)
    finally:
        with suppress(OSError):
            beside.unlink()


def expect_to_write(path: Path) -> None:
    """Refuse before the work what could not be written after it."""
    folder = path.resolve().parent
    if path.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        why = "it is a directory" if path.is_dir() else f"there is no folder {folder} to write to"
        raise CliError(f"cannot write {path}: {why}")


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file's content at once."""
    with writing(str(path)) as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def read_deck(name: str) -> list[str]:
    """Card texts from a file: a JSON list, or separated by white space."""
    import msgspec

    with reading(name) as file:
        content = file.read(1_000_000)
    try:
        if content.lstrip().startswith(b"["):
            return msgspec.json.decode(content, type=list[str])
        return content.decode("utf-8").split()
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CliError(f"{shown(name)}: not a deck: {error}") from None
