"""English: the terms a player meets, each in a few sentences."""

from bot.languages.language import Templates

TITLES: Templates = {
    "term:turn": "A turn",
    "term:placement": "Placing a Worker",
    "term:placement_cost": "Cost of a placement",
    "term:roaming": "Roaming",
    "term:descending": "Descending",
    "term:tasks": "Tasks: how many, which",
    "term:adjacent": "Adjacent Workers",
    "term:hill": "The hill",
    "term:section": "Sections",
    "term:terrace": "Terraces",
    "term:segment": "Segment",
    "term:coricancha": "Coricancha",
    "term:high_priest": "High Priest",
    "term:secondary": "Secondary actions",
    "term:free_action": "Free actions",
    "term:follow": "Following",
    "term:gold_instead": "Gold instead",
    "term:payment": "Paying",
    "term:god_card": "God cards",
    "term:god_offer": "God card offer",
    "term:statue": "Statues",
    "term:steps": "Steps",
    "term:building": "Buildings",
    "term:market": "Building Market",
    "term:production": "Production Buildings",
    "term:passive": "Passive Buildings",
    "term:face_down": "Face up, face down",
    "term:army": "Army cards",
    "term:soldiers": "Soldiers: discard and flip",
    "term:marker": "Conquest markers",
    "term:majority": "Majority in a region",
    "term:casualties": "Casualties of War",
    "term:weaving": "Weavings",
    "term:tapestry": "Tapestry",
    "term:match": "Matches in a Tapestry",
    "term:leftover": "Leftover Weavings",
    "term:free_weaving": "Free Weavings",
    "term:temple": "Temple",
    "term:worker": "Workers",
    "term:village": "Village",
    "term:nomads": "Nomads",
    "term:bag": "Bag",
    "term:worker_limit": "Worker limit",
    "term:festival": "Festival",
    "term:upkeep": "Feeding the God cards",
    "term:festival_cards": "God cards after a Festival",
    "term:end": "End of the game",
    "term:scoring": "Final scoring",
    "term:tie": "Ties",
    "term:setup": "Set-up",
    "term:turn_order": "Turn order",
    "term:pieces": "Pieces of a player",
    "term:empty": "Empty decks and stacks",
    "term:reconstruction": "Are these the printed cards?",
}

