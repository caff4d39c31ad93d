"""English: what is asked. A Decision as a heading, and as a question with one question mark at its end."""

from bot.languages.language import Templates

TITLES: Templates = {
    "PickStartingWeaving": "Starting Weaving",
    "KeepGodCards": "Starting God cards",
    "ChoosePriestStart": "Start of the High Priest",
    "TakeTurn": "Main action",
    "TakeSecondAction": "Second secondary action",
    "ChooseGod": "God card or gold",
    "ChoosePlacement": "Placing a Worker",
    "ChoosePayment": "Payment",
    "ChooseRetrieval": "The Warrior's neighbour",
    "UseStatue": "God card benefits by a Statue",
    "ChooseTask": "Tasks",
    "HireWorker": "Hiring from the Village",
    "TakeFreeActions": "Last free actions",
    "ChooseSurplus": "Too many Workers",
    "ChooseBenefit": "Order of benefits",
    "ChooseOne": "One of several benefits",
    "BuyEffect": "A benefit for a price",
    "ChooseGodCard": "Taking a God card",
    "ChooseArmyCard": "Training",
    "ChooseNomad": "A Nomad",
    "ChooseRejuvenation": "Rejuvenate",
    "ChooseProduction": "Produce one",
    "ChooseAside": "Weavings set aside",
    "ChooseWeavings": "Purchase of Weavings",
    "BuyLeftoverWeaving": "Leftover Weavings",
    "ChooseFreeWeaving": "A free Weaving",
    "ArrangeWeaving": "Tapestries",
    "ChooseStatue": "A Statue",
    "ChooseSteps": "Steps",
    "ChooseBuilding": "A Building",
    "ChooseReplaced": "Change of the market",
    "ActOrGold": "High Priest action",
    "Worship": "Worship",
    "MakeOffering": "Offering",
    "Produce": "Produce",
    "ChooseCasualty": "A casualty of war",
    "PlayArmy": "Army cards into play",
    "JoinConquest": "Conquest",
    "PaySoldiers": "Soldiers for the Conquest",
    "FeedGods": "Potato for the gods",
    "PlayGodCards": "God cards after the Festival",
}

