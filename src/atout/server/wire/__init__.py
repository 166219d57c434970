"""What goes over the wire, described for programs and their authors: all of it made from the server's own structs.

python -m atout.server.wire            writes docs/protocol.schema.json, docs/protocol.d.ts, docs/rest.d.ts
                                       and, for the page, web/src/app/limits.ts and games.ts
python -m atout.server.wire --check    says whether they are up to date
"""
