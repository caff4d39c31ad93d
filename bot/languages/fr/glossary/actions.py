"""French: what one does: actions, tasks, Workers, resources; and what each Passive Building means in play."""

from bot.languages.language import Templates

TITLES: Templates = {
    "action:worship": "Worship",
    "action:offering": "Offering",
    "action:rejuvenate": "Rejuvenate",
    "action:conquest": "Conquest",
    "action:produce": "Produce",
    "action:high_priest": "Moving the High Priest",
    "action:pray": "Pray",
    "action:train": "Train",
    "action:recruit": "Recruit",
    "action:hire": "Hiring from the Village",
    "action:discard_army": "Army card for its resource",
    "action:exchange": "Exchange by the Money Changer",
    "action:oracle": "Consulting the Oracle",
    "task:potato": "Collect potato",
    "task:corn": "Collect corn",
    "task:stone": "Collect stone",
    "task:gold": "Collect gold",
    "task:weavings": "Purchase Weavings",
    "task:statue": "Build a Statue",
    "task:steps": "Build Steps",
    "task:building": "Construct a Building",
    "task:training": "Training",
    "task:produce_one": "Produce One",
    "task:merchant": "Merchant",
    "resource:potato": "Potato",
    "resource:corn": "Corn",
    "resource:stone": "Stone",
    "resource:gold": "Gold",
    "resource:food": "Food",
    "resource:vp": "VP",
}

ACTIONS: Templates = {
    "action:worship": (
        "Give up Statues to climb the Temple; they leave the game."
        "\n**Active player:** one large Statue for {high_priest.worship.active_large:plural step|steps}, one small"
        " Statue for {high_priest.worship.active_small:plural step|steps}, or both."
        "\n**The others,** in turn order: one Statue of either size for"
        " {high_priest.worship.follower_any:plural step|steps}."
    ),
    "action:offering": (
        "Give corn to climb the Temple."
        "\n**Active player:** {high_priest.offering.active_corn_per_step} corn per step, up to"
        " {high_priest.offering.active_max_steps} steps."
        "\n**The others,** in turn order: {high_priest.offering.follower_corn} corn for"
        " {high_priest.offering.follower_max_steps:plural step|steps}."
    ),
    "action:rejuvenate": (
        "Face-down Production Buildings and Army cards are flipped face up, as many as you want to pay for."
        "\n**Active player:** {high_priest.rejuvenate.active_free} for free, each additional one for"
        " {high_priest.rejuvenate.active_price_food} food."
        "\n**The others,** in turn order: {high_priest.rejuvenate.follower_price_corn} corn each; gold counts for"
        " corn, potato may not."
        "{only_nobles}\n**Nobles and Newcomers:** a Noble lying down is stood up in the same way, at the same"
        " price.{only_end}"
    ),
    "action:conquest": (
        "First the active player sends a Worker from an end of the Village to the Casualties of War (from the Nomads,"
        " if the Village is empty), even when taking gold."
        "\nThen all may play Army cards from their hands face up for {play_price:cost} each; the active player's first"
        " one is free."
        "\nThen, in turn order, each may place a Conquest marker on an empty space of any region: the face-up Soldiers"
        " must cover its price, the player gains the benefit, then discards Soldiers and flips others face down. A card"
        " pays for only one of the two, and its surplus Soldiers are lost. Last of all, only the active player may"
        " place a second marker."
    ),
    "action:produce": (
        "Face-up Production Buildings give their benefits, as many as their owner likes, each once; then all that"
        " produced are flipped face down."
        "\n**Active player:** may also Rejuvenate {high_priest.produce.active_flips_up} Production Building, before the"
        " first one produces or after all are flipped face down."
        "\n**The others,** in turn order: just produce."
        "{only_vassals}\nA Building with your Vassal on it (VN08) produces without being flipped face down.{only_end}"
    ),
    "action:high_priest": (
        "Move your High Priest 1 or {high_priest.max_move} spaces clockwise. The action of the space it reaches is"
        " activated for everybody: you perform it first, or take {high_priest.gold_instead} gold instead, and then the"
        " others may follow in turn order, usually on worse terms. The new section is where Roaming starts from now on."
        "{only_vassals}\nSpaces with your Vassals (VN02) can be skipped for 1 potato each.{only_end}"
    ),
    "action:pray": (
        "Take 2 God cards, one after the other, each from the top of the deck or from the offer. You see the first"
        " before you choose the second."
    ),
    "action:train": "Draw 2 Army cards, keep one of them in your hand and discard the other.",
    "action:recruit": (
        "Take a Worker of your choice from the Nomads, at no cost. The bag replaces it at once.{only_nobles} With"
        " Nobles and Newcomers it may become the Noble of an empty Palace of yours.{only_end}"
    ),
    "action:hire": (
        "At the end of your turn you may hire one Worker from the Village: the one at the potato end for 1 potato, or"
        " the one at the corn end for 1 corn. Gold counts. The last one may be hired for either. You cannot keep"
        " more than {worker_limit.regular} Workers{only_nobles}, not counting one Newcomer{only_end}; an empty Village"
        " triggers a"
        " Festival."
        "{only_nobles}\nWith Nobles and Newcomers a hired Worker may become the Noble of an empty Palace of"
        " yours.{only_end}"
    ),
    "action:discard_army": (
        "At any time during your turn you may discard Army cards **from your hand**, as many as you like, for the"
        " resources printed on them: even between tasks, just before you pay, at the end of the turn, or at a Festival"
        " you hold. Cards that lie in your area cannot be sold."
    ),
    "action:exchange": (
        "The owner of the Money Changer (Z15) may turn 2 stone, 2 corn or 1 gold into one of the other two, as often as"
        " they like, whenever they have a question to answer, even on another player's turn."
    ),
    "action:oracle": (
        "The owner of the Oracle (Z19) may pay 1 potato for a God card, from the offer or the deck, as often as they"
        " like during their own turn."
    ),
}

