"""French: the solo game, its two opponents, their boards and their personality tokens."""

from collections.abc import Mapping

from bot.languages.language import Templates

KINDS: Templates = {
    "automa": "Adversaire en solo",
    "automa_space": "Case du plateau de l’automa",
    "personality": "Jeton Personnalité",
}

TITLES: Templates = {
    "term:solo": "Partie solo",
    "term:automa_turn": "Le tour de l’automa",
    "term:automa_priest": "Le Grand Prêtre de l’automa",
    "term:automa_board": "Le plateau de l’automa",
    "term:automa_goods": "Ce que gagne l’automa",
    "term:personality": "Jetons Personnalité",
    "term:automa_difficulty": "Difficulté de l’automa",
    "term:automa_actions": "Les actions du Grand Prêtre de l’automa",
    "term:automa_conquest": "Les Conquêtes de l’automa",
    "term:automa_tasks": "Les tâches de l’automa",
    "term:automa_priorities": "Les priorités de l’automa",
    "automa": "{automa:automa}",
    "automa_space": "{id} : {action:benefit}",
    "personality": "{id:personality} ({id}), {automa:automa}",
}

WORDS: Templates = {
    "term:solo": (
        "Vous jouez contre l’**automa,** Axomamma ou Pachamama, qui a la deuxième place. La table est mise en place comme à"
        " deux joueurs, et vous commencez. L’automa reçoit un Tissu de départ au hasard avant que vous choisissiez le vôtre, et"
        " des biens au lieu de cartes Dieu ; son Grand Prêtre part à autant de cases du vôtre, dans le sens horaire, que le dé"
        " l’indique."
        "\nPersonne ne joue l’automa : le dé solo ({solo.die:row}) et des règles fixes décident, et le journal raconte chaque"
        " étape."
        "\n**Vous gagnez** avec au moins {solo.target_vp} PV et plus que l’automa. Sinon, c’est elle qui gagne."
    ),
    "term:automa_turn": (
        "1. Si la condition de l’une des deux prochaines actions du **Grand Prêtre** est remplie, l’automa fait la plus proche."
        "\n2. Sinon, elle lance le **dé.** La carte Dieu de ce chiffre place son plus ancien Ouvrier : sur la terrasse supérieure avant le premier Festival, sur la médiane avant le deuxième, puis sur l’inférieure ; à défaut au-dessus, puis en dessous ; sur la case la moins chère, et à égalité au hasard. Elle ne paie rien."
        "\n3. Tous les **jetons** de ce chiffre agissent, de haut en bas, puis avancent."
        "\n**Axomamma sans Ouvrier** prend un Nomade au hasard, retire 2 cartes Dieu de l’offre (1 PV chacune), pioche une carte"
        " Armée et avance son Grand Prêtre d’une case."
        "\n**Pachamama** avance son Grand Prêtre d’une case avant chaque lancer, même sans Ouvrier. Si elle finit un tour sans"
        " Ouvrier (dès le deuxième Festival : avec moins de deux), elle en prend un au Village : du côté pommes de terre sur un 2 ou un 3 au dé, sinon du côté maïs."
    ),
    "term:automa_priest": (
        "Il va à la plus proche des {high_priest.max_move} prochaines actions dont la condition est remplie :"
        "\n**Offrande :** 4 maïs. **Adoration :** une Statue. **Production :** deux Bâtiments de Production visibles (Pachamama"
        " avant le premier Festival : un). **Régénération :** trois Bâtiments ou cartes Armée cachés. **Conquête :** plus de"
        " Soldats que de Pertes de Guerre ; une carte Armée dans sa main compte pour un Soldat."
        "\nPachamama ignore une action qui ne lui servirait à rien. Vous pouvez suivre comme d’habitude ; l’automa suit les"
        " vôtres sans qu’on lui demande."
        "\nEnsuite, les deux plus anciennes cartes Dieu quittent l’offre, et l’automa pioche une carte Armée. Pachamama prend un"
        " Nomade au hasard à la place si elle est prête à conquérir, donc si la condition de la Conquête est remplie."
    ),
    "term:automa_board": (
        "**Quatre cartes Dieu** sont visibles sous les chiffres du dé. Dessous, des lignes de cases avec des **jetons** numérotés ;"
        " chaque ligne est une boucle. Quand un chiffre sort, chaque jeton qui le porte fait l’action de sa case, à partir de la"
        " ligne du haut, puis avance dans le sens horaire d’autant de cases que son chiffre. Des jetons peuvent partager une case."
        "\nSi le Dieu de la carte sortie n’a pas de case libre, la carte rejoint l’offre, et celle du dessus de la pioche la"
        " remplace. Le coût d’une case tient compte des Escaliers de tous."
        "\nLe plateau de Pachamama a aussi un chiffre imprimé en haut, qui agit chaque fois qu’il sort."
        "\nUn **jeton Personnalité** couvre une case et remplace son action. La vue de détail « automa » montre tout cela."
    ),
    "term:automa_goods": (
        "**Ouvriers :** chacun donne à son arrivée une récompense selon son type ; l’automa en garde au plus"
        " {worker_limit.regular}, et le premier qu’elle place est tiré au hasard. Sans Ouvrier au Village, Pachamama prend un"
        " Nomade ; sans Nomade, un Ouvrier du Village ; sans l’un ni l’autre, 1 or. **Les cartes Armée** sont cachées dans sa main"
        " et entrent en jeu sans frais à une Conquête ; au lieu d’en piocher deux pour en garder une, elle en pioche une."
        " **Pommes de terre :** cinq deviennent aussitôt 5 PV. **L’or** sert de joker, mais seulement s’il le faut. **Les"
        " Bâtiments Passifs** ne rapportent qu’à la fin. **Tissus :** les raccords ne rapportent rien."
        "\n**Festival :** 1 PV par Tissu au lieu du Marchandage, aucune pomme de terre pour ses cartes Dieu, et 2 PV au lieu de"
        " nouvelles cartes Dieu si elle est derrière vous. **Fin :** dernière Régénération et, avec une Statue, dernière"
        " Adoration, avant tout décompte."
    ),
    "term:personality": (
        "Un jeton à deux faces posé sur une case du plateau de l’automa, dont il remplace l’action : une action plus forte, toujours gratuite. Axomamma en a un au hasard, sur la ligne du haut. Pachamama en a zéro, un, deux ou"
        " trois, selon le niveau, sur les emplacements A, B et C, au hasard ou choisis à l’ouverture de la table."
    ),
    "term:automa_difficulty": (
        "**Axomamma plus facile :** pas de jeton Personnalité ; 2 pierres pour un Bâtiment ; Adoration seulement avec une grande et"
        " une petite Statue ; pas de seconde Conquête ; pas de carte Armée lors d’un tour sans Ouvrier. **Plus difficile :** une case du Temple gratuite avant l’Adoration et l’Offrande ; autant de Soldats que de Pertes de Guerre suffisent ; un Soldat de"
        " moins à retourner et à défausser ; 2 PV par action du Grand Prêtre qu’elle choisit, ou pour un tour sans Ouvrier ; 2 PV"
        " par Tissu à un Festival ; 1 PV par ressource restante."
        "\n**Pachamama :** simple, facile, normale ou difficile, avec 0 à 3 jetons Personnalité ; et, si vous voulez, 1 PV par"
        " ressource restante."
        "\n**L’avance, une règle maison** absente des livrets : vous ou l’automa commencez avec 20, 40, 60 ou 80 PV de plus. Ils"
        " comptent dans le score final ; pour gagner, il faut toujours au moins 120 PV et plus que l’automa. Ces parties ont leurs"
        " propres lignes dans /stats."
        "\nTout cela se décide à l’ouverture de la table."
    ),
    "term:automa_priorities": (
        "Voir aussi : le tour de l’automa, les actions du Grand Prêtre de l’automa, les Conquêtes de l’automa, les tâches de l’automa."
        "\n**Ressource de son choix :** celle dont l’automa a le moins ; à égalité, or, maïs, pierre, pomme de terre. Elle paie avec"
        " l’or en dernier."
        "\n**Temple :** Axomamma prend une pierre ou un Ouvrier (côté pommes de terre, sinon un Nomade), ce dont elle a le moins ; à égalité, l’Ouvrier, sauf si elle en a deux ou s’il n’y en a pas. Pachamama prend toujours la seconde de deux récompenses,"
        " et 1 or si une récompense ne lui sert à rien."
        "\n**Tissus :** toujours à la plus grande Tapisserie possible. Elle achète un Tissu restant avec du maïs, mais jamais pour"
        " commencer une Tapisserie."
        "\n**Régénération :** le Bâtiment au plus grand numéro, puis la carte Armée la plus forte. **Production Unique :** le"
        " Bâtiment au plus grand numéro."
        "\n**Ouvriers :** le plus ancien est placé d’abord, les Nouveaux Venus en dernier. Au-delà de deux, Axomamma en perd un au"
        " hasard, Pachamama son plus ancien."
    ),
    "term:automa_actions": (
        "**Production :** tous les Bâtiments de Production visibles de l’automa produisent, puis sont retournés face cachée. Quand elle est active, Axomamma garde visible celui qui a le plus grand numéro ; Pachamama retourne face visible celui de ses Bâtiments cachés qui a le plus grand numéro : avant de produire si un seul était visible, sinon après. Elle ne suit pas si elle pourrait activer la Production à son prochain tour."
        "\n**Offrande :** autant de cases qu’elle peut en payer. **Adoration :** une grande et une petite Statue si possible ; une"
        " petite là où une seule suffit, et en suivant ; le Dieu est au hasard."
        "\n**Régénération :** tout, sans frais. En suivant : un Bâtiment caché sur deux et une carte Armée cachée sur deux,"
        " arrondi au supérieur, les plus grands et les plus fortes d’abord."
        "\n**Conquête :** la Perte de Guerre vient du côté pommes de terre ; si le Village est vide, c’est un Nomade au hasard ;"
        " toutes ses cartes Armée sont jouées sans frais, puis elle conquiert."
        "\nElle ne prend jamais d’or à la place."
    ),
    "term:automa_conquest": (
        "**Axomamma** prend la case qui rapporte le plus de PV parmi celles pour lesquelles elle a assez de Soldats. À égalité : la"
        " région qui a le moins de marqueurs ; où elle en a moins de trois ; où vous en avez le moins ; Antisuyu, Chinchaysuyu,"
        " Kuntisuyu, Qullasuyu ; la case la plus à droite. Sa seconde Conquête est gratuite : le moins de Soldats à défausser, puis"
        " au hasard."
        "\n**Pachamama** choisit une région où elle a assez de Soldats pour une case : une dont elle prend la tête ; celle qui a le"
        " moins de marqueurs ; où elle en a le moins ; puis selon le dé (1 à 4 : {solo.region_by_die:row region}, puis dans le sens"
        " horaire). Elle y prend la plus à droite de ces cases. Sa seconde Conquête est gratuite : de même, mais seulement parmi les"
        " cases les plus à gauche de toutes."
        "\nSeule l’automa active conquiert deux fois. **Soldats :** le moins de pertes possible ; les cartes d’un Soldat sont"
        " défaussées, celles de deux retournées."
        "\n**Influence Culturelle :** une région dont elle prend la tête ; sans marqueur d’elle sur la tuile ; où vous menez ; puis"
        " selon le dé."
    ),
    "term:automa_tasks": (
        "**Tissus :** l’automa en achète deux ou, si elle ne peut en payer qu’un, en achète un seul et gagne 1 or : d’abord ceux qui rejoignent sa"
        " plus grande Tapisserie, puis (Axomamma) rouge, vert, jaune, brun, puis les plus grands numéros."
        "\n**Statue :** une grande si elle peut la payer, sinon une petite. Le dé désigne l’une de ses cartes Dieu, donc le Dieu ; si"
        " cette Statue manque, ou si elle l’a déjà, la carte suivante dans le sens horaire ; puis un Dieu au hasard."
        "\n**Escalier :** les emplacements du haut dans le sens horaire à partir de son Grand Prêtre, puis ceux du bas, sous vos"
        " Escaliers en dernier."
        "\n**Bâtiment :** 1 pierre, quel que soit le prix imprimé, pour un Bâtiment au hasard. Le plateau d’Axomamma indique le type ; Pachamama"
        " prend un Bâtiment de Production tant qu’elle n’en a pas plus d’un, sinon le type dont elle a le moins (à égalité :"
        " Production, Palais, Passif)."
        "\n**Si elle ne peut pas,** elle gagne 1 or ; sur les lignes du haut et du bas d’Axomamma, l’action est simplement ignorée."
    ),
    # the opponents
    "automa:axomamma": (
        "L’adversaire du jeu de base : trois lignes, celle du haut toujours possible, celle du milieu payante, celle du bas pour des Ouvriers."
        "\n**Au début :** {goods:benefit}, deux Ouvriers et un jeton Escalier gratuit."
        "\n**Une carte Dieu** qu’elle gagnerait : à la place, la plus ancienne de l’offre va sous la pioche, pour 1 PV. **5 PV** si elle place un Ouvrier avec une carte d’un Dieu dont elle a une Statue."
    ),
    "automa:pachamama": (
        "L’adversaire de L’Âge d’or, qui se joue aussi avec le jeu de base : un chiffre imprimé et deux lignes, donc deux actions à"
        " chaque lancer. Tout ce qui est impossible devient 1 or."
        "\n**Au début :** {goods:benefit}, deux Ouvriers, un jeton Escalier gratuit et un Bâtiment de Production face cachée."
        "\nSes Statues ne lui donnent pas les bénéfices des cartes Dieu, et elle ne prend jamais de carte Dieu."
    ),
    "automa.rewards": (
        ""
        "\n**Avec un nouvel Ouvrier :** Architecte : {architect:benefit} ; Artisan : {craftsman:benefit} ; Guerrier :"
        " {warrior:benefit} ; Coursier : {courier:benefit} ; Prêtre : {priest:benefit}."
    ),
    "automa.personalities": "\n**Personnalités :** {sides:row personality}.",
    # their spaces
    "automa_space": (
        "**Action :** {action:benefit}. Case {number} sur {length} de la ligne {loop:loop}, plateau {automa:of}."
    ),
    "automa_space.printed": (
        "**Action :** {action:benefit}. En haut du plateau {automa:of}, chaque fois qu’un {printed} sort, avant que le jeton de ce"
        " chiffre agisse."
    ),
    "automa_space.slot": "\nUn jeton Personnalité peut la couvrir.",
    "automa_space.letter": "\nEmplacement {slot} : un jeton Personnalité peut la couvrir.",
    "automa_space.never": "\nElle est toujours possible.",
    "automa_space.gain_1_gold": "\nSi elle est impossible, l’automa gagne 1 or à la place.",
    "automa_space.skip": "\nSi elle est impossible, elle est ignorée.",
    # their personality tokens
    "personality": "**Action :** {action:benefit}.",
    "personality.axomamma": "\nIl est sur la première case de la ligne du haut. Autre face : {other:personality}.",
    "personality.pachamama": "\nIl est sur l’emplacement A, B ou C de la ligne du haut. Autre face : {other:personality}.",
    # how an automa performs what has some choice in it
    "automa.DrawArmy": "Les cartes Armée vont cachées dans la main de l’automa ; une Conquête les met en jeu sans frais.",
    "automa.Choose": "L’automa prend ce dont elle a le moins, du maïs en cas d’égalité.",
    "automa.PurchaseWeavings.axomamma": (
        "Elle achète deux Tissus au prix habituel ou, si elle ne peut en payer qu’un, en achète un seul et gagne 1 or. Elle préfère ceux qui"
        " rejoignent sa plus grande Tapisserie, puis rouge, vert, jaune, brun, puis les plus grands numéros. Vous pouvez acheter un"
        " Tissu restant."
    ),
    "automa.PurchaseWeavings.pachamama": (
        "Elle achète deux Tissus au prix habituel ou, si elle ne peut en payer qu’un, en achète un seul et gagne 1 or. Elle préfère ceux qui"
        " rejoignent sa plus grande Tapisserie, puis les plus grands numéros. Vous pouvez acheter un Tissu restant."
    ),
    "automa.BuildingTask.axomamma": (
        "Elle paie 1 pierre, quel que soit le prix imprimé, pour un Bâtiment de ce type au hasard dans le Marché."
    ),
    "automa.BuildingTask.pachamama": (
        "Elle paie 1 pierre, quel que soit le prix imprimé, pour un Bâtiment au hasard dans le Marché : un Bâtiment de Production tant"
        " qu’elle n’en a pas plus d’un, sinon du type dont elle a le moins ; à égalité Production, puis Palais, puis Passif."
    ),
    "automa.StatueTask": (
        "L’automa en construit une grande si elle peut la payer, sinon une petite. Le dé désigne l’une de ses cartes Dieu, donc le"
        " Dieu ; si cette Statue manque, ou si elle l’a déjà, la carte suivante dans le sens horaire ; puis un Dieu au hasard. Une"
        " Statue qu’elle a déjà est le dernier recours."
    ),
    "automa.StepsTask": (
        "Au prix habituel et avec les gains habituels : d’abord les emplacements du haut, dans le sens horaire à partir du Grand"
        " Prêtre de l’automa, puis ceux du bas, sous vos Escaliers en dernier."
    ),
    "automa.GainNomad": "Un Nomade au hasard, avec la récompense de son type ; le sac le remplace.",
    "automa.GainVillager": "L’Ouvrier ne coûte rien et donne la récompense de son type.",
    "automa.FreeStatue.axomamma": (
        "Un Dieu au hasard, de préférence un dont elle n’a pas de petite Statue ; la Statue rapporte ses PV."
    ),
    "automa.FreeStatue.pachamama": "Le dé désigne l’une de ses cartes Dieu, donc le Dieu ; la Statue rapporte ses PV.",
    "automa.FreeWeaving.axomamma": "Le Tissu est celui du dessus de la pile.",
    "automa.FreeWeaving.pachamama": (
        "Le Tissu est celui qui est visible, sauf si sa plus grande Tapisserie ne peut pas l’accueillir ; alors celui du dessous."
    ),
    "automa.ClimbTemple": "La case du Temple donne sa récompense.",
    "automa.FreeBuilding.axomamma": (
        "Un Bâtiment de Production au hasard tant qu’elle en a moins de deux visibles, sinon un Bâtiment Passif au hasard."
    ),
    "automa.FreeBuilding.pachamama": "Elle le choisit comme quand elle paie une pierre.",
    "automa.PlaceConquestMarker": (
        "Elle place le marqueur comme le premier d’une Conquête et le paie avec des Soldats visibles ; aucune carte Armée n’est"
        " jouée, et personne ne suit."
    ),
}

