"""Language models at the table."""
