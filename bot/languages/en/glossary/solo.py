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
    "term:automa_priorities": "An automa's priorities",
    "automa": "{automa:automa}",
    "automa_space": "{id}: {action:benefit}",
    "personality": "{id:personality} ({id}) of {automa:automa}",
}

WORDS: Templates = {
    "term:solo": (
        "You play alone against an **automa**, Axomamma or Pachamama, who has the second seat. The table is set up as"
        " for two players, and you begin. The automa gets a random starting Weaving before you choose yours and goods"
        " instead of God cards; its High Priest starts as many spaces clockwise from yours as the die shows."
        "\nNobody plays the automa: the solo die ({solo.die:row}) and fixed rules decide, and the log tells every step."
        "\n**You win** with at least {solo.target_vp} VP and more than the automa. Anything else is its victory."
    ),
    "term:automa_turn": (
        "1. Can the **High Priest** perform one of the next two actions? Then that is the turn."
        "\n2. Otherwise the **die** is rolled. The God card under that number says where its oldest Worker goes: the"
        " top terrace before the first Festival, the middle one before the second, then the bottom; else the terraces"
        " above, then those below; there the space with the lowest cost. This is free; your Steps score. The card joins"
        " the offer, and a new one takes its place."
        "\n3. All **tokens** of that number act, from the top row down, then move on."
        "\n**Without a Worker** Axomamma takes a Nomad, else a villager, clears up to two cards of the offer"
        " for 1 VP each, draws an Army card, and its High Priest walks a space. Pachamama rolls all the same; whenever"
        " she uses her board, her High Priest walks one space. After a turn without any Worker left, from the second"
        " Festival on with fewer than two, a villager joins her."
    ),
    "term:automa_priest": (
        "It goes to the nearer of the next {high_priest.max_move} actions whose condition is met:"
        "\n**Offering:** 4 corn. **Worship:** a Statue. **Produce:** two Production Buildings face up (Pachamama before"
        " the first Festival: one). **Rejuvenate:** three Buildings or Army cards face down. **Conquest:** more"
        " Soldiers than Casualties of War; an Army card in its hand counts as one."
        "\nPachamama passes over what would do nothing for her. You may follow as usual; the automa follows yours"
        " without being asked."
        "\nAfterwards the two oldest God cards leave the offer, and it draws an Army card; Pachamama takes a Nomad"
        " instead if she is ready to conquer, that is if her Soldiers suffice for Conquest."
    ),
    "term:automa_board": (
        "**Four God cards** lie open under the numbers of the die. Below are rows of spaces with numbered **tokens**;"
        " each row is a ring. When a number is rolled, every token that bears it performs its space, from the top row"
        " down, and then goes on clockwise by as many spaces as its number. Tokens may share a space."
        "\nPachamama's board also has a number printed at the top, which acts by itself when it is rolled."
        "\nA **personality token** covers a space and replaces its action. The close-up named automa shows all of it."
    ),
    "term:automa_goods": (
        "**Workers:** each one gained brings a reward by its kind; at most {worker_limit.regular} are kept. **Army"
        " cards** lie face down in its hand and enter play free at a Conquest. **Potato:** five become 5 VP at once."
        " **Gold** stands in for anything else, where needed. **Passive Buildings** only score at the end."
        " **Weavings:** matches pay nothing."
        "\n**Festival:** 1 VP for each Weaving instead of the Merchant, no potato for its God cards, and instead of new"
        " God cards 2 VP if it is behind you. **End:** a last Rejuvenate and, with a Statue, a last Worship, before"
        " everything scores."
    ),
    "term:personality": (
        "A token with two sides that lies on a space of an automa's board and replaces what is printed there: a"
        " stronger action, always free of its usual price. Axomamma has one at random, in the top row. Pachamama has"
        " none, one, two or three by the level of the game, on the slots A, B and C, at random or chosen when the table"
        " is opened."
    ),
    "term:automa_difficulty": (
        "**Axomamma, easier:** no personality token; 2 stone for a Building; Worship only with a large and a small"
        " Statue; no second Conquest; no Army card in a turn without a Worker. **Harder:** a free Temple step before"
        " Worship and Offering; as many Soldiers as casualties suffice; one Soldier less to flip and to discard; 2 VP"
        " for each High Priest action it chooses, or for a turn without a Worker; 2 VP for each Weaving at a Festival;"
        " 1 VP for each resource left."
        "\n**Pachamama:** simple, easy, normal or hard, with 0 to 3 personality tokens; and 1 VP for each resource"
        " left."
        "\nAll of this is agreed on when the table is opened."
    ),
    "term:automa_priorities": (
        "**Conquest, Axomamma:** the space with the most VP it can pay for; then the region with the fewest markers,"
        " with fewer than three of its own, with the fewest of yours; the second space is free, one that discards"
        " fewest Soldiers. **Pachamama:** see her own entry."
        "\n**Cultural Influence:** where she takes the majority, where she has no marker on the tile, where you have"
        " the majority, then by the die."
        "\n**Casualty:** the potato side; with nobody there, a random Nomad. **Soldiers:** as few too many as possible;"
        " discards ones, flips twos. **Worship:** all it can; a small Statue where one is enough. **Offering:** all it"
        " can. **Rejuvenate:** the highest Building, then the strongest Army card. **Resource:** what it has fewest of:"
        " gold, corn, stone, potato."
        "\n**Workers:** the oldest is placed first, and removed if there are too many."
    ),
    # the opponents
    "automa:axomamma": (
        "The opponent of the base game: three rows, the top one always possible, the middle one for a price, the bottom"
        " one for Workers."
        "\n**At the start:** {goods:benefit}, two Workers and a free Steps marker."
        "\n**A God card** it would gain is the oldest of the offer put under the deck, for 1 VP. **5 VP** if it places"
        " a Worker by a God card whose Statue it has."
    ),
    "automa:pachamama": (
        "The opponent of The Golden Age, who can be played with the base game too: a printed number and two rows, so"
        " that every roll has two actions."
        "\n**At the start:** {goods:benefit}, two Workers, a free Steps marker and a Production Building face down."
        "\n**Conquest:** the right-most space she can pay, in a region she would come to lead, then with fewest"
        " markers, then with fewest of hers, then by the die; her second one is free, as far left as any. Her Statues"
        " do not open God cards, and God cards are of no use to her."
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
        "**Action:** {action:benefit}. At the top of {automa:automa}'s board, for every {printed} that is rolled,"
        " before the tokens of that number act."
    ),
    "automa_space.slot": "\nA personality token may cover it.",
    "automa_space.letter": "\nSlot {slot}: a personality token may cover it.",
    "automa_space.never": "\nIt is always possible.",
    "automa_space.gain_1_gold": "\nIf it is impossible, there is 1 gold instead.",
    "automa_space.skip": "\nIf it is impossible, it is skipped.",
    # their personality tokens
    "personality": "**Action:** {action:benefit}.",
    "personality.axomamma": "\nIt lies on the first space of the top row. Other side: {other:personality}.",
    "personality.pachamama": "\nIt lies on slot A, B or C of the upper row. Other side: {other:personality}.",
    # how an automa performs what has some choice in it
    "automa.DrawArmy": "Army cards go face down to the automa's hand; a Conquest brings them into play free.",
    "automa.Choose": "The automa takes what it has fewest of, corn if that is equal.",
    "automa.PurchaseWeavings.axomamma": (
        "It buys two Weavings at the usual price, or one and gains 1 gold if it can buy no more; rather those that join"
        " its largest Tapestry, then red, green, yellow and brown ones, then those of higher numbers. You may buy a"
        " leftover one."
    ),
    "automa.PurchaseWeavings.pachamama": (
        "She buys two Weavings at the usual price, or one and gains 1 gold if she can buy no more; rather those that"
        " join her largest Tapestry, then those of higher numbers. You may buy a leftover one."
    ),
    "automa.BuildingTask.axomamma": (
        "It pays 1 stone, whatever is printed, for a random Building of that type on the market."
    ),
    "automa.BuildingTask.pachamama": (
        "She pays 1 stone, whatever is printed, for a random Building on the market: a Production Building while she"
        " has one at most, else one of the type she has fewest of, of equals Production before Palace before Passive."
    ),
    "automa.StatueTask": (
        "The automa builds a large one if it can pay for it, else a small one, rather none it has already. The die"
        " names one of its God cards, and so the god; if there is no such Statue, the next card clockwise; then any"
        " god."
    ),
    "automa.StepsTask": (
        "At the usual price and with the usual gains; upper spots first, from the automa's High Priest on clockwise,"
        " then lower ones, those beneath your Steps last."
    ),
    "automa.GainNomad": "A random Nomad, with the reward for its kind; the bag replaces it.",
    "automa.GainVillager": "The Worker costs nothing and brings the reward for its kind.",
    "automa.FreeStatue.axomamma": "A random god, rather one it has no small Statue of; the Statue scores its VP.",
    "automa.FreeStatue.pachamama": "The die names one of her God cards, and so the god; the Statue scores its VP.",
    "automa.FreeWeaving.axomamma": "The Weaving is the one on top of the stack.",
    "automa.FreeWeaving.pachamama": (
        "The Weaving is the face-up one, unless her largest Tapestry cannot take it; then the one beneath."
    ),
    "automa.ClimbTemple": "The Temple step brings its reward.",
    "automa.FreeBuilding.axomamma": (
        "A random Production Building while it has fewer than two face up, else a random Passive one."
    ),
    "automa.FreeBuilding.pachamama": "She chooses the type as when she pays a stone for it.",
    "automa.PlaceConquestMarker": (
        "The marker is placed like her first one of a Conquest and paid with Soldiers that lie face up; no Army cards"
        " are played, and nobody follows."
    ),
}

NAMES: Mapping[str, tuple[str, ...]] = {
    "term:solo": ("alone", "one player", "single player", "win a solo game", "automa"),
    "term:automa_turn": ("opponent's turn", "automa turn"),
    "term:automa_priest": ("high priest conditions", "activation conditions", "ready to conquer"),
    "term:automa_board": ("tokens", "numbered tokens", "loops", "rows", "die", "dice"),
    "term:automa_goods": ("automa potato", "recruiting rewards"),
    "term:personality": ("personalities", "slot A", "slot B", "slot C"),
    "term:automa_priorities": ("priorities", "how the automa decides", "automa choices", "tie of the automa"),
    "term:automa_difficulty": ("difficulty", "level", "easier", "harder", "simple", "easy", "normal", "hard"),
    "automa:axomamma": ("Axomama", "solo opponent", "bot of the base game"),
    "automa:pachamama": ("Patchamama", "Mother Earth", "solo opponent"),
}
