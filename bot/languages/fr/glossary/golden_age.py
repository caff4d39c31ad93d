"""French: The Golden Age explained: terms, Palaces, Nation and Cult tiles, overlays, Newcomers, notes on Buildings."""

from collections.abc import Mapping

from bot.languages.language import Templates

KINDS: Templates = {
    "palace": "Palais",
    "nation": "Tuile Nation",
    "cult": "Tuile Culte",
    "newcomer": "Nouveau Venu",
    "overlay_step": "Case d’un surplateau du Temple",
}

TITLES: Templates = {
    "palace": "{id:building}",
    "nation": "{id:tile}",
    "cult": "{id:tile}",
    "newcomer": "{worker:worker}",
    "overlay_step": "{id} : {overlay:overlay}, {id:temple_step}",
    "term:golden_age": "L’Âge d’or",
    "term:way_of_the_sun": "Voie du Soleil",
    "term:ruruy": "Ruruy",
    "term:simpa": "Simpa",
    "term:vassals": "Vassaux de l’Inca",
    "term:vassal": "Vassaux",
    "term:nation": "Tuiles Nation",
    "term:nobles": "Nobles et Nouveaux Venus",
    "term:new_buildings": "Nouveaux Bâtiments",
    "term:palace": "Palais",
    "term:noble": "Nobles",
    "term:prophecy": "Prophéties",
    "term:newcomer": "Nouveaux Venus",
    "term:cult": "Tuiles Culte",
    "term:automa_modules": "Pachamama avec des modules",
    "action:influence": "Étendre l’Influence Culturelle",
}

