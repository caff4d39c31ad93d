"""French: the terms a player meets first, each in a few sentences: the turn, the hill, gods and Steps."""

from bot.languages.language import Templates

WORDS: Templates = {
    "term:turn": (
        "Vous faites **l’une** de ces deux choses : placer un Ouvrier, ou faire deux actions secondaires différentes. Les"
        " actions gratuites sont possibles à tout moment."
        "\nPuis le tour se termine, dans cet ordre : vous pouvez recruter un Ouvrier du Village ; vous retirez les"
        " Ouvriers au-delà de {worker_limit.regular}{only_nobles}, sans compter un Nouveau Venu{only_end} ; un Village"
        " vide déclenche un Festival ; le Marché des Bâtiments est complété ; la carte Dieu jouée rejoint l’offre."
        "\nAvant votre tout premier tour, vous posez votre Grand Prêtre sur une case de la Coricancha, sans rien activer."
    ),
    "term:placement": (
        "1. Prenez un Ouvrier de votre réserve et jouez une carte Dieu montrant le Dieu d’une case vide, ou payez"
        " {placement.gold_instead_of_god_card} or pour n’importe quel Dieu."
        "\n2. Payez la nourriture de la Déambulation et de la Descente."
        "\n3. Placez l’Ouvrier. Les propriétaires des Escaliers utilisés marquent ; avec un Guerrier, vous piochez une"
        " carte Armée et pouvez reprendre un Ouvrier adjacent."
        "\n4. Faites ses tâches. Avec une Statue du Dieu de la carte, vous pouvez aussi profiter des bénéfices de cette"
        " carte, avant ou après les tâches, en partie ou en entier."
        "\n5. Un Prêtre prend une carte Dieu. À la fin du tour, la carte jouée rejoint l’offre."
    ),
    "term:placement_cost": (
        "De la nourriture pour la **Déambulation** ({placement.roaming.same}, {placement.roaming.adjacent} ou"
        " {placement.roaming.non_adjacent}) et pour la **Descente** ({placement.descending[top]},"
        " {placement.descending[middle]} ou {placement.descending[bottom]}). Chaque jeton Escalier sur le chemin, dans la"
        " section de la case, réduit la Descente de {placement.steps_discount}, sans passer sous 0. Un Coursier paie ensuite"
        " {placement.courier_discount} de moins en tout. Vous payez avant les tâches, en pommes de terre, maïs ou or, en"
        " plus de la carte Dieu ou de l’or pour le Dieu."
    ),
    "term:roaming": (
        "Le chemin de la section de votre Grand Prêtre à celle de la case : {placement.roaming.same:count food} dans la"
        " même, {placement.roaming.adjacent} dans l’une des deux voisines, {placement.roaming.non_adjacent} dans les"
        " autres."
    ),
    "term:descending": (
        "Le chemin vers le bas : {placement.descending[top]:count food} jusqu’à la terrasse supérieure,"
        " {placement.descending[middle]} jusqu’à la médiane, {placement.descending[bottom]} jusqu’à l’inférieure. Chaque"
        " Escalier au-dessus de la case, dans la même section, retire {placement.steps_discount}, sans passer sous 0. Un Ouvrier"
        " les utilise tous, que vous le vouliez ou non, et vos adversaires marquent pour les leurs."
    ),
    "term:tasks": (
        "Un Ouvrier placé a **1** tâche, plus 1 pour chaque Ouvrier adjacent de sa couleur, plus ce que son type ajoute."
        "\nChaque tâche utilise l’une des trois icônes aux coins de la case. Toutes les trois doivent avoir servi avant que l’une d’elles serve de nouveau : deux tâches, ce sont deux icônes différentes ; la quatrième ouvre une nouvelle série."
        "\nVous pouvez arrêter quand vous voulez. Si aucune des icônes qui restent dans la série n’est réalisable, les"
        " tâches restantes sont perdues ; une icône laissée de côté ne compte pas comme utilisée et n’ouvre donc pas de"
        " nouvelle série."
    ),
    "term:adjacent": (
        "Deux cases sont adjacentes si elles sont sur la **même terrasse** et touchent la **même icône Tâche**, même"
        " par-dessus la limite de deux sections. Chaque Ouvrier de la même couleur sur une case adjacente donne une tâche"
        " de plus à celui que vous placez, peu importe qui l’a placé. C’est sa vraie couleur qui compte, même si un"
        " Bâtiment le fait agir autrement."
    ),
    "term:hill": (
        "Cinq sections autour de la Coricancha, de trois terrasses chacune : {all_spaces} cases pour des Ouvriers,"
        " {all_icons} icônes Tâche et {all_spots} emplacements d’Escalier. Une case est un triangle ; elle montre un Dieu,"
        " et à ses coins les trois tâches qu’elle offre. Son nom dit où elle est : **T** pour la terrasse supérieure,"
        " **M** pour la médiane, **B** pour l’inférieure, puis la section. Un trait rouge sépare deux sections."
    ),
    "term:icons": (
        "Tous les symboles des images, avec leur nom ; /règles les explique sous ce nom. Chaque type d’Ouvrier a sa forme"
        " et sa couleur, et chaque joueur une marque : un cœur, une croix, une goutte, une étoile."
        "\n**Un contour** montre ce qui vient de changer. Les **trois cercles** en haut à droite sont les Festivals :"
        " pleins une fois déclenchés. Un Architecte a une tâche de plus sur une case **bleue**, un Artisan sur une case"
        " **verte**."
        "\n**Solo :** en rouge, **1** à **4** sont les chiffres du dé, chacun près du Dieu dont l’automa prendrait une"
        " case. **✓** marque une action du Grand Prêtre dont la condition est remplie, donc possible"
        " maintenant{only_nobles} ; sur un Palais, une Prophétie accomplie{only_end}."
    ),
    "term:help": (
        "**Annuler :** un tour reste un projet tant que vous ne l’avez pas confirmé. **Retour** ou /annuler annule une"
        " étape, **Recommencer** les annule toutes. Seule une étape marquée 🔒 est définitive, car elle révèle quelque chose."
        "\n**Conseil :** ce bouton, à l’écran de votre tour, montre ce qu’un bot envisagerait, si la table autorise les"
        " conseils."
        "\n**Ce qui a changé** est cerné dans l’image après chaque tour ; **Quoi de neuf ?** montre tout ce qui s’est"
        " passé depuis votre dernier tour, et /journal le raconte en détail."
        "\n**Encore un appel ?** On vous interroge aussi aux tours des autres : pour suivre une action du Grand Prêtre,"
        " acheter un Tissu restant, ou lors d’un Festival."
        "\n**Une nouvelle partie :** /partie nouvelle ouvre une table. **/aide** est une courte visite."
    ),
    "term:section": (
        "Une section est un cinquième de la colline ; elles sont numérotées de 1 à 5 dans le sens horaire. Chacune a"
        " {terraces[top].spaces_per_segment} cases sur la terrasse supérieure, {terraces[middle].spaces_per_segment} sur"
        " la médiane et {terraces[bottom].spaces_per_segment} sur l’inférieure, deux emplacements d’Escalier et une case"
        " de Grand Prêtre. La Déambulation compte le chemin de section en section."
    ),
    "term:terrace": (
        "Les terrasses sont les anneaux de la colline : supérieure, médiane, inférieure. Descendre coûte de la nourriture"
        " (Descente) ; seuls des Ouvriers de la même terrasse peuvent être adjacents."
    ),
    "term:segment": (
        "Un segment est une terrasse d’une section : {terraces[top].spaces_per_segment},"
        " {terraces[middle].spaces_per_segment} ou {terraces[bottom].spaces_per_segment} cases. Un Coursier a une tâche de"
        " plus si son segment est vide quand il arrive ; à deux joueurs, les Ouvriers qui bloquent des cases l’occupent"
        " aussi."
    ),
    "term:coricancha": (
        "Le sanctuaire au sommet de la colline. Chacune de ses cinq cases appartient à une section et porte une action du"
        " Grand Prêtre ; dans le sens horaire : Adoration, Offrande, Régénération, Conquête et Production. La tuile est"
        " tournée au hasard au début, sauf si la table la joue comme imprimée : le plateau montre où est chaque action."
        " Une case peut accueillir n’importe quel nombre de Grands Prêtres."
    ),
    "term:high_priest": (
        "Chaque joueur en a un, sur la Coricancha. Votre Déambulation part de la section où il se trouve. Le déplacer est"
        " une action secondaire, qui active pour tout le monde la case où il arrive."
    ),
    "term:secondary": (
        "Au lieu de placer un Ouvrier, vous en faites **deux différentes**, dans l’ordre de votre choix : Déplacement du Grand"
        " Prêtre ; Prière (2 cartes Dieu) ; Entraînement (2 cartes Armée, en garder 1) ; Recrutement (un Ouvrier parmi les"
        " Nomades)."
        "{only_golden_age}\n**L’Âge d’or :** avec les Vassaux de l’Inca, aussi Étendre l’Influence Culturelle. La Voie"
        " processionnelle (ZA5) et la Maison des morts (ZA6) en donnent chacune une de plus à qui les possède ; elles"
        " comptent comme des actions à part.{only_end}"
    ),
    "term:free_action": (
        "À tout moment de votre tour, autant de fois que vous voulez et en plus de tout le reste : défausser des cartes Armée de"
        " votre main pour leurs ressources. Le Changeur (Z15) et l’Oracle (Z19) en donnent deux autres à qui les possède."
    ),
    "term:follow": (
        "Quand un joueur déplace son Grand Prêtre, l’action activée est ouverte à tous. Le joueur actif commence ; puis"
        " les autres **suivent** dans l’ordre du tour s’ils le veulent, souvent plus cher ou avec moins d’effet. Ils"
        " peuvent suivre même si le joueur actif prend l’or, mais ne peuvent jamais prendre d’or à la place."
    ),
    "term:gold_instead": (
        "**D’une carte Dieu :** {placement.gold_instead_of_god_card} or place un Ouvrier sur une case de n’importe quel"
        " Dieu. Il n’y a alors pas de carte dont une Statue pourrait vous donner les bénéfices."
        "\n**D’une action :** après avoir déplacé le Grand Prêtre, le joueur actif peut prendre"
        " {high_priest.gold_instead} or au lieu de faire l’action. Les autres peuvent suivre quand même ; une Conquête fait quand même une Perte de Guerre."
    ),
    "term:payment": (
        "L’or vaut n’importe quelle autre ressource, une pour une. Quand plusieurs combinaisons sont possibles, vous choisissez."
        " La nourriture, ce sont les pommes de terre et le maïs. Rien d’autre ne s’échange, sauf si un Bâtiment le dit. La"
        " réserve de ressources est illimitée."
    ),
    "term:god_card": (
        "Une carte Dieu montre un Dieu et un bénéfice."
        "\n**Placer un Ouvrier :** jouez-en une du Dieu de la case. Si vous avez une Statue de ce Dieu, le bénéfice est à"
        " vous aussi."
        "\n**Après un Festival** (pas le dernier), vous pouvez en jouer jusqu’à {festival.god_cards_playable} pour leurs"
        " bénéfices."
        "\n**Construire :** glissez-en une sous la pioche pour renouveler 1 ou 2 Bâtiments du Marché."
        "\n**En main,** chacune coûte {festival.potato_per_god_card:count potato} à un Festival et rapporte"
        " {final_scoring.god_card_in_hand} PV à la fin. La main n’a pas de limite."
    ),
    "term:god_offer": (
        "Des cartes Dieu visibles pour tous, au plus {setup.god_offer_size[2]}, {setup.god_offer_size[3]} ou"
        " {setup.god_offer_size[4]} à 2, 3 ou 4 joueurs ; elle commence vide. La carte Dieu que vous jouez la rejoint à la"
        " fin de votre tour. Si elle est pleine, ses cartes sont d’abord mélangées à la pioche. Chaque fois que vous"
        " prenez une carte Dieu, vous choisissez entre l’offre et la pioche ; sauf après un Festival : tant que tout le monde n’a pas joué ses cartes Dieu, seule la pioche est possible."
    ),
    "term:statue": (
        "Petite : {tasks.statue.small.cost:cost}, {tasks.statue.small.vp} PV. Grande : {tasks.statue.large.cost:cost},"
        " {tasks.statue.large.vp} PV. Il y en a deux petites et une grande par Dieu."
        "\nPetite ou grande, une Statue dans votre zone vous laisse profiter des bénéfices de chaque carte de son Dieu que"
        " vous jouez pour un placement ; si vous la construisez par une tâche de ce même placement, c’est après les tâches."
        "\nÀ l’Adoration, vous défaussez des Statues pour des cases du Temple. Quand vous n’avez plus de Statue d’un Dieu, vous perdez son aide."
    ),
    "term:steps": (
        "Un Escalier coûte {tasks.steps.cost:cost} et rapporte {tasks.steps.benefit:benefit}. Chaque section a un"
        " emplacement du haut et un du bas ; celui du bas exige celui du haut, qui rapporte alors"
        " {tasks.steps.upper_owner_vp} PV à son propriétaire."
        "\nPour tout le monde, chaque jeton réduit de {placement.steps_discount} nourritures la Descente vers les cases en dessous, dans sa section. Quand un **autre** joueur utilise votre Escalier, vous marquez"
        " {placement.steps_owner_vp} PV par jeton."
    ),
}
