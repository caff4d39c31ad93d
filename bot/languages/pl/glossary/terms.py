"""Polish: the terms a player meets first, each in a few sentences: the turn, the hill, gods and Steps."""

from bot.languages.language import Templates

WORDS: Templates = {
    "term:turn": (
        "You do **one** of two things: place a Worker, or perform two different secondary actions. You may take free"
        " actions at any time."
        "\nThen the turn ends, in this order: you may hire one Worker from the Village; you remove Workers beyond"
        " {worker_limit.regular}{only_nobles}, not counting one Newcomer{only_end}; an empty Village triggers a"
        " Festival; the Building Market"
        " is refilled; the God card you played joins the offer."
        "\nBefore your very first turn you put your High Priest on any space of the Coricancha, which activates"
        " nothing."
    ),
    "term:placement": (
        "1. Take a Worker from your supply and play a God card showing the god of an empty space, or pay"
        " {placement.gold_instead_of_god_card} gold for any god."
        "\n2. Pay the food for Roaming and Descending."
        "\n3. Place the Worker. The owners of the Steps it used score; with a Warrior you draw an Army card and may"
        " retrieve a neighbour."
        "\n4. Perform its tasks. With a Statue of the god on that card you may also use the card's benefits, before or"
        " after the tasks, in part or in full."
        "\n5. A Priest takes a God card. At the end of the turn the card you played joins the offer."
    ),
    "term:placement_cost": (
        "Food for **Roaming** ({placement.roaming.same}, {placement.roaming.adjacent} or"
        " {placement.roaming.non_adjacent}) plus food for **Descending** ({placement.descending[top]},"
        " {placement.descending[middle]} or {placement.descending[bottom]}). Every Steps marker on the way down, in the"
        " section of the space, takes {placement.steps_discount} off Descending, but never below 0. A Courier then pays"
        " {placement.courier_discount} less in all. You pay before the tasks, in potato, corn or gold, in addition to"
        " the God card or the gold for the god."
    ),
    "term:roaming": (
        "The way from your High Priest's section to the section of the space: {placement.roaming.same} food in the same"
        " one, {placement.roaming.adjacent} in one of the two next to it, {placement.roaming.non_adjacent} in the"
        " others."
    ),
    "term:descending": (
        "The way down: {placement.descending[top]} food to the top terrace, {placement.descending[middle]} to the"
        " middle one, {placement.descending[bottom]} to the bottom. Steps above the space in the same section take off"
        " {placement.steps_discount} each, never below 0. A Worker uses all of them, whether you want it or not, and"
        " their owners score."
    ),
    "term:tasks": (
        "A placed Worker has **1** task, plus 1 for each adjacent Worker of its colour, plus what its kind adds."
        "\nEach task uses one of the three icons at the corners of the space. All three must have been used before any"
        " is used again: two tasks are two different icons, the fourth starts a new round."
        "\nYou may stop at any time. If none of the icons left in the round can be performed, the remaining tasks are"
        " lost; an icon you skip does not count as used, so it does not open a new round."
    ),
    "term:adjacent": (
        "Two spaces are adjacent when they lie on the **same terrace** and touch the **same task icon**, even across"
        " the border between two sections. Every Worker of the same colour on an adjacent space gives the one you place"
        " another task, whoever placed it. Its real colour counts, even when a Building lets it act as another kind."
    ),
    "term:hill": (
        "Five sections around the Coricancha, each with three terraces: {all_spaces} spaces for Workers, {all_icons}"
        " task icons and {all_spots} spots for Steps. A space is a triangle; it shows a god, and at its corners are the"
        " three tasks it offers. Its name tells where it is: **T**op, **M**iddle or **B**ottom terrace, then the"
        " section. A red line is the border between two sections."
    ),
    "term:icons": (
        "Every symbol in the pictures, with its name; /rules explains any of them by that name. Each kind of Worker has"
        " its own shape and colour, and each player a mark: a heart, a cross, a drop, a star."
        "\n**Outlines** show what has just changed. The **three circles** at the top right are the Festivals: filled"
        " once triggered. An Architect gets one more task on a **blue** space, a Craftsman on a **green** one."
        "\n**Solo:** red **1** to **4** are the numbers of the die, each beside the god whose space the automa would"
        " take. **✓** marks a High Priest action whose condition is met, that is, possible now{only_nobles}; on a"
        " Palace it"
        " marks a fulfilled Prophecy{only_end}."
    ),
    "term:help": (
        "**Undo:** a turn is a plan until you confirm it. **Back** or /undo takes back one step, **Start over** all of"
        " them. Only a step marked 🔒 cannot be taken back, because it reveals something."
        "\n**Hint:** the button on the screen of your turn lists what a bot player would consider, if the table allows"
        " hints."
        "\n**What changed** is outlined in the picture after each turn; **Since** shows all that has happened since"
        " your last one, and /log tells it in detail."
        "\n**Called again?** Others' turns ask you too: to follow a High Priest action, to buy a leftover Weaving, or"
        " at a Festival."
        "\n**A new game:** /game new opens a table. **/help** is a short tour."
    ),
    "term:section": (
        "A section is a fifth of the hill, numbered 1 to 5 clockwise. It has {terraces[top].spaces_per_segment} spaces"
        " on the top terrace, {terraces[middle].spaces_per_segment} on the middle,"
        " {terraces[bottom].spaces_per_segment} on the bottom, two Steps spots and one High Priest space. Roaming"
        " counts the way from section to section."
    ),
    "term:terrace": (
        "Terraces are the rings of the hill: top, middle and bottom. Going down costs food (Descending); only Workers"
        " on the same terrace can be adjacent."
    ),
    "term:segment": (
        "A segment is one terrace of one section: {terraces[top].spaces_per_segment},"
        " {terraces[middle].spaces_per_segment} or {terraces[bottom].spaces_per_segment} spaces. A Courier gets one"
        " more task if nobody stands in its segment when it arrives; Workers that block spaces in a two-player game"
        " count as standing there."
    ),
    "term:coricancha": (
        "The sanctuary on top of the hill. Each of its five spaces belongs to a section and holds a High Priest action;"
        " clockwise they are Worship, Offering, Rejuvenate, Conquest and Produce. The tile is rotated at random at the"
        " start, unless the table plays it as printed: the board shows which action is where. Any number of High"
        " Priests may share a space."
    ),
    "term:high_priest": (
        "Every player has one, on the Coricancha. The section it stands in is where your Roaming starts. Moving it is a"
        " secondary action that activates the space it reaches, for everybody."
    ),
    "term:secondary": (
        "Instead of placing a Worker you perform **two different** ones, in any order: move the High Priest; pray (2"
        " God cards); train (2 Army cards, keep 1); recruit (a Worker from the Nomads)."
        "{only_golden_age}\n**The Golden Age:** with the Vassals of the Inca, also Spread Cultural Influence. The"
        " Procession Way (ZA5)"
        " and the House of the Fallen (ZA6) each give their owners one more; they count as separate actions.{only_end}"
    ),
    "term:free_action": (
        "At any time during your turn, as often as you like, besides whatever else you do: discard Army cards from your"
        " hand for their resources. The Money Changer (Z15) and the Oracle (Z19) give their owners two more."
    ),
    "term:follow": (
        "When a player moves the High Priest, the activated action is open to all. The active player comes first; then"
        " the others **follow** in turn order if they want to, usually at a higher price or with less effect. They may"
        " follow even if the active player takes gold, but they never get gold instead."
    ),
    "term:gold_instead": (
        "**Of a God card:** {placement.gold_instead_of_god_card} gold places a Worker on a space of any god. Then there"
        " is no card whose benefits a Statue could give you."
        "\n**Of an action:** after moving the High Priest the active player may take {high_priest.gold_instead} gold"
        " instead of performing the action. The others may still follow; a Conquest still takes its casualty."
    ),
    "term:payment": (
        "Gold counts as any other resource, one for one. You choose the mix wherever there is more than one. Food"
        " is potato or corn. Nothing else may be swapped unless a Building says so. The supply of resources is"
        " unlimited."
    ),
    "term:god_card": (
        "A God card shows a god and a benefit."
        "\n**Placing a Worker:** play one with the god of the space. If you own a Statue of that god, you may use its"
        " benefit too."
        "\n**After a Festival** (not the last) you may play up to {festival.god_cards_playable} for their benefits."
        "\n**Constructing:** put one under the deck to replace 1 or 2 Buildings in the market."
        "\n**In hand** each costs {festival.potato_per_god_card} potato at a Festival and scores"
        " {final_scoring.god_card_in_hand} VP at the end. There is no limit to the hand."
    ),
    "term:god_offer": (
        "Face-up God cards for all, at most {setup.god_offer_size[2]}, {setup.god_offer_size[3]} or"
        " {setup.god_offer_size[4]} with 2, 3 or 4 players; it starts empty. The God card you played joins it at the"
        " end of your turn. If it is full, its cards are first shuffled into the deck. Whenever you take a God card you"
        " choose between offer and deck; except after a Festival, when until all have played their God cards you can"
        " only draw from the deck."
    ),
    "term:statue": (
        "Small: {tasks.statue.small.cost:cost}, {tasks.statue.small.vp} VP. Large: {tasks.statue.large.cost:cost},"
        " {tasks.statue.large.vp} VP. There are two small ones and a large one of each god."
        "\nA Statue in your area, of either size, lets you use the benefits of every God card of its god that you play"
        " for a placement; one built with the tasks of that same placement does so after the tasks."
        "\nAt Worship you give up Statues for Temple steps. Once you have none of a god left, you lose its help."
    ),
    "term:steps": (
        "They cost {tasks.steps.cost:cost} and bring {tasks.steps.benefit:benefit}. Each section has an upper and a"
        " lower spot; the lower one needs the upper one, whose owner scores {tasks.steps.upper_owner_vp} VP when it is"
        " built."
        "\nEach marker takes {placement.steps_discount} food off Descending to the spaces below it in its section, for"
        " everybody. When **another** player uses your Steps, you score {placement.steps_owner_vp} VP per marker."
    ),
}
