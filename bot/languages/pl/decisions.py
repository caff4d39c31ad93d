"""Polish: what is asked. A Decision as a heading, in a few words for pictures, and as a question with one `?`."""

from bot.languages.language import Templates

TITLES: Templates = {
    "PickStartingWeaving": "Starting Weaving",
    "KeepGodCards": "Starting God cards",
    "ChoosePriestStart": "Placing the High Priest",
    "TakeTurn": "Main action",
    "TakeSecondAction": "Another secondary action",
    "ChooseGod": "God card or gold",
    "ChoosePlacement": "Placing a Worker",
    "ChoosePayment": "Payment",
    "ChooseRetrieval": "Retrieving a Worker",
    "UseStatue": "Statue: God card benefits",
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
    "ChooseProduction": "Produce One",
    "ChooseAside": "Weavings set aside",
    "ChooseWeavings": "Purchasing Weavings",
    "BuyLeftoverWeaving": "Buying a leftover Weaving",
    "ChooseFreeWeaving": "A free Weaving",
    "ArrangeWeaving": "Tapestries",
    "ChooseStatue": "A Statue",
    "ChooseSteps": "Steps",
    "ChooseBuilding": "A Building",
    "ChooseReplaced": "Changing the market",
    "ActOrGold": "High Priest action",
    "Worship": "Worship",
    "MakeOffering": "Offering",
    "Produce": "Produce",
    "ChooseCasualty": "A casualty of war",
    "PlayArmy": "Playing Army cards",
    "JoinConquest": "Conquest",
    "PaySoldiers": "Soldiers for the Conquest",
    "FeedGods": "Pay for your God cards",
    "PlayGodCards": "God cards after the Festival",
    "UseAbilities": "Abilities",
    "ChooseTempleStep": "A path up the Temple",
    "ChooseWalk": "Walking the High Priest",
    "ChooseOwnCasualty": "A casualty of your own",
    "PlayArmyFree": "Playing Army cards for free",
    "PlayHandGodCard": "A God card for its benefits",
    "KeepSeenGodCards": "God cards from the deck",
    "ChooseNewcomer": "A Newcomer",
    "AppointWorker": "Appointing a Noble",
    "ChooseColour": "The colour of a Newcomer",
    "SpendResource": "One resource of any kind",
    "MovePriestBesides": "An extra High Priest action",
    "ChooseInfluence": "Spread Cultural Influence",
    "UseNation": "The ability of a Nation",
    "ChooseVassalPlace": "A place for a Vassal",
    "RearrangeWeavings": "Rearranging Weavings",
    "ChooseWeavingPlace": "A new place for a Weaving",
}

IN_PICTURES: Templates = {
    "PickStartingWeaving": "wybierz Tkaninę początkową",
    "KeepGodCards": "zatrzymaj karty Bogów",
    "ChoosePriestStart": "umieść Arcykapłana",
    "TakeTurn": "wykonaj turę",
    "TakeSecondAction": "wybierz drugą akcję",
    "ChooseGod": "wybierz kartę lub złoto",
    "ChoosePlacement": "wybierz pole",
    "ChoosePayment": "wybierz sposób zapłaty",
    "ChooseRetrieval": "zabierz sąsiada",
    "UseStatue": "użyj karty Bogów",
    "ChooseTask": "wybierz zadanie",
    "HireWorker": "zatrudnij Robotnika",
    "TakeFreeActions": "wykonaj darmowe akcje",
    "ChooseSurplus": "oddaj Robotnika",
    "ChooseBenefit": "wybierz następną korzyść",
    "ChooseOne": "wybierz jedną korzyść",
    "BuyEffect": "zapłać za efekt",
    "ChooseGodCard": "weź kartę Bogów",
    "ChooseArmyCard": "zatrzymaj kartę Armii",
    "ChooseNomad": "weź Koczownika",
    "ChooseRejuvenation": "odkryj zakryte",
    "ChooseProduction": "wyprodukuj jednym Budynkiem",
    "ChooseAside": "odłóż Tkaniny",
    "ChooseWeavings": "kup Tkaniny",
    "BuyLeftoverWeaving": "kup pozostałą Tkaninę",
    "ChooseFreeWeaving": "weź darmową Tkaninę",
    "ArrangeWeaving": "dołóż Tkaninę",
    "ChooseStatue": "zbuduj Posąg",
    "ChooseSteps": "zbuduj Schody",
    "ChooseBuilding": "wznieś Budynek",
    "ChooseReplaced": "wymień Budynki",
    "ActOrGold": "wybierz akcję lub złoto",
    "Worship": "odrzuć Posągi",
    "MakeOffering": "ofiaruj kukurydzę",
    "Produce": "wyprodukuj",
    "ChooseCasualty": "wybierz ofiarę",
    "PlayArmy": "zagraj karty Armii",
    "JoinConquest": "podbij pole",
    "PaySoldiers": "zapłać Żołnierzami",
    "FeedGods": "zapłać za karty Bogów",
    "PlayGodCards": "zagraj karty Bogów",
    "UseAbilities": "użyj zdolności",
    "ChooseTempleStep": "wybierz drogę w Świątyni",
    "ChooseWalk": "poprowadź Arcykapłana",
    "ChooseOwnCasualty": "poświęć Robotnika",
    "PlayArmyFree": "zagraj Armię za darmo",
    "PlayHandGodCard": "zagraj kartę Bogów",
    "KeepSeenGodCards": "wybierz karty, które zostają",
    "ChooseNewcomer": "weź Przybysza",
    "AppointWorker": "mianuj Szlachcica",
    "ChooseColour": "wybierz kolor Przybysza",
    "SpendResource": "wydaj zasób",
    "MovePriestBesides": "przesuń Arcykapłana",
    "ChooseInfluence": "szerz wpływy",
    "UseNation": "użyj zdolności Ludu",
    "ChooseVassalPlace": "umieść Wasala",
    "RearrangeWeavings": "przełóż Tkaniny",
    "ChooseWeavingPlace": "wstaw Tkaninę",
}

