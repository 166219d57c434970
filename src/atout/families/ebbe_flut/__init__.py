"""Ebbe & Flut (Adlung 2000): two tides cross one board; alone, both are yours."""
