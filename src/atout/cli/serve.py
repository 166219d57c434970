"""`atout serve`: the table server."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from atout.cli.common import examples, guarded
from atout.cli.database import Data, Database, chosen_database, missing_parts

if TYPE_CHECKING:
    from atout.server.app import House

_GARBAGE = (20_000, 20, 50)  # messages come and go without cycles: look for them less often
_FILES = 65_536  # that may be open at once
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
    data: Data = None,
    database: Database = None,
    root_path: Annotated[str, typer.Option(help="Sub-path below which a proxy shows the site.")] = "",
    public_url: Annotated[str, typer.Option(help="The address as people type it, for links in notices.")] = "",
    proxy: Annotated[
        list[str] | None, typer.Option(help="Address of a proxy whose forwarding headers are believed.")
    ] = None,
) -> None:
    """Run tables for the house, the club or the world: http://localhost:8000."""
    url = chosen_database(data, database)
    try:
        from atout.server.app import serve as run
        from atout.server.site import Config
    except ImportError as error:
        raise missing_parts(error) from None
    chosen = {"root_path": root_path, "public_url": public_url, **({"proxies": tuple(proxy)} if proxy else {})}
    config = Config.of_environment(**chosen)
    _allow_many_sockets()
    sys.setswitchinterval(_SWITCH)
    gc.set_threshold(*_GARBAGE)
    _loop_factory()
    asyncio.run(run(url, host, port, config, lambda house, port: _tell(house, host, port)))
    sys.stdout.flush()
    os._exit(0)  # all is stored and closed; bots in mid-thought and the unloading of compiled code take seconds


def _loop_factory() -> None:
    try:
        import uvloop
    except ImportError:  # e.g. Windows
        return
    asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())


def _allow_many_sockets() -> None:
    """As many open files as the system lets us have: every socket is one, and the usual 1,024 are few."""
    try:
        import resource
    except ImportError:  # e.g. Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else min(_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _tell(house: House, host: str, port: int) -> None:
    """The addresses, on this machine and for others in the house."""
    config, url = house.site.config, house.hub.store.url
    everywhere = host in ("", "0.0.0.0", "::")
    here = "localhost" if everywhere or host in ("127.0.0.1", "::1") else f"[{host}]" if ":" in host else host
    print(f"Atout is open: http://{here}:{port}{config.root_path}/")
    if everywhere and (address := _own_address()):
        print(f"From other devices in the house: http://{address}:{port}{config.root_path}/")
    print(f"Data: {url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)}")
    print(f"To become host of the site: {config.token}", flush=True)


def _own_address() -> str | None:
    """This machine's address in the local network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address
