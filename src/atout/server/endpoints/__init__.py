"""The REST endpoints, a module for each subject, and what they are made of."""
