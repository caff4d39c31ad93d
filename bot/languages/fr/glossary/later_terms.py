"""French: the terms of what is built, woven, conquered and scored, each in a few sentences."""

from bot.languages.language import Templates

WORDS: Templates = {
    "term:building": (
        "Production Buildings give something when they produce; Passive Buildings have an ability that"
        " lasts.{only_nobles}"
        " With Nobles and Newcomers there are Palaces as well, each for a Noble.{only_end} All are constructed from"
        " the market for the"
        " price on the tile, and each one face up at the end scores {final_scoring.face_up_building} VP."
    ),
    "term:market": (
        "{setup.market_per_building_type} Production and {setup.market_per_building_type} Passive Buildings on"
        " sale{only_nobles};"
        " with Nobles and Newcomers also {setup.market_per_building_type} Palaces{only_end}. Gaps are filled at the"
        " end of the"
        " turn. A player who could construct one may first put one God card from their hand under the deck and replace"
        " 1 or 2 Buildings; the removed ones go under their stacks. After the first and second Festival all of them are"
        " replaced."
    ),
    "term:production": (
        "A Production Building enters your area face up. **Produce** lets it produce and flips it face down; a"
        " **Produce One** task lets it produce and leaves it face up. **Rejuvenate** flips it face up again. Face up"
        " at the end it scores {final_scoring.face_up_building} VP, face down nothing."
    ),
    "term:passive": (
        "A Passive Building works from the moment it stands in your area to the end of the game, always face up. Those"
        " that respond to a High Priest action do so whoever activates it, even if that player takes gold; most take"
        " effect before the action."
    ),
    "term:face_down": (
        "Production Buildings are flipped face down after they have produced with Produce; Army cards when they pay for"
        " a Conquest. Face down they do nothing and score nothing. Rejuvenate flips them face up.{only_nobles} Palaces"
        " always lie face up; their Nobles lie down when they are used, and Rejuvenate stands them up.{only_end}"
    ),
    "term:army": (
        "An Army card has 1 or 2 Soldiers and a resource. **From hand** you may discard it for the resource, at any"
        " time during your turn. **At a Conquest** you may play it face up, where its Soldiers pay for Conquest spaces."
        " Each one face up at the end scores {final_scoring.face_up_army_card} VP. Your hand is secret and has no"
        " limit."
    ),
    "term:soldiers": (
        "A Conquest space asks for Soldiers to **discard** (their cards go to the discard pile) and Soldiers to"
        " **flip** (their cards are turned face down and can be rejuvenated later). Only face-up cards in your area"
        " count. A card is used as a whole, for one of the two; a card with 2 Soldiers may pay for 1."
    ),
    "term:marker": (
        "Every player has {player_pieces.conquest_markers} Conquest markers{only_vassals} ({markers_with_vassals} with"
        " the"
        " Vassals of the Inca){only_end}. Placed on a space, they stay there to the end and count for the majority in"
        " the region. Without"
        " one left you cannot conquer."
        "{only_vassals}\n**Vassals of the Inca:** the same {markers_with_vassals} are for Nation tiles too. Only a"
        " marker that a"
        " Vassal replaces (VN05) comes back to your supply.{only_end}"
    ),
    "term:majority": (
        "At each Festival, in each of the four regions, whoever has the most Conquest markers there scores 1 VP for"
        " every Worker among the Casualties of War. In a tie, the player with the right-most marker scores. Nobody"
        " scores in a region without markers."
        "{only_vassals}\n**Vassals of the Inca:** markers on the Nation tile and Vassals on the track (VN05, VN06)"
        " count too. A tie"
        " goes to the right-most marker or VN05 Vassal on the track; the tile and VN06 Vassals break none. A Vassal"
        " among the Casualties (VN07) counts as one of them.{only_end}"
    ),
    "term:casualties": (
        "Each activation of Conquest sends a Worker there: from an end of the Village, as the active player chooses, or"
        " from the Nomads if the Village is empty. They never come back. Their number is what each majority in a region"
        " scores at a Festival. A casualty can be the last Worker of the Village and so trigger a Festival."
        "{only_golden_age}\n**The Golden Age:** the House of the Fallen (ZA6) and a step of an overlay send a Worker"
        " from your supply"
        " there. A Vassal among them (VN07) counts like a Worker when regions score, and at no other time.{only_end}"
    ),
    "term:weaving": (
        "A tile with a pattern and a reward on each edge. You get Weavings with the Purchase Weavings task (1, 2 or 3"
        " for {tasks.weavings.corn_for_1_2_3[0]}, {tasks.weavings.corn_for_1_2_3[1]} or"
        " {tasks.weavings.corn_for_1_2_3[2]} corn), as leftovers of others, or for free. Each one is added to a"
        " Tapestry at once and stays where it lies."
    ),
    "term:tapestry": (
        "A row of Weavings with **different** patterns, {all_patterns} at most. A new Weaving goes to either end of a"
        " Tapestry without its pattern, or starts another one; nothing is moved later{only_golden_age} unless you own"
        " the Pattern"
        " Room (ZA8){only_end}. You may have any number of Tapestries."
        "\nAt the end a Tapestry of 1 to {all_patterns} scores {tapestry_vp:row} VP."
    ),
    "term:match": (
        "Where two Weavings meet and both edges show the same reward, there is a match. Every Merchant pays all matches"
        " of all your Tapestries. Neighbours need not match to be laid side by side.{only_vassals} An edge with a"
        " Vassal on it"
        " (VN01) matches anything it meets except another Vassal.{only_end}"
    ),
    "term:leftover": (
        "Of the {tasks.weavings.tiles_drawn} Weavings drawn for a purchase, those the buyer leaves are offered to the"
        " other players in turn order: one each for {tasks.weavings.leftover_corn} corn (3 if the table agreed on"
        " that). What nobody buys goes under the stack."
    ),
    "term:free_weaving": (
        "If something gives you a Weaving, take the face-up one or, unseen, the one directly beneath it. The others are"
        " offered nothing."
    ),
    "term:temple": (
        "A track of {temple_steps} steps above the start. You climb it with Worship, Offering and some cards, spaces"
        " and matches. Every step you reach pays the reward on its left, even if you only pass it."
        "\nAt each Festival your step scores the VP on its right and pays its reward again. The topmost steps score"
        " {temple_finals:row} VP more at the end. Any number of markers may share a step."
        "{only_sun}\n**Way of the Sun:** an overlay, Ruruy or Simpa, covers the lower half with other rewards; where"
        " its path"
        " splits you choose a step, and the VP are those of the whole row.{only_end}"
    ),
    "term:worker": (
        "Five kinds in five colours: Architect (blue), Craftsman (green), Warrior (red), Courier (yellow), Priest"
        " (white). Once placed they belong to nobody and stay on the hill, unless a Warrior takes one back. Workers"
        " come from the Village, the Nomads and the hill. Each one in your supply at the end scores"
        " {final_scoring.worker_in_supply} VP.{only_nobles} Newcomers are Workers of two colours.{only_end}"
    ),
    "term:village": (
        "A queue of Workers between a potato end and a corn end. At the end of your turn you may hire from one end for"
        " 1 of that food. Conquests take their casualties from it too. When it is empty at the end of a turn, a"
        " Festival is triggered; the Festival fills it again from the bag."
    ),
    "term:nomads": (
        "A few Workers beside the board, in no particular order. The Recruit action and all effects that give a Worker"
        " take one of them, and the bag replaces it at once. If there are none, nothing is gained."
    ),
    "term:bag": (
        "The Workers yet to come. It refills the Nomads at once and the Village at a Festival. If it has no Worker for"
        " the Village, the next Festival is triggered at once and is the last one."
    ),
    "term:worker_limit": (
        "At the end of your turn, after hiring, you may keep {worker_limit.regular} Workers in your supply. You choose"
        " which others leave the game for good. During your turn you may have more."
        "{only_nobles}\n**Nobles and Newcomers:** one Newcomer does not count, so you may keep three Workers if one of"
        " them is a"
        " Newcomer. Nobles are not counted at all, nor are Vassals.{only_end}"
    ),
    "term:festival": (
        "**Triggered** by whoever ends a turn with nobody left in the Village: {festival.trigger_vp[0]},"
        " {festival.trigger_vp[1]} or {festival.trigger_vp[2]} VP for the first, second or third one."
        "\n**Held** when that player's next turn begins, for everybody, starting with that player:"
        "\n1. What Passive Buildings give at a Festival; then a free Merchant."
        "\n2. The VP and the reward of your Temple step."
        "\n3. Majorities in the regions."
        "\n4. Potato for your God cards in hand."
        "\n5. The last Festival ends the game here. Otherwise the Village is refilled, God cards are dealt, up to"
        " {festival.god_cards_playable} are played, and the market is renewed."
    ),
    "term:upkeep": (
        "At a Festival you pay {festival.potato_per_god_card} potato for each God card in your hand. You must pay as"
        " much potato as you have; gold counts, but you need not use it. Each missing potato costs"
        " {festival.vp_lost_per_missing_potato} VP; nobody falls below {score.minimum}. The cards stay in hand."
    ),
    "term:festival_cards": (
        "After the first and second Festival God cards are dealt from the deck. From most to fewest VP the players get"
        " {festival.god_draw_most_to_fewest_vp[2]:row} (two players), {festival.god_draw_most_to_fewest_vp[3]:row}"
        " (three) or {festival.god_draw_most_to_fewest_vp[4]:row} (four); in a tie the player earlier in turn order"
        " counts as having more. Then everybody plays as many God cards as they like for their benefits,"
        " {festival.god_cards_playable} at most; no Statue is needed. These return to the deck."
    ),
    "term:end": (
        "The third Festival is the last: once the God cards are paid for, it goes straight to final scoring. Everybody"
        " else takes one more turn between its trigger and its beginning. If the bag cannot refill the Village before"
        " that, the next Festival is triggered at once and is the last; then every player, including the one who"
        " triggered it, takes one more turn."
    ),
    "term:scoring": (
        "After the last Festival:"
        "{only_nobles}\n**Prophecies** first (Nobles and Newcomers): {final_scoring.prophecy} VP for each one"
        " fulfilled in a Palace"
        " with somebody in it.{only_end}"
        "\n**Tapestries** of 1 to {all_patterns} Weavings: {tapestry_vp:row} VP."
        "\n**Temple:** {temple_finals:row} VP on the topmost steps."
        "\n**Buildings** face up{only_nobles}, Palaces too{only_end}: {final_scoring.face_up_building} VP each."
        "\n**God cards** in hand: {final_scoring.god_card_in_hand} each. **Army cards** face up in your area:"
        " {final_scoring.face_up_army_card} each. **Workers** in your supply: {final_scoring.worker_in_supply} each."
        "{only_nobles} **Nobles** that stand: {final_scoring.standing_noble} each.{only_end} **Gold:**"
        " {final_scoring.gold} each."
        "\nThe most VP wins; in a solo game you also need at least {solo.target_vp}."
    ),
    "term:tie": (
        "**Victory:** among those with the most VP, the one with the most resources (potato, corn, stone and gold"
        " together) wins; if these are equal too, they share the victory. **Region:** the right-most marker on the"
        " track. **God cards after a Festival:** the player earlier in turn order counts as having more VP."
    ),
    "term:setup": (
        "For 2 to 4 players, or for one against an automa."
        "\nEverybody has {setup.start_workers} different Workers, {setup.start_resources:cost}, {score.start} VP, and"
        " picks a starting Weaving in turn order. Of {setup.god_cards_dealt} God cards dealt, each player keeps"
        " {setup.god_cards_kept} in hand and plays the other {setup.god_cards_played} for their benefits, last player"
        " first; one card may pay for another. The cards played are shuffled into the deck. The God card offer starts"
        " empty."
        "{only_golden_age}\n**The Golden Age:** with Nobles and Newcomers everybody also has a Palace, built and"
        " empty; with the Vassals"
        " of the Inca a Nation tile lies beside each region.{only_end}"
    ),
    "term:turn_order": (
        "Clockwise, from seat to seat. Whatever concerns several players is resolved in turn order, the active player"
        " first; a Festival starts with the player who triggered it. Things that happen to one player at the same time"
        " happen in the order that player chooses."
    ),
    "term:pieces": (
        "Each player has a High Priest, a Temple marker, {player_pieces.steps_markers} Steps markers and"
        " {player_pieces.conquest_markers} Conquest markers{only_vassals}, with the Vassals of the Inca"
        " {markers_with_vassals} and {player_pieces.vassals} Vassals{only_end}; once they are used up, you cannot"
        " build or conquer any more. Resources are"
        " not limited; Statues, Workers, cards and tiles are."
    ),
    "term:empty": (
        "An empty Army deck is reshuffled from its discards, an empty God deck from the offer. If nothing is left there"
        " either, nothing is drawn. Stacks of Weavings and Buildings may run out; then there are simply none left."
    ),
    "term:reconstruction": (
        "Partly. The rulebooks show the hill, the cards and many tiles only as small pictures. Their rules and known"
        " numbers are kept; layout, card benefits, costs and names that could not be read were made for this project,"
        " balanced on one scale. The published ones may differ."
    ),
}