QUESTIONS: Templates = {
    "PickStartingWeaving": "Which starting Weaving do you take?",
    "KeepGodCards": (
        "Keep {left:plural God card|God cards|God cards}; all others are played now. Which one do you keep?"
    ),
    "ChoosePriestStart": "In which section does your High Priest start?",
    "TakeTurn": "Place a Worker, or perform two different secondary actions. What do you do?",
    "TakeSecondAction": "And which other action?",
    "ChooseGod": "You place {worker:a_worker}. Which God card do you play?",
    "ChooseGod.gold": "You place {worker:a_worker}. Play a God card, or pay {gold} gold for any space?",
    "ChooseGod.acting": "You place {worker:a_worker} as {acting:acting}. Which God card do you play?",
    "ChooseGod.acting_gold": (
        "You place {worker:a_worker} as {acting:acting}. Play a God card, or pay {gold} gold for any space?"
    ),
    "ChoosePlacement": "On which space of {god:god} does the {worker:worker} go?",
    "ChoosePayment": "You owe {cost:cost} (gold counts). How do you pay?",
    "ChoosePayment.food": "You owe {cost:cost}. How do you pay?",
    "ChooseRetrieval": "Retrieve a Worker beside your Warrior?",
    "UseStatue": ("Your {god:god} Statue: which benefits of {card:god_name} do you use now, before your tasks?"),
    "UseStatue.after": "Your {god:god} Statue lets you use what is left of {card:god_name}. Which benefit?",
    "ChooseTask": "{left:plural task|tasks|tasks} left. Which one?",
    "ChooseTask.none": "No tasks left. Does the Priest buy another one?",
    "HireWorker": "Your turn ends. Do you hire a Worker from an end of the Village?",
    "TakeFreeActions": "Your turn is about to end. Any free actions first?",
    "TakeFreeActions.scoring": "Any free actions before the final scoring?",
    "ChooseSurplus": "You can keep only {limit} Workers. Which one do you remove?",
    "ChooseBenefit": "Which benefit do you resolve first?",
    "ChooseOne": "Which one of these do you take?",
    "ChooseOne.nation": "{tile:tile} brings you one of these. Which one?",
    "BuyEffect": "You may pay {cost:cost} for this: {effect:effect} ({source:category}). Do you?",
    "BuyEffect.statue": "You may pay {cost:cost} for a small Statue ({source:category}). Do you?",
    "ChooseGodCard": "Take {left:plural God card|God cards|God cards}: from the deck, or which one from the offer?",
    "ChooseArmyCard": "Which Army card do you keep?",
    "ChooseNomad": "A Nomad joins you. Which one?",
    "ChooseNomad.kinds": "A Nomad joins you: {kinds:any_of worker}. Which one?",
    "ChooseRejuvenation": "You may Rejuvenate {free_turns} for free. Which Building or Army card?",
    "ChooseRejuvenation.then": (
        "You may Rejuvenate {free_turns} for free and more for {price:cost} each. Which Building or Army card?"
    ),
    "ChooseRejuvenation.price": "You may Rejuvenate for {price:cost} each. Which Building or Army card?",
    "ChooseRejuvenation.or_nobles": "You may Rejuvenate {free_turns} for free. Which Building, Army card or Noble?",
    "ChooseRejuvenation.then_or_nobles": (
        "You may Rejuvenate {free_turns} for free and more for {price:cost} each. Which Building, Army card or Noble?"
    ),
    "ChooseRejuvenation.price_or_nobles": (
        "You may Rejuvenate for {price:cost} each. Which Building, Army card or Noble?"
    ),
    "ChooseRejuvenation.production": (
        "You may Rejuvenate {free_turns:plural Production Building|Production Buildings|Production Buildings} for free. Which one?"
    ),
    "ChooseProduction": "One Production Building produces and stays face up. Which one?",
    "ChooseAside": "{left:plural Weaving goes|Weavings go|Weavings go} under the stack before you buy. Which one next?",
    "ChooseWeavings": "One Weaving costs {price:cost}, two {two:cost}, three {three:cost}. Which one do you buy?",
    "ChooseWeavings.more": "{n:plural Weaving|Weavings|Weavings} picked; one more makes it {price:cost}. Which one?",
    "BuyLeftoverWeaving": ("The active player left these Weavings. Do you buy one for {price:cost} (gold counts)?"),
    "ChooseFreeWeaving": "You take {left:plural free Weaving|free Weavings|free Weavings}. The top one or the one beneath it?",
    "ArrangeWeaving": "Where do you lay {tile:weaving}?",
    "ChooseStatue": "Which Statue do you build?",
    "ChooseStatue.free": "You build a small Statue. Of which god?",
    "ChooseSteps": "Where do you build Steps for {cost:cost}?",
    "ChooseSteps.free": "You build Steps for free. Where?",
    "ChooseBuilding": "Which Building do you construct?",
    "ChooseBuilding.free": "You construct a Building for free. Which one?",
    "ChooseReplaced": "You replace one or two Buildings in the market. Which one goes first?",
    "ChooseReplaced.second": "One Building of the market goes under its stack. Which other one goes too?",
    "ActOrGold": "{action:priest_action} is activated for all. Do you perform it, or take {gold} gold instead?",
    "Worship": (
        "Worship: a large Statue is worth {large:plural Temple step|Temple steps|Temple steps}, a small one"
        " {small:plural Temple step|Temple steps|Temple steps}. Which one do you discard?"
    ),
    "Worship.large": "Worship: a large Statue is worth {large:plural Temple step|Temple steps|Temple steps}. Do you discard one?",
    "Worship.small": "Worship: a small Statue is worth {small:plural Temple step|Temple steps|Temple steps}. Do you discard one?",
    "Worship.follow": "Worship: one Statue is worth {large:plural Temple step|Temple steps|Temple steps}. Do you discard one?",
    "MakeOffering": "Offering: each Temple step costs {corn_per_step} corn. How many steps do you climb?",
    "MakeOffering.once": "Offering: one Temple step costs {corn_per_step} corn. Do you climb it?",
    "Produce": "Buildings that produce are flipped face down. Which one produces next?",
    "Produce.turn": (
        "Rejuvenate, or let Production Buildings produce; those that do are flipped face down afterwards. What next?"
    ),
    "Produce.vassals": (
        "Production Buildings that produce are flipped face down afterwards, except those with your Vassals. Which one"
        " produces next?"
    ),
    "Produce.turn_vassals": (
        "Rejuvenate, or let Production Buildings produce; those that do are flipped face down afterwards, except"
        " those with your Vassals. What next?"
    ),
    "Produce.done": "Your Buildings have produced. Do you Rejuvenate?",
    "ChooseCasualty": "A Worker goes to the Casualties of War. Which one?",
    "PlayArmy": (
        "An empty space takes at least {needed:plural Soldier|Soldiers|Soldiers}. Play Army cards for {price:cost} each?"
    ),
    "PlayArmy.free": (
        "An empty space takes at least {needed:plural Soldier|Soldiers|Soldiers}. Play Army cards, the first for free, more for"
        " {price:cost} each?"
    ),
    "JoinConquest": "Which space do you conquer?",
    "JoinConquest.second": "Which space do you conquer second?",
    "PaySoldiers": (
        "This Conquest costs {discard:plural Soldier|Soldiers|Soldiers} to discard and {flip} to flip. Which card do you"
        " discard?"
    ),
    "PaySoldiers.discard": (
        "This Conquest costs {discard:plural Soldier|Soldiers|Soldiers} to discard. Which card do you discard?"
    ),
    "PaySoldiers.flip": "This Conquest costs {flip:plural Soldier|Soldiers|Soldiers} to flip. Which card do you flip face down?",
    "FeedGods": "Your God cards cost {due} potato (gold counts). How do you pay?",
    "PlayGodCards": "You may play {left:plural God card|God cards|God cards} for the benefits. Which one?",
    "PlayGodCards.several": "You may play up to {left} God cards for the benefits. Which one?",
    "UseAbilities": "{moment:moment}. Which of your abilities do you use?",
    "ChooseTempleStep": (
        "You climb {steps:plural Temple step|Temple steps|Temple steps}, and the path splits here. Which way do you go?"
    ),
    "ChooseWalk": (
        "Your High Priest moves on without activating and may skip spaces with your Vassals. How far does it go?"
    ),
    "ChooseOwnCasualty": "One of your own Workers goes to the Casualties of War. Which one?",
    "PlayArmyFree": "You may play {left:plural Army card|Army cards|Army cards} for free. Which one?",
    "PlayArmyFree.must": "You must play {left:plural Army card|Army cards|Army cards} for free, if you have any. Which one next?",
    "PlayArmyFree.or_pray": (
        "You may play {left:plural Army card|Army cards|Army cards} for free, or take {cards} God cards instead. What do you do?"
    ),
    "PlayArmyFree.pray": "You have no Army card to play, but may take {cards} God cards. Do you?",
    "PlayHandGodCard": "You may play a God card from your hand for its benefits. Which one?",
    "PlayHandGodCard.must": "You must play a God card from your hand for its benefits. Which one?",
    "KeepSeenGodCards": (
        "You look at these God cards and keep {left} of them; the others are shuffled back. Which one do you keep?"
    ),
    "ChooseNewcomer": "A Newcomer joins you. Which one?",
    "ChooseNewcomer.offered": "You have appointed a Noble and may take a Newcomer. Which one?",
    "AppointWorker": "You gained {worker:a_worker}, who fits an empty Palace of yours. Do you appoint a Noble?",
    "ChooseColour": "You placed {worker:a_worker}. Which kind does it count as for your Buildings and Palaces?",
    "SpendResource": "This costs one resource of any kind. Which one do you spend?",
    "MovePriestBesides": (
        "You constructed a Palace this turn and may take a High Priest action as well. How far does the High Priest"
        " move?"
    ),
    "ChooseInfluence": "You Spread Cultural Influence. Which region gets a Conquest marker on its Nation tile?",
    "UseNation": "You may pay {cost:cost} to place a Vassal with {tile:tile}. Do you?",
    "ChooseVassalPlace": "You place a Vassal with {tile:tile}. Where does it go?",
    "RearrangeWeavings": (
        "Before the Merchant you may rearrange your Weavings: {left:plural more move|more moves|more moves} at most. Which one do"
        " you move?"
    ),
    "ChooseWeavingPlace": "You lifted the Weaving {tile:weaving}. Where do you put it?",
    "ChooseSurplus.newcomers": (
        "You can keep only {limit} Workers and {more:plural Newcomer|Newcomers|Newcomers} besides. Which one do you remove?"
    ),
    "ChooseRejuvenation.nobles": "You may stand up {free_turns:plural Noble|Nobles|Nobles} for free. Which one?",
    "ChooseFreeWeaving.unseen": (
        "You take {left:plural free Weaving|free Weavings|free Weavings}; none is revealed before that is done. The top one or the"
        " one beneath it?"
    ),
    "ChooseBuilding.drawing": "You draw {left:plural more tile|more tiles|more tiles} to choose from. From which stack?",
    "Produce.kept": "You take the gold, but Buildings with your Vassals may produce without flipping. Which one next?",
    "JoinConquest.leftmost": "You conquer without Soldiers: the leftmost empty space of a region. Which one?",
}
