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
    )
)