TASKS: Templates = {
    "task:potato": "Gain {benefit:benefit}.",
    "task:corn": "Gain {benefit:benefit}.",
    "task:stone": "Gain {benefit:benefit}.",
    "task:gold": "Gain {benefit:benefit}. The Surveyor (Z20) adds nothing to gold.",
    "task:weavings": (
        "Reveal the top {tasks.weavings.tiles_drawn} Weavings. Buy 1, 2 or 3 of them for"
        " {tasks.weavings.corn_for_1_2_3[0]}, {tasks.weavings.corn_for_1_2_3[1]} or {tasks.weavings.corn_for_1_2_3[2]}"
        " corn in all, or none; once paid for, each joins a Tapestry. Then each other player in turn order may buy one"
        " of the rest for {tasks.weavings.leftover_corn} corn. What is left goes under the stack, and the new top tile"
        " is revealed."
    ),
    "task:statue": (
        "Take a Statue of any god still available: a small one for {tasks.statue.small.cost:cost}"
        " ({tasks.statue.small.vp} VP), a large one for {tasks.statue.large.cost:cost} ({tasks.statue.large.vp} VP)."
    ),
    "task:steps": (
        "Pay {tasks.steps.cost:cost}, put a Steps marker on any open spot of the hill, not only in the section of your"
        " Worker, and gain {tasks.steps.benefit:benefit}. A lower spot opens when the upper one of its section is"
        " built; building on it brings the owner of the upper one {tasks.steps.upper_owner_vp} VP, even if that is you."
    ),
    "task:building": (
        "Construct one of the Buildings in the market for its price. If you can afford one, you may first put a God"
        " card from your hand under the deck, once, to replace 1 or 2 Buildings in the market; then you construct one"
        " if you can."
    ),
    "task:training": "Draw 2 Army cards, keep one of them in your hand and discard the other.",
    "task:produce_one": "One of your face-up Production Buildings gives its benefit. It stays face up.",
    "task:merchant": "Every match in your Tapestries pays its reward.",
}

WORKERS: Templates = {
    "worker:architect": (
        "Blue. On a **blue** space an Architect gets one more task. There are blue spaces on every terrace of the hill."
    ),
    "worker:craftsman": (
        "Green. On a **green** space a Craftsman gets one more task. There are green spaces on every terrace of the"
        " hill."
    ),
    "worker:warrior": (
        "Red. When you place a Warrior, draw 1 Army card. Then you may take one **adjacent** Worker that is not a"
        " Warrior from the hill into your supply, whoever placed it{only_nobles}; a Newcomer may be taken even if it is"
        " red{only_end}. The tasks are counted before that."
    ),
    "worker:courier": (
        "Yellow. A Courier pays {placement.courier_discount} food less for the placement, after all Steps. If nobody"
        " stands in the **segment** (the terrace of that section) at that moment, it gets one more task."
    ),
    "worker:priest": (
        "White. Before its first task you may pay {placement.priest_extra_task_price:cost} for one more, once. After"
        " its tasks you must take a God card, from the offer or the deck."
    ),
}

RESOURCES: Templates = {
    "resource:potato": (
        "Food. It pays for placing Workers, hiring from one end of the Village, playing Army cards at a Conquest, a"
        " Priest's extra task, and the God cards in your hand at a Festival."
        "\n**You get it** with the task Collect potato, from Production Buildings, God cards, Army cards, matches of"
        " Weavings, Conquests and the Temple."
    ),
    "resource:corn": (
        "Food. It pays for placing Workers, hiring from one end of the Village, Weavings, Offerings and many Buildings."
        " Players who follow Rejuvenate pay in corn."
        "\n**You get it** with the task Collect corn, from Production Buildings, God cards, Army cards and"
        " Conquests."
    ),
    "resource:stone": (
        "It pays for Steps, Statues and all Buildings."
        "\n**You get it** with the task Collect stone, from Production Buildings, God cards, Army cards, matches of"
        " Weavings, Conquests and the Temple."
    ),
    "resource:gold": (
        "It counts as any other resource, one for one. {placement.gold_instead_of_god_card} gold also takes the"
        " place of a God card when you place a Worker. Large Statues and some Buildings ask for gold itself. Each gold"
        " left at the end scores {final_scoring.gold} VP."
        "\n**You get it** with the task Collect gold, instead of the High Priest action you activate, from Production"
        " Buildings, God cards, Army cards, matches of Weavings, Conquests and the Temple."
    ),
    "resource:food": "Potato or corn, in any mix. Gold counts. Placing Workers costs food.",
    "resource:vp": (
        "Victory Points. Everybody starts with {score.start}; nobody falls below {score.minimum}. The most VP after"
        " final scoring wins."
    ),
}

GODS_AND_STATUES: Templates = {
    "statue:small": (
        "At **Worship** it is worth {high_priest.worship.active_small:plural Temple step|Temple steps}, whoever"
        " activates it. Some spaces and cards give a small Statue for free; it scores all the same."
    ),
    "statue:large": (
        "At **Worship** it is worth {high_priest.worship.active_large:plural Temple step|Temple steps} to the active"
        " player and {high_priest.worship.follower_any} to a player who follows. Nothing gives a large Statue for free."
    ),
}

WORDS: Templates = {**ACTIONS, **TASKS, **WORKERS, **RESOURCES, **GODS_AND_STATUES}
