"""French: cards, tiles, tracks and the hill, put together from parts."""

from collections.abc import Mapping

from bot.languages.language import Templates

KINDS: Templates = {
    "term": "Terme",
    "priest_action": "Action du Grand Prêtre",
    "secondary_action": "Action secondaire",
    "end_of_turn": "Fin du tour",
    "free_action": "Action gratuite",
    "worker": "Ouvrier",
    "task": "Tâche",
    "resource": "Ressource",
    "god": "Dieu",
    "statue": "Statue",
    "production": "Bâtiment de Production",
    "passive": "Bâtiment Passif",
    "god_card": "Carte Dieu",
    "army_card": "Carte Armée",
    "weaving": "Tissu",
    "pattern": "Motif de Tissu",
    "reward": "Récompense de raccord",
    "temple": "Case du Temple",
    "region": "Région de Conquête",
    "conquest": "Case Conquête",
    "players": "Nombre de joueurs",
    "section": "Section de la colline",
    "terrace": "Terrasse de la colline",
    "space": "Case de la colline",
    "spot": "Emplacement d’Escalier",
    "icon": "Icône Tâche de la colline",
}

TITLES: Templates = {
    "worker": "{worker:worker}",
    "god": "{god:god}",
    "statue": "{size:sized} Statue",
    "production": "{id:building}",
    "passive": "{id:building}",
    "god_card": "{id} {god:god} : {benefit:benefit}",
    "army_card": "{id} : {soldiers:count soldier}, {amount:count {resource}}",
    "weaving": "{id} {pattern:pattern} : {left:edge} | {right:edge}",
    "pattern": "Motif {pattern:pattern}",
    "reward": "Raccord : {edge:edge}",
    "temple": "Temple, case {id}",
    "region": "{region:region}",
    "conquest": "{id} ({region:region}) : {benefit:benefit}",
    "players": "Partie à {players}",
    "section": "Section {section}",
    "terrace": "{terrace:terraced}",
    "space": "{id} : {god:god}, {terrace:name}",
    "spot": "{id} : {between[1]:leads}, section {section}",
    "icon": "Icône {task:task} ({spaces:each})",
}

