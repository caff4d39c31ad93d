"""English: the solo game, its two opponents, their boards and their personality tokens."""

from collections.abc import Mapping

from bot.languages.language import Templates

KINDS: Templates = {
    "automa": "Solo opponent",
    "automa_space": "Space on an automa's board",
    "personality": "Personality token",
}

TITLES: Templates = {
    "term:solo": "Solo game",
    "term:automa_turn": "An automa's turn",
    "term:automa_priest": "An automa's High Priest",
    "term:automa_board": "An automa's board",
    "term:automa_goods": "What an automa gains",
    "term:personality": "Personality tokens",
    "term:automa_difficulty": "Easier and harder automas",
    "term:automa_actions": "An automa's High Priest actions",
    "term:automa_conquest": "An automa's Conquests",
    "term:automa_tasks": "An automa's tasks",
    "term:automa_priorities": "An automa's priorities",
    "automa": "{automa:automa}",
    "automa_space": "{id}: {action:benefit}",
    "personality": "{id:personality} ({id}) of {automa:automa}",
}

WORDS: Templates = {
    "term:solo": (
        "You play alone against an **automa**, Axomamma or Pachamama, which has the second seat. The table is set up as"
        " for two players, and you go first. The automa gets a random starting Weaving before you choose yours, and"
        " goods instead of God cards; its High Priest starts as many spaces clockwise from yours as the die shows."
        "\nNobody plays the automa: the solo die ({solo.die:row}) and fixed rules decide, and the log tells every step."
        "\n**You win** with at least {solo.target_vp} VP and more than the automa. Otherwise the automa wins."
    ),
    "term:automa_turn": (
        "1. If the condition of one of the next two **High Priest** actions is met, it performs the nearer one."
        "\n2. Otherwise it rolls the **die**. The God card under that number says where its oldest Worker goes: top"
        " terrace before the first Festival, middle before the second, then bottom; if full, above, then"
        " below; the cheapest space, then at random. It pays nothing; your Steps score. The card joins the offer and is"
        " replaced."
        "\n3. All **tokens** of that number act, from the top row down, then move on."
        "\n**Axomamma without a Worker** takes a random Nomad, removes two God cards from the offer for 1 VP each,"
        " draws an Army card, and its High Priest walks a space."
        "\n**Pachamama's** High Priest walks a space before each roll; she rolls even without a Worker. Ending a turn"
        " without one (from the second Festival on: with fewer than two), she takes a villager: on 2 or 3 from the"
        " potato end, else the corn end."
    ),
    "term:automa_priest": (
        "It goes to the nearer of the next {high_priest.max_move} actions whose condition is met:"
        "\n**Offering:** 4 corn. **Worship:** a Statue. **Produce:** two Production Buildings face up (Pachamama before"
        " the first Festival: one). **Rejuvenate:** three Buildings or Army cards face down. **Conquest:** more"
        " Soldiers than Casualties of War; an Army card in its hand counts as one Soldier."
        "\nPachamama ignores an action that would do nothing for her. You may follow as usual; the automa follows yours"
        " without being asked."
        "\nAfterwards the two oldest God cards leave the offer, and it draws an Army card. Pachamama takes a random"
        " Nomad instead if she is ready to conquer, that is, if the condition of Conquest is met."
    ),
    "term:automa_board": (
        "**Four God cards** lie open under the numbers of the die. Below are rows of spaces with numbered **tokens**;"
        " each row is a ring. When a number is rolled, every token that bears it performs its space, from the top row"
        " down, and then goes on clockwise by as many spaces as its number. Tokens may share a space."
        "\nIf the god of a rolled card has no free space, the card joins the offer, and the top card of the deck is"
        " used instead. What a space costs is counted with everybody's Steps."
        "\nPachamama's board also has a number printed at the top, which acts whenever it is rolled."
        "\nA **personality token** covers a space and replaces its action. The close-up named automa shows all of it."
    ),
    "term:automa_goods": (
        "**Workers:** each one gained brings a reward by its kind; it keeps at most {worker_limit.regular}, and the"
        " first one it places is a random one. Without a villager Pachamama takes a Nomad, without a Nomad a villager,"
        " without either 1 gold. **Army cards** lie face down in its hand and enter play for free at a Conquest; of two"
        " drawn to keep one, it draws one. **Potato:** five become 5 VP at once. **Gold** counts as anything else,"
        " but only where needed. **Passive Buildings** only score at the end. **Weavings:** matches pay nothing."
        "\n**Festival:** 1 VP for each Weaving instead of the Merchant, no potato for its God cards, and 2 VP if it is"
        " behind you instead of new God cards. **End:** a last Rejuvenate and, with a Statue, a last Worship, before"
        " everything scores."
    ),
    "term:personality": (
        "A token with two sides that lies on a space of an automa's board and replaces what is printed there: a"
        " stronger action, always without its usual price. Axomamma has one at random, in the top row. Pachamama has"
        " none, one, two or three, depending on the level, on the slots A, B and C, at random or chosen when the table"
        " is opened."
    ),
    "term:automa_difficulty": (
        "**Axomamma, easier:** no personality token; 2 stone for a Building; Worship only with a large and a small"
        " Statue; no second Conquest; no Army card in a turn without a Worker. **Harder:** a free Temple step before"
        " Worship and Offering; as many Soldiers as casualties are enough; one Soldier fewer to flip and to discard; 2"
        " VP for each High Priest action it chooses, or for a turn without a Worker; 2 VP for each Weaving at a"
        " Festival; 1 VP for each resource left."
        "\n**Pachamama:** simple, easy, normal or hard, with 0 to 3 personality tokens; and, if you like, 1 VP for each"
        " resource left."
        "\n**Handicap, a house rule of ours** that is in no rulebook: you or the automa begin with 20, 40, 60 or 80 VP"
        " more. They count in the final score; to win, you still need at least 120 VP and more than the automa. Such"
        " games have rows of their own in /stats."
        "\nAll of this is agreed on when the table is opened."
    ),
    "term:automa_priorities": (
        "See also: an automa's turn, an automa's High Priest actions, an automa's Conquests, an automa's tasks."
        "\n**Resource of its choice:** the one it has fewest of; among equals gold, corn, stone, potato. It pays with"
        " gold last."
        "\n**Temple:** Axomamma takes a stone or a Worker (potato end, else a Nomad), whichever it has fewer of; in a"
        " tie the Worker, unless it has two or nobody is there. Pachamama always takes the second of two rewards, and"
        " 1 gold if a reward is of no use to her."
        "\n**Weavings:** always at the largest Tapestry possible. It buys a leftover one with corn, but never to start"
        " a Tapestry."
        "\n**Rejuvenate:** the Building with the highest number, then the strongest Army card. **Produce One:** the"
        " Building with the highest number."
        "\n**Workers:** the oldest is placed first, Newcomers last. Beyond two, Axomamma loses a random one, Pachamama"
        " her oldest."
    ),
    "term:automa_actions": (
        "**Produce:** all its face-up Buildings produce, then are flipped face down. When active, Axomamma keeps the"
        " one with the highest number face up; Pachamama flips her highest face-down one up: before producing if only"
        " one was face up, otherwise afterwards. She does not follow if she could activate Produce on her next turn."
        "\n**Offering:** as many steps as it can pay for. **Worship:** a large and a small Statue if it can; a small"
        " one where one is enough, and when following; which god is random."
        "\n**Rejuvenate:** everything, for free. Following: half of its Buildings and half of its Army cards, rounded"
        " up, the highest and strongest first."
        "\n**Conquest:** the casualty comes from the potato end, from an empty Village a random Nomad; all Army cards"
        " are played for free, then it conquers."
        "\nIt never takes gold instead."
    ),
    "term:automa_conquest": (
        "**Axomamma** takes the space with the most VP it has the Soldiers for. Ties: the region with the fewest"
        " markers; with fewer than three of its own; with the fewest of yours; Antisuyu, Chinchaysuyu, Kuntisuyu,"
        " Qullasuyu; the right-most space. Its second one is free: the fewest Soldiers to discard, then at random."
        "\n**Pachamama** picks a region where she has the Soldiers for a space: one whose lead she takes; with the"
        " fewest markers; with the fewest of hers; then by the die (1 to 4: {solo.region_by_die:row region}, going on"
        " clockwise). There she takes the right-most of them. Her second one is free: the same, but only among"
        " spaces as far left as any."
        "\nOnly the active automa conquers twice. **Soldiers:** as few wasted as possible; singles discarded,"
        " pairs flipped."
        "\n**Cultural Influence:** a region whose lead she takes; without her marker on the tile; that you lead; then"
        " by the die."
    ),
    "term:automa_tasks": (
        "**Weavings:** it buys two, or, if it can afford only one, that one and gains 1 gold: first those that join its"
        " largest Tapestry, then (Axomamma) red, green, yellow, brown, then higher numbers."
        "\n**Statue:** a large one if it can pay, else a small one. The die names one of its God cards, and so the god;"
        " if that Statue is gone, or it has one, the next card clockwise; then a random god."
        "\n**Steps:** upper spots clockwise from its High Priest, then lower ones, those below your Steps last."
        "\n**Building:** 1 stone, whatever is printed, for a random one. Axomamma's board names the type; Pachamama"
        " takes Production while she has no more than one, otherwise the type she has fewest of (Production, Palace,"
        " Passive among equals)."
        "\n**If it cannot,** it gains 1 gold; only the top and bottom rows of Axomamma are skipped instead."
    ),
    # the opponents
    "automa:axomamma": (
        "The opponent of the base game: three rows, the top one always possible, the middle one for a price, the bottom"
        " one for Workers."
        "\n**At the start:** {goods:benefit}, two Workers and a free Steps marker."
        "\n**A God card** it would gain: instead the oldest one in the offer goes under the deck, for 1 VP. **5 VP** if"
        " it places a Worker with a God card whose Statue it has."
    ),
    "automa:pachamama": (
        "The opponent of The Golden Age, who can be played with the base game too: a printed number and two rows, so"
        " every roll has two actions. Whatever cannot be done becomes 1 gold."
        "\n**At the start:** {goods:benefit}, two Workers, a free Steps marker and a Production Building face down."
        "\nHer Statues do not give her the benefits of God cards, and she never takes God cards."
    ),
    "automa.rewards": (
        ""
        "\n**With a new Worker:** Architect {architect:benefit}; Craftsman {craftsman:benefit}; Warrior"
        " {warrior:benefit}; Courier {courier:benefit}; Priest {priest:benefit}."
    ),
    "automa.personalities": "\n**Personalities:** {sides:row personality}.",
    # their spaces
    "automa_space": (
        "**Action:** {action:benefit}. Space {number} of {length} in the {loop:loop} row of {automa:automa}'s board."
    ),
    "automa_space.printed": (
        "**Action:** {action:benefit}. At the top of {automa:automa}'s board, whenever a {printed} is rolled, before"
        " the token of that number acts."
    ),
    "automa_space.slot": "\nA personality token may cover it.",
    "automa_space.letter": "\nSlot {slot}: a personality token may cover it.",
    "automa_space.never": "\nIt is always possible.",
    "automa_space.gain_1_gold": "\nIf it is impossible, the automa gains 1 gold instead.",
    "automa_space.skip": "\nIf it is impossible, it is skipped.",
    # their personality tokens
    "personality": "**Action:** {action:benefit}.",
    "personality.axomamma": "\nIt lies on the first space of the top row. Other side: {other:personality}.",
    "personality.pachamama": "\nIt lies on slot A, B or C of the upper row. Other side: {other:personality}.",
    # how an automa performs what has some choice in it
    "automa.DrawArmy": "Army cards go face down to the automa's hand; a Conquest brings them into play for free.",
    "automa.Choose": "The automa takes what it has fewer of, corn if they are equal.",
    "automa.PurchaseWeavings.axomamma": (
        "It buys two Weavings at the usual price, or, if it can afford only one, that one and gains 1 gold. It prefers"
        " those that join its largest Tapestry, then red, green, yellow, brown, then higher numbers. You may buy a"
        " leftover one."
    ),
    "automa.PurchaseWeavings.pachamama": (
        "She buys two Weavings at the usual price, or, if she can afford only one, that one and gains 1 gold. She"
        " prefers those that join her largest Tapestry, then higher numbers. You may buy a leftover one."
    ),
    "automa.BuildingTask.axomamma": (
        "It pays 1 stone, whatever is printed, for a random Building of that type in the market."
    ),
    "automa.BuildingTask.pachamama": (
        "She pays 1 stone, whatever is printed, for a random Building in the market: a Production Building while she"
        " has no more than one, otherwise the type she has fewest of; among equals Production, then Palace, then"
        " Passive."
    ),
    "automa.StatueTask": (
        "The automa builds a large one if it can pay for it, else a small one. The die names one of its God cards, and"
        " so the god; if there is no such Statue left, or it already has one, the next card clockwise; then a random"
        " god. One it already has is the last resort."
    ),
    "automa.StepsTask": (
        "At the usual price and with the usual gains; upper spots first, clockwise from the automa's High Priest, then"
        " lower ones, those below your Steps last."
    ),
    "automa.GainNomad": "A random Nomad, with the reward for its kind; the bag replaces it.",
    "automa.GainVillager": "The Worker costs nothing and brings the reward for its kind.",
    "automa.FreeStatue.axomamma": "A random god, preferably one it has no small Statue of; the Statue scores its VP.",
    "automa.FreeStatue.pachamama": "The die names one of her God cards, and so the god; the Statue scores its VP.",
    "automa.FreeWeaving.axomamma": "The Weaving is the one on top of the stack.",
    "automa.FreeWeaving.pachamama": (
        "The Weaving is the face-up one, unless her largest Tapestry cannot take it; then the one beneath."
    ),
    "automa.ClimbTemple": "The Temple step brings its reward.",
    "automa.FreeBuilding.axomamma": (
        "A random Production Building while it has fewer than two face up, else a random Passive one."
    ),
    "automa.FreeBuilding.pachamama": "She chooses it as when she pays a stone for it.",
    "automa.PlaceConquestMarker": (
        "The marker is placed like her first one in a Conquest and paid for with face-up Soldiers; no Army cards are"
        " played, and nobody follows."
    ),
}

