"""Whether the log of a game leads to the positions that are stored of it."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.codec import present
from engine.core import apply, new_game
from engine.state import State
from storage import journal
from storage import schema as t
from storage.doctor.games import Examined
from storage.doctor.report import NOTE, Findings, some
from storage.doctor.values import Values, Vocabulary
from storage.records import FINISHED, LOBBY, PERSON, RUNNING
from storage.retelling_mixed_rules import same
from storage.sittings import Played, given_by, seat_played, sittings_of


class Misled(Exception):
    """The log leads elsewhere; the sentence says where."""


class Replay:
    """One game, told again from its log."""

    def __init__(self, game: Examined, findings: Findings, words: Vocabulary) -> None:
        self._game = game
        self._row = game.row
        self._findings = findings
        self._words = words
        self._answers = game.answers
        self._wrongs = 0

    def check(self) -> None:
        """Seats, numbers, positions, end and results."""
        row = self._row
        if row["saved"] is None:
            if row["status"] in (RUNNING, FINISHED) or self._game.rows[t.log]:
                self._wrong(f"It is {row['status']} but has no stored position.")
            return
        if row["status"] == LOBBY:
            self._wrong("It has a position before it has started.")
        players, seats = self._game.options.players, [seat["seat"] for seat in self._game.rows[t.seats]]
        if seats != list(range(players)):
            self._wrong(f"It is for {players} players, but its seats are {some(seats)}.")
        if self._has_gapless_numbers():
            self._check_positions()

    def _wrong(self, what: str) -> None:
        self._wrongs += 1
        self._findings.wrong(self._game.id, what)

    def _has_gapless_numbers(self) -> bool:
        before, row = self._wrongs, self._row
        rows = [line["row"] for line in self._game.rows[t.log]]
        if rows != list(range(1, row["rows"] + 1)):
            missing, more = _compare(rows, row["rows"])
            self._wrong(f"Its log should have the rows 1 to {row['rows']};{missing}{more}.")
        counting = [line["seq"] for line in self._answers]
        if counting != list(range(1, row["seq"] + 1)):
            missing, more = _compare(counting, row["seq"])
            order = "" if missing or more else " they are out of order"
            self._wrong(f"Its answers should be numbered 1 to {row['seq']}, each once;{missing}{more}{order}.")
        return self._wrongs == before

    # ------------------------------------------------------------ positions

    def _check_positions(self) -> None:
        snapshot = journal.unpack(self._row["saved"])
        if snapshot.seq != self._row["saved_seq"]:
            self._wrong(f"Its snapshot is of answer {snapshot.seq}, not {self._row['saved_seq']}.")
            return
        stored = {turn["seq"]: journal.unpack(turn["state"]) for turn in self._game.rows[t.turns]}
        if 0 not in stored:
            self._wrong("The positions at the start of its turns are not those of its log.")
        if self._game.of_one_piece:
            self._check_one_piece(snapshot, stored)
        else:
            self._check_several_rules(snapshot, stored)

    def _check_one_piece(self, snapshot: State, stored: Mapping[int, State]) -> None:
        """The whole log from the deal on."""
        try:
            end = self._walk(snapshot, {})
            told = self._walk_from_deal(stored)
        except Misled as misled:
            self._wrong(str(misled))
            return
        if not same(told, end):
            self._wrong("Its log does not lead to its stored position.")
        self._check_end(end)

    def _check_several_rules(self, snapshot: State, stored: Mapping[int, State]) -> None:
        """What was played by other rules is fine as it is; what was played by the present ones has to fit."""
        strange = [seq for seq, state in stored.items() if state.seq != seq]
        if strange:
            self._wrong(f"The position stored for answer {strange[0]} is of another one.")
        since = self._present_since()
        if since is not None and since not in stored:
            self._wrong(f"The position after answer {since}, from which it went on by the present rules, is missing.")
            since = None
        try:
            end = self._walk(snapshot, {})
        except Misled as misled:
            end = snapshot
            if since is not None:
                self._wrong(str(misled))
        if since is not None:
            try:
                self._walk(stored[since], stored)
            except Misled as misled:
                self._wrong(str(misled))
        try:
            replays = same(self._walk_from_deal(stored), end)
        except Misled:
            replays = False
        self._note(replays, since)
        self._check_end(end)

    def _present_since(self) -> int | None:
        """Since how many answers it is surely played by the present rules; None if it is not."""
        last = self._game.continued[-1] if self._game.continued else None
        return last.seq if last is not None and last.edition.is_present else None

    def _note(self, replays: bool, since: int | None) -> None:
        begun, now = self._game.begun, present()
        told = []
        if begun.rules != now.rules:
            told.append(f"it began under rules version {begun.rules}")
        if begun.components not in (None, now.components):
            told.append("it began with other component values")
        if not told and self._game.continued:
            told.append("part of it was played by other rules or values")
        if not told and not replays:
            told.append("it is of an earlier version, whose component values may have been others")
        if not told:
            return
        how = "All of it replays" if replays else "Its positions were checked"
        if since is not None and not replays:
            how = f"It was checked from answer {since + 1} on"
        advice = f"Nothing to do: it goes on under version {now.rules} of the rules. {how}."
        self._findings.add(NOTE, f"Game {self._game.id}: {' and '.join(told)}.", advice, self._game.id)

    # ------------------------------------------------------------ the log

    def _walk_from_deal(self, stored: Mapping[int, State]) -> State:
        try:
            dealt = new_game(self._game.options, self._row["seed"])
        except journal.UNFIT as error:
            raise Misled(f"It cannot be dealt ({self._words.why(error)}).") from error
        self._compare_with(dealt, stored)
        return self._walk(dealt, stored)

    def _walk(self, state: State, stored: Mapping[int, State]) -> State:
        """The State after all answers that come after this one."""
        for line in self._answers[state.seq :]:
            state = self._answer(state, line)
            self._compare_with(state, stored)
        return state

    def _answer(self, state: State, line: Values) -> State:
        asked = type(state.decision).__name__
        if asked != line["question"]:
            raise Misled(f"Answer {line['seq']} is to {line['question']}, but the game asks {asked}.")
        try:
            action = journal.action_of(self._game.id, line["action"])
            outcome = apply(state, action, seat=line["seat"], seq=line["seq"] - 1)
        except journal.UNFIT as error:
            raise Misled(f"Answer {line['seq']} does not fit the rules ({self._words.why(error)})") from error
        if outcome.commits != line["commits"]:
            raise Misled(f"Answer {line['seq']} is marked wrongly as to whether it can be undone.")
        return outcome.state

    def _compare_with(self, state: State, stored: Mapping[int, State]) -> None:
        if state.seq in stored and not same(stored[state.seq], state):
            raise Misled(f"The position stored for answer {state.seq} is not that of its log.")

    # ------------------------------------------------------------ the end

    def _check_end(self, state: State) -> None:
        row = self._row
        if row["status"] == RUNNING and state.over:
            self._wrong("It is over but counts as running.")
        if row["status"] == FINISHED and not state.over:
            self._wrong("It counts as finished but is not over.")
        if row["to_act"] != (state.to_act if row["status"] == RUNNING else None):
            self._wrong("It does not wait for the seat that is asked.")
        if row["status"] == FINISHED and state.result:
            self._check_results(state)

    def _check_results(self, state: State) -> None:
        result, rows, seats = state.result, self._game.rows[t.results], self._game.rows[t.seats]
        assert result is not None
        if [row["seat"] for row in rows] != list(range(len(result.scores))):
            self._wrong("Its results are not those of its seats.")
            return
        for row, seat in zip(rows, seats, strict=True):
            number = row["seat"]
            won = number in result.winners and not seat["conceded"]
            played = self._played(seat)
            if (row["score"], bool(row["won"])) != (result.scores[number], won):
                self._wrong(f"The results of seat {number} are not those of its last position.")
            elif played and played.by != row["played"]:
                self._wrong(f"The results of seat {number} do not tell who has played it.")
            elif played and (" ".join(played.levels), played.thought) != (row["levels"], row["thought"]):
                self._wrong(f"The results of seat {number} do not tell how its bots have played.")

    def _played(self, seat: Values) -> Played | None:
        """By whom a seat was played; None if nobody can say, because somebody was forgotten."""
        sat = sittings_of(seat["seat"], self._game.rows[t.sittings])
        people = [one.person for one in sat if one.controller == PERSON]
        people += [seat["person"]] if seat["controller"] == PERSON else []
        if "" in people:
            return None
        given = given_by(seat["seat"], self._answers)
        return seat_played(seat["controller"], seat["person"], seat["level"], sat, given)


def _compare(numbers: Sequence[int], last: int) -> tuple[str, str]:
    """What is missing of 1 to last, and what is there too often or beyond."""
    counted, wanted = Counter(numbers), range(1, last + 1)
    missing = [n for n in wanted if n not in counted]
    more = sorted(n for n, times in counted.items() if times > 1 or n not in wanted)
    return (f" missing: {some(missing)}" if missing else ""), (f" too many: {some(more)}" if more else "")
