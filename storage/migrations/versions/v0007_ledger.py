"""A ledger of messages: what the one number of a message has meant for its kind becomes fields with names."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import groupby
from typing import Any
from zlib import crc32

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")
Row = sa.Row[Any]
Fields = dict[str, object]

SEATS = 4  # bits for the seats of a table
MOST_TURNS = 1000  # of a game; none has come near
QUESTIONS = (
    "ActOrGold AppointWorker ArrangeWeaving BuyEffect BuyLeftoverWeaving ChooseArmyCard ChooseAside ChooseBenefit "
    "ChooseBuilding ChooseCasualty ChooseColour ChooseFreeWeaving ChooseGod ChooseGodCard ChooseInfluence "
    "ChooseNewcomer ChooseNomad ChooseOne ChooseOwnCasualty ChoosePayment ChoosePlacement ChoosePriestStart "
    "ChooseProduction ChooseRejuvenation ChooseReplaced ChooseRetrieval ChooseStatue ChooseSteps ChooseSurplus "
    "ChooseTask ChooseTempleStep ChooseVassalPlace ChooseWalk ChooseWeavingPlace ChooseWeavings FeedGods HireWorker "
    "JoinConquest KeepGodCards KeepSeenGodCards MakeOffering MovePriestBesides PaySoldiers PickStartingWeaving "
    "PlayArmy PlayArmyFree PlayGodCards PlayHandGodCard Produce RearrangeWeavings SpendResource TakeFreeActions "
    "TakeSecondAction TakeTurn UseAbilities UseNation UseStatue Worship"
)


def upgrade() -> None:
    """Every message is remembered as what it was; one that no program of that time could make anything of, is not."""
    connection = op.get_bind()
    wanted = (
        "SELECT messages.game, messages.kind, messages.channel, messages.message, messages.seq, games.told "
        "FROM messages JOIN games ON games.id = messages.game ORDER BY messages.game, messages.kind"
    )
    old = connection.execute(sa.text(wanted)).all()
    op.drop_table("messages")
    messages = op.create_table(
        "messages",
        sa.Column("game", Key, sa.ForeignKey("games.id"), primary_key=True, nullable=False),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("which", sa.String(32), primary_key=True),
        sa.Column("channel", sa.String(32), nullable=False),
        sa.Column("message", sa.String(32), nullable=False),
        sa.Column("fields", sa.Text, nullable=False),
    )
    op.create_index("messages_by_message", "messages", ["message"])
    new = [row for _, rows in groupby(old, key=lambda row: row.game) for row in _ledger(list(rows))]
    if new:
        op.bulk_insert(messages, new)


def _ledger(rows: list[Row]) -> Iterator[dict[str, object]]:
    """The messages of a game; what was kept of one under several kinds is one record by now."""
    by_kind = {row.kind: row for row in rows if isinstance(row.kind, str) and type(row.seq) is int}
    for name, row in by_kind.items():
        kind, *which = name.split(" ")
        fields = _fields(kind, [int(part) for part in which], row, by_kind) if _are_numbers(which) else None
        if fields is not None:
            place = {"channel": row.channel, "message": row.message}
            yield {"game": row.game, "kind": kind, "which": " ".join(which), **place, "fields": json.dumps(fields)}


def _are_numbers(parts: list[str]) -> bool:
    return all(part.isdecimal() for part in parts)


def _fields(kind: str, which: list[int], row: Row, others: Mapping[str, Row]) -> Fields | None:
    """What the number of a message has meant; None if it is told by another record, or means nothing."""
    match kind, which:
        case (("lobby" | "bots_wait" | "bots_finish"), []):
            return {}
        case "board", []:
            return {"shows": row.seq, "after": _board_tells_after(row, others)}
        case "story", []:
            since = others.get("story-since") or others.get("board")
            return {"shows": row.seq, "after": since.seq if since else -1}
        case "prompt", []:
            return {"number": row.seq, "shared": _shared(row, others)}
        case (("last-board" | "scores" | "finale"), []):
            return {"shows": row.seq}
        case "call", []:
            return {"group": _seats(row.seq >> SEATS), "done": _seats(row.seq)}
        case "called", [seat]:
            turn, question = _subjects().get(row.seq, (None, ""))
            return None if turn is None else {"seat": seat, "turn": turn, "question": question}
        case "aside", [seat]:
            return {"seat": seat, "after": row.seq}
        case "answers", [seat, after]:
            return {"seat": seat, "after": after, "to": row.seq}
        case "reminder", [since]:
            return {"since": since, "number": row.seq}
        case "late", [since]:
            return {"since": since}
    return None


def _board_tells_after(board: Row, others: Mapping[str, Row]) -> int:
    call = others.get("call")
    if call and call.message == board.message:
        return int(call.seq >> 2 * SEATS) - 1
    return int(others.get("board-since", board).seq)


def _shared(prompt: Row, others: Mapping[str, Row]) -> Fields | None:
    noted, since = others.get("noted"), others.get("noted-since")
    if noted is None or noted.message != prompt.message:
        return None
    return {"after": since.seq if since else prompt.told, "done": _seats(noted.seq)}


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(SEATS) if bits >> seat & 1]


@cache
def _subjects() -> dict[int, tuple[int, str]]:
    """What people were called for, by the number that was kept of it."""
    subjects = ((turn, question) for turn in range(MOST_TURNS) for question in QUESTIONS.split())
    return {crc32(f"{turn} {question}".encode()) >> 1: (turn, question) for turn, question in subjects}