WORDS: Templates = {
    "term:turn": (
        "You do **one** of two things: place a Worker, or perform two different secondary actions. Free actions are"
        " open all the while."
        "\nThen the turn ends, in this order: you may hire one Worker from the Village; you give up Workers beyond"
        " {worker_limit.regular}; an empty Village triggers a Festival; the Building Market is filled up; the God card"
        " you showed joins the offer."
        "\nBefore your very first turn you put your High Priest on any space of the Coricancha, which activates"
        " nothing."
    ),
    "term:placement": (
        "1. Take a Worker of your supply and show a God card with the god of an empty space, or pay"
        " {placement.gold_instead_of_god_card} gold for any god."
        "\n2. Pay the food for Roaming and Descending."
        "\n3. The Worker stands. Owners of the Steps it walked score; a Warrior draws its Army card and may take a"
        " neighbour back."
        "\n4. Perform its tasks. With a Statue of the god on the card shown you may also take the card's benefits,"
        " before or after the tasks, in part or in full."
        "\n5. A Priest takes a God card. At the end of the turn the card shown joins the offer."
    ),
    "term:placement_cost": (
        "Food for **Roaming** ({placement.roaming.same}, {placement.roaming.adjacent} or"
        " {placement.roaming.non_adjacent}) plus food for **Descending** ({placement.descending[top]},"
        " {placement.descending[middle]} or {placement.descending[bottom]}). Every Steps marker on the way down, in the"
        " section of the space, takes {placement.steps_discount} off the Descending, but not below 0. A Courier then"
        " pays {placement.courier_discount} less in all. It is paid before the tasks, in potato, corn or gold. The God"
        " card or the gold for the god comes on top."
    ),
    "term:roaming": (
        "The way from your High Priest's section to the section of the space: {placement.roaming.same} food in the same"
        " one, {placement.roaming.adjacent} in one of the two beside it, {placement.roaming.non_adjacent} in the"
        " others."
    ),
    "term:descending": (
        "The way down: {placement.descending[top]} food to the top terrace, {placement.descending[middle]} to the"
        " middle one, {placement.descending[bottom]} to the bottom. Steps above the space in the same section take off"
        " {placement.steps_discount} each, never below 0. Whoever walks them uses them all, wanted or not, and their"
        " owners score."
    ),
    "term:tasks": (
        "A placed Worker has **1** task, 1 more for each adjacent Worker of its colour, and what its kind adds."
        "\nEach task uses one of the three icons at the corners of the space. All three must have been used before any"
        " is used again: two tasks are two different icons, the fourth starts a new round."
        "\nYou may stop at any time. If no icon of the round that is left can be performed, the remaining tasks are"
        " lost; one that you pass over was not used, so that it leads to no new round."
    ),
    "term:adjacent": (
        "Two spaces are adjacent when they lie on the **same terrace** and touch the **same task icon**, also across"
        " the border of a section. Every Worker of the same colour on an adjacent space gives the one you place another"
        " task, whoever put it there. Its real colour counts, even when a Building lets it act as another kind."
    ),
    "term:hill": (
        "Five sections around the Coricancha, each with three terraces: {all_spaces} spaces for Workers, {all_icons}"
        " task icons and {all_spots} spots for Steps. A space is a triangle; it shows a god, and at its corners are the"
        " three tasks it offers. Its name tells where it is: **T**op, **M**iddle or **B**ottom terrace, then the"
        " section. A red line is the border of two sections."
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
        " {terraces[middle].spaces_per_segment} or {terraces[bottom].spaces_per_segment} spaces. A Courier has one more"
        " task if nobody stands in its segment when it arrives; Workers that block spaces in a game of two count as"
        " standing there."
    ),
    "term:coricancha": (
        "The sanctuary on top of the hill. Each of its five spaces belongs to a section and holds a High Priest action;"
        " clockwise they are Worship, Offering, Rejuvenate, Conquest and Produce. The tile is turned at random at the"
        " start, unless the table plays it as printed: the board shows which action lies where. Any number of High"
        " Priests may share a space."
    ),
    "term:high_priest": (
        "Every player has one, on the Coricancha. The section it stands in is where your Roaming starts. Moving it is a"
        " secondary action that activates the space it comes to, for everybody."
    ),
    "term:secondary": (
        "Instead of placing a Worker you perform **two different** ones, in any order: move the High Priest; pray (2"
        " God cards); train (2 Army cards, keep 1); recruit (a Worker from the Nomads)."
    ),
    "term:free_action": (
        "Open at any moment of your turn, as often as you like, beside whatever else you do: discard Army cards from"
        " your hand for their resources. The Money Changer (Z15) and the Oracle (Z19) open two more to their owners."
    ),
    "term:follow": (
        "When a player moves the High Priest, the activated action is open to all. The active player comes first; then"
        " the others **follow** in turn order if they want to, mostly at a higher price or with less effect. They may"
        " follow even if the active player takes gold, but they never get gold instead."
    ),
    "term:gold_instead": (
        "**Of a God card:** {placement.gold_instead_of_god_card} gold places a Worker on a space of any god. There is"
        " no card then whose benefits a Statue could open."
        "\n**Of an action:** after moving the High Priest the active player may take {high_priest.gold_instead} gold"
        " instead of performing the action. The others may still follow; a Conquest still takes its casualty."
    ),
    "term:payment": (
        "Gold stands in for any other resource, one for one. You choose the mix wherever more than one is possible."
        " Food is potato or corn. Nothing else may be swapped unless a Building says so. Resources are never short in"
        " the supply."
    ),
    "term:god_card": (
        "A God card shows a god and a benefit."
        "\n**Placing a Worker:** show one with the god of the space. If you own a Statue of that god, you may take its"
        " benefit too."
        "\n**After a Festival** (not the last) you may play up to {festival.god_cards_playable} for their benefits."
        "\n**Constructing:** put one under the deck to change 1 or 2 Buildings of the market."
        "\n**In hand** each costs {festival.potato_per_god_card} potato at a Festival and scores"
        " {final_scoring.god_card_in_hand} VP at the end. There is no limit to the hand."
    ),
    "term:god_offer": (
        "Face-up God cards for all, at most {setup.god_offer_size[2]}, {setup.god_offer_size[3]} or"
        " {setup.god_offer_size[4]} with 2, 3 or 4 players; it starts empty. The God card you showed joins it at the"
        " end of your turn. If it is full, its cards are first shuffled into the deck. Whenever you take a God card you"
        " choose between offer and deck; only after a Festival, until all have played God cards, the deck alone gives"
        " any."
    ),
    "term:statue": (
        "Small: {tasks.statue.small.cost:cost}, {tasks.statue.small.vp} VP. Large: {tasks.statue.large.cost:cost},"
        " {tasks.statue.large.vp} VP. There are two small ones and a large one of each god."
        "\nA Statue in your area, of either size, opens the benefits of every God card of its god that you show for a"
        " placement; one built by the very tasks of that placement opens them after the tasks."
        "\nAt Worship Statues are given up for Temple steps. Whoever has none left of a god loses its help."
    ),
    "term:steps": (
        "They cost {tasks.steps.cost:cost} and bring {tasks.steps.benefit:benefit}. Each section has an upper and a"
        " lower spot; the lower one needs the upper one, whose owner scores {tasks.steps.upper_owner_vp} VP when it is"
        " built."
        "\nEach marker takes {placement.steps_discount} food off the Descending to the spaces below it in its section,"
        " for everybody. When **another** player walks your Steps, you score {placement.steps_owner_vp} VP a marker."
    ),
    "term:building": (
        "Production Buildings give something when they are asked to; Passive Buildings have an ability that lasts. Both"
        " are constructed from the market for the price on the tile, and each that lies face up at the end scores"
        " {final_scoring.face_up_building} VP."
    ),
    "term:market": (
        "{setup.market_per_building_type} Production and {setup.market_per_building_type} Passive Buildings on sale."
        " Gaps are filled at the end of the turn. Who could construct one may first put one God card from their hand"
        " under the deck and replace 1 or 2 Buildings at once; those removed go under their stacks. After the first and"
        " second Festival all are exchanged."
    ),
    "term:production": (
        "A Production Building enters your area face up. **Produce** lets it give and turns it face down; a **Produce"
        " One** task lets it give and leaves it face up. **Rejuvenate** turns it up again. Face up at the end it scores"
        " {final_scoring.face_up_building} VP, face down nothing."
    ),
    "term:passive": (
        "A Passive Building works from the moment it stands in your area to the end of the game, always face up. Those"
        " that wait for a High Priest action do so whoever activates it, even for gold; most come before the action."
    ),
    "term:face_down": (
        "Production Buildings turn face down when they have given by Produce; Army cards when a Conquest flips them."
        " Face down they do nothing and score nothing. Rejuvenate turns them face up."
    ),
    "term:army": (
        "An Army card has 1 or 2 soldiers and a resource. **From hand** you may discard it for the resource, at any"
        " moment of your turn. **At a Conquest** you may lay it face up, where its soldiers pay for Conquest spaces."
        " Each one face up at the end scores {final_scoring.face_up_army_card} VP. Your hand is secret and has no"
        " limit."
    ),
    "term:soldiers": (
        "A Conquest space asks for soldiers to **discard** (their cards go to the discard pile) and soldiers to"
        " **flip** (their cards turn face down and can be Rejuvenated). Only face-up cards in your area count. A card"
        " is used as a whole, for one of the two; a card with 2 soldiers may pay for 1."
    ),
    "term:marker": (
        "Every player has {player_pieces.conquest_markers} Conquest markers. Placed on a space they stay there to the"
        " end and count for the majority of the region. Who has none left cannot conquer."
    ),
    "term:majority": (
        "At each Festival, in each of the four regions, whoever has most Conquest markers there scores 1 VP for every"
        " Worker among the Casualties of War. If several have as many, the one with the right-most marker scores. An"
        " untouched region scores for nobody."
    ),
    "term:casualties": (
        "Each activation of Conquest sends a Worker there: from an end of the Village, as the active player chooses, or"
        " from the Nomads if the Village is empty. They never come back. Their number is what each majority in a region"
        " scores at a Festival. A casualty can be the last Worker of the Village and so bring on a Festival."
    ),
    "term:weaving": (
        "A tile with a pattern and a reward on either edge. You get Weavings by the Purchase task (1, 2 or 3 for"
        " {tasks.weavings.corn_for_1_2_3[0]}, {tasks.weavings.corn_for_1_2_3[1]} or {tasks.weavings.corn_for_1_2_3[2]}"
        " corn), as leftovers of others, or free. Each one is added to a Tapestry at once and stays where it lies."
    ),
    "term:tapestry": (
        "A row of Weavings with **different** patterns, {all_patterns} at most. A new Weaving goes to either end of a"
        " Tapestry without its pattern, or starts another one; nothing is moved later. You may have any number of"
        " Tapestries."
        "\nAt the end a Tapestry of 1 to {all_patterns} scores {final_scoring.tapestry_vp:row} VP."
    ),
    "term:match": (
        "Where two Weavings meet and both edges show the same reward, there is a match. Every Merchant pays all matches"
        " of all your Tapestries. Neighbours need not match to be laid side by side."
    ),
    "term:leftover": (
        "Of the {tasks.weavings.tiles_drawn} Weavings drawn for a purchase, those the buyer leaves are offered to the"
        " other players in turn order: one each for {tasks.weavings.leftover_corn} corn (3, if the table agreed on"
        " that). What nobody buys goes under the stack."
    ),
    "term:free_weaving": (
        "If something gives you a Weaving, take the face-up one or, unseen, the one directly beneath it. The others are"
        " offered nothing."
    ),
    "term:temple": (
        "A track of {temple_steps} steps above the start. You climb by Worship, Offering and some cards, spaces and"
        " matches. Every step you come to pays the reward on its left, also in passing."
        "\nAt each Festival your step scores the VP on its right and pays its reward once more. The topmost steps score"
        " {temple_finals:row} VP more at the end. Any number of markers may share a step."
    ),
    "term:worker": (
        "Five kinds in five colours: Architect (blue), Craftsman (green), Warrior (red), Courier (yellow), Priest"
        " (white). Once placed they belong to nobody and stay on the hill, unless a Warrior takes one back. Workers"
        " come from the Village, the Nomads and the hill. Each one in your supply at the end scores"
        " {final_scoring.worker_in_supply} VP."
    ),
    "term:village": (
        "A queue of Workers between a potato end and a corn end. When your turn ends you may hire from one end for 1 of"
        " that food. Conquests take their casualties from it, too. When it is empty at the end of a turn, a Festival is"
        " triggered; the Festival fills it again from the bag."
    ),
    "term:nomads": (
        "A few Workers beside the board, in no order. The Recruit action and all effects that give a Worker take one of"
        " them, and the bag replaces it at once. If there are none, nothing is gained."
    ),
    "term:bag": (
        "The Workers still to come. It refills the Nomads at once and the Village at a Festival. If it has no Worker"
        " for the Village, the next Festival is triggered at once and is the last one."
    ),
    "term:worker_limit": (
        "At the end of your turn, after hiring, you may keep {worker_limit.regular} Workers in your supply. You choose"
        " which others leave the game for good. During the turn you may hold more."
    ),
    "term:festival": (
        "**Triggered** by whoever ends a turn with nobody left in the Village: {festival.trigger_vp[0]},"
        " {festival.trigger_vp[1]} or {festival.trigger_vp[2]} VP for the first, second or third one."
        "\n**Held** when that player's next turn begins, for all, from that player on:"
        "\n1. What Passive Buildings give at a Festival; then a free Merchant."
        "\n2. The VP and the reward of one's Temple step."
        "\n3. Majorities in the regions."
        "\n4. Potato for the God cards in hand."
        "\n5. The last Festival ends the game here. Otherwise the Village is refilled, God cards are dealt, up to"
        " {festival.god_cards_playable} are played, and the market is renewed."
    ),
    "term:upkeep": (
        "At a Festival you pay {festival.potato_per_god_card} potato for each God card in your hand. Potato must be"
        " given as far as it goes; gold may stand in, but need not. Each one missing costs"
        " {festival.vp_lost_per_missing_potato} VP; nobody falls below {score.minimum}. The cards stay in hand."
    ),
    "term:festival_cards": (
        "After the first and second Festival God cards are dealt from the deck. From most to fewest VP the players get"
        " {festival.god_draw_most_to_fewest_vp[2]:row} (two players), {festival.god_draw_most_to_fewest_vp[3]:row}"
        " (three) or {festival.god_draw_most_to_fewest_vp[4]:row} (four); on a tie the one earlier in turn order counts"
        " as having more. Then everybody plays as many God cards as they like for the benefits,"
        " {festival.god_cards_playable} at most; no Statue is needed. These return to the deck."
    ),
    "term:end": (
        "The third Festival is the last: after the potato for the God cards it goes straight to the final scoring."
        " Everybody else has one more turn between its trigger and its beginning. Should the bag be unable to refill"
        " the Village earlier, the next Festival is triggered at once and is the last; then each player, the holder"
        " too, has one more turn."
    ),
    "term:scoring": (
        "After the last Festival:"
        "\n**Tapestries** of 1 to {all_patterns} Weavings: {final_scoring.tapestry_vp:row} VP."
        "\n**Temple:** {temple_finals:row} VP on the topmost steps."
        "\n**Buildings** face up: {final_scoring.face_up_building} VP each."
        "\n**God cards** in hand: {final_scoring.god_card_in_hand} each. **Army cards** face up in your area:"
        " {final_scoring.face_up_army_card} each. **Workers** in your supply: {final_scoring.worker_in_supply} each."
        " **Gold:** {final_scoring.gold} each."
        "\nMost VP wins."
    ),
    "term:tie": (
        "**Victory:** of those with most VP the one with most resources (potato, corn, stone and gold together) wins;"
        " if that is equal too, they share the victory. **Region:** the right-most marker. **God cards after a"
        " Festival:** who is earlier in turn order counts as having more VP."
    ),
    "term:setup": (
        "Everybody has {setup.start_workers} different Workers, {setup.start_resources:cost}, {score.start} VP, and"
        " picks a starting Weaving in turn order. Of {setup.god_cards_dealt} God cards dealt each keeps"
        " {setup.god_cards_kept} in hand and plays the other {setup.god_cards_played} for their benefits, last player"
        " first; one card may pay for another. The cards played are shuffled into the deck. The God card offer starts"
        " empty."
    ),
    "term:turn_order": (
        "Clockwise, from seat to seat. Whatever concerns several players is resolved in turn order, the active player"
        " first; a Festival starts with the player who triggered it. What comes to one player at the same time happens"
        " in the order that player likes."
    ),
    "term:pieces": (
        "Each player has a High Priest, a Temple marker, {player_pieces.steps_markers} Steps markers and"
        " {player_pieces.conquest_markers} Conquest markers; when they are used up, no more can be built or conquered."
        " Resources are not limited; Statues, Workers, cards and tiles are."
    ),
    "term:empty": (
        "An empty Army deck is made anew from its discards, an empty God deck from the offer. If nothing is left there"
        " either, nothing is drawn. Stacks of Weavings and Buildings may run out; what is missing is simply not there."
    ),
    "term:reconstruction": (
        "Partly. The rulebooks show the hill, the cards and many tiles only as small pictures. Their rules and known"
        " numbers are kept; layout, card benefits, costs and names that could not be read were made for this project,"
        " balanced by one scale. The published ones may differ."
    ),
}
