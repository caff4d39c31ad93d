"""The table of work for other processes, in the database of the queue: what is to be done, and the result.

These are statements for the connection of the queue, which is not one of the games.
"""

CHANNEL = "chaski_works"  # of the notices that work has begun or is done
KEPT = "10 minutes"  # until work that nobody has fetched is deleted

TABLE = """
CREATE TABLE IF NOT EXISTS chaski_works (
    id bigserial PRIMARY KEY, made timestamptz NOT NULL DEFAULT now(), parcel bytea NOT NULL, result bytea
)
"""
PUT = "INSERT INTO chaski_works (parcel) VALUES (%(parcel)s) RETURNING id"
LOOK = "SELECT parcel FROM chaski_works WHERE id = %(work)s AND result IS NULL"
LEAVE = "UPDATE chaski_works SET result = %(result)s WHERE id = %(work)s"
TAKE = "DELETE FROM chaski_works WHERE id = %(work)s RETURNING result"
CLEAN = f"DELETE FROM chaski_works WHERE made < now() - interval '{KEPT}'"
NOTIFY = "SELECT pg_notify(%(channel)s, %(words)s)"
