"""French: what one does: actions, tasks, Workers, resources; and what each Passive Building means in play."""

from bot.languages.language import Templates

TITLES: Templates = {
    "action:worship": "Adoration",
    "action:offering": "Offrande",
    "action:rejuvenate": "Régénération",
    "action:conquest": "Conquête",
    "action:produce": "Production",
    "action:high_priest": "Déplacement du Grand Prêtre",
    "action:pray": "Prière",
    "action:train": "Entraînement",
    "action:recruit": "Recrutement",
    "action:hire": "Recrutement de fin de tour",
    "action:discard_army": "Carte Armée contre sa ressource",
    "action:exchange": "Échange du Changeur",
    "action:oracle": "Consulter l’Oracle",
    "task:potato": "Récolter des pommes de terre",
    "task:corn": "Récolter du maïs",
    "task:stone": "Récolter de la pierre",
    "task:gold": "Récolter de l’or",
    "task:weavings": "Acheter des Tissus",
    "task:statue": "Construire une Statue",
    "task:steps": "Construire un Escalier",
    "task:building": "Construire un Bâtiment",
    "task:training": "Entraînement",
    "task:produce_one": "Production Unique",
    "task:merchant": "Marchandage",
    "resource:potato": "Pomme de terre",
    "resource:corn": "Maïs",
    "resource:stone": "Pierre",
    "resource:gold": "Or",
    "resource:food": "Nourriture",
    "resource:vp": "PV",
}

ACTIONS: Templates = {
    "action:worship": (
        "Défaussez des Statues pour progresser sur le Temple ; elles quittent la partie."
        "\n**Joueur actif :** une grande Statue pour {high_priest.worship.active_large:count temple_step}, une petite pour"
        " {high_priest.worship.active_small:count temple_step}, ou les deux."
        "\n**Les autres,** dans l’ordre du tour : une Statue, grande ou petite, pour"
        " {high_priest.worship.follower_any:count temple_step}."
    ),
    "action:offering": (
        "Offrez du maïs pour progresser sur le Temple."
        "\n**Joueur actif :** {high_priest.offering.active_corn_per_step} maïs par case, jusqu’à"
        " {high_priest.offering.active_max_steps} cases."
        "\n**Les autres,** dans l’ordre du tour : {high_priest.offering.follower_corn} maïs pour"
        " {high_priest.offering.follower_max_steps:count temple_step}."
    ),
    "action:rejuvenate": (
        "Retournez face visible autant de Bâtiments de Production et de cartes Armée cachés que vous voulez en payer."
        "\n**Joueur actif :** {high_priest.rejuvenate.active_free} sans frais, chaque autre pour"
        " {high_priest.rejuvenate.active_price_food:count food}."
        "\n**Les autres,** dans l’ordre du tour : {high_priest.rejuvenate.follower_price_corn} maïs chacun ; l’or vaut du"
        " maïs, les pommes de terre non."
        "{only_nobles}\n**Nobles et Nouveaux Venus :** un Noble couché se relève de la même façon, au même prix.{only_end}"
    ),
    "action:conquest": (
        "D’abord, le joueur actif envoie un Ouvrier d’une extrémité du Village dans les Pertes de Guerre (un Nomade, si le"
        " Village est vide), même s’il prend l’or."
        "\nPuis tous peuvent jouer des cartes Armée de leur main, face visible, pour {play_price:cost} chacune ; la"
        " première du joueur actif est gratuite."
        "\nPuis, dans l’ordre du tour, chacun peut placer un marqueur Conquête sur une case vide de n’importe quelle"
        " région : ses Soldats visibles doivent suffire à en payer le prix ; le joueur gagne le bénéfice, puis défausse des Soldats"
        " et en retourne d’autres face cachée. Une carte ne paie que l’un des deux, et ses Soldats en trop sont perdus."
        " Pour finir, seul le joueur actif peut placer un second marqueur."
    ),
    "action:produce": (
        "Les Bâtiments de Production visibles donnent leurs bénéfices, autant que leur propriétaire en veut, chacun une"
        " fois ; puis tous ceux qui ont produit sont retournés face cachée."
        "\n**Joueur actif :** peut aussi régénérer {high_priest.produce.active_flips_up:count production_building}, avant"
        " que le premier produise ou une fois tous retournés."
        "\n**Les autres,** dans l’ordre du tour : se contentent de produire."
        "{only_vassals}\nUn Bâtiment portant un de vos Vassaux (VN08) produit sans être retourné.{only_end}"
    ),
    "action:high_priest": (
        "Déplacez votre Grand Prêtre de 1 ou {high_priest.max_move} cases dans le sens horaire. L’action de la case où il"
        " arrive est activée pour tout le monde : vous la réalisez d’abord, ou prenez {high_priest.gold_instead} or à la"
        " place ; puis les autres peuvent suivre dans l’ordre du tour, le plus souvent à des conditions moins bonnes. La"
        " Déambulation part désormais de la nouvelle section."
        "{only_vassals}\nLes cases portant vos Vassaux (VN02) peuvent être sautées pour 1 pomme de terre"
        " chacune.{only_end}"
    ),
    "action:pray": (
        "Prenez 2 cartes Dieu, l’une après l’autre, chacune dans l’offre ou dans la pioche. Vous voyez la première"
        " avant de choisir la seconde."
    ),
    "action:train": "Piochez 2 cartes Armée : une reste dans votre main, l’autre va à la défausse.",
    "action:recruit": (
        "Prenez un Ouvrier de votre choix parmi les Nomades, sans rien payer. Le sac le remplace aussitôt.{only_nobles}"
        " Avec les Nobles et Nouveaux Venus, il peut devenir le Noble d’un de vos Palais vides.{only_end}"
    ),
    "action:hire": (
        "En fin de tour, vous pouvez recruter un seul Ouvrier du Village : celui du côté pommes de terre pour 1 pomme de"
        " terre, ou celui du côté maïs pour 1 maïs. L’or sert de joker. Pour le dernier, c’est l’un ou l’autre, au choix. Vous ne pouvez pas"
        " garder plus de {worker_limit.regular} Ouvriers{only_nobles}, sans compter un Nouveau Venu{only_end} ; un Village"
        " vide déclenche un Festival."
        "{only_nobles}\nAvec les Nobles et Nouveaux Venus, l’Ouvrier recruté peut devenir le Noble d’un de vos Palais"
        " vides.{only_end}"
    ),
    "action:discard_army": (
        "Pendant tout votre tour, vous pouvez défausser des cartes Armée **de votre main,** autant que vous voulez, pour"
        " les ressources imprimées dessus : même entre deux tâches, juste avant de payer, en fin de tour, ou lors d’un Festival que vous avez déclenché. Les cartes de votre zone de jeu ne peuvent pas servir à cela."
    ),
    "action:exchange": (
        "Le propriétaire du Changeur (Z15) peut échanger 2 pierres, 2 maïs ou 1 or contre l’un des deux autres, à volonté,"
        " chaque fois qu’une question lui est posée, même au tour d’un autre."
    ),
    "action:oracle": (
        "Le propriétaire de l’Oracle (Z19) peut payer 1 pomme de terre pour une carte Dieu, prise dans l’offre ou la"
        " pioche, autant de fois qu’il le souhaite pendant son propre tour."
    ),
}

