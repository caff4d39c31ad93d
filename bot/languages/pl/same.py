"""Polish: texts that are rightly the same as in English; `chaski languages check` does not name them."""

SAME = frozenset(
    (
        *("Axomamma", "Pachamama", "Ruruy", "Simpa", "Coricancha"),
        *("Inti", "Killa", "Illapa", "Qocha", "Kuychi", "Wiraqocha"),
        *("Chinchaysuyu", "Antisuyu", "Qullasuyu", "Kuntisuyu"),
        *("coricancha", "automa", "Start", "Solo", "Stop", "Enter", "Segment", "bot"),
        *("id", "argument %(argument_name)s: %(message)s"),
    )
)
