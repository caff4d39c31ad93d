"""French: standing orders, spoken by the person who gives them."""

from bot.languages.language import Templates

ORDER_KINDS: Templates = {
    "leftover_weaving": "Leftover Weavings of another player's purchase",
    "worship": "Worship: a Statue for a Temple step",
    "offering": "Offering: corn for a Temple step",
    "rejuvenate": "Rejuvenate: Buildings and Army cards for corn",
    "produce": "Produce: the benefits of Production Buildings",
    "army": "Playing Army cards in another player's Conquest",
    "conquest": "Conquering a space in another player's Conquest",
    "festival_food": "Festival: how to pay for your God cards",
    "festival_gods": "Festival: playing God cards for their benefits",
    "hire": "Hiring a Worker at the end of my turn",
    "last_free_actions": "Free actions before my turn or the game ends",
    "free_rejuvenate": "Rejuvenate for free",
    "paid_benefit": "Benefits for a price, such as gold for a Temple step",
    "payment": "With which resources to pay",
    "tapestry": "Where to lay a Weaving",
    "soldiers": "Which Army cards to give for a Conquest",
    "one_benefit": "Which one of several benefits to take",
    "details": "Which Nomad, card or free Weaving, and what first",
    "temple_way": "Which way to go up the Temple",
    "abilities": "Using abilities of Palaces and other tiles",
    "free_army": "Playing Army cards for free",
    "rearranging": "Rearranging Weavings before the Merchant",
    "noble": "Appointing a Worker as a Noble",
    "newcomer": "Taking a Newcomer",
    "nation": "Paying for the ability of a Nation tile",
}

ORDERS: Templates = {
    "ask": "ask me",
    "pass": "always pass",
    "take": "always take when affordable",
    "take.limit": "take while I have at least {at_least} {resource:resource}",
    "take.free": "take only what is free",
    "take.choice": "always choose for me",
    "take.choice_limit": "choose for me while I have at least {at_least} {resource:resource}, else ask me",
}
