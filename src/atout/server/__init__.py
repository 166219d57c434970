"""Tables for people. `app` puts the rooms together; `site` is what all requests share."""
