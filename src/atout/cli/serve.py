"""`atout serve`: the table server."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from atout.cli.common import CliError, examples, guarded

if TYPE_CHECKING:
    from atout.server.app import House

_GARBAGE = (20_000, 20, 50)  # messages come and go without cycles: look for them less often
_SWITCH = 0.001  # seconds: how long a thread may keep the others waiting for the interpreter


def add_to(app: typer.Typer) -> None:
    app.command(
        "serve",
        epilog=examples(
            "atout serve",
            "atout serve --port 8080 --data /srv/atout",
            "atout serve --database postgresql://atout@localhost/atout",
        ),
    )(serve)


@guarded
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 127.0.0.1: this machine only.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="Folder for the database.", metavar="DIR")] = None,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…; by default SQLite in --data.", metavar="URL")
    ] = None,
    root_path: Annotated[str, typer.Option(help="Sub-path below which a proxy shows the site.")] = "",
    public_url: Annotated[str, typer.Option(help="The address as people type it, for links in notices.")] = "",
    proxy: Annotated[
        list[str] | None, typer.Option(help="Address of a proxy whose forwarding headers are believed.")
    ] = None,
) -> None:
    """Run tables for the house, the club or the world: http://localhost:8000."""
    url = database or _default_database(data)
    try:
        from atout.server.app import serve as run
        from atout.server.site import Config
    except ImportError as error:
        raise CliError(f'the server needs more parts ({error.name}): pip install "atout[server]"') from None
    chosen = {"root_path": "/" + root_path.strip("/") if root_path.strip("/") else "", "public_url": public_url}
    config = Config.of_environment(**chosen, **({"proxies": tuple(proxy)} if proxy else {}))
    sys.setswitchinterval(_SWITCH)
    gc.set_threshold(*_GARBAGE)
    _loop_factory()
    asyncio.run(run(url, host, port, config, lambda house: _tell(house, host, port, url)))
    sys.stdout.flush()
    os._exit(0)  # all is stored and closed; bots in mid-thought and the unloading of compiled code take seconds


def data_folder(data: Path | None) -> Path:
    """The chosen folder, else ATOUT_DATA, else the user's own."""
    from platformdirs import user_data_path

    return data or Path(os.environ.get("ATOUT_DATA") or user_data_path("atout", appauthor=False))


def _default_database(data: Path | None) -> str:
    folder = data_folder(data)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CliError(f"cannot keep data in {folder}: {error.strerror}") from None
    return f"sqlite:///{folder / 'atout.db'}"


def _loop_factory() -> None:
    try:
        import uvloop
    except ImportError:  # e.g. Windows
        return
    asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())


def _tell(house: House, host: str, port: int, url: str) -> None:
    """The addresses, on this machine and for others in the house."""
    from sqlalchemy import make_url

    path = house.site.config.root_path
    print(f"Atout is open: http://localhost:{port}{path}/")
    if host not in ("127.0.0.1", "localhost", "::1") and (address := _own_address()):
        print(f"From other devices in the house: http://{address}:{port}{path}/")
    print(f"Data: {make_url(url).render_as_string(hide_password=True)}")
    print(f"To become host of the site: {house.site.config.token}", flush=True)


def _own_address() -> str | None:
    """This machine's address in the local network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address