TASKS: Templates = {
    "task:potato": "Gagnez {benefit:benefit}.",
    "task:corn": "Gagnez {benefit:benefit}.",
    "task:stone": "Gagnez {benefit:benefit}.",
    "task:gold": "Gagnez {benefit:benefit}. L’Arpenteur (Z20) n’ajoute rien à l’or.",
    "task:weavings": (
        "Révélez les {tasks.weavings.tiles_drawn} Tissus du dessus. Achetez-en 1, 2 ou 3 pour"
        " {tasks.weavings.corn_for_1_2_3[0]}, {tasks.weavings.corn_for_1_2_3[1]} ou {tasks.weavings.corn_for_1_2_3[2]} maïs"
        " en tout, ou aucun ; une fois payés, chacun rejoint une Tapisserie. Puis chaque autre joueur, dans l’ordre du"
        " tour, peut acheter l’un des restants pour {tasks.weavings.leftover_corn} maïs. Ce qui reste va sous la pile, et"
        " la nouvelle tuile du dessus est révélée."
    ),
    "task:statue": (
        "Prenez une Statue d’un Dieu encore disponible : une petite pour {tasks.statue.small.cost:cost}"
        " ({tasks.statue.small.vp} PV), une grande pour {tasks.statue.large.cost:cost} ({tasks.statue.large.vp} PV)."
    ),
    "task:steps": (
        "Payez {tasks.steps.cost:cost}, posez un jeton Escalier sur un emplacement ouvert de la colline, pas seulement dans"
        " la section de votre Ouvrier, et gagnez {tasks.steps.benefit:benefit}. Un emplacement du bas s’ouvre quand celui du"
        " haut de sa section est construit ; y construire rapporte {tasks.steps.upper_owner_vp} PV au propriétaire de"
        " celui du haut, même si c’est vous."
    ),
    "task:building": (
        "Construisez l’un des Bâtiments du Marché en payant son prix. Si vous avez de quoi en payer un, vous pouvez d’abord, une fois, glisser une carte Dieu de votre main sous la pioche pour renouveler 1 ou 2 Bâtiments du Marché ; puis"
        " vous en construisez un si vous le pouvez."
    ),
    "task:training": "Piochez 2 cartes Armée : une reste dans votre main, l’autre va à la défausse.",
    "task:produce_one": "L’un de vos Bâtiments de Production visibles donne son bénéfice. Il reste face visible.",
    "task:merchant": "Chaque raccord concordant de vos Tapisseries paie sa récompense.",
}

