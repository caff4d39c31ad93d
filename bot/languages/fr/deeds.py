"""French: what can be answered, as a sentence and as short as a button; keys and tags are those of the English file."""

from bot.languages.language import Deed, Deeds, always

DEEDS: Deeds = {
    "PickWeaving": Deed("Prendre {tile:weaving}", "{tile:weaving}"),
    "KeepGodCard": Deed("Garder {card:god_card}", "{card:kept_god_card}"),
    "PlaceHighPriest": Deed("Section {section}<gain>: {action:priest_action}</gain>", "{start:section_start}"),
    "PlaceWorker": Deed("Placer {worker:a_worker} ({acting:talent})", "{worker:worker}"),
    "PlaceWorker.acting": Deed(
        "Placer {worker:a_worker} comme {acting:kinds} ({acting:talent})", "{worker:worker} comme {acting:kinds}"
    ),
    "ShowGodCard": Deed(
        "Jouer {card:god_name}<gain>: {spaces:plural case à votre portée|cases à votre portée}, dès {food:count food}</gain>",
        "{card:god_name}",
    ),
    "ShowGodCard.statue": Deed(
        "Jouer {card:god_name}<gain>: {spaces:plural case à votre portée|cases à votre portée}, dès {food:count food} ; votre Statue donne aussi : {benefit:benefit}</gain>"
    ),
    "ShowGold": Deed(
        "Payer {gold} or pour {god:god}<gain>: {spaces:plural case à votre portée|cases à votre portée}, dès {food:count food}</gain>",
        "{gold} or pour {god:god}",
    ),
    "ChooseSpace": Deed(
        "Placer sur {space:space}<gain>: {food:count food}, {tasks:count task} : {offered:row task_offered}</gain>",
        "{space:space}",
    ),
    "ChooseSpace.steps": Deed(
        "Placer sur {space:space}<gain>: {food:count food}, {tasks:count task} : {offered:row task_offered} ; les Escaliers rapportent {vp} PV aux autres</gain>"
    ),
    "ChooseSpace.vassals": Deed(
        "Placer sur {space:space}<gain>: {food:count food}, {tasks:count task} : {offered:row task_offered} ; vos Vassaux rapportent : {gains:benefit}</gain>"
    ),
    "ChooseSpace.steps_vassals": Deed(
        "Placer sur {space:space}<gain>: {food:count food}, {tasks:count task} : {offered:row task_offered} ; vos Vassaux rapportent : {gains:benefit} ; les Escaliers rapportent {vp} PV aux autres</gain>"
    ),
    "Pay": Deed("Payer {pay:pay}", "{pay:pay}"),
    "Pay.share": Deed("Payer {gold} or et le reste en nourriture", "{gold} or, le reste en nourriture"),
    "Pay.missing": Deed(
        "Paiement : {pay:pay} ; il manque {missing:count potato}, soit −{lost} PV", "paiement : {pay:pay}, −{lost} PV"
    ),
    "RetrieveWorker": Deed(
        "Reprendre {worker:the} de la case {space:space}", "reprendre {worker:the}<aside> ({space})</aside>"
    ),
    "TakeBenefit": Deed("Prendre ce bénéfice<gain>: {effect:effect}</gain>", "{effect:effect}"),
    "TakeBenefit.steps": Deed(
        "Prendre ce bénéfice<gain>: {effect:effect} pour {cost:cost}</gain>",
        "{effect:effect}<price> ({cost:cost})</price>",
    ),
    "TakeBenefit.ChooseBenefit": Deed("D’abord<gain>: {effect:effect}</gain>", "{effect:effect}"),
    "TakeAllBenefits": Deed("Tout prendre<gain>: {effects:benefit}</gain>", "tout<gain>: {effects:benefit}</gain>"),
    "PerformTask": always("{task:wish}"),
    "PerformTask.training": Deed(
        "Entraînement<gain>: piocher 2 cartes Armée, en garder 1</gain>",
        "Entraînement<gain>: 2 cartes, en garder 1</gain>",
    ),
    "PerformTask.produces_one": Deed(
        "Production Unique<gain>: les bénéfices d’un Bâtiment de Production face visible</gain>"
    ),
    "PerformTask.collect": Deed("Récolter {benefit:benefit}", "récolter {benefit:benefit}"),
    "PerformTask.more": Deed(
        "Récolter {benefit:benefit} (avec l’Arpenteur)", "récolter {benefit:benefit}<aside> (Arpenteur)</aside>"
    ),
    "PerformTask.merchant": Deed(
        "Marchandage, pour les raccords concordants de vos Tapisseries<gain>: {benefit:benefit}</gain>",
        "Marchandage<gain>: {benefit:benefit}</gain>",
    ),
    "PerformTask.produces": Deed(
        "Production Unique<gain>: {building:building}, {building:ability}</gain>",
        "{building:building}<gain>: {building:ability}</gain>",
    ),
    "PerformTask.weavings": Deed(
        "Acheter des Tissus<gain>: voir 3 tuiles, en acheter une pour {cost:cost}, deux pour {two:cost}, trois pour {three:cost}</gain>",
        "Tissus<gain>: en voir 3, dès {cost:cost}</gain>",
    ),
    "PerformTask.unpaid_weavings": always("Tissus<gain>: en voir 3, sans pouvoir payer</gain>"),
    "PerformTask.building": Deed(
        "Construire un Bâtiment, dès {cost:cost}", "Bâtiment<aside> (dès {cost:cost})</aside>"
    ),
    "PerformTask.steps": Deed("Construire un Escalier pour {cost:cost}", "Escalier<price> ({cost:cost})</price>"),
    "PerformTask.statue": Deed(
        "Construire une Statue<gain>: une petite pour {small:cost}, une grande pour {large:cost}</gain>",
        "Statue<aside> ({small:cost} ; grande : {large:cost})</aside>",
    ),
    "PerformTask.small_statue": Deed(
        "Construire une petite Statue pour {small:cost}", "Statue<aside> ({small:cost})</aside>"
    ),
    "BuyTask": Deed(
        "Avant la première tâche, payer {cost:cost} pour une tâche de plus",
        "+1 tâche<price> pour {cost:cost}</price><aside> (avant la première)</aside>",
    ),
    "BuyWeaving": Deed("Acheter {tile:weaving} pour {price:cost}", "{tile:weaving}<price> ({price:signs})</price>"),
    "BuyWeaving.match": Deed(
        "Acheter {tile:weaving} pour {price:cost}<gain>: raccord concordant (Marchandage : {rewards:either short})</gain>",
        "{tile:weaving}<price> ({price:signs})</price><gain>: raccord (Marchandage : {rewards:either short})</gain>",
    ),
    "BuyWeaving.no_match": Deed(
        "Acheter {tile:weaving} pour {price:cost}<gain>: aucun raccord concordant</gain>",
        "{tile:weaving}<price> ({price:signs})</price><gain>: aucun raccord</gain>",
    ),
    "BuyWeaving.more_match": Deed(
        "Acheter aussi {tile:weaving}, {price:cost} en tout<gain>: raccord concordant (Marchandage : {rewards:either short})</gain>",
        "{tile:weaving}<price> ({price:signs} en tout)</price><gain>: raccord (Marchandage : {rewards:either short})</gain>",
    ),
    "BuyWeaving.more_no_match": Deed(
        "Acheter aussi {tile:weaving}, {price:cost} en tout<gain>: aucun raccord concordant</gain>",
        "{tile:weaving}<price> ({price:signs} en tout)</price><gain>: aucun raccord</gain>",
    ),
    "SetAsideWeaving": Deed("Remettre {tile:weaving} sous la pile", "écarter {tile:weaving}"),
    "LayWeaving": Deed(
        "Tapisserie {number}, {end:at_end}, contre {beside:weaving}<gain>: aucun raccord concordant</gain>",
        "Tapisserie {number} {end:at_end}<gain>: aucun raccord, {long:count weaving}</gain>",
    ),
    "LayWeaving.match": Deed(
        "Tapisserie {number}, {end:at_end}, contre {beside:weaving}<gain>: un raccord concordant (Marchandage : {reward:benefit})</gain>",
        "Tapisserie {number} {end:at_end}<gain>: raccord, {long:count weaving}</gain><aside> (Marchandage : {reward:short})</aside>",
    ),
    "LayWeaving.new": Deed("Commencer une nouvelle Tapisserie", "nouvelle Tapisserie"),
    "TakeTopWeaving": Deed("Prendre celui du dessus<gain>: {tile:weaving}</gain>", "{tile:weaving}"),
    "TakeWeavingBeneath": Deed("Prendre celui d’en dessous, sans le voir", "le Tissu d’en dessous, caché"),
    "BuildStatue": Deed(
        "{size:a_size} Statue {god:of} pour {cost:cost}<gain>: {vp} PV</gain>",
        "{size:size} Statue {god:of}<price> pour {cost:cost}</price><gain>: {vp} PV</gain>",
    ),
    "BuildStatue.free": Deed(
        "Une petite Statue {god:of}<gain>: {vp} PV</gain>", "{god:small_statue}<gain>: {vp} PV</gain>"
    ),
    "BuildSteps": Deed(
        "Construire l’Escalier {spot:spot}<price> pour {cost:cost}</price><gain>: {benefit:benefit}</gain>",
        "Escalier {spot:spot}<price> pour {cost:cost}</price><gain>: {benefit:benefit}</gain>",
    ),
    "BuildSteps.free": Deed(
        "Construire l’Escalier {spot:spot}<price> gratuitement</price><gain>: {benefit:benefit}</gain>",
        "Escalier {spot:spot}<aside> (gratuit)</aside><gain>: {benefit:benefit}</gain>",
    ),
    "BuildSteps.lower": Deed(
        "Construire l’Escalier {spot:spot}<price> pour {cost:cost}</price><gain>: {benefit:benefit}</gain><gain> ; l’Escalier du haut rapporte {given} PV à son propriétaire</gain>",
        "Escalier {spot:spot}<aside> (haut : +{given} PV)</aside><price> pour {cost:cost}</price><gain>: {benefit:benefit}</gain>",
    ),
    "BuildSteps.lower_free": Deed(
        "Construire l’Escalier {spot:spot}<price> gratuitement</price><gain>: {benefit:benefit}</gain><gain> ; l’Escalier du haut rapporte {given} PV à son propriétaire</gain>",
        "Escalier {spot:spot}<aside> (haut : +{given} PV)</aside><gain>: {benefit:benefit}</gain>",
    ),
    "BuildSteps.own": Deed(
        "Construire l’Escalier {spot:spot}<aside> sous le vôtre</aside><price> pour {cost:cost}</price><gain>: {benefit:benefit}, et {vp} PV</gain>",
        "Escalier {spot:spot}<price> pour {cost:cost}</price><gain>: {benefit:benefit} + {vp} PV</gain>",
    ),
    "BuildSteps.own_free": Deed(
        "Construire l’Escalier {spot:spot}<aside> sous le vôtre</aside><price> gratuitement</price><gain>: {benefit:benefit}, et {vp} PV</gain>",
        "Escalier {spot:spot}<aside> (gratuit)</aside><gain>: {benefit:benefit} + {vp} PV</gain>",
    ),
    "ConstructBuilding": Deed(
        "Construire {building:building the}<price> pour {cost:cost}</price><gain>. {kind:kind} : {building:ability}</gain>",
        "{building:building}<price> pour {cost:cost}</price>",
    ),
    "ConstructBuilding.production": Deed(
        "Construire {building:building the}<price> pour {cost:cost}</price><gain>. Production : {building:ability}</gain>",
        "{building:building}<price> pour {cost:cost}</price><gain>: {building:ability}</gain>",
    ),
    "ConstructBuilding.free": Deed(
        "Construire {building:building the}<price> gratuitement</price><gain>. {kind:kind} : {building:ability}</gain>",
        "{building:building}<aside> (gratuit)</aside>",
    ),
    "ConstructBuilding.production_free": Deed(
        "Construire {building:building the}<price> gratuitement</price><gain>. Production : {building:ability}</gain>",
        "{building:building}<aside> (gratuit)</aside><gain>: {building:ability}</gain>",
    ),
    "ReturnGodCard": Deed(
        "Renouveler d’abord le Marché<gain>: défausser {card:god_card}</gain>",
        "renouveler le Marché<aside> ({card:god_name})</aside>",
    ),
    "RemoveBuilding": Deed(
        "Retirer {building:building the}<gain>. {kind:kind} : {building:ability}</gain>",
        "retirer {building:building the}",
    ),
    "RemoveBuilding.production": Deed(
        "Retirer {building:building the}<gain>. Production : {building:ability}</gain>",
        "retirer {building:building the}<gain>: {building:ability}</gain>",
    ),
    "KeepArmyCard": Deed("Garder {card:army_card}", "garder {card:army_card}"),
    "DrawGodCard": Deed("Piocher la première carte de la pioche", "de la pioche"),
    "DrawGodCard.first": Deed("Piocher d’abord une carte de la pioche", "d’abord une de la pioche"),
    "TakeGodCard": Deed("Prendre {card:god_card} dans l’offre", "{card:god_card}"),
    "TakeNomad": Deed("Prendre {worker:a_worker}", "prendre {worker:a_worker} parmi les Nomades"),
    "TakeNomad.noble": Deed(
        "Prendre {worker:a_worker}<gain>: peut devenir un Noble et amener un Nouveau Venu</gain>",
        "prendre {worker:a_worker} parmi les Nomades<gain>: Noble + Nouveau Venu</gain>",
    ),
    "ChooseReward": always("{benefit:benefit}"),
    "Accept": Deed("Payer {cost:cost}<gain>: {effect:effect}</gain>", "{effect:effect}<price> ({cost:cost})</price>"),
    "Accept.statue": Deed(
        "Payer {cost:cost}<gain>: une petite Statue</gain>", "une petite Statue<price> pour {cost:cost}</price>"
    ),
    "MoveHighPriest": Deed(
        "Déplacer le Grand Prêtre de {spaces:count space}, jusqu’à la section {section}<gain>: {action:priest_action}</gain>",
        "☀️ +{spaces} : {action:priest_action}",
    ),
    "Pray": Deed("Prière<gain>: prendre {cards:count god_card}</gain>", "Prière<gain>: {cards:count god_card}</gain>"),
    "TrainArmy": Deed(
        "Entraîner l’armée<gain>: piocher 2 cartes Armée, en garder 1</gain>",
        "Entraînement<gain>: piocher 2 cartes</gain>",
    ),
    "RecruitNomad": Deed("Recruter {worker:a_worker} parmi les Nomades", "Recruter {worker:a_worker}"),
    "RecruitNomad.noble": Deed(
        "Recruter {worker:a_worker} parmi les Nomades<gain>: peut devenir un Noble et amener un Nouveau Venu</gain>",
        "Recruter {worker:a_worker}<gain>: Noble + Nouveau Venu</gain>",
    ),
    "Activate": Deed("{action:priest_action}<gain>: {action:priest_deed}</gain>", "{action:priest_action}"),
    "Activate.nobles": Deed(
        "{action:priest_action}<gain>: retourner face visible des Bâtiments et des cartes Armée, relever des Nobles</gain>"
    ),
    "TakeGold": Deed("Prendre {gold} or à la place", "prendre {gold} or"),
    "DiscardStatue": Deed(
        "Défausser la {size:size} Statue {god:of}<gain>: progresser de {steps:count temple_step} sur le Temple</gain>",
        "{size:size} Statue {god:of}<gain>: {steps:plural case du Temple|cases du Temple}</gain>",
    ),
    "OfferCorn": Deed(
        "Offrir {corn:count corn}<gain>: progresser de {steps:count temple_step} sur le Temple</gain>",
        "offrir {corn:count corn}<gain>: {steps:plural case du Temple|cases du Temple}</gain>",
    ),
    "TurnUp": Deed("Régénérer {item:item the} (gratuit)", "régénérer {item:item the}"),
    "TurnUp.price": Deed(
        "Régénérer {item:item the} pour {price:cost}", "régénérer {item:item the}<price> pour {price:cost}</price>"
    ),
    "TurnUp.production": Deed(
        "Régénérer {item:item the} (gratuit)<gain>. Production : {item:ability}</gain>",
        "régénérer {item:item the}<gain>: {item:ability}</gain>",
    ),
    "TurnUp.production_price": Deed(
        "Régénérer {item:item the} pour {price:cost}<gain>. Production : {item:ability}</gain>",
        "régénérer {item:item the}<price> ({price:signs})</price><gain>: {item:ability}</gain>",
    ),
    "ProduceWith": always("{building:building}<gain>: {building:ability}</gain>"),
    "ProduceWith.nothing": Deed(
        "{building:building}<gain>: {building:ability}</gain><aside> (rien à gagner pour l’instant)</aside>",
        "{building:building}<aside> (rien à gagner pour l’instant)</aside>",
    ),
    "ProduceWith.stays": Deed(
        "{building:building}<gain>: {building:ability}</gain><aside> ; reste face visible (Vassal)</aside>"
    ),
    "SendCasualty": Deed(
        "{worker:the} du Village, {source:at_end}", "{worker:worker} aux Pertes<aside> ({source:at_end})</aside>"
    ),
    "SendCasualty.nomad": Deed("{worker:the} parmi les Nomades", "{worker:worker} des Nomades aux Pertes"),
    "PlayArmyCard": Deed(
        "Jouer {card:army_card} pour {price:cost}", "jouer {card:soldiers}<price> pour {price:cost}</price>"
    ),
    "PlayArmyCard.free": Deed("Jouer {card:army_card} gratuitement", "jouer {card:soldiers}<aside> (gratuit)</aside>"),
    "Conquer": Deed(
        "Conquérir {space:conquest}<gain>: {benefit:benefit} ; défausser {discard:count soldier} et en retourner {flip}</gain>",
        "{space}<gain>: {benefit:short}</gain><aside> (défausser {discard}, retourner {flip})</aside>",
    ),
    "Conquer.discard": Deed(
        "Conquérir {space:conquest}<gain>: {benefit:benefit} ; défausser {discard:count soldier}</gain>",
        "{space}<gain>: {benefit:short}</gain><aside> (défausser {discard})</aside>",
    ),
    "Conquer.flip": Deed(
        "Conquérir {space:conquest}<gain>: {benefit:benefit} ; retourner {flip:count soldier}</gain>",
        "{space}<gain>: {benefit:short}</gain><aside> (retourner {flip})</aside>",
    ),
    "DiscardSoldiers": Deed("Défausser {card:army_card}", "défausser {card:army_card}"),
    "FlipSoldiers": Deed("Retourner {card:army_card} face cachée", "retourner {card:army_card}"),
    "HireVillager": Deed(
        "Recruter {worker:the} du Village, {end:at_end}, pour {cost:cost}",
        "recruter {worker:a_worker}<price> ({cost:signs})</price>",
    ),
    "HireVillager.noble": Deed(
        "Recruter {worker:the} du Village, {end:at_end}, pour {cost:cost}<gain>: peut devenir un Noble et amener un Nouveau Venu</gain>",
        "recruter {worker:a_worker}<price> ({cost:signs})</price><gain>: Noble + Nouveau Venu</gain>",
    ),
    "HireVillager.at_both_ends": Deed(
        "Recruter {worker:the} du Village, {end:at_end}, et non l’autre, pour {cost:cost}",
        "recruter {worker:a_worker} ({end:at_end})",
    ),
    "GiveUpWorker": Deed("Retirer {worker:a_worker} du jeu", "retirer {worker:a_worker}"),
    "PlayGodCard": Deed(
        "Jouer {card:god_name} ({benefit:benefit})", "{card:god_name}<gain> ({benefit:benefit})</gain>"
    ),
    "PlayGodCard.nothing": Deed(
        "Défausser {card:god_name} (sans effet pour l’instant)",
        "défausser {card:god_name}<aside> (sans effet pour l’instant)</aside>",
    ),
    "DiscardArmyCard": Deed(
        "Défausser {card:soldiers} pour {amount:count {resource}}", "{card} → {amount:count {resource}}"
    ),
    "Exchange": Deed(
        "Échanger {given:count {give}} contre {taken:count {take}}", "{given:count {give}} → {taken:count {take}}"
    ),
    "ConsultOracle": Deed(
        "Oracle<gain>: payer {cost:cost} pour une carte Dieu</gain>", "Oracle<gain>: carte Dieu pour {cost:cost}</gain>"
    ),
    "Pass": Deed("Passer", "Non"),
    "Pass.ChooseRetrieval": always("Ne reprendre personne"),
    "Pass.UseStatue": always("Renoncer au reste"),
    "Pass.tasks_first": Deed("Rien pour l’instant ; d’abord les tâches", "D’abord les tâches"),
    "Pass.ChooseTask": always("S’arrêter là"),
    "Pass.forgo": Deed("S’arrêter là et renoncer à {left:count task}", "Renoncer à {left:count task}"),
    "Pass.HireWorker": always("Ne recruter personne"),
    "Pass.TakeFreeActions": Deed("Plus d’action gratuite", "Continuer"),
    "Pass.BuyEffect": Deed("Y renoncer<gain>: {effect:effect}</gain>", "Y renoncer"),
    "Pass.ChooseRejuvenation": always("Ne plus rien régénérer"),
    "Pass.standing": always("Ne plus relever de Noble"),
    "Pass.ChooseWeavings": always("N’en acheter aucun"),
    "Pass.picked": Deed("Pas d’autre Tissu ; payer {price:cost}", "Pas d’autre Tissu<gain>: payer {price:cost}</gain>"),
    "Pass.anew": Deed(
        "Choisir à nouveau<gain>: vous ne pouvez plus payer {price:cost} pour {n:count weaving}</gain>",
        "Choisir à nouveau<gain>: {price:cost}, c’est trop</gain>",
    ),
    "Pass.BuyLeftoverWeaving": always("Ne pas acheter"),
    "Pass.ChooseStatue": always("Ne pas construire de Statue"),
    "Pass.ChooseSteps": always("Ne pas construire d’Escalier"),
    "Pass.ChooseBuilding": always("Ne rien construire"),
    "Pass.ChooseReplaced": always("N’en retirer aucun autre"),
    "Pass.Worship": always("Ne pas défausser de Statue"),
    "Pass.MakeOffering": always("Ne rien offrir"),
    "Pass.Produce": always("Arrêter de produire"),
    "Pass.unproduced": always("Ne rien produire"),
    "Pass.produced": always("Ne rien régénérer"),
    "Pass.PlayArmy": always("Ne plus jouer de carte Armée"),
    "Pass.unarmed": always("Ne pas jouer de carte Armée"),
    "Pass.JoinConquest": always("Ne rien conquérir"),
    "Pass.PlayGodCards": always("Ne plus jouer de carte Dieu"),
    "Pass.none_played": always("Ne jouer aucune carte Dieu"),
    "Pass.TakeSecondAction": always("Rien d’autre n’est possible"),
    "UseAbility": Deed("Utiliser {tile:tile the}<gain>: {tile:offer}</gain>", "{tile:tile}<gain>: {tile:offer}</gain>"),
    "UseAbility.noble": Deed("Utiliser le Noble dans {tile:building the}<gain>: {tile:offer}</gain>"),
    "UseAbility.noble_price": Deed(
        "Utiliser le Noble dans {tile:building the} pour {cost:cost}<gain>: {tile:offer}</gain>",
        "{tile:tile}<price> pour {cost:cost}</price><gain>: {tile:offer}</gain>",
    ),
    "UseAbility.noble_resource": Deed(
        "Utiliser le Noble dans {tile:building the} pour {n:count resource} au choix<gain>: {tile:offer}</gain>",
        "{tile:tile} pour {n:count resource} au choix<gain>: {tile:offer}</gain>",
    ),
    "UseAbility.vassal": Deed("Utiliser le Vassal dans {tile:building the}<gain>: {tile:offer}</gain>"),
    "UseAbility.vassal_price": Deed(
        "Utiliser le Vassal dans {tile:building the} pour {cost:cost}<gain>: {tile:offer}</gain>",
        "{tile:tile}<price> pour {cost:cost}</price><gain>: {tile:offer}</gain>",
    ),
    "UseAbility.vassal_resource": Deed(
        "Utiliser le Vassal dans {tile:building the} pour {n:count resource} au choix<gain>: {tile:offer}</gain>",
        "{tile:tile} pour {n:count resource} au choix<gain>: {tile:offer}</gain>",
    ),
    "UseAbility.by_itself": always("Résoudre ensuite {tile:tile the}<gain>: {tile:answer}</gain>"),
    "UseAbility.idle": Deed("Résoudre ensuite {tile:tile the}<gain>: rien cette fois</gain>"),
    "ClimbTo": Deed(
        "Progresser jusqu’à {step:temple_step the}<gain>: {reward:benefit}</gain><gain> ; sa rangée rapporte {vp} PV à chaque Festival</gain>",
        "{step:temple_step}<gain>: {reward:benefit}</gain>",
    ),
    "ClimbTo.idle": Deed(
        "Progresser jusqu’à {step:temple_step the}<gain>: {reward:benefit} (sans effet pour l’instant : {idle:benefit}) ; sa rangée rapporte {vp} PV à chaque Festival</gain>",
        "{step:temple_step}<gain>: {reward:benefit}</gain><aside> (sans effet : {idle:benefit})</aside>",
    ),
    "ClimbTo.all_idle": Deed(
        "Progresser jusqu’à {step:temple_step the}<gain>: {reward:benefit}, sans effet pour l’instant ; sa rangée rapporte {vp} PV à chaque Festival</gain>",
        "{step:temple_step}<gain>: {reward:benefit}, sans effet</gain>",
    ),
    "WalkHighPriest": Deed(
        "Avancer le Grand Prêtre de {spaces:count space}, jusqu’à la section {section}<gain>: {action:priest_action}</gain><aside>, sans l’activer</aside>",
        "Avancer de {spaces}<gain>: {action:priest_action}</gain>",
    ),
    "WalkHighPriest.price": Deed(
        "Avancer le Grand Prêtre de {spaces:count space}, jusqu’à la section {section}, pour {cost:cost}<gain>: {action:priest_action}</gain><aside>, sans l’activer</aside>",
        "Avancer de {spaces}<gain>: {action:priest_action}</gain><price> ({cost:cost})</price>",
    ),
    "MoveHighPriest.price": Deed(
        "Déplacer le Grand Prêtre de {spaces:count space}, jusqu’à la section {section}, pour {cost:cost}<gain>: {action:priest_action}</gain>",
        "☀️ +{spaces} : {action:priest_action}<price> ({cost:cost})</price>",
    ),
    "SacrificeWorker": Deed(
        "Placer {worker:a_worker} dans les Pertes de Guerre<gain>: régénérer {rejuvenated:plural élément|éléments}</gain>",
        "{worker:worker} aux Pertes<gain>: régénérer {rejuvenated:plural élément|éléments}</gain>",
    ),
    "SacrificeWorker.ChooseOwnCasualty": Deed(
        "Placer {worker:a_worker} dans les Pertes de Guerre", "{worker:worker} aux Pertes"
    ),
    "SpreadInfluence": Deed(
        "Étendre l’Influence Culturelle ({region:region}), {cost:cost} pour la capacité<gain>: un marqueur Conquête sur {tile:tile the}. {tile:nation_text}</gain>",
        "Influence : {region:region}<aside>, {tile:nation_name} (capacité : {cost:cost})</aside>",
    ),
    "SpreadInfluence.marker": Deed(
        "Étendre l’Influence Culturelle ({region:region})<gain>: un marqueur Conquête sur {tile:tile the}, sans sa capacité : il n’y a pas de place pour un Vassal</gain>",
        "Influence : {region:region}<aside>, {tile:nation_name} (marqueur seul)</aside>",
    ),
    "SpreadInfluence.dear": Deed(
        "Étendre l’Influence Culturelle ({region:region})<gain>: un marqueur Conquête sur {tile:tile the} ; vous ne pouvez pas payer {cost:cost} pour sa capacité pour l’instant</gain>",
        "Influence : {region:region}<aside>, {tile:nation_name} (capacité : {cost:cost}, trop cher)</aside>",
    ),
    "Accept.nation": Deed(
        "Payer {cost:cost}<gain>. {tile:nation_text}</gain>", "capacité<price> pour {cost:cost}</price>"
    ),
    "Pass.UseNation": always("Ne pas utiliser la capacité"),
    "PlaceVassal.VN01": Deed(
        "{at:vassal_place}<gain>: {reward:benefit} tout de suite ; ce bord concorde ensuite avec tout</gain>",
        "{at:vassal_place}<gain>: {reward:benefit}</gain>",
    ),
    "PlaceVassal.VN02": Deed(
        "Section {place}, {action:priest_action}<gain>: votre Grand Prêtre peut sauter cette case pour {cost:cost}</gain>"
    ),
    "PlaceVassal.VN03": Deed(
        "{at:vassal_place}<gain>: {benefit:benefit} tout de suite ; 1 maïs, pomme de terre ou pierre à chaque utilisation</gain>"
    ),
    "PlaceVassal.VN04": Deed(
        "{at:vassal_place}<gain>: progresser d’une case sur le Temple pour chaque Ouvrier que vous y placez</gain>"
    ),
    "PlaceVassal.VN05": Deed(
        "{at:vassal_place}, à la place de votre marqueur<gain>: {benefit:benefit} ; le marqueur vous revient</gain>"
    ),
    "PlaceVassal.VN06": Deed(
        "{at:vassal_place}, à côté de votre marqueur<gain>: 1 maïs, 2 or ; une pièce de plus pour la majorité</gain>"
    ),
    "PlaceVassal.VN07": Deed(
        "{at:vassal_place}<gain>: piocher 3 cartes Armée ; une Perte de plus au décompte des régions</gain>"
    ),
    "PlaceVassal.VN08": Deed(
        "{at:vassal_place}<gain>: produit tout de suite ({place:ability}) et peut rester face visible lors d’une Production</gain>"
    ),
    "PlaceVassal.VN08_down": Deed(
        "{at:vassal_place}<gain>: passe face visible et peut le rester lors d’une Production ({place:ability})</gain>"
    ),
    "PlaceVassal.VN09": Deed(
        "{at:vassal_place}<gain>: 2 pommes de terre et 1 pierre avec chaque carte Dieu {god:of} dont vous recevez les bénéfices</gain>"
    ),
    "PlaceVassal.VN10": Deed(
        "{at:vassal_place}<gain>: un Nouveau Venu tout de suite. {place:ability} Prophétie ({count} sur {needed}) : {place:prophecy}</gain>"
    ),
    "PlaceVassal": always("{at:vassal_place}"),
    "AppointNoble": Deed(
        "Installer {worker:the} comme Noble dans {palace:building the}<gain>. {palace:ability} Prophétie ({count} sur {needed}) : {palace:prophecy}</gain>",
        "{worker:worker} → {palace:building}",
    ),
    "Pass.AppointWorker": always("Garder l’Ouvrier en réserve"),
    "TakeNewcomer": Deed(
        "Prendre {worker:a_worker}<gain>: {worker:talent}</gain>",
        "{worker:kinds}<gain>: {worker:talent_briefly}</gain>",
    ),
    "Pass.ChooseNewcomer": always("Ne pas prendre de Nouveau Venu"),
    "ChooseKind": Deed("Compter comme {kind:worker}<gain>: {tiles:each tile}</gain>", "Comme {kind:worker}"),
    "DrawBuilding": Deed(
        "Piocher dans la pile des {kind:name_plural}<gain>: il reste {left:plural tuile|tuiles} à piocher avant de choisir</gain>",
        "Piocher<gain>: {kind:name_plural}</gain>",
    ),
    "DrawBuilding.begin": Deed(
        "Piocher {left:plural tuile|tuiles} de plus avant de choisir, d’abord dans la pile des {kind:name_plural}"
    ),
    "ConstructBuilding.palace": Deed(
        "Construire {building:building the}<price> pour {cost:cost}</price><gain>. Palais pour {noble:a_worker}. {building:ability} Prophétie : {building:prophecy}</gain>",
        "{building:building}<price> pour {cost:cost}</price>",
    ),
    "ConstructBuilding.palace_free": Deed(
        "Construire {building:building the}<price> gratuitement</price><gain>. Palais pour {noble:a_worker}. {building:ability} Prophétie : {building:prophecy}</gain>",
        "{building:building}<aside> (gratuit)</aside>",
    ),
    "LiftWeaving": Deed(
        "Déplacer {tile:weaving} de la Tapisserie {number}", "{tile:weaving} de la Tapisserie {number}"
    ),
    "Pass.RearrangeWeavings": always("Laisser les Tissus en place"),
    "InsertWeaving": Deed("Tapisserie {number}, entre {left:weaving} et {right:weaving}", "Tapisserie {number}"),
    "InsertWeaving.match": Deed(
        "Tapisserie {number}, entre {left:weaving} et {right:weaving}<gain>: {rewards:count match}</gain>",
        "Tapisserie {number}<gain>: {rewards:plural raccord|raccords}</gain>",
    ),
    "InsertWeaving.first": Deed(
        "Tapisserie {number}, à gauche, contre {right:weaving}", "Tapisserie {number} à gauche"
    ),
    "InsertWeaving.first_match": Deed(
        "Tapisserie {number}, à gauche, contre {right:weaving}<gain>: un raccord concordant, {reward:benefit}</gain>",
        "Tapisserie {number} à gauche<gain>: raccord</gain>",
    ),
    "InsertWeaving.last": Deed("Tapisserie {number}, à droite, contre {left:weaving}", "Tapisserie {number} à droite"),
    "InsertWeaving.last_match": Deed(
        "Tapisserie {number}, à droite, contre {left:weaving}<gain>: un raccord concordant, {reward:benefit}</gain>",
        "Tapisserie {number} à droite<gain>: raccord</gain>",
    ),
    "InsertWeaving.new": Deed("En faire une nouvelle Tapisserie", "nouvelle Tapisserie"),
    "TurnUp.noble": Deed("Relever le Noble dans {item:building the} (gratuit)", "relever le Noble : {item:building}"),
    "TurnUp.noble_price": Deed(
        "Relever le Noble dans {item:building the} pour {price:cost}",
        "relever le Noble : {item:building}<price> pour {price:cost}</price>",
    ),
    "Conquer.leftmost": Deed(
        "Conquérir {space:conquest}, sans Soldats<gain>: {benefit:benefit}</gain>",
        "{space}<gain>: {benefit:short}</gain>",
    ),
    "Pray.PlayArmyFree": Deed("Prendre plutôt {cards:count god_card}", "plutôt {cards:count god_card}"),
    "Pray.alone": Deed("Prendre {cards:count god_card}"),
    "Pass.UseAbilities": always("N’en utiliser aucune"),
    "Pass.by_themselves": Deed("N’en utiliser aucune ; les capacités automatiques s’appliquent quand même", "Non"),
    "Pass.any_order": always("Dans n’importe quel ordre"),
    "Pass.PlayArmyFree": Deed("Garder les cartes Armée en main", "Non"),
    "Pass.or_pray": Deed("Ni l’un ni l’autre ; les cartes Armée restent en main", "Non"),
    "Pass.pray": always("Ne pas prendre de carte Dieu"),
    "Pass.PlayHandGodCard": always("Ne jouer aucune carte Dieu"),
    "Pass.MovePriestBesides": Deed("Laisser le Grand Prêtre où il est", "Non"),
    "Pass.ChooseNomad": always("Ne prendre personne"),
    "Pass.ChooseProduction": always("Ne rien produire"),
}
