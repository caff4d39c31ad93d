"""English: what can be answered. A key may name the Decision an answer belongs to, or a variant of its facts."""

from bot.languages.language import Templates

ACTIONS: Templates = {
    "PickWeaving": "Take {tile:weaving}",
    "KeepGodCard": "Keep {card:god_card}",
    "PlaceHighPriest": "Section {section}: {action:priest_action}",
    "PlaceWorker": "Place {worker:a_worker} ({acting:talent})",
    "PlaceWorker.acting": "Place {worker:a_worker} as {acting:acting} ({acting:talent})",
    "ShowGodCard": "Play {card:god_name}: {spaces:plural space|spaces} you can afford, from {food} food",
    "ShowGodCard.statue": (
        "Play {card:god_name}: {spaces:plural space|spaces} you can afford, from {food} food;"
        " your Statue gives you {benefit:benefit}"
    ),
    "ShowGold": "Pay {gold} gold for {god:god}: {spaces:plural space|spaces} you can afford, from {food} food",
    "ChooseSpace": ("Place on {space:space}: {food} food, {tasks:plural task|tasks}: {offered:row task_offered}"),
    "ChooseSpace.steps": (
        "Place on {space:space}: {food} food, {tasks:plural task|tasks}: {offered:row task_offered}; the Steps pay"
        " others {vp} VP"
    ),
    "ChooseSpace.vassals": (
        "Place on {space:space}: {food} food, {tasks:plural task|tasks}: {offered:row task_offered}; your Vassals bring"
        " {gains:benefit}"
    ),
    "ChooseSpace.steps_vassals": (
        "Place on {space:space}: {food} food, {tasks:plural task|tasks}: {offered:row task_offered}; your Vassals bring"
        " {gains:benefit}; the Steps pay others {vp} VP"
    ),
    "Pay": "Pay {pay:pay}",
    "Pay.share": "Pay {gold} gold and the rest in food",
    "Pay.missing": "Pay {pay:pay} and lose {lost} VP for {missing} missing",
    "RetrieveWorker": "Retrieve the {worker:worker} from {space:space}",
    "TakeBenefit": "Take this benefit: {effect:effect}",
    "TakeBenefit.steps": "Take this benefit: {effect:effect} for {cost:cost}",
    "TakeBenefit.ChooseBenefit": "First: {effect:effect}",
    "TakeAllBenefits": "Take all of it: {effects:benefit}",
    "PerformTask": "{task:task_to_do}",
    "PerformTask.collect": "Collect {benefit:benefit}",
    "PerformTask.more": "Collect {benefit:benefit} (with the Surveyor)",
    "PerformTask.merchant": "Merchant, for the matches in your Tapestries: {benefit:benefit}",
    "PerformTask.produces": "Produce One: {building:building}, {building:ability}",
    "PerformTask.weavings": (
        "Purchase Weavings: see 3 tiles, buy one for {cost:cost}, two for {two:cost}, three for {three:cost}"
    ),
    "PerformTask.building": "Construct a Building, from {cost:cost}",
    "PerformTask.steps": "Build Steps for {cost:cost}",
    "PerformTask.statue": "Build a Statue: a small one for {small:cost}, a large one for {large:cost}",
    "BuyTask": "Before the first task, pay {cost:cost} for one more",
    "BuyWeaving": "Buy {tile:weaving} for {price:cost}",
    "BuyWeaving.more": "Also buy {tile:weaving}: {price:cost} in all",
    "SetAsideWeaving": "Put {tile:weaving} under the stack",
    "LayWeaving": "The {end:end} end of Tapestry {number}, beside {beside:weaving}: no match",
    "LayWeaving.match": (
        "The {end:end} end of Tapestry {number}, beside {beside:weaving}: a match (Merchant: {reward:benefit})"
    ),
    "LayWeaving.new": "Start a new Tapestry",
    "TakeTopWeaving": "Take the top one: {tile:weaving}",
    "TakeWeavingBeneath": "Take the one beneath it, unseen",
    "BuildStatue": "{size:a_size} Statue of {god:god} for {cost:cost}: {vp} VP",
    "BuildStatue.free": "A small Statue of {god:god}: {vp} VP",
    "BuildSteps": "Build on {spot:spot} for {cost:cost}: {benefit:benefit}",
    "BuildSteps.free": "Build on {spot:spot} for free: {benefit:benefit}",
    "BuildSteps.lower": (
        "Build on {spot:spot} for {cost:cost}: {benefit:benefit}; the owner of the upper Steps scores {vp} VP"
    ),
    "BuildSteps.lower_free": (
        "Build on {spot:spot} for free: {benefit:benefit}; the owner of the upper Steps scores {vp} VP"
    ),
    "BuildSteps.own": "Build on {spot:spot} below your own for {cost:cost}: {benefit:benefit}, and {vp} VP",
    "BuildSteps.own_free": "Build on {spot:spot} below your own for free: {benefit:benefit}, and {vp} VP",
    "ConstructBuilding": "Construct {building:building} for {cost:cost}. {kind:kind}: {building:ability}",
    "ConstructBuilding.free": "Construct {building:building} for free. {kind:kind}: {building:ability}",
    "ConstructBuilding.production_free": "Construct {building:building} for free. Production: {building:ability}",
    "ReturnGodCard": "Change the market first: return {card:god_card}",
    "RemoveBuilding": "Remove {building:building}. {kind:kind}: {building:ability}",
    "KeepArmyCard": "Keep {card:army_card}",
    "DrawGodCard": "Draw the top card of the deck",
    "TakeGodCard": "Take {card:god_card} from the offer",
    "TakeNomad": "Take {worker:a_worker}",
    "ChooseReward": "{benefit:benefit}",
    "Accept": "Pay {cost:cost}: {effect:effect}",
    "Accept.statue": "Pay {cost:cost}: a small Statue",
    "MoveHighPriest": (
        "Move the High Priest {spaces:plural space|spaces} to section {section}: {action:priest_action}"
    ),
    "Pray": "Pray: take {cards} God cards",
    "TrainArmy": "Train: draw 2 Army cards, keep 1",
    "RecruitNomad": "Recruit {worker:a_worker} from the Nomads",
    "Activate": "{action:priest_action}: {action:priest_deed}",
    "Activate.nobles": "{action:priest_action}: flip Buildings and Army cards face up, stand Nobles up",
    "TakeGold": "Take {gold} gold instead",
    "DiscardStatue": "Discard the {size:size} Statue of {god:god}: climb {steps:plural Temple step|Temple steps}",
    "OfferCorn": "Offer {corn} corn: climb {steps:plural Temple step|Temple steps}",
    "TurnUp": "Rejuvenate {item:item} (free)",
    "TurnUp.price": "Rejuvenate {item:item} for {price:cost}",
    "TurnUp.production": "Rejuvenate {item:item} (free). Production: {item:ability}",
    "TurnUp.production_price": "Rejuvenate {item:item} for {price:cost}. Production: {item:ability}",
    "ProduceWith": "{building:building}: {building:ability}",
    "ProduceWith.nothing": "{building:building}: {building:ability} (nothing to gain now)",
    "ProduceWith.stays": "{building:building}: {building:ability}; stays face up (Vassal)",
    "SendCasualty": "The {worker:worker} at the {source:end} end of the Village",
    "SendCasualty.nomad": "The {worker:worker} among the Nomads",
    "PlayArmyCard": "Play {card:army_card} for {price:cost}",
    "PlayArmyCard.free": "Play {card:army_card} for free",
    "Conquer": "Conquer {space:conquest}: {benefit:benefit}; discard {discard} and flip {flip:plural Soldier|Soldiers}",
    "Conquer.discard": "Conquer {space:conquest}: {benefit:benefit}; discard {discard:plural Soldier|Soldiers}",
    "Conquer.flip": "Conquer {space:conquest}: {benefit:benefit}; flip {flip:plural Soldier|Soldiers}",
    "DiscardSoldiers": "Discard {card:army_card}",
    "FlipSoldiers": "Flip {card:army_card} face down",
    "HireVillager": "Hire the {worker:worker} at the {end:end} end for {cost:cost}",
    "GiveUpWorker": "Remove the {worker:worker}",
    "PlayGodCard": "Play {card:god_name} ({benefit:benefit})",
    "PlayGodCard.nothing": "Discard {card:god_name} (no use now)",
    "DiscardArmyCard": "Discard {card:soldiers} for {amount} {resource:resource}",
    "Exchange": "Swap {given} {give:resource} for {taken} {take:resource}",
    "ConsultOracle": "Oracle: pay {cost:cost} for a God card",
    "Pass": "Pass",
    "Pass.ChooseRetrieval": "Retrieve nobody",
    "Pass.UseStatue": "Forgo the rest",
    "Pass.tasks_first": "Nothing now; tasks first",
    "Pass.ChooseTask": "Stop here",
    "Pass.forgo": "Stop here and forgo {left:plural task|tasks}",
    "Pass.HireWorker": "Do not hire",
    "Pass.TakeFreeActions": "No more free actions",
    "Pass.BuyEffect": "Skip this: {effect:effect}",
    "Pass.ChooseRejuvenation": "Rejuvenate nothing more",
    "Pass.standing": "Stand up no more Nobles",
    "Pass.ChooseWeavings": "Buy none of these",
    "Pass.picked": "No more; pay {price:cost}",
    "Pass.anew": "Choose anew: you can no longer pay {price:cost} for {n:plural Weaving|Weavings}",
    "Pass.BuyLeftoverWeaving": "Do not buy",
    "Pass.ChooseStatue": "Build no Statue",
    "Pass.ChooseSteps": "Build no Steps",
    "Pass.ChooseBuilding": "Construct nothing",
    "Pass.ChooseReplaced": "No other one",
    "Pass.Worship": "Discard no Statue",
    "Pass.MakeOffering": "Offer nothing",
    "Pass.Produce": "Stop producing",
    "Pass.unproduced": "Produce nothing",
    "Pass.produced": "Rejuvenate nothing",
    "Pass.PlayArmy": "Play no more Army cards",
    "Pass.unarmed": "Play no Army card",
    "Pass.JoinConquest": "Conquer nothing",
    "Pass.PlayGodCards": "Play no more God cards",
    "Pass.none_played": "Play no God cards",
    "Pass.TakeSecondAction": "Nothing else is possible",
    "UseAbility": "Use {tile:tile}: {tile:offer}",
    "UseAbility.noble": "Use the Noble of {tile:building}: {tile:offer}",
    "UseAbility.noble_price": "Use the Noble of {tile:building} for {cost:cost}: {tile:offer}",
    "UseAbility.noble_resource": "Use the Noble of {tile:building} for {n} resource of your choice: {tile:offer}",
    "UseAbility.vassal": "Use the Vassal in {tile:building}: {tile:offer}",
    "UseAbility.vassal_price": "Use the Vassal in {tile:building} for {cost:cost}: {tile:offer}",
    "UseAbility.vassal_resource": "Use the Vassal in {tile:building} for {n} resource of your choice: {tile:offer}",
    "UseAbility.by_itself": "Resolve {tile:tile} next: {tile:answer}",
    "UseAbility.idle": "Resolve {tile:tile} next: nothing this time",
    "ClimbTo": "Climb to {step:temple_step}: {reward:benefit}; its row scores {vp} VP at each Festival",
    "ClimbTo.idle": (
        "Climb to {step:temple_step}: {reward:benefit} (no use now: {idle:benefit});"
        " its row scores {vp} VP at each Festival"
    ),
    "WalkHighPriest": (
        "Walk the High Priest {spaces:plural space|spaces} to section {section}: {action:priest_action}, not activated"
    ),
    "WalkHighPriest.price": (
        "Walk the High Priest {spaces:plural space|spaces} to section {section} for {cost:cost}:"
        " {action:priest_action}, not activated"
    ),
    "MoveHighPriest.price": (
        "Move the High Priest {spaces:plural space|spaces} to section {section} for {cost:cost}: {action:priest_action}"
    ),
    "SacrificeWorker": "Give up {worker:a_worker} as a casualty of war: Rejuvenate {rejuvenated}",
    "SacrificeWorker.ChooseOwnCasualty": "Give up {worker:a_worker}",
    "SpreadInfluence": (
        "Spread Cultural Influence in {region:region}, {cost:cost} for the ability: {tile:tile} gets a Conquest"
        " marker. {tile:nation_text}"
    ),
    "SpreadInfluence.marker": (
        "Spread Cultural Influence in {region:region}: a Conquest marker on {tile:tile}, without its ability"
    ),
    "Accept.nation": "Pay {cost:cost}: {tile:nation_text}",
    "Pass.UseNation": "Do not use the ability",
    "PlaceVassal.VN01": "{at:vassal_place}: {reward:benefit} now; it matches anything from now on",
    "PlaceVassal.VN02": "Section {place}, {action:priest_action}: your High Priest may skip it for {cost:cost}",
    "PlaceVassal.VN03": "{at:vassal_place}: {benefit:benefit} now; 1 corn, potato or stone with each use",
    "PlaceVassal.VN04": "{at:vassal_place}: climb 1 Temple step with each Worker you place there",
    "PlaceVassal.VN05": "{at:vassal_place}, in place of your marker: {benefit:benefit}; the marker comes back to you",
    "PlaceVassal.VN06": "{at:vassal_place}, beside your marker: 1 corn, 2 gold; one more piece for the majority",
    "PlaceVassal.VN07": "{at:vassal_place}: draw 3 Army cards; one more casualty when regions score",
    "PlaceVassal.VN08": "{at:vassal_place}: it produces now ({place:ability}) and need not flip at Produce",
    "PlaceVassal.VN08_down": "{at:vassal_place}: it flips face up and need not flip at Produce ({place:ability})",
    "PlaceVassal.VN09": "{at:vassal_place}: 2 potato, 1 stone with each God card of {god:god} whose benefits you get",
    "PlaceVassal.VN10": (
        "{at:vassal_place}: a Newcomer now. {place:ability} Prophecy ({count} of {needed}): {place:prophecy}"
    ),
    "PlaceVassal": "{at:vassal_place}",
    "AppointNoble": (
        "Appoint the {worker:worker} in {palace:building}: {palace:ability} Prophecy ({count} of {needed}):"
        " {palace:prophecy}"
    ),
    "Pass.AppointWorker": "Keep the Worker in your supply",
    "TakeNewcomer": "Take {worker:a_worker}: {worker:talent}",
    "Pass.ChooseNewcomer": "Take no Newcomer",
    "ChooseKind": "Count it as {kind:a_worker}: {tiles:each tile}",
    "DrawBuilding": "Draw the top tile of the {kind:kind} stack: {left} left to draw before you choose",
    "DrawBuilding.begin": "Also draw {left:plural tile|tiles} to choose from, the first from the {kind:kind} stack",
    "ConstructBuilding.palace": (
        "Construct {building:building} for {cost:cost}. Palace for {noble:a_worker}: {building:ability} Prophecy:"
        " {building:prophecy}"
    ),
    "ConstructBuilding.palace_free": (
        "Construct {building:building} for free. Palace for {noble:a_worker}: {building:ability} Prophecy:"
        " {building:prophecy}"
    ),
    "LiftWeaving": "Move {tile:weaving} from Tapestry {number}",
    "Pass.RearrangeWeavings": "Leave the Weavings as they are",
    "InsertWeaving": "Tapestry {number}, between {left:weaving} and {right:weaving}",
    "InsertWeaving.match": (
        "Tapestry {number}, between {left:weaving} and {right:weaving}: {rewards:plural match|matches}"
    ),
    "InsertWeaving.first": "Tapestry {number}, left of {right:weaving}",
    "InsertWeaving.first_match": "Tapestry {number}, left of {right:weaving}: a match, {reward:benefit}",
    "InsertWeaving.last": "Tapestry {number}, right of {left:weaving}",
    "InsertWeaving.last_match": "Tapestry {number}, right of {left:weaving}: a match, {reward:benefit}",
    "InsertWeaving.new": "Put it into a new Tapestry",
    "TurnUp.noble": "Stand up the Noble of {item:building} (free)",
    "TurnUp.noble_price": "Stand up the Noble of {item:building} for {price:cost}",
    "Conquer.leftmost": "Conquer {space:conquest}, without Soldiers: {benefit:benefit}",
    "Pray.PlayArmyFree": "Take {cards} God cards instead",
    "Pray.alone": "Take {cards} God cards",
    "Pass.UseAbilities": "Use none of these",
    "Pass.by_themselves": "Use none; automatic abilities still happen",
    "Pass.any_order": "In any order",
    "Pass.PlayArmyFree": "Leave the Army cards in your hand",
    "Pass.or_pray": "Neither; the Army cards stay in your hand",
    "Pass.pray": "Take no God cards",
    "Pass.PlayHandGodCard": "Play no God card",
    "Pass.MovePriestBesides": "Leave the High Priest where it is",
    "Pass.ChooseNomad": "Take nobody",
    "Pass.ChooseProduction": "Produce with none",
}
