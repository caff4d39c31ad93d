"""The chaski program: what people meet."""
