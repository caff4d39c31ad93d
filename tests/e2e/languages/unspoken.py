"""What no scene of these tests says, with the reason; `test_marked_templates` has it filled all the same."""

from bot.languages import ENGLISH

UNSPOKEN = {
    "page": set(ENGLISH.page),  # by the page of the sandbox, which tests/browser looks at
    "command_line": set(ENGLISH.command_line),  # by `chaski`, outside of these scenes
    "actions": {
        *("Pass.ChooseTask", "Pass.TakeSecondAction", "Pay.share"),  # in no golden game
        "PerformTask",  # for a Building where the market is empty
        "ClimbTo.idle",  # a step of which a part is of no use
        "PlaceVassal",  # for a Nation tile without words of its own; each has some
    },
    "labels": {
        *("Pass.ChooseTask", "Pay.share", "Pass.TakeSecondAction", "ClimbTo.idle"),  # as above
        *("Pass", "Pass.any_order", "Pass.or_pray", "Pass.standing"),  # on no button of these scenes
    },
    "questions": {
        *("ChooseNomad.kinds", "ChooseRejuvenation.production", "ChooseTask.none", "Worship.large", "Worship.small")
    },
    "events": {"GameEnded.shared", "GameEnded.solo_short", "GameEnded.solo_tied", "GodsFed.none"},
    "phrases": {
        "hidden_weaving",
        "nor",  # languages join lists under a negation with it
        *("vassal_place.VN01.pictured", "vassal_place.VN02.pictured"),  # beside pictures of Nation tiles not in play
        "task_offered",  # as PerformTask above
        *("passed_over.gods.briefest", "step.placed.because.briefest"),
        *("turn.rejuvenated.often", "turn.rejuvenated.twice"),  # in no golden game
        *("step.festival.briefest", "step.second.left.briefest", "step.weighed.briefest"),
        *("step.casualty.briefly", "step.reached.briefly", "step.second.left.briefly"),
        *("step.row", "step.row.side", "festival.head"),  # by automas, and at Festivals of other scenes
    },
    "effects": {"FreeBuilding"},  # of one type: nothing printed gives that
    "terminal": {
        *("album", "drawing", "stopped", "stopped.album"),  # with pictures, or interrupted
        *("festivals.due", "festivals.last", "refused", "setup.of", "statue", "undone"),  # at certain moments only
    },
    "chat": {
        *("button.watch_again", "showcase.topic"),  # after, or around, a whole game to watch
        *("list.watched", "watch.nobody_plays", "watch.too_many"),
        *(
            "limit.answers.person",
            "limit.answers.server",
            "limit.hints.person",
            "limit.hints.server",
        ),  # after very much
        *("limit.exports.person", "limit.exports.server", "limit.watched.person"),
        *("call.many", "prompt.until", "list.more"),  # with very many answers, or games, or a clock
        *("damaged", "permission.missing", "thread.failed", "import.too_large", "import.unreadable"),  # in trouble
        *("plan.dropped", "plan.lost"),
        *("button.board.buildings", "button.board.weavings", "plan.place_line"),  # behind More, and in hints
        *(
            "old_button",
            "old_command",
            "servers_only",
            "rules_changed",
            "list.lost",
        ),  # from earlier times, or elsewhere
        *("game_over", "no_such_game", "no_such_seat", "not_a_person", "not_legal", "nothing_to_confirm"),
        *("not_now", "not_now.planned", "hire.not_now", "army.no_such_card", "plan.look_first"),
        *("rematch.not_over", "repeated", "seat_not_offered", "orders.incomplete"),
        *(
            "plan.look_first",
            "hint.before_plan",
            "hint.busy",
            "hint.only",
            "plan.drew.building",
        ),  # at certain moments only
        *(
            "orders.ahead.no",
            "plan.card_unseen",
            "plan.says_otherwise",
            "stale.answered",
            "plan.ordered",
            "plan.where.none_up",
            "plan.place.none",
        ),
        "prompt.answered",
        *("end.bots.all", "end.bots.all.level", "end.bots.some"),  # after games of bots, or of earlier versions
        *("exported", "left", "reminders.zone", "since.nothing", "started", "time.minutes"),
    },
}

# What is said or not, as games happen to go: bot players think by the clock.
SOMETIMES = {
    "chat": {
        "cause.turn",  # a question out of turn without a cause that has a sentence of its own
        "play.begun",  # in a thread, beside a game that is under way
        *("done.waits", "plan.action_idle"),  # an answer ahead behind a plan; an idle action that ends a plan
        *("watch.at_it", "plan.brings_more", "plan.confirm.on", "plan.drew.alike", "plan.go_on"),
        *("button.board.temple", "plan.or_instead", "plan.swap", "hint.other"),  # on certain screens
        *(
            "plan.detail.piece",
            "plan.instead_of_it",
            "plan.others_first",
            "plan.casualty",
            "plan.casualty.worker",
            "plan.casualty.nomad",
        ),
        *("plan.not_taken", "plan.and_more", "plan.to_conquer", "plan.festival.at_least"),
        *("end.thought.moment", "end.thought.seconds", "end.thought.minutes"),
        *(
            "news.automatic",
            "orders.answers_now",
            "plan.place.cashed",
        ),  # by an order, or for a place paid with Army cards
        *("button.board.regions", "prompt.own"),  # a Conquest, or a round in which all are asked the same
    },
    "phrases": {
        *("step.chose.space.briefest", "step.chose.briefest", "step.climbed.briefest"),
        "step.placed.briefest",
        "step.rolled.clockwise.briefest",
        "step.second.briefly",
        "step.casualty.nomad.briefly",
        *("step.exchanged.briefly", "turn.exchanged", "turn.exchanged.briefly"),
        "credited",
    },  # in the fullest turns of automas, or by few of their Cults
}
