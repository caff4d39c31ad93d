"""The tables. Rows of the log are never deleted; everything else can be rebuilt from them or is small."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
    true,
)

metadata = MetaData()
Moment = BigInteger  # milliseconds since 1970, UTC
Key = BigInteger().with_variant(Integer, "sqlite")

servers = Table(
    "servers", metadata, Column("id", String(32), primary_key=True), Column("settings", Text, nullable=False)
)

games = Table(
    "games",
    metadata,
    Column("id", Key, primary_key=True, autoincrement=True),
    Column("server", String(32), nullable=False),
    Column("channel", String(32), nullable=False),
    Column("status", String(12), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # the version it began under
    Column("components", String(64)),  # a hash of what was printed then; unknown of the oldest games
    Column("continued", Text),  # under what it has gone on since, and after how many answers
    Column("rules_told", String(80)),  # the latest of those it has not begun under that its channel knows of
    Column("created", Moment, nullable=False),
    Column("changed", Moment, nullable=False),
    Column("rows", Integer, nullable=False, default=0),  # of the log, undone ones too
    Column("seq", Integer, nullable=False, default=0),  # answers that count
    # Of the present question: grows with every answer, also one on hold, and with every step back.
    Column("number", Integer, nullable=False, default=0, server_default="0"),
    Column("to_act", Integer),
    Column("saved_seq", Integer, nullable=False, default=0),  # answers inside `saved`
    Column("saved", LargeBinary),  # the State at the last commit
    Column("terms", Text, nullable=False, default="{}", server_default="{}"),  # host, invitations, clock
    Column("told", Integer, nullable=False, default=-1, server_default="-1"),  # answers the channel has heard of
    Column("pinged", Integer),  # the seat that was called last
    Column("counts", Boolean, nullable=False, default=True, server_default=true()),  # in statistics
    # One open game in a channel; a finished one is moved out of the way by its own id.
    Column("open_in", String(48), nullable=False, unique=True),
    Index("games_by_server", "server", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", Key, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("controller", String(12), nullable=False),  # person, bot or automa
    Column("person", String(32), nullable=False),  # empty for bots
    Column("name", Text, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("level", String(16), nullable=False),  # of a bot or automa
    Column("orders", Text, nullable=False),
    Column("conceded", Boolean, nullable=False, default=False),
    Column("bank", Moment),  # milliseconds left on the clock while nobody waits for the seat
    Column("awaited", Moment),  # since when the table waits for the seat
    Column("due", Moment),  # until when it has to answer; nothing without a clock
    Column("leave", Text),  # until when its player is away, and what the table does meanwhile
    Index("seats_by_person", "person"),
)

log = Table(
    "log",
    metadata,
    Column("game", Key, ForeignKey("games.id"), primary_key=True),
    Column("row", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("question", String(40), nullable=False),
    Column("action", Text, nullable=False),
    Column("automatic", Boolean, nullable=False),
    Column("commits", Boolean, nullable=False),
    Column("at", Moment, nullable=False),
    Column("undone", Moment),
    Column("interaction", String(40)),
    Column("took", Integer),  # milliseconds that a bot player has thought about it
    UniqueConstraint("game", "interaction", name="one_interaction_one_move"),
)

turns = Table(
    "turns",  # the State at the start of each turn, for taking back and for checking
    metadata,
    Column("game", Key, ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

take_backs = Table(
    "take_backs",
    metadata,
    Column("id", Key, primary_key=True, autoincrement=True),
    Column("game", Key, ForeignKey("games.id"), nullable=False),
    Column("to_seq", Integer, nullable=False),
    Column("agreed", Text, nullable=False),
    Column("at", Moment, nullable=False),
)

timers = Table(
    "timers",
    metadata,
    Column("id", Key, primary_key=True, autoincrement=True),
    Column("game", Key, ForeignKey("games.id"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("due", Moment, nullable=False),
    Column("payload", Text, nullable=False),
    Index("timers_by_due", "due"),
)

messages = Table(
    "messages",  # the ledger of `storage.posted`
    metadata,
    Column("game", Key, ForeignKey("games.id"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("which", String(32), primary_key=True),  # one of this kind, if a game can have several
    Column("channel", String(32), nullable=False),
    Column("message", String(32), nullable=False),
    Column("fields", Text, nullable=False),  # what only messages of this kind have, as JSON
    Index("messages_by_message", "message"),
)

plans = Table(
    "plans",  # what a seat is about to do, which is its secret; a game that is over has none
    metadata,
    Column("game", Key, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),  # grows whenever anything becomes of the plan
    Column("body", Text, nullable=False),  # the plan being made, as JSON that storage does not look into; or nothing
    Column("ahead", Text, nullable=False),  # answers that wait for their questions
)

votes = Table(
    "votes",
    metadata,
    Column("game", Key, ForeignKey("games.id"), primary_key=True),
    Column("about", String(40), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("choice", String(32), nullable=False),  # a word, or the id of a person or channel
)

hints = Table(
    "hints",  # who has asked for hints in a game, wherever they sat, and how often
    metadata,
    Column("game", Key, ForeignKey("games.id"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("times", Integer, nullable=False),
)

witnesses = Table(
    "witnesses",  # who has sat in a game, and who has seen all of it while it was running
    metadata,
    Column("game", Key, ForeignKey("games.id"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("role", String(12), primary_key=True),
)

sittings = Table(
    "sittings",  # who has a seat from a row of the log on; games begun before there were sittings may have none
    metadata,
    Column("game", Key, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("after", Integer, primary_key=True),  # so many rows of the log, undone ones too
    Column("controller", String(12), nullable=False),
    Column("person", String(32), nullable=False),  # empty for bots, and for who was forgotten
    Column("at", Moment, nullable=False),
    Column("level", String(16), nullable=False, default="", server_default=text("''")),  # of a bot, if known
    Index("sittings_by_person", "person"),
)

people = Table(
    "people", metadata, Column("id", String(32), primary_key=True), Column("preferences", Text, nullable=False)
)

notes = Table(
    "notes",  # what the bot itself must not forget
    metadata,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("game", Key, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("server", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("breakdown", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("bots", Integer, nullable=False, default=0, server_default="0"),  # seats of that game played by bots
    # By whom the seat was played: person (the one named here, alone), people, mixed (a bot some of it), bot or automa.
    Column("played", String(12), nullable=False, default="person", server_default="person"),
    Column(
        "ladder", Text, nullable=False, default="", server_default=text("''")
    ),  # opponent and difficulty of a solo game
    # The levels of the bots that have played the seat, with a space between, as far as they are known.
    Column("levels", Text, nullable=False, default="", server_default=text("''")),
    Column("thought", Moment),  # milliseconds that they have thought; nothing unless all of it is known
    Index("results_by_person", "person"),
    Index("results_by_server", "server", "at"),
)
