"""Whether the log of a game leads to the positions that are stored of it."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.codec import present
from engine.core import apply, new_game
from engine.state import State
from storage import journal
from storage import schema as t
from storage.doctor.games import Examined
from storage.doctor.report import NOTE, Findings, Told, some, told
from storage.doctor.values import Values, Vocabulary
from storage.records import FINISHED, LOBBY, PERSON, RUNNING
from storage.retelling_mixed_rules import same
from storage.sittings import Played, given_by, seat_played, sittings_of


class Misled(Exception):
    """The log leads elsewhere, as it tells."""

    def __init__(self, what: Told) -> None:
        super().__init__(what.key)
        self.what = what


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
                self._wrong(told("no_stored_position", status=row["status"]))
            return
        if row["status"] == LOBBY:
            self._wrong(told("early_position"))
        players, seats = self._game.options.players, [seat["seat"] for seat in self._game.rows[t.seats]]
        if seats != list(range(players)):
            self._wrong(told("wrong_seats", players=players, seats=some(seats)))
        if self._has_gapless_numbers():
            self._check_positions()

    def _wrong(self, what: Told) -> None:
        self._wrongs += 1
        self._findings.wrong(self._game.id, what)

    def _has_gapless_numbers(self) -> bool:
        before, row = self._wrongs, self._row
        rows = [line["row"] for line in self._game.rows[t.log]]
        if rows != list(range(1, row["rows"] + 1)):
            self._wrong(told("wrong_rows", last=row["rows"], how=_compare(rows, row["rows"])))
        counting = [line["seq"] for line in self._answers]
        if counting != list(range(1, row["seq"] + 1)):
            self._wrong(told("wrong_numbers", last=row["seq"], how=_compare(counting, row["seq"])))
        return self._wrongs == before

    # ------------------------------------------------------------ positions

    def _check_positions(self) -> None:
        snapshot = journal.unpack(self._row["saved"])
        if snapshot.seq != self._row["saved_seq"]:
            self._wrong(told("other_snapshot", answer=snapshot.seq, wanted=self._row["saved_seq"]))
            return
        stored = {turn["seq"]: journal.unpack(turn["state"]) for turn in self._game.rows[t.turns]}
        if 0 not in stored:
            self._wrong(told("no_first_position"))
        if self._game.of_one_piece:
            self._check_one_piece(snapshot, stored)
        else:
            self._check_several_rules(snapshot, stored)

    def _check_one_piece(self, snapshot: State, stored: Mapping[int, State]) -> None:
        """The whole log from the deal on."""
        try:
            end = self._walk(snapshot, {})
            dealt = self._walk_from_deal(stored)
        except Misled as misled:
            self._wrong(misled.what)
            return
        if not same(dealt, end):
            self._wrong(told("leads_elsewhere"))
        self._check_end(end)

    def _check_several_rules(self, snapshot: State, stored: Mapping[int, State]) -> None:
        """What was played by other rules is fine as it is; what was played by the present ones has to fit."""
        strange = [seq for seq, state in stored.items() if state.seq != seq]
        if strange:
            self._wrong(told("other_position", answer=strange[0]))
        since = self._present_since()
        if since is not None and since not in stored:
            self._wrong(told("missing_position", answer=since))
            since = None
        try:
            end = self._walk(snapshot, {})
        except Misled as misled:
            end = snapshot
            if since is not None:
                self._wrong(misled.what)
        if since is not None:
            try:
                self._walk(stored[since], stored)
            except Misled as misled:
                self._wrong(misled.what)
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
        other_values = begun.components not in (None, now.components)
        if begun.rules != now.rules:
            what = told("other_rules_and_values" if other_values else "other_rules", rules=begun.rules)
        elif other_values:
            what = told("other_values")
        elif self._game.continued:
            what = told("partly_other_rules")
        elif not replays:
            what = told("perhaps_other_values")
        else:
            return
        how = told("all_replays") if replays else told("positions_checked")
        if since is not None and not replays:
            how = told("checked_from", answer=since + 1)
        self._findings.add(NOTE, what, told("goes_on", rules=now.rules, how=how), self._game.id)

    # ------------------------------------------------------------ the log

    def _walk_from_deal(self, stored: Mapping[int, State]) -> State:
        try:
            dealt = new_game(self._game.options, self._row["seed"])
        except journal.UNFIT as error:
            raise Misled(told("no_deal", why=self._words.why(error))) from error
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
            raise Misled(told("other_question", answer=line["seq"], question=line["question"], asked=asked))
        try:
            action = journal.action_of(self._game.id, line["action"])
            outcome = apply(state, action, seat=line["seat"], seq=line["seq"] - 1)
        except journal.UNFIT as error:
            raise Misled(told("unfit_answer", answer=line["seq"], why=self._words.why(error))) from error
        if outcome.commits != line["commits"]:
            raise Misled(told("wrong_mark", answer=line["seq"]))
        return outcome.state

    def _compare_with(self, state: State, stored: Mapping[int, State]) -> None:
        if state.seq in stored and not same(stored[state.seq], state):
            raise Misled(told("position_off_log", answer=state.seq))

    # ------------------------------------------------------------ the end

    def _check_end(self, state: State) -> None:
        row = self._row
        if row["status"] == RUNNING and state.over:
            self._wrong(told("over_but_running"))
        if row["status"] == FINISHED and not state.over:
            self._wrong(told("finished_not_over"))
        if row["to_act"] != (state.to_act if row["status"] == RUNNING else None):
            self._wrong(told("other_seat_asked"))
        if row["status"] == FINISHED and state.result:
            self._check_results(state)

    def _check_results(self, state: State) -> None:
        result, rows, seats = state.result, self._game.rows[t.results], self._game.rows[t.seats]
        assert result is not None
        if [row["seat"] for row in rows] != list(range(len(result.scores))):
            self._wrong(told("results_of_others"))
            return
        for row, seat in zip(rows, seats, strict=True):
            number = row["seat"]
            won = number in result.winners and not seat["conceded"]
            played = self._played(seat)
            if (row["score"], bool(row["won"])) != (result.scores[number], won):
                self._wrong(told("other_results", seat=number))
            elif played and played.by != row["played"]:
                self._wrong(told("results_by_whom", seat=number))
            elif played and (" ".join(played.levels), played.thought) != (row["levels"], row["thought"]):
                self._wrong(told("results_of_bots", seat=number))

    def _played(self, seat: Values) -> Played | None:
        """By whom a seat was played; None if nobody can say, because somebody was forgotten."""
        sat = sittings_of(seat["seat"], self._game.rows[t.sittings])
        people = [one.person for one in sat if one.controller == PERSON]
        people += [seat["person"]] if seat["controller"] == PERSON else []
        if "" in people:
            return None
        given = given_by(seat["seat"], self._answers)
        return seat_played(seat["controller"], seat["person"], seat["level"], sat, given)


def _compare(numbers: Sequence[int], last: int) -> Told:
    """What is missing of 1 to last, and what is there too often or beyond."""
    counted, wanted = Counter(numbers), range(1, last + 1)
    missing = [n for n in wanted if n not in counted]
    more = sorted(n for n, times in counted.items() if times > 1 or n not in wanted)
    if missing and more:
        return told("missing_and_more", missing=some(missing), more=some(more))
    if missing or more:
        return told("missing", numbers=some(missing)) if missing else told("too_many", numbers=some(more))
    return told("out_of_order")