NAMES: Mapping[str, tuple[str, ...]] = {
    "term:solo": (
        "seul",
        "en solo",
        "un joueur",
        "1 joueur",
        "gagner en solo",
        "mode solo",
        "automa",
        "automate",
        "ia",
    ),
    "term:automa_turn": (
        *(
            "comment joue Axomamma",
            "comment joue Pachamama",
            "coups de l’automa",
            "tour de l’adversaire",
            "tour automa",
        ),
        *("tour d’Axomamma", "tour de Pachamama", "placement automa", "placement d’une automa", "recrutement automa"),
        *("placement d’Axomamma", "placement de Pachamama", "Axomamma recrute", "Pachamama recrute"),
    ),
    "term:automa_priest": (
        *("conditions du grand prêtre", "conditions d’activation", "prête à conquérir"),
        *("Grand Prêtre d’Axomamma", "Grand Prêtre de Pachamama"),
    ),
    "term:automa_board": (
        *("jetons", "jetons numérotés", "boucles", "lignes", "dé", "dés", "chiffres rouges"),
        *("plateau d’Axomamma", "plateau de Pachamama"),
    ),
    "term:automa_goods": (
        *("pommes de terre automa", "récompenses de recrutement", "festival automa", "Axomamma au Festival"),
        *("Pachamama au Festival", "ressources automa", "décompte final automa", "fin de partie automa"),
    ),
    "term:personality": ("personnalités", "personnalité", "emplacement A", "emplacement B", "emplacement C"),
    "term:automa_actions": ("comment suit l’automa", "Axomamma suit", "Pachamama suit"),
    "term:automa_conquest": (
        *("où conquiert l’automa", "régions automa", "Conquête d’Axomamma", "Conquête de Pachamama"),
    ),
    "term:automa_tasks": (
        *("tâches automa", "tâches d’Axomamma", "tâches de Pachamama", "bâtiment automa", "statue automa"),
        *("escalier automa", "l’automa achète des Tissus"),
    ),
    "term:automa_priorities": (
        *(
            "priorités",
            "comment décide l’automa",
            "choix de l’automa",
            "égalité de l’automa",
            "comment choisit l’automa",
        ),
        *("priorités d’Axomamma", "priorités de Pachamama", "temple automa"),
    ),
    "term:automa_difficulty": (
        "difficulté",
        "niveau",
        "plus facile",
        "plus difficile",
        "simple",
        "facile",
        "normale",
        "difficile",
        "avance",
        "handicap",
    ),
    "automa:axomamma": ("Axomama", "adversaire solo", "adversaire du jeu de base"),
    "automa:pachamama": ("Patchamama", "Terre Mère", "Mère Terre", "adversaire solo"),
}
