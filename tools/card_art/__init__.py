"""The pieces of which the cards are drawn."""
