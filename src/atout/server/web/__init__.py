"""HTTP: what every request passes first, endpoints declared as data, and the files of the page."""
