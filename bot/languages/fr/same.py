"""French: texts that are rightly the same as in English; `chaski languages check` does not name them."""

SAME = frozenset(
    (
        *("Axomamma", "Pachamama", "Ruruy", "Simpa", "Coricancha"),
        *("Inti", "Killa", "Illapa", "Qocha", "Kuychi", "Wiraqocha"),
        *("Chinchaysuyu", "Antisuyu", "Qullasuyu", "Kuntisuyu"),
        *("Section {section}: {action:priest_action}", "section {place}", "Production", "Statue", "Statues"),
        *("serpent", "condor", "simple", "normal", "Festivals", "axomamma", "pachamama", "Nobles"),
        *("🎉 **Festival {number}**", "Influence"),
        *("View Channel", "Send Messages", "Send Messages In Threads", "Create Public Threads", "Attach Files"),
    )
)