WORDS: Templates = {
    # cards
    "god_card": "**Bénéfice :** {benefit:benefit}.",
    "god_card.use": (
        "\n**Placement :** jouez-la pour placer un Ouvrier sur une case {god:of} ({spaces:row}). Avec une Statue {god:of}"
        " dans votre zone, vous pouvez aussi profiter du bénéfice, avant ou après les tâches."
        "\n**Sinon :** jouez-la pour son bénéfice après le premier ou le deuxième Festival ; glissez-la sous la pioche pour renouveler le"
        " Marché ; ou gardez-la : {festival.potato_per_god_card:count potato} à chaque Festival,"
        " {final_scoring.god_card_in_hand} PV à la fin."
    ),
    "army_card": (
        "**En main :** défaussez-la à tout moment de votre tour pour {amount:count {resource}}."
        "\n**En jeu :** lors d’une Conquête, vous pouvez la jouer face visible pour {play_price:cost} ; la première du joueur"
        " actif est gratuite. Visible, elle paie des cases Conquête avec {soldiers:count soldier} : retournée, elle reste face cachée jusqu’à une Régénération ; défaussée, elle est perdue. Visible à la fin, elle rapporte"
        " {final_scoring.face_up_army_card} PV."
        "\nCartes semblables : {copies}."
    ),
    # Buildings
    "production": "**Coût :** {cost:cost}. **Rapporte :** {benefit:benefit}.",
    "production.use": (
        ""
        "\nIl arrive dans votre zone face visible. Quand la Production est activée, il produit, puis est retourné face cachée ; par une tâche Production Unique, il produit et reste visible. La Régénération le retourne face visible. Visible à la"
        " fin, il rapporte {final_scoring.face_up_building} PV."
    ),
    "passive": "**Coût :** {cost:cost}. **Capacité :** {id:ability}",
    "passive.use": (
        "\nIl agit toute la partie, n’est jamais retourné et rapporte {final_scoring.face_up_building} PV à la fin."
    ),
    # gods and Statues
    "god": (
        "Symbole : {symbol:symbol}. Une carte {god:of}, ou de l’or, place un Ouvrier sur les cases de ce Dieu :"
        " {spaces:row}."
        "\n**Cartes Dieu :** {cards:row}."
        "\n**Statues :** {small_statues:plural petite|petites}, {large_statues:plural grande|grandes}. Qui en possède une"
        " peut profiter des bénéfices de chaque carte {god:of} jouée pour placer un Ouvrier."
    ),
    "statue": (
        "**Coût :** {cost:cost}. **Aussitôt :** {vp} PV. Il y en a {copies} de cette taille."
        "\nDans votre zone, elle vous laisse profiter des bénéfices des cartes Dieu de son symbole quand vous placez un"
        " Ouvrier."
    ),
    # Weavings
    "weaving": (
        "**Motif :** {pattern:pattern}, {colour:cloth} ; une Tapisserie contient chaque motif une seule fois."
        "\n**Bord gauche :** {left:edge}. Il concorde avec {left_tiles:row} à sa gauche : {left_reward:benefit}."
        "\n**Bord droit :** {right:edge}. Il concorde avec {right_tiles:row} à sa droite : {right_reward:benefit}."
        "\nLes raccords concordants rapportent à chaque Marchandage. On ne tourne jamais une tuile."
    ),
    "weaving.starting": "\nUn Tissu de départ : chacun commence avec l’un des quatre.",
    "weaving.from_3": "\nÀ deux joueurs, il reste dans la boîte ; il ne sert qu’à trois ou quatre.",
    "weaving.from_4": "\nIl ne sert que dans les parties à quatre.",
    "pattern": (
        "L’un des {all_patterns} motifs, {colour:cloth}, sur {copies} Tissus : {tiles:row}. Aucune Tapisserie ne peut le"
        " contenir deux fois ; un second va donc dans une autre Tapisserie ou en commence une."
    ),
    "reward": (
        "**Récompense :** {benefit:benefit}, à chaque Marchandage, quand deux de ces bords se touchent dans une de vos"
        " Tapisseries."
        "\nAu bord droit de {right:row} ; au bord gauche de {left:row}."
    ),
    # tracks
    "temple.start": "Tous les marqueurs Temple commencent ici.",
    "temple.reward": "**À l’arrivée :** {reward:benefit}.",
    "temple.bare": "Pas de récompense à l’arrivée.",
    "temple.festival": "\n**À chaque Festival,** un marqueur ici rapporte {vp} PV et donne de nouveau la récompense.",
    "temple.festival_bare": "\n**À chaque Festival,** un marqueur ici rapporte {vp} PV.",
    "temple.final": "\n**À la fin,** un marqueur ici rapporte {final_vp} PV de plus.",
    "region": (
        "L’une des quatre régions à conquérir, avec les cases {spaces:row} ; plus à droite, elles coûtent plus cher."
        "\nÀ chaque Festival, le joueur qui y a le plus de marqueurs Conquête marque 1 PV par Ouvrier dans les Pertes de Guerre. À"
        " égalité, c’est le marqueur le plus à droite qui l’emporte."
        "{only_vassals}\n**Vassaux de l’Inca :** les marqueurs sur sa tuile Nation et les Vassaux près de sa piste (VN05,"
        " VN06) comptent aussi, mais la tuile et VN06 ne départagent pas les égalités. Un Vassal parmi les Pertes de Guerre (VN07)"
        " compte comme l’une d’elles.{only_end}"
    ),
    "conquest": "**Bénéfice :** {benefit:benefit}.",
    "conquest.both": (
        "\n**Prix :** {discard:plural Soldat défaussé|Soldats défaussés} et {flip:plural Soldat retourné|Soldats"
        " retournés} face cachée."
    ),
    "conquest.discard": "\n**Prix :** {discard:plural Soldat défaussé|Soldats défaussés}.",
    "conquest.use": (
        ""
        "\nCase {position} sur {length} de la région ({region:region}), comptée depuis la gauche ; elle accueille un seul marqueur."
        " Il faut assez de Soldats visibles au moment de placer le marqueur ; le bénéfice se prend avant le paiement."
    ),
    "players": (
        "**Ouvriers :** {per_kind} de chaque type. **Village :** {village}. **Nomades :** {nomads}. **Offre centrale :** au"
        " plus {offer}."
        "\n**Cartes Dieu après un Festival,** du plus grand au plus petit score : {draws:row}."
    ),
    "players.blocks": (
        "\n**Cases bloquées :** des Ouvriers du sac occupent dès le début {blocks_top} cases marquées de la terrasse"
        " supérieure et, après le premier Festival, {blocks_middle} de la médiane, si elles sont vides. Ils"
        " comptent pour l’adjacence comme tous les autres."
    ),
    # the hill
    "section": (
        "Un cinquième de la colline. **Cases :** en haut {top:row} ; au milieu {middle:row} ; en bas {bottom:row}."
        " **Emplacements d’Escalier :** {spots:each}."
        "\n**Déambulation :** un placement ici coûte {placement.roaming.same:count food} si votre Grand Prêtre est dans"
        " cette section, {placement.roaming.adjacent} s’il est dans la section {beside[0]} ou {beside[1]}, sinon"
        " {placement.roaming.non_adjacent}."
        "\nL’action du Grand Prêtre qui se trouve ici dépend de la rotation de la Coricancha au début."
    ),
    "terrace": (
        "**Descente :** {descending:count food}. {spaces_per_segment} cases par section : {spaces:row}."
        "\nSeules des cases de la même terrasse peuvent être adjacentes."
    ),
    "space": ("**Où :** section {section}, {terrace:name}. **Dieu :** {god:god}. **Tâches :** {touches:row task}."),
    "space.blue": "**Bleue :** un Architecte y a une tâche de plus.",
    "space.green": "**Verte :** un Artisan y a une tâche de plus.",
    "space.plain": "**Neutre :** sa couleur ne favorise aucun Ouvrier.",
    "space.cost": (
        ""
        "\n**Coût :** une carte {god:of} ou {placement.gold_instead_of_god_card} or, et de la nourriture. Déambulation :"
        " {placement.roaming.same} si votre Grand Prêtre est dans la section {section}, {placement.roaming.adjacent} s’il"
        " est dans la section {beside[0]} ou {beside[1]}, sinon {placement.roaming.non_adjacent}."
    ),
    "space.top": "Descente : rien.",
    "space.middle": "Descente : {descending}, moins {placement.steps_discount} avec un Escalier en {spots:each}.",
    "space.bottom": "Descente : {descending}, moins {placement.steps_discount} par Escalier en {spots:each}.",
    "space.next": (
        "\n**Adjacentes :** {neighbours:row} ; un Ouvrier de la même couleur y ajoute une tâche. **Même segment :**"
        " {segment:row} ; tant qu’il est vide, un Coursier a une tâche de plus."
    ),
    "space.blocked_top": "\n**À deux joueurs :** un Ouvrier du sac est ici dès le début.",
    "space.blocked_middle": (
        "\n**À deux joueurs :** après le premier Festival, un Ouvrier du sac est placé ici, si la case est vide."
    ),
    "spot": (
        "Place pour un jeton Escalier entre {between[0]:the} et {between[1]:the} de la section {section}."
        "\n**Construire :** {tasks.steps.cost:cost} ; aussitôt {tasks.steps.benefit:benefit}."
        "\n**Utilité :** {placement.steps_discount:count food} de moins pour placer en {spaces:row}. Le propriétaire marque"
        " {placement.steps_owner_vp} PV chaque fois qu’un autre joueur y place un Ouvrier."
    ),
    "spot.upper": "\nC’est l’emplacement du haut : ouvert dès le début.",
    "spot.lower": (
        ""
        "\nC’est l’emplacement du bas : ouvert une fois {upper} construit. Le propriétaire de {upper} marque alors"
        " {tasks.steps.upper_owner_vp} PV, peu importe qui construit ici."
    ),
    "icon": "L’une des {all_icons} icônes Tâche. **Tâche :** {benefit:benefit}. À portée des Ouvriers en {spaces:each}.",
    "task.where": "\n**Cases avec cette icône :** {spaces:row}.",
    "priest_action": (
        "\nLe joueur actif peut prendre {high_priest.gold_instead} or à la place ; les autres peuvent suivre quand même."
    ),
    # effects that need a word more
    "effect.DrawGod": "Une carte Dieu se prend dans l’offre ou dans la pioche.",
    "effect.FreeWeaving": "Comme Tissu gratuit, vous prenez celui qui est visible ou celui du dessous.",
    "effect.FreeStatue": "La Statue rapporte ses PV.",
    "effect.StatueTask": "La Statue se paie comme d’habitude.",
    "effect.FreeSteps": "Un Escalier gratuit donne tout ce que donne un Escalier.",
    "effect.StepsTask": "L’Escalier se paie comme d’habitude.",
    "effect.FreeBuilding": "Le Bâtiment vient du Marché.",
    "effect.BuildingTask": "Le Bâtiment se paie comme d’habitude.",
    "effect.GainNomad": "Le sac remplace le Nomade.",
    "effect.ClimbTemple": "Une case du Temple donne sa propre récompense.",
    "effect.Rejuvenate": (
        "Seuls des Bâtiments de Production et des cartes Armée cachés{only_nobles}, et des Nobles couchés,{only_end}"
        " peuvent être régénérés."
    ),
    "effect.Merchant": "Un Marchandage paie tous les raccords concordants de vos Tapisseries.",
    "effect.ProduceOne": "Un Bâtiment de Production visible produit et reste face visible.",
    "effect.Choose": "À vous de choisir.",
    "effect.Priced": "Vous pouvez ne pas payer, et vous en passer.",
}

TABLES: Mapping[str, Mapping[str, str]] = {
    "sized": {"small": "Petite", "large": "Grande"},
    "terraced": {"top": "Terrasse supérieure", "middle": "Terrasse médiane", "bottom": "Terrasse inférieure"},
    "leads": {"middle": "Escalier du haut", "bottom": "Escalier du bas"},
    "cloth": {"brown": "tissu brun", "yellow": "tissu jaune", "green": "tissu vert", "red": "tissu rouge"},
    "symbol": {
        "sun": "le soleil",
        "moon": "la lune",
        "lightning": "l’éclair",
        "spiral": "une vague en spirale",
        "rainbow": "l’arc-en-ciel",
        "four_squares": "une croix à degrés",
    },
}
