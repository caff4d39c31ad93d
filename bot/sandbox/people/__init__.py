"""The deeds of people, checked as Discord's own client checks them."""
