"""The socket: connections that stay open, messages in, messages out."""
