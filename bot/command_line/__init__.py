"""The subcommands of `chaski`, one file each."""
