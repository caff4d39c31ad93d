"""French: texts that are rightly the same as in English; `chaski languages check` does not name them."""

SAME = frozenset(
    (
        *("Axomamma", "Pachamama", "Ruruy", "Simpa", "Coricancha"),
        *("Inti", "Killa", "Illapa", "Qocha", "Kuychi", "Wiraqocha"),
        *("Chinchaysuyu", "Antisuyu", "Qullasuyu", "Kuntisuyu"),
        # answers, questions, refusals, turns
        *("{what}, Festival: {n} 🥔", "{what} · Festival: {n}🥔", "{what} · Festival: {n}🥔 ({change})"),
        "Section {section}<gain>: {action:priest_action}</gain>",
        *("Section {section}: {action:priest_action}", "section {place}", "Production", "Statue", "Statues"),
        *("serpent", "condor", "simple", "normal", "Festivals", "axomamma", "pachamama", "Nobles"),
        *("🎉 **Festival {number}**", "Influence"),
        *("View Channel", "Send Messages", "Send Messages In Threads", "Create Public Threads", "Attach Files"),
        *("Temple", "Scores", "Modules", "Solo", "Pause", "Stop", "expert", "novice", "{n:plural minute|minutes}"),
        *("pause", "stats", "bots", "Bots", "nobles", "coricancha", "question", "automa", "Village"),
        *("Scores: {standings}.", "Statues", "temple", "Festivals", "Production"),
        *("Statue", "Festival", "Nobles", "axomamma", "pachamama", "Oracle", "Sections", "Segment"),
        *("{size:sized} Statue", "Section {section}", "simple", "bot", "Spoiler", "Options"),
        *("Noble", "record", "Vassal", "Score", "Nation", "Section {number}", "Festival {number}"),
        *("section 1", "section 2", "section 3", "section 4", "section 5"),
        *("options", "provenance", "id", "module", "source"),
        *("Modules: {modules:row module}.", "usage: ", "argument %(argument_name)s: %(message)s"),
    )
)
