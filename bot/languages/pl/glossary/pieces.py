"""Polish: cards, tiles, tracks and the hill, put together from parts."""

from collections.abc import Mapping

from bot.languages.language import Templates

KINDS: Templates = {
    "term": "Term",
    "priest_action": "High Priest action",
    "secondary_action": "Secondary action",
    "end_of_turn": "End of the turn",
    "free_action": "Free action",
    "worker": "Worker",
    "task": "Task",
    "resource": "Resource",
    "god": "God",
    "statue": "Statue",
    "production": "Production Building",
    "passive": "Passive Building",
    "god_card": "God card",
    "army_card": "Army card",
    "weaving": "Weaving",
    "pattern": "Pattern of Weavings",
    "reward": "Reward of a match",
    "temple": "Temple step",
    "region": "Conquest region",
    "conquest": "Conquest space",
    "players": "Number of players",
    "section": "Section of the hill",
    "terrace": "Terrace of the hill",
    "space": "Space on the hill",
    "spot": "Steps spot",
    "icon": "Task icon on the hill",
}

TITLES: Templates = {
    "worker": "{worker:worker}",
    "god": "{god:god}",
    "statue": "{size:sized} Statue",
    "production": "{id:building}",
    "passive": "{id:building}",
    "god_card": "{id} {god:god}: {benefit:benefit}",
    "army_card": "{id}: {soldiers:plural Soldier|Soldiers|Soldiers}, {amount} {resource:resource}",
    "weaving": "{id} {pattern:pattern}: {left:edge} | {right:edge}",
    "pattern": "Pattern {pattern:pattern}",
    "reward": "Match: {edge:edge}",
    "temple": "Temple step {id}",
    "region": "{region:region}",
    "conquest": "{id} in {region:region}: {benefit:benefit}",
    "players": "A game of {players}",
    "section": "Section {section}",
    "terrace": "{terrace:terraced} terrace",
    "space": "{id}: {god:god}, {terrace:terrace} terrace",
    "spot": "{id}: {between[1]:leads} Steps of section {section}",
    "icon": "Icon {task:task}, beside {spaces:each}",
}

