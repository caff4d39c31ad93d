"""French: the terms of what is built, woven, conquered and scored, each in a few sentences."""

from bot.languages.language import Templates

WORDS: Templates = {
    "term:building": (
        "Un Bâtiment de Production donne quelque chose quand il produit ; un Bâtiment Passif a une capacité"
        " durable.{only_nobles} Avec les Nobles et Nouveaux Venus, il y a aussi des Palais, chacun pour un"
        " Noble.{only_end} Tous se prennent au Marché, au prix de la tuile, et chacun rapporte {final_scoring.face_up_building} PV s’il est face visible à la fin."
    ),
    "term:market": (
        "{setup.market_per_building_type} Bâtiments de Production et {setup.market_per_building_type} Bâtiments Passifs en"
        " vente{only_nobles} ; avec les Nobles et Nouveaux Venus, aussi {setup.market_per_building_type}"
        " Palais{only_end}. Les vides sont comblés à la fin du tour. Qui pourrait en construire un peut d’abord, une fois,"
        " glisser une carte Dieu de sa main sous la pioche et renouveler 1 ou 2 Bâtiments ; ceux retirés vont sous leurs"
        " piles. Après les premier et deuxième Festivals, tous sont renouvelés."
    ),
    "term:production": (
        "Un Bâtiment de Production arrive dans votre zone face visible. La **Production** le fait produire et le retourne"
        " face cachée ; une tâche **Production Unique** le fait produire et le laisse visible. La **Régénération** le"
        " retourne face visible. Visible à la fin, il rapporte {final_scoring.face_up_building} PV ; caché, rien."
    ),
    "term:passive": (
        "Un Bâtiment Passif agit dès qu’il est dans votre zone et jusqu’à la fin de la partie, toujours face visible. Ceux"
        " qui réagissent à une action du Grand Prêtre le font quel que soit le joueur qui l’active, même s’il prend l’or ;"
        " la plupart agissent avant l’action."
    ),
    "term:face_down": (
        "Les Bâtiments de Production sont retournés face cachée quand la Production les a fait produire ; les cartes Armée,"
        " quand elles paient une Conquête. Face cachée, ils n’ont plus d’effet et ne rapportent rien. La Régénération les retourne face visible.{only_nobles} Les Palais sont toujours face visible ; leurs Nobles se couchent quand on les utilise, et"
        " la Régénération les relève.{only_end}"
    ),
    "term:army": (
        "Une carte Armée a 1 ou 2 Soldats et une ressource. **De la main,** vous pouvez la défausser pour la ressource, à"
        " tout moment de votre tour. **À une Conquête,** vous pouvez la jouer face visible, et ses Soldats paient des"
        " cases Conquête. Chaque carte visible à la fin rapporte {final_scoring.face_up_army_card} PV. Votre main est secrète"
        " et sans limite."
    ),
    "term:soldiers": (
        "Une case Conquête demande des Soldats à **défausser** (leurs cartes vont à la défausse) et des Soldats à"
        " **retourner** (leurs cartes passent face cachée et pourront être régénérées). Seules comptent les cartes visibles"
        " dans votre zone. Une carte sert en entier, pour l’un des deux ; une carte de 2 Soldats peut payer pour 1."
    ),
    "term:marker": (
        "Chaque joueur a {player_pieces.conquest_markers} marqueurs Conquête{only_vassals} ({markers_with_vassals} avec"
        " les Vassaux de l’Inca){only_end}. Posés sur une case, ils y restent jusqu’à la fin et comptent pour la majorité"
        " dans la région. S’il ne vous en reste aucun, vous ne pouvez plus conquérir."
        "{only_vassals}\n**Vassaux de l’Inca :** les mêmes {markers_with_vassals} servent aussi aux tuiles Nation. Seul un"
        " marqueur qu’un Vassal remplace (VN05) revient dans votre réserve.{only_end}"
    ),
    "term:majority": (
        "À chaque Festival, dans chacune des quatre régions, le joueur qui y a le plus de marqueurs Conquête marque 1 PV par Ouvrier"
        " dans les Pertes de Guerre. À égalité, c’est le marqueur le plus à droite qui l’emporte. Une région sans marqueurs"
        " ne rapporte rien."
        "{only_vassals}\n**Vassaux de l’Inca :** les marqueurs sur la tuile Nation et les Vassaux près de la piste (VN05,"
        " VN06) comptent aussi. À égalité, le marqueur ou le Vassal VN05 le plus à droite de la piste l’emporte ; la tuile et"
        " les Vassaux VN06 ne départagent pas les égalités. Un Vassal parmi les Pertes de Guerre (VN07) compte comme l’une"
        " d’elles.{only_end}"
    ),
    "term:casualties": (
        "Chaque Conquête activée y envoie un Ouvrier : pris à une extrémité du Village, au choix du joueur actif, ou parmi les Nomades si le Village est vide. Ils n’en reviennent jamais. Leur nombre est ce que rapporte la majorité dans chaque région lors d’un Festival. Une Perte de Guerre peut être le dernier Ouvrier du Village et ainsi déclencher un"
        " Festival."
        "{only_golden_age}\n**L’Âge d’or :** la Maison des morts (ZA6) et une case d’un surplateau y envoient un Ouvrier de"
        " votre réserve. Un Vassal parmi elles (VN07) compte comme un Ouvrier au décompte des régions, et à aucun autre"
        " moment.{only_end}"
    ),
    "term:weaving": (
        "Une tuile avec un motif, et une récompense à chaque bord. Les Tissus viennent de la tâche Acheter des Tissus (1, 2"
        " ou 3 pour {tasks.weavings.corn_for_1_2_3[0]}, {tasks.weavings.corn_for_1_2_3[1]} ou"
        " {tasks.weavings.corn_for_1_2_3[2]} maïs), de ce que les autres laissent, ou d’un effet qui en donne gratuitement. Chacun rejoint"
        " aussitôt une Tapisserie et reste où il est."
    ),
    "term:tapestry": (
        "Une rangée de Tissus aux motifs tous **différents**, {all_patterns} au plus. Un nouveau Tissu va à l’une des extrémités d’une Tapisserie qui n’a pas encore son motif, ou en commence une autre ; rien ne bouge ensuite{only_golden_age}, sauf avec la"
        " Salle des motifs (ZA8){only_end}. Vous pouvez avoir autant de Tapisseries que vous voulez."
        "\nÀ la fin, une Tapisserie de 1 à {all_patterns} Tissus rapporte {tapestry_vp:row} PV."
    ),
    "term:match": (
        "Là où deux Tissus se touchent et que leurs bords montrent la même récompense, le raccord est concordant. Chaque"
        " Marchandage paie tous les raccords concordants de toutes vos Tapisseries. Deux Tissus voisins n’ont pas besoin"
        " de concorder.{only_vassals} Un bord couvert d’un Vassal (VN01) concorde avec tout ce qu’il touche, sauf avec un"
        " autre Vassal.{only_end}"
    ),
    "term:leftover": (
        "Des {tasks.weavings.tiles_drawn} Tissus piochés pour un achat, ceux qui restent sont proposés aux autres dans"
        " l’ordre du tour : un chacun pour {tasks.weavings.leftover_corn} maïs (3 si la table en a convenu). Ce que"
        " personne n’achète va sous la pile."
    ),
    "term:free_weaving": (
        "Si quelque chose vous donne un Tissu, prenez celui qui est visible ou, sans le voir, celui juste en dessous. Rien"
        " n’est proposé aux autres."
    ),
    "term:temple": (
        "Une piste de {temple_steps} cases au-dessus du départ. On y progresse par l’Adoration, l’Offrande et certaines"
        " cartes, cases et raccords. Chaque case atteinte donne la récompense à sa gauche, même au passage."
        "\nÀ chaque Festival, votre case rapporte les PV à sa droite et donne de nouveau sa récompense. Les plus hautes"
        " rapportent {temple_finals:row} PV de plus à la fin. Une case peut accueillir tous les marqueurs."
        "{only_sun}\n**Voie du Soleil :** un surplateau, Ruruy ou Simpa, couvre la moitié basse d’autres récompenses ; là"
        " où la voie se divise, vous choisissez une case, et les PV sont ceux de toute la rangée.{only_end}"
    ),
    "term:worker": (
        "Cinq types en cinq couleurs : Architecte (bleu), Artisan (vert), Guerrier (rouge), Coursier (jaune), Prêtre"
        " (blanc). Une fois placés, ils n’appartiennent à personne et restent sur la colline, sauf si un Guerrier en"
        " reprend un. Les Ouvriers viennent du Village, des Nomades et de la colline. À la fin, chaque Ouvrier de votre réserve rapporte {final_scoring.worker_in_supply} PV.{only_nobles} Les Nouveaux Venus sont des Ouvriers de deux"
        " couleurs.{only_end}"
    ),
    "term:village": (
        "Une file d’Ouvriers entre un côté pommes de terre et un côté maïs. En fin de tour, vous pouvez recruter à"
        " l’une des extrémités pour 1 pomme de terre ou 1 maïs, selon le côté. Les Conquêtes y prennent aussi leurs Pertes de Guerre. S’il est vide à la fin d’un tour, un Festival est déclenché, qui le remplit de nouveau avec le sac."
    ),
    "term:nomads": (
        "Quelques Ouvriers à côté du plateau, sans ordre. L’action Recrutement et tous les effets qui donnent un Ouvrier en"
        " prennent un, aussitôt remplacé par le sac. S’il n’y en a pas, rien n’est gagné."
    ),
    "term:bag": (
        "Les Ouvriers à venir. Il complète les Nomades aussitôt et le Village lors d’un Festival. S’il n’a plus d’Ouvrier"
        " pour le Village, le Festival suivant est déclenché sur-le-champ, et c’est le dernier."
    ),
    "term:worker_limit": (
        "À la fin de votre tour, après un éventuel recrutement, vous pouvez garder {worker_limit.regular} Ouvriers dans"
        " votre réserve. Vous choisissez lesquels quittent la partie pour de bon. Pendant votre tour, vous"
        " pouvez en avoir davantage."
        "{only_nobles}\n**Nobles et Nouveaux Venus :** un Nouveau Venu ne compte pas ; vous pouvez donc garder trois"
        " Ouvriers si l’un d’eux est un Nouveau Venu. Les Nobles ne comptent pas du tout, les Vassaux non plus.{only_end}"
    ),
    "term:festival": (
        "**Déclenché** par le joueur qui finit son tour avec le Village vide : {festival.trigger_vp[0]}, {festival.trigger_vp[1]} ou"
        " {festival.trigger_vp[2]} PV pour le premier, le deuxième ou le troisième."
        "\n**Il a lieu** au début du prochain tour de ce joueur, pour tout le monde, en commençant par lui :"
        "\n1. Ce que les Bâtiments Passifs donnent à un Festival ; puis un Marchandage gratuit."
        "\n2. Les PV et la récompense de votre case du Temple."
        "\n3. Les majorités dans les régions."
        "\n4. Les pommes de terre pour vos cartes Dieu en main."
        "\n5. Au dernier Festival, la partie finit ici. Sinon, le Village est rempli, des cartes Dieu sont distribuées,"
        " chacun peut en jouer jusqu’à {festival.god_cards_playable}, et le Marché est renouvelé."
    ),
    "term:upkeep": (
        "À un Festival, chaque carte Dieu de votre main coûte {festival.potato_per_god_card:count potato}. Vous devez payer"
        " autant de pommes de terre que vous en avez ; l’or sert de joker, mais rien n’oblige à s’en servir. Chaque pomme de terre"
        " manquante coûte {festival.vp_lost_per_missing_potato} PV ; personne ne tombe sous {score.minimum}. Les cartes"
        " restent en main."
    ),
    "term:festival_cards": (
        "Après les premier et deuxième Festivals, des cartes Dieu de la pioche sont distribuées. Du plus grand au plus petit"
        " score : {festival.god_draw_most_to_fewest_vp[2]:row} (à deux joueurs),"
        " {festival.god_draw_most_to_fewest_vp[3]:row} (à trois) ou {festival.god_draw_most_to_fewest_vp[4]:row} (à"
        " quatre) ; à égalité, le premier dans l’ordre du tour est considéré comme devant. Puis chacun joue autant de cartes Dieu"
        " qu’il veut pour leurs bénéfices, {festival.god_cards_playable} au plus, sans qu’il faille de Statue. Elles"
        " retournent dans la pioche."
    ),
    "term:end": (
        "Le troisième Festival est le dernier : une fois les cartes Dieu payées, on passe directement au décompte final. Entre son"
        " déclenchement et son début, tous les autres jouent encore un tour. Si le sac ne peut pas remplir le Village avant"
        " cela, le Festival suivant est déclenché sur-le-champ, et c’est le dernier ; alors tout le monde joue encore un"
        " tour, y compris celui qui l’a déclenché."
    ),
    "term:scoring": (
        "Après le dernier Festival :"
        "{only_nobles}\n**Prophéties** d’abord (Nobles et Nouveaux Venus) : {final_scoring.prophecy} PV pour chaque Prophétie accomplie dans un Palais habité.{only_end}"
        "\n**Tapisseries** de 1 à {all_patterns} Tissus : {tapestry_vp:row} PV."
        "\n**Temple :** {temple_finals:row} PV sur les plus hautes cases."
        "\n**Bâtiments** face visible{only_nobles}, Palais compris{only_end} : {final_scoring.face_up_building} PV chacun."
        "\n**Cartes Dieu** en main : {final_scoring.god_card_in_hand} chacune. **Cartes Armée** visibles dans votre zone :"
        " {final_scoring.face_up_army_card} chacune. **Ouvriers** dans votre réserve : {final_scoring.worker_in_supply}"
        " chacun.{only_nobles} **Nobles** debout : {final_scoring.standing_noble} chacun.{only_end} **Or :**"
        " {final_scoring.gold} chacun."
        "\nQui a le plus de PV l’emporte ; en solo, il en faut aussi au moins {solo.target_vp}."
    ),
    "term:tie": (
        "**Victoire :** parmi les meilleurs scores, qui a le plus de ressources (pommes de terre, maïs, pierres et or"
        " ensemble) l’emporte ; si cela aussi est égal, la victoire est partagée. **Région :** le marqueur le plus à droite"
        " de la piste. **Cartes Dieu après un Festival :** le premier dans l’ordre du tour est considéré comme ayant plus de PV."
    ),
    "term:setup": (
        "Pour 2 à 4 joueurs, ou un seul contre l’automa."
        "\nTout le monde a {setup.start_workers} Ouvriers différents, {setup.start_resources:cost}, {score.start} PV, et"
        " choisit un Tissu de départ dans l’ordre du tour. Sur {setup.god_cards_dealt} cartes Dieu distribuées, chacun en"
        " garde {setup.god_cards_kept} en main et joue les {setup.god_cards_played} autres pour leurs bénéfices, le dernier"
        " joueur d’abord ; une carte peut payer pour une autre. Les cartes jouées sont mélangées à la pioche. L’offre"
        " centrale commence vide."
        "{only_golden_age}\n**L’Âge d’or :** avec les Nobles et Nouveaux Venus, chacun a aussi un Palais, construit et"
        " vide ; avec les Vassaux de l’Inca, une tuile Nation est posée près de chaque région.{only_end}"
    ),
    "term:turn_order": (
        "Dans le sens horaire, de place en place. Ce qui concerne plusieurs joueurs se résout dans l’ordre du tour, le"
        " joueur actif d’abord ; un Festival commence par le joueur qui l’a déclenché. Si plusieurs choses arrivent en"
        " même temps à un joueur, il en choisit l’ordre."
    ),
    "term:pieces": (
        "Chaque joueur a un Grand Prêtre, un marqueur Temple, {player_pieces.steps_markers} jetons Escalier et"
        " {player_pieces.conquest_markers} marqueurs Conquête{only_vassals}, avec les Vassaux de l’Inca"
        " {markers_with_vassals} et {player_pieces.vassals} Vassaux{only_end} ; une fois les siens épuisés, on ne peut plus construire d’Escaliers ni conquérir. Les ressources ne sont pas limitées ; les Statues, Ouvriers, cartes et tuiles le sont."
    ),
    "term:empty": (
        "Une pioche Armée vide est reformée avec sa défausse, une pioche Dieu vide avec l’offre. S’il n’y reste rien non"
        " plus, on ne pioche rien. Les piles de Tissus et de Bâtiments peuvent s’épuiser ; elles ne sont alors pas reformées."
    ),
    "term:reconstruction": (
        "En partie. Les livrets de règles ne montrent la colline, les cartes et beaucoup de tuiles qu’en petites images."
        " Leurs règles et les nombres connus sont respectés ; la disposition, les bénéfices des cartes, les coûts et les"
        " noms illisibles ont été créés pour ce projet et équilibrés sur une même échelle. Ceux qui ont été publiés peuvent"
        " différer."
    ),
}