QUESTIONS: Templates = {
    "PickStartingWeaving": "Which starting Weaving do you take?",
    "KeepGodCards": (
        "You keep {left:plural more God card|more God cards}; those you do not keep are played for their benefits"
        " at once. Which one do you keep?"
    ),
    "ChoosePriestStart": "Your High Priest enters the Coricancha; nothing is activated. In which section?",
    "TakeTurn": "Place a Worker, or perform two different secondary actions. What do you do?",
    "TakeSecondAction": "Which other secondary action do you perform?",
    "ChooseGod": "You place {worker:a_worker}. Which God card do you show?",
    "ChooseGod.gold": "You place {worker:a_worker}. Which God card do you show, or gold for a space of which god?",
    "ChooseGod.acting": "You place {worker:a_worker} as {acting:a_worker}. Which God card do you show?",
    "ChooseGod.acting_gold": (
        "You place {worker:a_worker} as {acting:a_worker}."
        " Which God card do you show, or gold for a space of which god?"
    ),
    "ChoosePlacement": "On which space of {god:god} does the {worker:worker} go?",
    "ChoosePayment": "You owe {cost:cost}; gold can stand in for anything. How do you pay?",
    "ChoosePayment.food": "You owe {cost:cost}. How do you pay?",
    "ChooseRetrieval": "Your Warrior on {space:space} may bring a neighbour into your supply. Whom?",
    "UseStatue": (
        "Your Statue opens the benefits of {card:god_name}, now or after the tasks. Which do you take before the tasks?"
    ),
    "UseStatue.after": "The tasks are done; your Statue opens what is left of {card:god_name}. What do you take?",
    "ChooseTask": "{left:plural task|tasks} left on {space:space}. Which one do you perform?",
    "ChooseTask.none": "No tasks left on {space:space}. Does the Priest buy another one?",
    "HireWorker": "Your turn ends. Do you hire a Worker from an end of the Village?",
    "TakeFreeActions": "Your turn ends. Any free action before that?",
    "TakeFreeActions.scoring": "The game is about to be scored. Any free action before that?",
    "ChooseSurplus": "You can keep only {limit} Workers. Which one leaves the game?",
    "ChooseBenefit": "Several benefits wait ({source:category}). Which one is resolved first?",
    "ChooseOne": "One of these benefits is yours ({source:category}). Which one?",
    "BuyEffect": "You may pay {cost:cost} for this: {effect:effect} ({source:category}). Do you?",
    "ChooseGodCard": "You take {left:plural God card|God cards}. From the deck, or which one from the offer?",
    "ChooseArmyCard": "You drew 2 Army cards. Which one do you keep?",
    "ChooseNomad": "A Nomad joins you. Which one?",
    "ChooseNomad.kinds": "A Nomad joins you: {kinds:each worker}. Which one?",
    "ChooseRejuvenation": "You may turn {free_turns:plural thing|things} face up free. Which?",
    "ChooseRejuvenation.then": (
        "You may turn {free_turns:plural thing|things} face up free, each further one for {price:cost}. Which?"
    ),
    "ChooseRejuvenation.price": "You may turn things face up for {price:cost} each. Which?",
    "ChooseRejuvenation.production": (
        "You may turn {free_turns:plural Production Building|Production Buildings} face up free. Which?"
    ),
    "ChooseProduction": "One Production Building gives its benefit and stays face up. Which one?",
    "ChooseAside": "{left:plural Weaving goes|Weavings go} under the stack before you buy. Which one next?",
    "ChooseWeavings": "You may buy Weavings; one costs {price:cost}. Which one first?",
    "ChooseWeavings.more": "You have picked {n:plural Weaving|Weavings}; with another one it is {price:cost}. Which?",
    "BuyLeftoverWeaving": "These Weavings were left by the active player. Do you buy one for {price:cost}?",
    "ChooseFreeWeaving": "You take {left:plural free Weaving|free Weavings}. The top one or the one beneath it?",
    "ArrangeWeaving": "Where do you lay the Weaving {tile:weaving}?",
    "ChooseStatue": "Which Statue do you build?",
    "ChooseStatue.free": "A small Statue is free for you. Of which god?",
    "ChooseSteps": "Where do you build Steps for {cost:cost}?",
    "ChooseSteps.free": "Steps are free for you. Where do you build them?",
    "ChooseBuilding": "Which Building do you construct?",
    "ChooseBuilding.free": "A Building is free for you. Which one do you construct?",
    "ChooseReplaced": "One or two Buildings of the market are replaced. Which one goes first?",
    "ChooseReplaced.second": "One Building of the market goes under its stack. Which other one goes, too?",
    "ActOrGold": "{action:priest_action} is activated for all. Do you perform it, or take {gold} gold instead?",
    "Worship": (
        "Worship: a large Statue is worth {large:plural Temple step|Temple steps}, a small one"
        " {small:plural Temple step|Temple steps}. Which one do you discard?"
    ),
    "Worship.large": "Worship: a large Statue is worth {large:plural Temple step|Temple steps}. Do you discard one?",
    "Worship.small": "Worship: a small Statue is worth {small:plural Temple step|Temple steps}. Do you discard one?",
    "Worship.follow": "Worship: one Statue is worth {large:plural Temple step|Temple steps}. Do you discard one?",
    "MakeOffering": "Offering: each Temple step costs {corn_per_step} corn. How many steps do you climb?",
    "MakeOffering.once": "Offering: one Temple step costs {corn_per_step} corn. Do you climb it?",
    "Produce": "All Production Buildings that give turn face down in the end. Which one gives next?",
    "Produce.turn": (
        "Turn something face up, or let Production Buildings give: in the end all that gave turn face down. What next?"
    ),
    "Produce.done": "Your Buildings have given. Do you turn something face up?",
    "ChooseCasualty": "Conquest demands a casualty of war. Which Worker falls?",
    "PlayArmy": "Army cards enter play for {price:cost} each. Which one do you play?",
    "PlayArmy.free": "Army cards enter play, the first one free, others for {price:cost} each. Which one do you play?",
    "JoinConquest": "You may place a Conquest marker. Which space do you conquer?",
    "JoinConquest.second": "You may place a second Conquest marker. Which space do you conquer?",
    "PaySoldiers": (
        "The Conquest takes {discard:plural soldier|soldiers} to discard and {flip} to flip. Which card is discarded?"
    ),
    "PaySoldiers.discard": "The Conquest takes {discard:plural soldier|soldiers} to discard. Which card is discarded?",
    "PaySoldiers.flip": "The Conquest takes {flip:plural soldier|soldiers} to flip. Which card turns face down?",
    "FeedGods": "Your God cards need {due} potato; gold can stand in. How do you pay?",
    "PlayGodCards": "You may play {left:plural God card|God cards} for the benefits. Which one?",
}
