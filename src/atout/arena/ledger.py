"""A folder of results that grows: every deal is kept once it is complete, and a run that was killed goes on there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from atout.refusals import OptionError

T = TypeVar("T")


class Ledger:
    """Files of lines that grow together; the last named is the truth, because it is written last."""

    def __init__(
        self, folder: Path, settings: Mapping[str, Any], files: Iterable[str], *, reproducible: bool = True
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._agree(settings, {} if reproducible else {"reproducible": False})
        self._files = {name: (folder / name).open("ab+") for name in files}

    def _agree(self, settings: Mapping[str, Any], about: Mapping[str, Any]) -> None:
        """Refuse a folder that holds results of something else; what is only told `about` them need not agree."""
        file = self.folder / "settings.json"
        if not file.exists():
            if any(self.folder.glob("*.jsonl")):
                raise OptionError(f"{self.folder} has results and no settings.json: choose another folder")
            beside = file.with_suffix(".part")  # so that nobody finds half of it
            beside.write_bytes(msgspec.json.format(msgspec.json.encode({**settings, **about})) + b"\n")
            beside.replace(file)
            return
        try:
            kept = msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
        except msgspec.DecodeError:
            raise OptionError(f"{file} cannot be read: choose another folder") from None
        for key, value in msgspec.json.decode(msgspec.json.encode(settings)).items():
            if kept.get(key) != value:
                raise OptionError(
                    f"{self.folder} holds results of other settings: {key} was {_short(kept.get(key))} and is now "
                    f"{_short(value)}; choose another folder"
                )

    def lines(self, name: str, kind: type[T], most: int | None = None) -> list[T]:
        """What a file has, without a last line that was torn; what comes after the first `most` lines is dropped."""
        file, decoder = self._files[name], msgspec.json.Decoder(kind)
        file.seek(0)
        found: list[T] = []
        size = 0
        for line in file:
            if not line.endswith(b"\n") or (most is not None and len(found) >= most):
                break
            try:
                found.append(decoder.decode(line))
            except msgspec.DecodeError as error:
                raise OptionError(f"{self.folder / name}: line {len(found) + 1} cannot be read: {error}") from None
            size += len(line)
        file.truncate(size)
        return found

    def add(self, name: str, lines: Iterable[bytes]) -> None:
        file = self._files[name]
        file.write(b"".join(line + b"\n" for line in lines))
        file.flush()

    def close(self) -> None:
        for file in self._files.values():
            file.close()


def _short(value: Any) -> str:
    return f"{msgspec.json.encode(value).decode():.80}"
