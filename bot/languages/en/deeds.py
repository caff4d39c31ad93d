"""English: what can be answered, as a sentence and as short as a button has to be.

A key may name the Decision an answer belongs to, or a variant of its facts. A tag names what a part of it tells."""

from bot.languages.language import Deed, Deeds, always

DEEDS: Deeds = {
    "PickWeaving": Deed("Take {tile:weaving}", "{tile:weaving}"),
    "KeepGodCard": Deed("Keep {card:god_card}", "{card:kept_god_card}"),
    "PlaceHighPriest": Deed("Section {section}<gain>: {action:priest_action}</gain>", "{start:section_start}"),
    "PlaceWorker": Deed("Place {worker:a_worker} ({acting:talent})", "{worker:worker}"),
    "PlaceWorker.acting": Deed(
        "Place {worker:a_worker} as {acting:acting} ({acting:talent})", "{worker:worker} as {acting:acting}"
    ),
    "ShowGodCard": Deed(
        "Play {card:god_name}<gain>: {spaces:plural space|spaces} you can afford, from {food} food</gain>",
        "{card:god_name}",
    ),
    "ShowGodCard.statue": Deed(
        "Play {card:god_name}<gain>: {spaces:plural space|spaces} you can afford, from {food} food; your"
        " Statue also gives: {benefit:benefit}</gain>"
    ),
    "ShowGold": Deed(
        "Pay {gold} gold for {god:god}<gain>: {spaces:plural space|spaces} you can afford, from {food} food</gain>",
        "{gold} gold for {god:god}",
    ),
    "ChooseSpace": Deed(
        "Place on {space:space}<gain>: {food} food, {tasks:plural task|tasks}: {offered:row task_offered}</gain>",
        "{space:space}",
    ),
    "ChooseSpace.steps": Deed(
        "Place on {space:space}<gain>: {food} food, {tasks:plural task|tasks}: {offered:row task_offered};"
        " the Steps pay others {vp} VP</gain>"
    ),
    "ChooseSpace.vassals": Deed(
        "Place on {space:space}<gain>: {food} food, {tasks:plural task|tasks}: {offered:row task_offered};"
        " your Vassals bring {gains:benefit}</gain>"
    ),
    "ChooseSpace.steps_vassals": Deed(
        "Place on {space:space}<gain>: {food} food, {tasks:plural task|tasks}: {offered:row task_offered};"
        " your Vassals bring {gains:benefit}; the Steps pay others {vp} VP</gain>"
    ),
    "Pay": Deed("Pay {pay:pay}", "{pay:pay}"),
    "Pay.share": Deed("Pay {gold} gold and the rest in food", "{gold} gold, the rest in food"),
    "Pay.missing": Deed("Pay {pay:pay} and lose {lost} VP for {missing} missing", "pay {pay:pay}, lose {lost} VP"),
    "RetrieveWorker": Deed(
        "Retrieve the {worker:worker} from {space:space}", "retrieve {worker:worker}<aside> ({space})</aside>"
    ),
    "TakeBenefit": Deed("Take this benefit<gain>: {effect:effect}</gain>", "{effect:effect}"),
    "TakeBenefit.steps": Deed(
        "Take this benefit<gain>: {effect:effect} for {cost:cost}</gain>",
        "{effect:effect}<price> ({cost:cost})</price>",
    ),
    "TakeBenefit.ChooseBenefit": Deed("First<gain>: {effect:effect}</gain>", "{effect:effect}"),
    "TakeAllBenefits": Deed(
        "Take all of it<gain>: {effects:benefit}</gain>", "all of it<gain>: {effects:benefit}</gain>"
    ),
    "PerformTask": always("{task:wish}"),
    "PerformTask.training": Deed(
        "Training<gain>: draw 2 Army cards, keep 1</gain>", "Training<gain>: draw 2, keep 1</gain>"
    ),
    "PerformTask.produces_one": Deed("Produce One<gain>: the benefit of a face-up Production Building</gain>"),
    "PerformTask.collect": Deed("Collect {benefit:benefit}", "collect {benefit:benefit}"),
    "PerformTask.more": Deed(
        "Collect {benefit:benefit} (with the Surveyor)", "collect {benefit:benefit}<aside> (Surveyor)</aside>"
    ),
    "PerformTask.merchant": Deed(
        "Merchant, for the matches in your Tapestries<gain>: {benefit:benefit}</gain>",
        "Merchant<gain>: {benefit:benefit}</gain>",
    ),
    "PerformTask.produces": Deed(
        "Produce One<gain>: {building:building}, {building:ability}</gain>",
        "{building:building}<gain>: {building:ability}</gain>",
    ),
    "PerformTask.weavings": Deed(
        "Purchase Weavings<gain>: see 3 tiles, buy one for {cost:cost}, two for {two:cost}, three for"
        " {three:cost}</gain>",
        "Weavings<gain>: see 3, from {cost:cost}</gain>",
    ),
    "PerformTask.unpaid_weavings": always("Weavings<gain>: see 3, pay for none</gain>"),
    "PerformTask.building": Deed(
        "Construct a Building, from {cost:cost}", "Building<aside> (from {cost:cost})</aside>"
    ),
    "PerformTask.steps": Deed("Build Steps for {cost:cost}", "Steps<price> ({cost:cost})</price>"),
    "PerformTask.statue": Deed(
        "Build a Statue<gain>: a small one for {small:cost}, a large one for {large:cost}</gain>",
        "Statue<aside> ({small:cost}; large: {large:cost})</aside>",
    ),
    "PerformTask.small_statue": Deed("Build a small Statue for {small:cost}", "Statue<aside> ({small:cost})</aside>"),
    "BuyTask": Deed(
        "Before the first task, pay {cost:cost} for one more",
        "+1 task<price> for {cost:cost}</price><aside> (before your first)</aside>",
    ),
    "BuyWeaving": Deed("Buy {tile:weaving} for {price:cost}", "{tile:weaving}<price> ({price:signs})</price>"),
    "BuyWeaving.match": Deed(
        "Buy {tile:weaving} for {price:cost}<gain>: match (Merchant: {rewards:either short})</gain>",
        "{tile:weaving}<price> ({price:signs})</price><gain>: match (Merchant: {rewards:either short})</gain>",
    ),
    "BuyWeaving.no_match": Deed(
        "Buy {tile:weaving} for {price:cost}<gain>: no match</gain>",
        "{tile:weaving}<price> ({price:signs})</price><gain>: no match</gain>",
    ),
    "BuyWeaving.more_match": Deed(
        "Also buy {tile:weaving}, {price:cost} in all<gain>: match (Merchant: {rewards:either short})</gain>",
        "{tile:weaving}<price> ({price:signs} in all)</price><gain>: match (Merchant: {rewards:either short})</gain>",
    ),
    "BuyWeaving.more_no_match": Deed(
        "Also buy {tile:weaving}, {price:cost} in all<gain>: no match</gain>",
        "{tile:weaving}<price> ({price:signs} in all)</price><gain>: no match</gain>",
    ),
    "SetAsideWeaving": Deed("Put {tile:weaving} under the stack", "{tile:weaving} aside"),
    "LayWeaving": Deed(
        "The {end:end} end of Tapestry {number}, beside {beside:weaving}<gain>: no match</gain>",
        "{end:end} of Tapestry {number}<gain>: no match, {long} long</gain>",
    ),
    "LayWeaving.match": Deed(
        "The {end:end} end of Tapestry {number}, beside {beside:weaving}<gain>: a match (Merchant:"
        " {reward:benefit})</gain>",
        "{end:end} of Tapestry {number}<gain>: match, {long} long</gain><aside> (Merchant: {reward:short})</aside>",
    ),
    "LayWeaving.new": Deed("Start a new Tapestry", "a new Tapestry"),
    "TakeTopWeaving": Deed("Take the top one<gain>: {tile:weaving}</gain>", "{tile:weaving}"),
    "TakeWeavingBeneath": Deed("Take the one beneath it, unseen", "the Weaving beneath, unseen"),
    "BuildStatue": Deed(
        "{size:a_size} Statue of {god:god} for {cost:cost}<gain>: {vp} VP</gain>",
        "{size:size} Statue of {god:god}<price> for {cost:cost}</price><gain>: {vp} VP</gain>",
    ),
    "BuildStatue.free": Deed(
        "A small Statue of {god:god}<gain>: {vp} VP</gain>", "{god:small_statue}<gain>: {vp} VP</gain>"
    ),
    "BuildSteps": Deed(
        "Build on {spot:spot}<price> for {cost:cost}</price><gain>: {benefit:benefit}</gain>",
        "Steps on {spot:spot}<price> for {cost:cost}</price><gain>: {benefit:benefit}</gain>",
    ),
    "BuildSteps.free": Deed(
        "Build on {spot:spot}<price> for free</price><gain>: {benefit:benefit}</gain>",
        "Steps on {spot:spot}<aside> (free)</aside><gain>: {benefit:benefit}</gain>",
    ),
    "BuildSteps.lower": Deed(
        "Build on {spot:spot}<price> for {cost:cost}</price><gain>: {benefit:benefit}</gain>"
        "<gain>; the owner of the upper Steps scores {given} VP</gain>",
        "Steps on {spot:spot}<aside> (upper owner: +{given} VP)</aside><price> for {cost:cost}</price>"
        "<gain>: {benefit:benefit}</gain>",
    ),
    "BuildSteps.lower_free": Deed(
        "Build on {spot:spot}<price> for free</price><gain>: {benefit:benefit}</gain>"
        "<gain>; the owner of the upper Steps scores {given} VP</gain>",
        "Steps on {spot:spot}<aside> (upper owner: +{given} VP)</aside><gain>: {benefit:benefit}</gain>",
    ),
    "BuildSteps.own": Deed(
        "Build on {spot:spot}<aside> below your own</aside><price> for {cost:cost}</price>"
        "<gain>: {benefit:benefit}, and {vp} VP</gain>",
        "Steps on {spot:spot}<price> for {cost:cost}</price><gain>: {benefit:benefit} + {vp} VP</gain>",
    ),
    "BuildSteps.own_free": Deed(
        "Build on {spot:spot}<aside> below your own</aside><price> for free</price>"
        "<gain>: {benefit:benefit}, and {vp} VP</gain>",
        "Steps on {spot:spot}<aside> (free)</aside><gain>: {benefit:benefit} + {vp} VP</gain>",
    ),
    "ConstructBuilding": Deed(
        "Construct {building:building}<price> for {cost:cost}</price><gain>. {kind:kind}: {building:ability}</gain>",
        "{building:building}<price> for {cost:cost}</price>",
    ),
    "ConstructBuilding.production": Deed(
        "Construct {building:building}<price> for {cost:cost}</price><gain>. Production: {building:ability}</gain>",
        "{building:building}<price> for {cost:cost}</price><gain>. Production: {building:ability}</gain>",
    ),
    "ConstructBuilding.free": Deed(
        "Construct {building:building}<price> for free</price><gain>. {kind:kind}: {building:ability}</gain>",
        "{building:building}<aside> (free)</aside>",
    ),
    "ConstructBuilding.production_free": Deed(
        "Construct {building:building}<price> for free</price><gain>. Production: {building:ability}</gain>",
        "{building:building}<aside> (free)</aside><gain>. Production: {building:ability}</gain>",
    ),
    "ReturnGodCard": Deed(
        "Change the market first<gain>: return {card:god_card}</gain>",
        "change the market<aside> ({card:god_name})</aside>",
    ),
    "RemoveBuilding": Deed(
        "Remove {building:building}<gain>. {kind:kind}: {building:ability}</gain>", "remove {building:building}"
    ),
    "RemoveBuilding.production": Deed(
        "Remove {building:building}<gain>. Production: {building:ability}</gain>",
        "remove {building:building}<gain>. Production: {building:ability}</gain>",
    ),
    "KeepArmyCard": Deed("Keep {card:army_card}", "keep {card:army_card}"),
    "DrawGodCard": Deed("Draw the top card of the deck", "from the deck"),
    "DrawGodCard.first": Deed("Draw the first one from the top of the deck", "the first one from the deck"),
    "TakeGodCard": Deed("Take {card:god_card} from the offer", "{card:god_card}"),
    "TakeNomad": Deed("Take {worker:a_worker}", "gain {worker:a_worker} from the Nomads"),
    "TakeNomad.noble": Deed(
        "Take {worker:a_worker}<gain>: may be a Noble, for a Newcomer</gain>",
        "gain {worker:a_worker} from the Nomads<gain>: Noble + Newcomer</gain>",
    ),
    "ChooseReward": always("{benefit:benefit}"),
    "Accept": Deed("Pay {cost:cost}<gain>: {effect:effect}</gain>", "{effect:effect}<price> ({cost:cost})</price>"),
    "Accept.statue": Deed(
        "Pay {cost:cost}<gain>: a small Statue</gain>", "a small Statue<price> for {cost:cost}</price>"
    ),
    "MoveHighPriest": Deed(
        "Move the High Priest {spaces:plural space|spaces} to section {section}<gain>: {action:priest_action}</gain>",
        "☀️ +{spaces}: {action:priest_action}",
    ),
    "Pray": Deed("Pray<gain>: take {cards} God cards</gain>", "Pray<gain>: {cards} God cards</gain>"),
    "TrainArmy": Deed("Train<gain>: draw 2 Army cards, keep 1</gain>", "Train<gain>: draw 2</gain>"),
    "RecruitNomad": Deed("Recruit {worker:a_worker} from the Nomads", "Recruit {worker:worker}"),
    "RecruitNomad.noble": Deed(
        "Recruit {worker:a_worker} from the Nomads<gain>: may be a Noble, for a Newcomer</gain>",
        "Recruit {worker:worker}<gain>: Noble + Newcomer</gain>",
    ),
    "Activate": Deed("{action:priest_action}<gain>: {action:priest_deed}</gain>", "{action:priest_action}"),
    "Activate.nobles": Deed(
        "{action:priest_action}<gain>: flip Buildings and Army cards face up, stand Nobles up</gain>"
    ),
    "TakeGold": Deed("Take {gold} gold instead", "take {gold} gold"),
    "DiscardStatue": Deed(
        "Discard the {size:size} Statue of {god:god}<gain>: climb {steps:plural Temple step|Temple steps}</gain>",
        "{size:size} Statue of {god:god}<gain>: {steps:plural Temple step|Temple steps}</gain>",
    ),
    "OfferCorn": Deed(
        "Offer {corn} corn<gain>: climb {steps:plural Temple step|Temple steps}</gain>",
        "offer {corn} corn<gain>: {steps:plural Temple step|Temple steps}</gain>",
    ),
    "TurnUp": Deed("Rejuvenate {item:item} (free)", "rejuvenate {item:item}"),
    "TurnUp.price": Deed(
        "Rejuvenate {item:item} for {price:cost}", "rejuvenate {item:item}<price> for {price:cost}</price>"
    ),
    "TurnUp.production": Deed(
        "Rejuvenate {item:item} (free)<gain>. Production: {item:ability}</gain>",
        "rejuvenate {item:item}<gain>. Production: {item:ability}</gain>",
    ),
    "TurnUp.production_price": Deed(
        "Rejuvenate {item:item} for {price:cost}<gain>. Production: {item:ability}</gain>",
        "rejuvenate {item:item}<price> for {price:cost}</price><gain>. Production: {item:ability}</gain>",
    ),
    "ProduceWith": always("{building:building}<gain>: {building:ability}</gain>"),
    "ProduceWith.nothing": Deed(
        "{building:building}<gain>: {building:ability}</gain><aside> (nothing to gain now)</aside>",
        "{building:building}<aside> (nothing to gain now)</aside>",
    ),
    "ProduceWith.stays": Deed(
        "{building:building}<gain>: {building:ability}</gain><aside>; stays face up (Vassal)</aside>"
    ),
    "SendCasualty": Deed(
        "The {worker:worker} at the {source:end} end of the Village",
        "casualty: {worker:worker}<aside> ({source:end} end)</aside>",
    ),
    "SendCasualty.nomad": Deed("The {worker:worker} among the Nomads", "casualty: {worker:worker} of the Nomads"),
    "PlayArmyCard": Deed(
        "Play {card:army_card} for {price:cost}", "play {card:soldiers}<price> for {price:cost}</price>"
    ),
    "PlayArmyCard.free": Deed("Play {card:army_card} for free", "play {card:soldiers}<aside> (free)</aside>"),
    "Conquer": Deed(
        "Conquer {space:conquest}<gain>: {benefit:benefit}; discard {discard} and flip {flip:plural"
        " Soldier|Soldiers}</gain>",
        "{space}<gain>: {benefit:short}</gain><aside> (discard {discard}, flip {flip})</aside>",
    ),
    "Conquer.discard": Deed(
        "Conquer {space:conquest}<gain>: {benefit:benefit}; discard {discard:plural Soldier|Soldiers}</gain>",
        "{space}<gain>: {benefit:short}</gain><aside> (discard {discard})</aside>",
    ),
    "Conquer.flip": Deed(
        "Conquer {space:conquest}<gain>: {benefit:benefit}; flip {flip:plural Soldier|Soldiers}</gain>",
        "{space}<gain>: {benefit:short}</gain><aside> (flip {flip})</aside>",
    ),
    "DiscardSoldiers": Deed("Discard {card:army_card}", "discard {card:army_card}"),
    "FlipSoldiers": Deed("Flip {card:army_card} face down", "flip {card:army_card}"),
    "HireVillager": Deed(
        "Hire the {worker:worker} at the {end:end} end for {cost:cost}",
        "hire {worker:worker}<price> ({cost:signs})</price>",
    ),
    "HireVillager.noble": Deed(
        "Hire the {worker:worker} at the {end:end} end for {cost:cost}<gain>: may be a Noble, for a Newcomer</gain>",
        "hire {worker:worker}<price> ({cost:signs})</price><gain>: Noble + Newcomer</gain>",
    ),
    "HireVillager.at_both_ends": Deed(
        "Hire the {worker:worker} at the {end:end} end, not the other one, for {cost:cost}",
        "hire {worker:worker} ({end:end} end)",
    ),
    "GiveUpWorker": Deed("Remove the {worker:worker}", "let {worker:worker} go"),
    "PlayGodCard": Deed("Play {card:god_name} ({benefit:benefit})", "{card:god_name}<gain> ({benefit:benefit})</gain>"),
    "PlayGodCard.nothing": Deed(
        "Discard {card:god_name} (no use now)", "discard {card:god_name}<aside> (no use now)</aside>"
    ),
    "DiscardArmyCard": Deed(
        "Discard {card:soldiers} for {amount} {resource:resource}", "{card} → {amount} {resource:resource}"
    ),
    "Exchange": Deed(
        "Swap {given} {give:resource} for {taken} {take:resource}", "{given} {give:resource} → {taken} {take:resource}"
    ),
    "ConsultOracle": Deed(
        "Oracle<gain>: pay {cost:cost} for a God card</gain>", "Oracle<gain>: God card for {cost:cost}</gain>"
    ),
    "Pass": Deed("Pass", "No"),
    "Pass.ChooseRetrieval": always("Retrieve nobody"),
    "Pass.UseStatue": always("Forgo the rest"),
    "Pass.tasks_first": Deed("Nothing now; tasks first", "Tasks first"),
    "Pass.ChooseTask": always("Stop here"),
    "Pass.forgo": always("Leave {left:plural task|tasks} undone"),
    "Pass.HireWorker": always("Do not hire"),
    "Pass.TakeFreeActions": Deed("No more free actions", "Go on"),
    "Pass.BuyEffect": Deed("Skip this<gain>: {effect:effect}</gain>", "Skip this"),
    "Pass.ChooseRejuvenation": always("Rejuvenate nothing more"),
    "Pass.standing": always("Stand up no more Nobles"),
    "Pass.ChooseWeavings": always("Buy none of these"),
    "Pass.picked": Deed("No more; pay {price:cost}", "No more<gain>: pay {price:cost}</gain>"),
    "Pass.anew": Deed(
        "Choose anew<gain>: you can no longer pay {price:cost} for {n:plural Weaving|Weavings}</gain>",
        "Choose anew<gain>: {price:cost} is too much</gain>",
    ),
    "Pass.BuyLeftoverWeaving": always("Do not buy"),
    "Pass.ChooseStatue": always("Build no Statue"),
    "Pass.ChooseSteps": always("Build no Steps"),
    "Pass.ChooseBuilding": always("Construct nothing"),
    "Pass.ChooseReplaced": always("No other one"),
    "Pass.Worship": always("Discard no Statue"),
    "Pass.MakeOffering": always("Offer nothing"),
    "Pass.Produce": always("Stop producing"),
    "Pass.unproduced": always("Produce nothing"),
    "Pass.produced": always("Rejuvenate nothing"),
    "Pass.PlayArmy": always("Play no more Army cards"),
    "Pass.unarmed": always("Play no Army card"),
    "Pass.JoinConquest": always("Conquer nothing"),
    "Pass.PlayGodCards": always("Play no more God cards"),
    "Pass.none_played": always("Play no God cards"),
    "Pass.TakeSecondAction": always("Nothing else is possible"),
    "UseAbility": Deed("Use {tile:tile}<gain>: {tile:offer}</gain>", "{tile:tile}<gain>: {tile:offer}</gain>"),
    "UseAbility.noble": Deed("Use the Noble of {tile:building}<gain>: {tile:offer}</gain>"),
    "UseAbility.noble_price": Deed(
        "Use the Noble of {tile:building} for {cost:cost}<gain>: {tile:offer}</gain>",
        "{tile:tile}<price> for {cost:cost}</price><gain>: {tile:offer}</gain>",
    ),
    "UseAbility.noble_resource": Deed(
        "Use the Noble of {tile:building} for {n} resource of your choice<gain>: {tile:offer}</gain>",
        "{tile:tile} for {n} resource of your choice<gain>: {tile:offer}</gain>",
    ),
    "UseAbility.vassal": Deed("Use the Vassal in {tile:building}<gain>: {tile:offer}</gain>"),
    "UseAbility.vassal_price": Deed(
        "Use the Vassal in {tile:building} for {cost:cost}<gain>: {tile:offer}</gain>",
        "{tile:tile}<price> for {cost:cost}</price><gain>: {tile:offer}</gain>",
    ),
    "UseAbility.vassal_resource": Deed(
        "Use the Vassal in {tile:building} for {n} resource of your choice<gain>: {tile:offer}</gain>",
        "{tile:tile} for {n} resource of your choice<gain>: {tile:offer}</gain>",
    ),
    "UseAbility.by_itself": always("Resolve {tile:tile} next<gain>: {tile:answer}</gain>"),
    "UseAbility.idle": Deed("Resolve {tile:tile} next<gain>: nothing this time</gain>"),
    "ClimbTo": Deed(
        "Climb to {step:temple_step}<gain>: {reward:benefit}</gain>"
        "<gain>; its row scores {vp} VP at each Festival</gain>",
        "{step:temple_step}<gain>: {reward:benefit}</gain>",
    ),
    "ClimbTo.idle": Deed(
        "Climb to {step:temple_step}<gain>: {reward:benefit} (no use now: {idle:benefit}); its row scores"
        " {vp} VP at each Festival</gain>",
        "{step:temple_step}<gain>: {reward:benefit}</gain><aside> (no use now: {idle:benefit})</aside>",
    ),
    "ClimbTo.all_idle": Deed(
        "Climb to {step:temple_step}<gain>: {reward:benefit}, no use now; its row scores {vp} VP at each"
        " Festival</gain>",
        "{step:temple_step}<gain>: {reward:benefit}, no use now</gain>",
    ),
    "WalkHighPriest": Deed(
        "Walk the High Priest {spaces:plural space|spaces} to section {section}<gain>:"
        " {action:priest_action}</gain><aside>, which is not activated</aside>",
        "Walk {spaces}<gain>: {action:priest_action}</gain>",
    ),
    "WalkHighPriest.price": Deed(
        "Walk the High Priest {spaces:plural space|spaces} to section {section} for {cost:cost}<gain>:"
        " {action:priest_action}</gain><aside>, which is not activated</aside>",
        "Walk {spaces}<gain>: {action:priest_action}</gain><price> ({cost:cost})</price>",
    ),
    "MoveHighPriest.price": Deed(
        "Move the High Priest {spaces:plural space|spaces} to section {section} for {cost:cost}<gain>:"
        " {action:priest_action}</gain>",
        "☀️ +{spaces}: {action:priest_action}<price> ({cost:cost})</price>",
    ),
    "SacrificeWorker": Deed(
        "Give up {worker:a_worker} as a casualty of war<gain>: Rejuvenate {rejuvenated}</gain>",
        "casualty: {worker:worker}<gain>: Rejuvenate {rejuvenated}</gain>",
    ),
    "SacrificeWorker.ChooseOwnCasualty": Deed("Give up {worker:a_worker}", "casualty: {worker:worker}"),
    "SpreadInfluence": Deed(
        "Spread Cultural Influence in {region:region}, {cost:cost} for the ability<gain>: {tile:tile} gets a"
        " Conquest marker. {tile:nation_text}</gain>",
        "Influence in {region:region}<aside>: {tile:nation_name} (ability: {cost:cost})</aside>",
    ),
    "SpreadInfluence.marker": Deed(
        "Spread Cultural Influence in {region:region}<gain>: a Conquest marker on {tile:tile}, without its"
        " ability: there is no place for a Vassal</gain>",
        "Influence in {region:region}<aside>: {tile:nation_name} (marker only)</aside>",
    ),
    "SpreadInfluence.dear": Deed(
        "Spread Cultural Influence in {region:region}<gain>: a Conquest marker on {tile:tile}; you cannot pay"
        " {cost:cost} for its ability now</gain>",
        "Influence in {region:region}<aside>: {tile:nation_name} (ability: {cost:cost}, too dear now)</aside>",
    ),
    "Accept.nation": Deed("Pay {cost:cost}<gain>: {tile:nation_text}</gain>", "ability<price> for {cost:cost}</price>"),
    "Pass.UseNation": always("Do not use the ability"),
    "PlaceVassal.VN01": Deed(
        "{at:vassal_place}<gain>: {reward:benefit} now; it matches anything from now on</gain>",
        "{at:vassal_place}<gain>: {reward:benefit}</gain>",
    ),
    "PlaceVassal.VN02": Deed(
        "Section {place}, {action:priest_action}<gain>: your High Priest may skip it for {cost:cost}</gain>"
    ),
    "PlaceVassal.VN03": Deed(
        "{at:vassal_place}<gain>: {benefit:benefit} now; 1 corn, potato or stone with each use</gain>"
    ),
    "PlaceVassal.VN04": Deed("{at:vassal_place}<gain>: climb 1 Temple step with each Worker you place there</gain>"),
    "PlaceVassal.VN05": Deed(
        "{at:vassal_place}, in place of your marker<gain>: {benefit:benefit}; the marker comes back to you</gain>"
    ),
    "PlaceVassal.VN06": Deed(
        "{at:vassal_place}, beside your marker<gain>: 1 corn, 2 gold; one more piece for the majority</gain>"
    ),
    "PlaceVassal.VN07": Deed("{at:vassal_place}<gain>: draw 3 Army cards; one more casualty when regions score</gain>"),
    "PlaceVassal.VN08": Deed(
        "{at:vassal_place}<gain>: it produces now ({place:ability}) and need not flip at Produce</gain>"
    ),
    "PlaceVassal.VN08_down": Deed(
        "{at:vassal_place}<gain>: it flips face up and need not flip at Produce ({place:ability})</gain>"
    ),
    "PlaceVassal.VN09": Deed(
        "{at:vassal_place}<gain>: 2 potato, 1 stone with each God card of {god:god} whose benefits you get</gain>"
    ),
    "PlaceVassal.VN10": Deed(
        "{at:vassal_place}<gain>: a Newcomer now. {place:ability} Prophecy ({count} of {needed}):"
        " {place:prophecy}</gain>"
    ),
    "PlaceVassal": always("{at:vassal_place}"),
    "AppointNoble": Deed(
        "Appoint the {worker:worker} in {palace:building}<gain>: {palace:ability} Prophecy ({count} of"
        " {needed}): {palace:prophecy}</gain>",
        "{worker:worker} into {palace:building}",
    ),
    "Pass.AppointWorker": always("Keep the Worker in your supply"),
    "TakeNewcomer": Deed(
        "Take {worker:a_worker}<gain>: {worker:talent}</gain>", "{worker:kinds}<gain>: {worker:talent_briefly}</gain>"
    ),
    "Pass.ChooseNewcomer": always("Take no Newcomer"),
    "ChooseKind": Deed("Count it as {kind:a_worker}<gain>: {tiles:each tile}</gain>", "As {kind:a_worker}"),
    "DrawBuilding": Deed(
        "Draw the top tile of the {kind:kind} stack<gain>: {left} left to draw before you choose</gain>",
        "Draw<gain>: {kind:kind}</gain>",
    ),
    "DrawBuilding.begin": Deed(
        "Also draw {left:plural tile|tiles} to choose from, the first from the {kind:kind} stack"
    ),
    "ConstructBuilding.palace": Deed(
        "Construct {building:building}<price> for {cost:cost}</price><gain>. Palace for {noble:a_worker}:"
        " {building:ability} Prophecy: {building:prophecy}</gain>",
        "{building:building}<price> for {cost:cost}</price>",
    ),
    "ConstructBuilding.palace_free": Deed(
        "Construct {building:building}<price> for free</price><gain>. Palace for {noble:a_worker}: {building:ability}"
        " Prophecy: {building:prophecy}</gain>",
        "{building:building}<aside> (free)</aside>",
    ),
    "LiftWeaving": Deed("Move {tile:weaving} from Tapestry {number}", "{tile:weaving} from Tapestry {number}"),
    "Pass.RearrangeWeavings": always("Leave the Weavings as they are"),
    "InsertWeaving": Deed("Tapestry {number}, between {left:weaving} and {right:weaving}", "Tapestry {number}"),
    "InsertWeaving.match": Deed(
        "Tapestry {number}, between {left:weaving} and {right:weaving}<gain>: {rewards:plural match|matches}</gain>",
        "Tapestry {number}<gain>: {rewards:plural match|matches}</gain>",
    ),
    "InsertWeaving.first": Deed("Tapestry {number}, left of {right:weaving}", "Tapestry {number}, leftmost"),
    "InsertWeaving.first_match": Deed(
        "Tapestry {number}, left of {right:weaving}<gain>: a match, {reward:benefit}</gain>",
        "Tapestry {number}, leftmost<gain>: match</gain>",
    ),
    "InsertWeaving.last": Deed("Tapestry {number}, right of {left:weaving}", "Tapestry {number}, rightmost"),
    "InsertWeaving.last_match": Deed(
        "Tapestry {number}, right of {left:weaving}<gain>: a match, {reward:benefit}</gain>",
        "Tapestry {number}, rightmost<gain>: match</gain>",
    ),
    "InsertWeaving.new": Deed("Put it into a new Tapestry", "a new Tapestry"),
    "TurnUp.noble": Deed("Stand up the Noble of {item:building} (free)", "Noble of {item:building}"),
    "TurnUp.noble_price": Deed(
        "Stand up the Noble of {item:building} for {price:cost}",
        "Noble of {item:building}<price> for {price:cost}</price>",
    ),
    "Conquer.leftmost": Deed(
        "Conquer {space:conquest}, without Soldiers<gain>: {benefit:benefit}</gain>",
        "{space}<gain>: {benefit:short}</gain>",
    ),
    "Pray.PlayArmyFree": Deed("Take {cards} God cards instead", "{cards} God cards instead"),
    "Pray.alone": Deed("Take {cards} God cards"),
    "Pass.UseAbilities": always("Use none of these"),
    "Pass.by_themselves": Deed("Use none; automatic abilities still happen", "No"),
    "Pass.any_order": always("In any order"),
    "Pass.PlayArmyFree": Deed("Leave the Army cards in your hand", "No"),
    "Pass.or_pray": Deed("Neither; the Army cards stay in your hand", "No"),
    "Pass.pray": always("Take no God cards"),
    "Pass.PlayHandGodCard": always("Play no God card"),
    "Pass.MovePriestBesides": Deed("Leave the High Priest where it is", "No"),
    "Pass.ChooseNomad": always("Take nobody"),
    "Pass.ChooseProduction": always("Produce with none"),
}