WORDS: Templates = {
    # cards
    "god_card": "**Benefit:** {benefit:benefit}.",
    "god_card.use": (
        "\n**Placing:** play it to place a Worker on a space of {god:god} ({spaces:row}). With a Statue of {god:god} in"
        " your area you may use the benefit too, before or after the tasks."
        "\n**Otherwise:** play it for the benefit after the first or second Festival; return it to change the Building"
        " Market; or hold it: {festival.potato_per_god_card} potato at every Festival, {final_scoring.god_card_in_hand}"
        " VP at the end."
    ),
    "army_card": (
        "**In hand:** discard it at any time during your turn for {amount} {resource:resource}."
        "\n**In play:** at a Conquest you may play it face up for {play_price:cost}; the active player's first one is"
        " free. Face up it pays for Conquest spaces with {soldiers:plural Soldier|Soldiers|Soldiers}: flipped, it lies face down"
        " until Rejuvenate flips it face up; discarded, it is gone. Face up at the end it scores"
        " {final_scoring.face_up_army_card} VP."
        "\nCards like this: {copies}."
    ),
    # Buildings
    "production": "**Cost:** {cost:cost}. **Gives:** {benefit:benefit}.",
    "production.use": (
        ""
        "\nIt enters your area face up. When Produce is activated it produces and is flipped face down; by a Produce"
        " One task it produces and stays face up. Rejuvenate flips it face up again. Face up at the end it scores"
        " {final_scoring.face_up_building} VP."
    ),
    "passive": "**Cost:** {cost:cost}. **Ability:** {id:ability}",
    "passive.use": (
        "\nIt lasts all game, is never flipped, and scores {final_scoring.face_up_building} VP at the end."
    ),
    # gods and Statues
    "god": (
        "Symbol: {symbol:symbol}. A God card of {god:god}, or gold, places a Worker on the spaces of this god:"
        " {spaces:row}."
        "\n**God cards:** {cards:row}."
        "\n**Statues:** {small_statues} small, {large_statues} large. The owner of one may use the benefits of each"
        " {god:god} card they play to place a Worker."
    ),
    "statue": (
        "**Cost:** {cost:cost}. **At once:** {vp} VP. There are {copies} of this size."
        "\nIn your area it lets you use the benefits of God cards with its symbol when you place a Worker."
    ),
    # Weavings
    "weaving": (
        "**Pattern:** {pattern:pattern}, {colour:cloth}; a Tapestry holds each pattern once."
        "\n**Left edge:** {left:edge}. It matches {left_tiles:row} laid on its left: {left_reward:benefit}."
        "\n**Right edge:** {right:edge}. It matches {right_tiles:row} laid on its right: {right_reward:benefit}."
        "\nMatches pay with every Merchant. Tiles are never turned."
    ),
    "weaving.starting": "\nA starting Weaving: every player begins with one of the four.",
    "weaving.from_3": "\nIt stays in the box with two players and is in play with three or four.",
    "weaving.from_4": "\nIt is in play with four players only.",
    "pattern": (
        "One of {all_patterns} patterns, in {colour:cloth}, on {copies} Weavings: {tiles:row}. No Tapestry may hold it"
        " twice, so a second one goes to another Tapestry or starts a new one."
    ),
    "reward": (
        "**It pays:** {benefit:benefit}, with every Merchant when two of these edges meet in one of your Tapestries."
        "\nOn the right edge of {right:row}; on the left edge of {left:row}."
    ),
    # tracks
    "temple.start": "Every Temple marker starts here.",
    "temple.reward": "**On arrival:** {reward:benefit}.",
    "temple.bare": "No reward on arrival.",
    "temple.festival": "\n**At each Festival** a marker here scores {vp} VP and gains the reward again.",
    "temple.festival_bare": "\n**At each Festival** a marker here scores {vp} VP.",
    "temple.final": "\n**At the end** it scores {final_vp} VP more.",
    "region": (
        "One of four regions to conquer, with the spaces {spaces:row}; they are more expensive to the right."
        "\nAt each Festival whoever has the most Conquest markers here scores 1 VP for every Worker among the"
        " Casualties of War. A tie goes to the right-most marker."
        "{only_vassals}\n**Vassals of the Inca:** markers on its Nation tile and Vassals on its track (VN05, VN06)"
        " count too, but the"
        " tile and VN06 break no tie. A Vassal among the Casualties (VN07) counts as one of them.{only_end}"
    ),
    "conquest": "**Benefit:** {benefit:benefit}.",
    "conquest.both": (
        "\n**Price:** {discard:plural Soldier|Soldiers|Soldiers} discarded and {flip:plural Soldier|Soldiers|Soldiers} flipped face down."
    ),
    "conquest.discard": "\n**Price:** {discard:plural Soldier|Soldiers|Soldiers} discarded.",
    "conquest.use": (
        ""
        "\nSpace {position} of {length} in {region:region}, counted from the left; it takes one marker. You need enough"
        " Soldiers face up when you place the marker; the benefit comes before the price is paid."
    ),
    "players": (
        "**Workers:** {per_kind} of each kind. **Village:** {village}. **Nomads:** {nomads}. **God card offer:** at"
        " most {offer}."
        "\n**God cards after a Festival,** from most to fewest VP: {draws:row}."
    ),
    "players.blocks": (
        "\n**Blocked spaces:** Workers from the bag stand on {blocks_top} marked spaces of the top terrace from the"
        " start, and are placed on {blocks_middle} of the middle terrace after the first Festival, if these are empty."
        " They count as neighbours like all others."
    ),
    # the hill
    "section": (
        "A fifth of the hill. **Spaces:** top {top:row}; middle {middle:row}; bottom {bottom:row}. **Steps spots:**"
        " {spots:each}."
        "\n**Roaming:** a placement here costs {placement.roaming.same} food if your High Priest is in this section,"
        " {placement.roaming.adjacent} if it is in section {beside[0]} or {beside[1]}, else"
        " {placement.roaming.non_adjacent}."
        "\nWhich High Priest action is here is decided when the Coricancha is rotated at the start."
    ),
    "terrace": (
        "**Descending:** {descending} food. {spaces_per_segment} spaces in each section: {spaces:row}."
        "\nOnly spaces of the same terrace can be adjacent."
    ),
    "space": (
        "**Where:** section {section}, {terrace:terrace} terrace. **God:** {god:god}. **Tasks:** {touches:row task}."
    ),
    "space.blue": "**Blue:** an Architect gets one more task here.",
    "space.green": "**Green:** a Craftsman gets one more task here.",
    "space.plain": "**Plain:** its colour favours no Worker.",
    "space.cost": (
        ""
        "\n**Cost:** a God card of {god:god} or {placement.gold_instead_of_god_card} gold, and food. Roaming:"
        " {placement.roaming.same} if your High Priest is in section {section}, {placement.roaming.adjacent} if it is"
        " in section {beside[0]} or {beside[1]}, else {placement.roaming.non_adjacent}."
    ),
    "space.top": "Descending: nothing.",
    "space.middle": "Descending: {descending}, less {placement.steps_discount} with Steps on {spots:each}.",
    "space.bottom": "Descending: {descending}, less {placement.steps_discount} for Steps on each of {spots:each}.",
    "space.next": (
        "\n**Adjacent:** {neighbours:row}; a Worker of the same colour there adds a task. **Same segment:**"
        " {segment:row}; while nobody stands in it, a Courier gets one more task."
    ),
    "space.blocked_top": "\n**Two players:** a Worker from the bag stands here from the start.",
    "space.blocked_middle": (
        "\n**Two players:** after the first Festival a Worker from the bag is placed here, if it is empty."
    ),
    "spot": (
        "Room for one Steps marker between the {between[0]:terrace} and the {between[1]:terrace} terrace of section"
        " {section}."
        "\n**Building:** {tasks.steps.cost:cost}; at once {tasks.steps.benefit:benefit}."
        "\n**In use:** {placement.steps_discount} food less for placing on {spaces:row}. The owner scores"
        " {placement.steps_owner_vp} VP whenever another player places there."
    ),
    "spot.upper": "\nIt is the upper spot: open from the start.",
    "spot.lower": (
        ""
        "\nIt is the lower spot: open once {upper} is built. The owner of {upper} then scores"
        " {tasks.steps.upper_owner_vp} VP, whoever builds here."
    ),
    "icon": "One of {all_icons} task icons. **Task:** {benefit:benefit}. Workers on {spaces:each} can use it.",
    "task.where": "\n**Spaces with this icon:** {spaces:row}.",
    "priest_action": (
        "\nThe active player may take {high_priest.gold_instead} gold instead; the others may follow all the same."
    ),
    # effects that need a word more
    "effect.DrawGod": "A God card comes from the offer or the top of the deck.",
    "effect.FreeWeaving": "A free Weaving is the face-up one or the one beneath it.",
    "effect.FreeStatue": "The Statue scores its VP.",
    "effect.StatueTask": "The Statue is paid for as usual.",
    "effect.FreeSteps": "Free Steps give everything Steps give.",
    "effect.StepsTask": "The Steps are paid for as usual.",
    "effect.FreeBuilding": "The Building comes from the market.",
    "effect.BuildingTask": "The Building is paid for as usual.",
    "effect.GainNomad": "The bag replaces the Nomad.",
    "effect.ClimbTemple": "A Temple step brings its own reward.",
    "effect.Rejuvenate": (
        "Only face-down Production Buildings and Army cards{only_nobles}, and Nobles lying down,{only_end} can be"
        " rejuvenated."
    ),
    "effect.Merchant": "A Merchant pays all matches in your Tapestries.",
    "effect.ProduceOne": "One face-up Production Building produces and stays face up.",
    "effect.Choose": "You choose.",
    "effect.Priced": "You may choose not to pay and go without.",
}

TABLES: Mapping[str, Mapping[str, str]] = {
    "sized": {"small": "Small", "large": "Large"},
    "terraced": {"top": "Top", "middle": "Middle", "bottom": "Bottom"},
    "leads": {"middle": "upper", "bottom": "lower"},
    "cloth": {"brown": "brown cloth", "yellow": "yellow cloth", "green": "green cloth", "red": "red cloth"},
    "symbol": {
        "sun": "the sun",
        "moon": "the moon",
        "lightning": "lightning",
        "spiral": "a wave spiral",
        "rainbow": "the rainbow",
        "four_squares": "a stepped cross",
    },
}