WORDS: Templates = {
    # terms
    "term:golden_age": (
        "L’extension. Chaque table choisit avec quels modules elle joue, dans toutes les combinaisons : la **Voie du Soleil** (l’une de"
        " deux autres moitiés basses du Temple), les **Vassaux de l’Inca** (une cinquième action secondaire), les **Nobles"
        " et Nouveaux Venus** (des Palais, et des Ouvriers de deux couleurs), et les **Nouveaux Bâtiments** ZA1 à ZA8, PX01"
        " et Z04X."
        "\nDu plus simple au plus complexe : Voie du Soleil, Vassaux, Nobles. Pour une première partie, laissez de côté les"
        " Vassaux ou les Nobles, et prenez Simpa plutôt que Ruruy."
        "\nPachamama joue avec tout ; Axomamma ne connaît que les Nouveaux Bâtiments."
    ),
    "term:way_of_the_sun": (
        "Un surplateau, **Ruruy** ou **Simpa,** couvre la moitié basse du Temple. Là où sa voie se divise, vous choisissez une case, prenez sa récompense, puis seulement vous continuez. Au-dessus du surplateau, la piste imprimée reprend."
        "\nLa récompense d’une case est à sa gauche ; les PV à droite valent pour toute la rangée, et peuvent être moindres"
        " que ceux d’une rangée plus basse. À chaque Festival, votre case donne de nouveau sa récompense et votre rangée ses"
        " PV, un joueur après l’autre, en commençant par celui qui l’a déclenché ; le Marché n’est pas complété entre-temps."
        "\nDéplacer le Grand Prêtre est obligatoire dans la mesure du possible ; une Perte de Guerre avec ses cartes Armée aussi. Ressources, cartes, Nomades et Tissus gratuits se prennent d’office : vous choisissez lesquels, mais ne pouvez pas y renoncer. Toute autre récompense peut être refusée."
    ),
    "term:ruruy": (
        "Le surplateau de la croissance. Après sa première case, la voie se divise en deux, à gauche et à droite. Une fois d’un côté, vous y restez jusqu’à ce que les deux rejoignent la piste imprimée."
        "\nLa case de départ a aussi une récompense, mais seulement pour un marqueur qui s’y trouve encore lors d’un Festival :"
        " 1 maïs et les PV de la rangée."
    ),
    "term:simpa": (
        "Le surplateau de la tresse. Ses voies se croisent à chaque rangée : de chaque case, vous pouvez continuer vers la"
        " case de gauche ou celle de droite au-dessus."
        "\nUn marqueur encore sur la case de départ lors d’un Festival coûte 2 PV à son propriétaire. Personne ne tombe sous"
        " 0 PV."
    ),
    "term:vassals": (
        "Un module. Une tuile Nation est posée près de chacune des quatre régions. Chaque joueur a quatre Vassaux et 12"
        " marqueurs Conquête, qui servent à la Conquête comme à l’Influence Culturelle."
        "\nLa nouvelle action secondaire **Étendre l’Influence Culturelle** pose un marqueur sur une tuile Nation ; contre"
        " des pommes de terre, elle pose aussi un Vassal là où cette tuile le dit, pour de bon. Les marqueurs sur les tuiles"
        " Nation comptent pour la majorité de leur région, mais ne départagent pas les égalités."
    ),
    "term:vassal": (
        "Pièces du module des Vassaux, quatre par joueur. Un Vassal se place grâce à la capacité d’une tuile Nation et ne revient jamais. Ce n’est pas un Ouvrier : il ne compte ni pour la limite d’Ouvriers ni pour les Prophéties."
        "\nDes Vassaux peuvent partager un lieu si la tuile Nation n’y met pas de limite (VN03, VN06, VN09), et chacun y"
        " agit. Posé sur une Statue, un Vassal quitte la partie avec elle."
    ),
    "term:nation": (
        "Une partie utilise quatre des tuiles VN01 à VN10, une par région ; VN10 seulement avec les Nobles. Une tuile Nation"
        " ne reçoit un marqueur de plus que si elle en porte, tous joueurs confondus, moins que sa région n’a de cases"
        " conquises."
        "\nUn marqueur y compte pour la majorité comme sur la piste, mais ne départage pas les égalités : c’est le marqueur"
        " ou le Vassal VN05 le plus à droite de la piste qui tranche. Pour l’effet du Vassal d’une tuile, cherchez cette tuile, par exemple VN03."
    ),
    "term:nobles": (
        "Un module. Les **Palais** sont un troisième type de Bâtiment ; chacun commence avec un. Un Ouvrier du Village ou des"
        " Nomades qui a la couleur d’un Palais vide peut en devenir le **Noble** ; cela vous donne un **Nouveau Venu,** un"
        " Ouvrier de deux couleurs. Un Noble debout peut se coucher pour la capacité de son Palais ; à la fin, la **Prophétie** du Palais peut rapporter des PV."
        "\nLe Marché a aussi deux Palais ; les Bâtiments Passifs ZN1 à ZN8 et six cartes Dieu rejoignent les autres."
    ),
    "term:new_buildings": (
        "Dix Bâtiments de L’Âge d’or qui n’exigent aucun module : les Bâtiments Passifs ZA1 à ZA8 et le Bâtiment de"
        " Production PX01 sont mélangés aux autres, et Z04X, qui fait ce que fait Z04, prend sa place. Une table peut jouer"
        " avec ou sans ; ajouter un module les ajoute aussi, sauf si on les retire."
        "\nLes Vassaux apportent deux Bâtiments Passifs de plus (ZV1, ZV2), les Nobles huit (ZN1 à ZN8) et les Palais. Pour l’effet de l’un d’eux, cherchez-le, par exemple ZA5."
    ),
    "term:palace": (
        "Un Bâtiment pour un Noble ; il coûte 1 pierre et 1 pomme de terre. Partout où vous pouvez prendre un Bâtiment de"
        " n’importe quel type, ce peut être un Palais. Il est toujours face visible et rapporte"
        " {final_scoring.face_up_building} PV à la fin, habité ou non."
        "\nEn haut, une capacité qui exige un Noble ; en bas, une Prophétie. Chacun commence avec un Palais de la pile."
    ),
    "term:noble": (
        "**Nommer :** quand vous gagnez un Ouvrier du Village ou des Nomades, de quelque façon que ce soit mais pas à la mise"
        " en place, et qu’il a la couleur d’un de vos Palais vides, vous pouvez l’y installer, debout, à cet instant ou jamais."
        " Il y reste pour de bon et ne compte pas pour la limite d’Ouvriers. Vous pouvez alors prendre un Nouveau Venu."
        "\n**Utiliser :** quand l’occasion nommée sur le Palais se présente et que le Noble est debout, vous pouvez le coucher"
        " et payer le prix pour le bénéfice. Plusieurs Nobles peuvent profiter de la même occasion, chacun une fois."
        "\n**Relever :** la Régénération peut relever un Noble comme une carte Armée ou un Bâtiment, au même prix ; Z03, Z16 et"
        " la propre capacité du Palais ne le peuvent pas."
        "\nUn Noble debout à la fin rapporte {final_scoring.standing_noble} PV."
    ),
    "term:prophecy": (
        "La moitié basse d’un Palais. À la fin, avant tout le reste, elle rapporte {final_scoring.prophecy} PV si quelqu’un"
        " est dans le Palais, debout ou non, et si ce qu’elle demande est accompli."
        "\nLes Ouvriers d’une couleur sont comptés dans votre réserve et dans vos Palais, pas sur la colline ni dans les"
        " Pertes de Guerre. Un Nouveau Venu compte une fois pour chaque Prophétie qui nomme l’une de ses couleurs. Les Vassaux"
        " ne sont pas des Ouvriers, mais un Vassal dans un Palais (VN10) fait compter sa Prophétie."
    ),
    "term:newcomer": (
        "Des Ouvriers de deux couleurs. Trois sont face visible ; qui en prend un choisit, et leur sac le remplace. Vous en"
        " recevez un en nommant un Noble, et par certaines cartes et tuiles. Ils ne deviennent jamais des Nobles."
        "\n**Placer :** vous choisissez l’un de ses types pour la capacité. Pour les Ouvriers adjacents, il compte comme celle"
        " de ses couleurs qui en a le plus ; pour les Bâtiments et Palais qui réagissent à un type, comme l’un des deux, à votre"
        " choix."
        "\n**Sur la colline,** il a les deux couleurs pour qui arrive, mais reste un seul Ouvrier. Un Guerrier peut reprendre"
        " tout Nouveau Venu, même rouge."
        "\n**Limite :** un Nouveau Venu ne compte pas ; vous pouvez donc garder trois Ouvriers si l’un d’eux est un Nouveau"
        " Venu."
    ),
    "term:cult": (
        "Les tuiles Culte sont pour Pachamama ce que les tuiles Nation sont pour vous : PV01 va avec VN01, et ainsi de suite. Quand elle étend"
        " l’Influence Culturelle, l’un de ses quatre Vassaux va sur la tuile Culte de cette Nation, sans rien payer, et lui"
        " sert jusqu’à la fin de la partie. Un deuxième au même endroit lui sert davantage ; un troisième n’y est jamais posé."
    ),
    "term:automa_modules": (
        "**Voie du Soleil :** là où la voie se divise, elle lance le dé : 1 ou 2 à gauche, 3 ou 4 à droite. Parmi les"
        " récompenses, elle ne donne une Perte de Guerre que si elle domine deux régions, et ne déplace son Grand Prêtre que si"
        " aucune de ses deux prochaines actions n’est possible ; sinon, 1 or. Une carte Dieu qu’elle joue est celle du dessus"
        " de la pioche."
        "\n**Vassaux :** après une action du Grand Prêtre, elle étend d’abord l’Influence Culturelle, sans payer, si elle"
        " domine moins de deux régions et qu’une tuile est ouverte ; un Vassal va sur la tuile Culte correspondante."
        "\n**Nobles :** un Nomade ou un Ouvrier du Village qui convient à l’un de ses Palais vides est pris avant les autres et en devient le Noble ; elle prend alors un Nouveau Venu au hasard, sans récompense. Ses Nobles ne se couchent jamais. À la fin,"
        " chacun rapporte 8 PV avec son Palais, quoi que demande la Prophétie."
        "\nAvec les Vassaux ou les Nobles, on utilise la face de L’Âge d’or de son plateau. Vous suivez ses actions comme"
        " d’habitude."
    ),
    "action:influence": (
        "Avec les Vassaux de l’Inca, une cinquième action secondaire : posez un marqueur Conquête sur la tuile Nation d’une"
        " région qui a plus de cases conquises que sa tuile n’a de marqueurs, peu importe de qui. Vous pouvez ensuite payer"
        " 1 pomme de terre pour chacun de vos propres marqueurs sur cette tuile, le nouveau compris, pour placer un Vassal avec"
        " la capacité de la tuile."
        "\nSi vous ne payez pas, ou n’avez ni Vassal ni place pour lui, vous posez seulement le marqueur. Personne ne suit. Vos"
        " 12 marqueurs doivent suffire pour la Conquête et pour l’Influence."
    ),
    # Newcomers
    "newcomer": (
        "Un Nouveau Venu à la fois {one:name} et {other:name} ; les exemplaires sont {alike:each}."
        "\n**Comme {one:name} :** {one:talent}. **Comme {other:name} :** {other:talent}. Vous choisissez en le plaçant ; avec la"
        " Guilde jumelle (ZN7), il a les deux."
    ),
    # Palaces
    "palace": "**Coût :** {cost:cost}. **Noble :** {noble:worker}. **Capacité :** {palace:ability}",
    "palace.use": (
        "\n**Prophétie :** {final_scoring.prophecy} PV à la fin si quelqu’un est ici et si {palace:prophecy}."
        "\nUtiliser la capacité couche le Noble et n’est jamais obligatoire."
    ),
    "building:X01": (
        "\nLe Bâtiment doit être construit par une tâche. La Statue est offerte : elle rapporte ses PV, mais ne déclenche pas la Salle des idoles (X06)."
    ),
    "building:X02": "\nLe Bâtiment doit être construit par une tâche. La carte Armée peut avoir un Soldat ou deux.",
    "building:X03": "\nCela a lieu une fois la progression terminée et toutes ses récompenses reçues. D’autres Nobles peuvent être relevés.",
    "building:X04": "\nLe Palais doit être construit par une tâche. Les autres peuvent acheter ce que vous laissez, comme toujours.",
    "building:X05": (
        "\nVous devez acheter au moins un Tissu par votre propre tâche ; un Tissu restant de l’achat d’un autre ne compte pas."
    ),
    "building:X06": "\nLa Statue, petite ou grande, doit être construite par une tâche. Vous gardez les deux cartes.",
    "building:X07": "\nCela a lieu avant de produire, même si le joueur actif prend l’or.",
    "building:X08": (
        "\nCela a lieu avant l’action elle-même, même si le joueur actif prend l’or. D’autres Nobles peuvent être relevés."
    ),
    "building:X09": "\nCela a lieu après la Perte de Guerre et avant la Conquête. La pierre remplace le coût imprimé.",
    "building:X10": (
        "\nSeule l’action secondaire compte, pas un Nomade dû à un autre effet. Les 2 pierres remplacent le coût de l’Escalier."
    ),
    "building:X11": "\nAucun Soldat n’est nécessaire, rien n’est activé, et le marqueur est l’un des vôtres.",
    "building:X12": "\nLa pierre remplace le coût imprimé.",
    "building:X13": "\nVous seul voyez les quatre cartes ; elles viennent uniquement de la pioche.",
    "building:X14": "\nVous payez le maïs à l’arrivée de l’Artisan, avant ses tâches.",
    "building:X15": (
        "\nDans l’ordre que vous voulez. La carte Dieu n’exige pas de Statue ; elle rejoint l’offre à la fin du tour."
    ),
    # Passive Buildings
    "building:ZA1": "\nCela a lieu avant l’Adoration, même si le joueur actif prend l’or. Au sommet, il ne se passe rien.",
    "building:ZA2": (
        "\nVous nommez la pile avant chaque tuile. Une fois que vous avez commencé, les trois sont piochées ; vous payez comme d’habitude, ou"
        " ne construisez rien."
    ),
    "building:ZA3": "\nLa carte entière est défaussée, qu’elle ait un ou deux Soldats ; une fois par Prêtre placé.",
    "building:ZA4": "\nUn Tissu seul est une Tapisserie ; plus de quatre Tapisseries rapportent aussi 9 PV.",
    "building:ZA5": (
        "\nElle peut être l’une de vos deux actions, à côté d’un Déplacement du Grand Prêtre. Elle ne donne pas d’or, et"
        " personne ne suit."
    ),
    "building:ZA6": "\nL’Ouvrier vient de votre réserve. Des Nobles peuvent être relevés.",
    "building:ZA7": "\nCela a lieu avant l’action elle-même : une carte ainsi jouée peut servir dans cette Conquête.",
    "building:ZA8": (
        "\nAussi avant le Marchandage d’un Festival. Une Tapisserie contient toujours chaque motif une seule fois."
    ),
    "building:ZV1": "\nCela vient après le marqueur et la capacité, même si la capacité n’a pas servi.",
    "building:ZV2": "\nUne action entière à son prix, avant l’Adoration, en plus des deux de votre tour.",
    "building:ZN1": "\nCela ne coûte rien et a lieu avant l’action, même si le joueur actif prend l’or.",
    "building:ZN2": "\nCela ne fait qu’une tâche, même si ses deux couleurs y contribuent.",
    "building:ZN3": "\nVous choisissez parmi ceux qui sont visibles ; s’il n’y en a aucun, vous ne recevez rien.",
    "building:ZN4": "\nVous gagnez l’or après avoir payé le prix ; il ne peut donc pas servir à payer ce prix.",
    "building:ZN5": (
        "\nLe Palais doit être construit par une tâche. L’action vient avant le recrutement de fin de tour ; un tour d’actions secondaires n’en donne pas."
    ),
    "building:ZN6": "\nUne Prophétie accomplie dont le Palais est occupé rapporte 7 PV au lieu de 5.",
    "building:ZN7": (
        "\nChaque Ouvrier adjacent compte une fois. Pour les Bâtiments et Palais qui réagissent à un type, il compte toujours"
        " comme l’un des deux."
    ),
    "building:ZN8": (
        "\nUne carte par Nouveau Venu placé ; elle n’exige pas de Statue, et vous pouvez avoir payé la case avec de l’or."
    ),
    "building:Z04X": (
        "\nIl prend la place de Z04. Cela s’ajoute à tous les Marchandages suivants et vaut aussi pour les Tissus gratuits."
    ),
    # Nation and Cult tiles
    "nation": "**Capacité :** {id:nation_text}",
    "nation:VN01": "\nDeux Vassaux face à face ne concordent avec rien. Le Vassal reste sur son bord où qu’aille le Tissu.",
    "nation:VN02": "\nUne case sautée ne compte pas dans le déplacement. Cela n’aide que vous ; les autres y passent comme avant.",
    "nation:VN03": (
        "\nPlusieurs Vassaux peuvent être sur le même Escalier ; chacun donne une ressource à chaque placement en dessous."
    ),
    "nation:VN04": (
        "\nVous progressez à l’arrivée de l’Ouvrier, avant ses tâches. Chaque segment du bas n’a de place que pour un Vassal,"
        " peu importe de qui."
    ),
    "nation:VN05": (
        "\nLe marqueur retourne dans votre réserve. Ce n’est pas une Conquête, et aucun Soldat n’est nécessaire. Le Vassal ne"
        " peut pas être remplacé, et départage les égalités à la place du marqueur."
    ),
    "nation:VN06": "\nCe Vassal ne départage jamais une égalité. Plusieurs Vassaux peuvent être placés près d’un même marqueur.",
    "nation:VN07": "\nCe Vassal ne compte qu’aux Festivals, et n’est pas un Ouvrier. Vous gardez les trois cartes.",
    "nation:VN08": (
        "\nÀ la Production, le Bâtiment doit être face visible ; il produit une fois par activation, même si vous prenez l’or."
    ),
    "nation:VN09": (
        "\nUne fois par carte et par Vassal, avec le premier bénéfice que vous prenez. Une carte qui ne fait que placer un"
        " Ouvrier ne donne rien. Plusieurs Vassaux peuvent être sur une même Statue."
    ),
    "nation:VN10": (
        "\nLe Palais peut être de n’importe quelle couleur, et aucun Noble ne peut y entrer ensuite. Le Vassal ne rapporte pas"
        " de PV lui-même et n’est un Ouvrier d’aucune couleur."
    ),
    "cult": "Va avec : {nation:tile}. **Un Vassal :** {id:cult_text} {id:cult_second}",
    "automa_space.golden_age": "\nCette case est sur la face du plateau prévue pour les parties avec des Vassaux ou des Nobles.",
    # overlays
    "temple.start_ruruy": (
        "Avec Ruruy, tous les marqueurs commencent ici. À chaque Festival, un marqueur resté ici rapporte {vp} PV et une"
        " récompense : {reward:benefit}."
    ),
    "temple.start_simpa": (
        "Avec Simpa, tous les marqueurs commencent ici. À chaque Festival, un marqueur resté ici coûte 2 PV à son"
        " propriétaire."
    ),
    "temple.left": "\nC’est la case de gauche ; sa rangée en a deux.",
    "temple.right": "\nC’est la case de droite ; sa rangée en a deux.",
    "temple.two_weavings": "Les deux sont pris avant que la tuile suivante soit révélée.",
    "temple.next": "\n**Suite de la voie :** {next:each}.",
    # effects that need a word more
    "effect.GainNewcomer": "Vous choisissez parmi les Nouveaux Venus visibles.",
    "effect.PlayGod": "La carte Dieu n’exige pas de Statue et ne place aucun Ouvrier ; elle rejoint l’offre à la fin du tour.",
    "effect.PlaceConquestMarker": (
        "Des cartes Armée peuvent d’abord entrer en jeu, pour {play_price:cost} chacune ; puis une case est conquise contre ses"
        " Soldats. Personne ne suit."
    ),
    "effect.CasualtyForArmy": "L’Ouvrier vient de votre réserve ; vous devez en faire autant que possible.",
    "effect.MovePriest": "Le Grand Prêtre doit avancer ; rien n’est activé.",
}

NAMES: Mapping[str, tuple[str, ...]] = {
    "term:golden_age": ("extension", "modules", "module", "âge d’or"),
    "term:way_of_the_sun": ("surplateau", "surplateaux", "voie divisée", "surplateau du temple"),
    "term:ruruy": ("croissance", "bifurcation"),
    "term:simpa": ("tresse", "croisement"),
    "term:vassals": ("module des vassaux",),
    "term:vassal": ("vassal",),
    "term:nation": ("nation", "nations"),
    "term:nobles": ("module des nobles",),
    "term:new_buildings": ("plus de bâtiments", "bâtiments de l’extension"),
    "term:palace": ("palais",),
    "term:noble": ("noble", "nommer", "nomination", "coucher", "relever"),
    "term:prophecy": ("prophétie",),
    "term:newcomer": ("nouveau venu", "deux couleurs", "ouvrier de deux couleurs"),
    "term:cult": ("culte", "cultes"),
    "term:automa_modules": ("modules en solo",),
    "action:influence": ("influence", "influence culturelle", "étendre"),
}