NAMES: Mapping[str, tuple[str, ...]] = {
    "term:solo": ("alone", "one player", "single player", "1 player", "win a solo game", "solo mode", "automa", "ai"),
    "term:automa_turn": (
        *("how Axomamma plays", "how Pachamama plays", "automa moves", "opponent's turn", "automa turn"),
        *("Axomamma's turn", "Pachamama's turn", "automa placement", "placing of an automa", "automa recruit"),
        *("Axomamma's placement", "Pachamama's placement", "Axomamma recruits", "Pachamama recruits"),
        *("Axomamma recruit", "Pachamama recruit"),
    ),
    "term:automa_priest": (
        *("high priest conditions", "activation conditions", "ready to conquer"),
        *("Axomamma's High Priest", "Pachamama's High Priest"),
    ),
    "term:automa_board": (
        *("tokens", "numbered tokens", "loops", "rows", "die", "dice", "red numbers"),
        *("Axomamma's board", "Pachamama's board"),
    ),
    "term:automa_goods": (
        *("automa potato", "recruiting rewards", "automa festival", "Axomamma at a Festival"),
        *("Pachamama at a Festival", "automa resources", "automa final scoring", "automa end of the game"),
    ),
    "term:personality": ("personalities", "slot A", "slot B", "slot C"),
    "term:automa_actions": ("how the automa follows", "Axomamma follows", "Pachamama follows"),
    "term:automa_conquest": (
        *("where the automa conquers", "automa regions", "Axomamma's Conquest", "Pachamama's Conquest"),
    ),
    "term:automa_tasks": (
        *("automa tasks", "Axomamma's tasks", "Pachamama's tasks", "automa building", "automa statue"),
        *("automa steps", "automa buys Weavings"),
    ),
    "term:automa_priorities": (
        *("priorities", "how the automa decides", "automa choices", "tie of the automa", "how the automa chooses"),
        *("Axomamma's priorities", "Pachamama's priorities", "automa temple"),
    ),
    "term:automa_difficulty": (
        *("difficulty", "level", "easier", "harder", "simple", "easy", "normal", "hard", "handicap", "head start"),
    ),
    "automa:axomamma": ("Axomama", "solo opponent", "bot of the base game"),
    "automa:pachamama": ("Patchamama", "Mother Earth", "solo opponent"),
}
