"""Network addresses: who is calling, who is kept out, and which ones are not on the public network."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from atout.server.problems import Problem

Network = IPv4Network | IPv6Network
_NAT64 = ip_network("64:ff9b::/96")


def address(scope: Mapping[str, Any]) -> str:
    """The caller's address; behind a trusted proxy the one that it names (see `site.application`)."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def household(text: str) -> str:
    """What counts as one caller: an address, or the 64 bits that a provider gives to one IPv6 household."""
    found = _parsed(text)
    return str(IPv6Network((found, 64), strict=False)) if isinstance(found, IPv6Address) else str(found or text)


def network(text: str) -> Network:
    """An address or a network that is to be kept out."""
    if not is_network(text):
        raise Problem("bad-address", "an address such as 203.0.113.7 or a network such as 203.0.113.0/24")
    return ip_network(text.strip(), strict=False)


def is_network(text: str) -> bool:
    """Whether this is an address or a network."""
    try:
        return bool(ip_network(text.strip(), strict=False))
    except ValueError:
        return False


def within(text: str, networks: Iterable[Network]) -> bool:
    """Whether an address belongs to one of these networks."""
    found = _parsed(text)
    return found is not None and any(found in one for one in networks)


def is_public(text: str) -> bool:
    """Whether an address is on the public network; ours and our neighbours' are not."""
    found = _parsed(text)
    if isinstance(found, IPv6Address) and found in _NAT64:
        found = IPv4Address(found.packed[12:])
    return found is not None and found.is_global and not found.is_multicast


def resolves_publicly(host: str, port: int) -> bool:
    """Whether a name stands for public addresses only. Asks the network: not for the event loop."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return False
    return bool(found) and all(is_public(str(entry[4][0])) for entry in found)


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    """IPv4 addresses that arrive in IPv6 clothes are undressed."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