WORKERS: Templates = {
    "worker:architect": (
        "Bleu. Sur une case **bleue,** un Architecte a une tâche de plus. Il y a des cases bleues sur toutes les terrasses"
        " de la colline."
    ),
    "worker:craftsman": (
        "Vert. Sur une case **verte,** un Artisan a une tâche de plus. Il y a des cases vertes sur toutes les terrasses de"
        " la colline."
    ),
    "worker:warrior": (
        "Rouge. Quand vous placez un Guerrier, piochez 1 carte Armée. Vous pouvez ensuite reprendre sur la colline, pour votre réserve, un Ouvrier **adjacent** qui n’est pas un Guerrier, peu importe qui l’a placé{only_nobles} ; un Nouveau Venu peut être repris même s’il est rouge{only_end}. Les tâches sont comptées avant."
    ),
    "worker:courier": (
        "Jaune. Un Coursier paie {placement.courier_discount:count food} de moins pour le placement, après tous les"
        " Escaliers. Si personne n’est alors dans le **segment** (la terrasse de cette section), il a une tâche de plus."
    ),
    "worker:priest": (
        "Blanc. Avant sa première tâche, vous pouvez payer {placement.priest_extra_task_price:cost} pour une de plus, une"
        " fois. Après ses tâches, vous devez prendre une carte Dieu, dans l’offre ou dans la pioche."
    ),
}

RESOURCES: Templates = {
    "resource:potato": (
        "De la nourriture. Elle sert à payer le placement des Ouvriers, le recrutement à une extrémité du Village, les cartes Armée jouées lors d’une Conquête, la tâche de plus d’un Prêtre, et vos cartes Dieu en main à un Festival."
        "\n**D’où elle vient :** la tâche Récolter des pommes de terre, les Bâtiments de Production, les cartes Dieu, les"
        " cartes Armée, les raccords de Tissus, les Conquêtes et le Temple."
    ),
    "resource:corn": (
        "De la nourriture. Il sert à payer le placement des Ouvriers, le recrutement à une extrémité du Village, les Tissus, les Offrandes et beaucoup de Bâtiments. Qui suit une Régénération paie en maïs."
        "\n**D’où il vient :** la tâche Récolter du maïs, les Bâtiments de Production, les cartes Dieu, les cartes Armée et"
        " les Conquêtes."
    ),
    "resource:stone": (
        "Elle sert à payer les Escaliers, les Statues et tous les Bâtiments."
        "\n**D’où elle vient :** la tâche Récolter de la pierre, les Bâtiments de Production, les cartes Dieu, les cartes"
        " Armée, les raccords de Tissus, les Conquêtes et le Temple."
    ),
    "resource:gold": (
        "Il vaut n’importe quelle autre ressource, une pour une. {placement.gold_instead_of_god_card} or remplace aussi une"
        " carte Dieu quand vous placez un Ouvrier. Les grandes Statues et certains Bâtiments exigent vraiment de l’or."
        " Chaque or qui reste à la fin rapporte {final_scoring.gold} PV."
        "\n**D’où il vient :** la tâche Récolter de l’or, le choix de l’or au lieu de l’action que votre Grand Prêtre active,"
        " les Bâtiments de Production, les cartes Dieu, les cartes Armée, les raccords de Tissus, les Conquêtes et le"
        " Temple."
    ),
    "resource:food": (
        "Des pommes de terre ou du maïs, mélangés à volonté ; l’or sert de joker. Placer des Ouvriers coûte de la nourriture."
    ),
    "resource:vp": (
        "Les points de victoire. Tout le monde commence à {score.start} ; personne ne tombe sous {score.minimum}. Qui a le plus de PV après le décompte final l’emporte."
    ),
}

GODS_AND_STATUES: Templates = {
    "statue:small": (
        "À l’**Adoration,** elle vaut {high_priest.worship.active_small:count temple_step} du Temple, quel que soit le joueur"
        " qui l’active. Certaines cases et cartes donnent une petite Statue gratuite ; elle rapporte quand même ses PV."
    ),
    "statue:large": (
        "À l’**Adoration,** elle vaut {high_priest.worship.active_large:count temple_step} du Temple au joueur actif et"
        " {high_priest.worship.follower_any} à qui suit. Rien ne donne de grande Statue gratuite."
    ),
}

WORDS: Templates = {**ACTIONS, **TASKS, **WORKERS, **RESOURCES, **GODS_AND_STATUES}
