"""Language models at the table: what they are told and asked, models behind a chat address, and tools for them (MCP).

`talk`   rules, views and refusals as text; colours by other names
`chat`   a player who is asked over any address that speaks as OpenAI's chat does
`tools`  a table for whoever calls tools: `atout mcp`
"""
