"""What people can do, checked as Discord's own client checks it."""
