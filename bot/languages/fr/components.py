"""French: the names of components, and what those that have a text of their own say."""

from bot.languages.language import Templates

NAMES: Templates = {
    "inti": "Inti",
    "killa": "Killa",
    "illapa": "Illapa",
    "qocha": "Qocha",
    "kuychi": "Kuychi",
    "wiraqocha": "Wiraqocha",
    "chinchaysuyu": "Chinchaysuyu",
    "antisuyu": "Antisuyu",
    "qullasuyu": "Qullasuyu",
    "kuntisuyu": "Kuntisuyu",
    "axomamma": "Axomamma",
    "pachamama": "Pachamama",
    "AP1a": "Sculptrice",
    "AP1b": "Tisseuse",
    "AP2a": "Pèlerine",
    "AP2b": "Bâtisseuse",
    "PP1a": "Sculptrice",
    "PP1b": "Tisseuse",
    "PP2a": "Conquérant",
    "PP2b": "Stratège",
    "PP3a": "Pèlerine",
    "PP3b": "Mère",
    "PP4a": "Bâtisseuse",
    "PP4b": "Cueilleuse",
    "P01": "Jardin en terrasses",
    "P02": "Maison de la chicha",
    "P03": "Réserve de pommes de terre",
    "P04": "Autel de chemin",
    "P05": "Terrasse de maïs",
    "P06": "Carrière",
    "P07": "Place de danse",
    "P08": "Orfèvre",
    "P09": "Halle de troc",
    "P10": "École de tissage",
    "P11": "Enclos de lamas",
    "P12": "Armurerie",
    "P13": "Maison des hôtes",
    "P14": "Cour des maçons",
    "P15": "Salle des chants",
    "P16": "Terrain d'exercice",
    "P17": "Grenier royal",
    "P18": "Porte du Soleil",
    "P19": "Monnaie royale",
    "PX01": "Cour des caravanes",
    "Z01": "Relais des coureurs",
    "Z02": "Maison de prière",
    "Z03": "Cuisine de camp",
    "Z04": "Maître métier",
    "Z05": "Atelier commun",
    "Z06": "Fosse aux offrandes",
    "Z07": "Gardiens des marches",
    "Z08": "Marché aux teintures",
    "Z09": "Salle des étoffes",
    "Z10": "Réserve commune",
    "Z11": "Métier votif",
    "Z12": "Escalier d'or",
    "Z13": "Tente du général",
    "Z14": "Chantier de caserne",
    "Z15": "Changeur",
    "Z16": "Remise à outils",
    "Z17": "Bureau du butin",
    "Z18": "Poste de recrutement",
    "Z19": "Oracle",
    "Z20": "Arpenteur",
    "ZA1": "Cour du Soleil",
    "ZA2": "Archives d'architectes",
    "ZA3": "Pierre de sacrifice",
    "ZA4": "Défilé d'étoffes",
    "ZA5": "Voie processionnelle",
    "ZA6": "Maison des morts",
    "ZA7": "Champ de revue",
    "ZA8": "Salle des motifs",
    "ZV1": "Ambassade",
    "ZV2": "Temple des envoyés",
    "ZN1": "Repos de la cour",
    "ZN2": "Festin de bienvenue",
    "ZN3": "Porte ouverte",
    "ZN4": "Trésor des nobles",
    "ZN5": "Chaussée du palais",
    "ZN6": "Salle des présages",
    "ZN7": "Guilde jumelle",
    "ZN8": "Autel des étrangers",
    "Z04X": "Maître métier",
    "X01": "Cour des statues",
    "X02": "Palais du maréchal",
    "X03": "Palais des pèlerins",
    "X04": "Palais des étoffes",
    "X05": "Palais des hôtes",
    "X06": "Salle des idoles",
    "X07": "Palais des récoltes",
    "X08": "Palais des rites",
    "X09": "Siège du gouverneur",
    "X10": "Palais des chemins",
    "X11": "Palais des frontières",
    "X12": "Palais de la forge",
    "X13": "Observatoire",
    "X14": "Palais du marché",
    "X15": "Palais des parures",
    "VN01": "Tisserands de la côte",
    "VN02": "Gardiens de la route",
    "VN03": "Bâtisseurs de marches",
    "VN04": "Pèlerins de la vallée",
    "VN05": "Villes reconquises",
    "VN06": "Chefs loyaux",
    "VN07": "Gardes-frontières",
    "VN08": "Maîtres fondeurs",
    "VN09": "Porteurs d'idoles",
    "VN10": "Seigneurs adoptés",
    "PV01": "Culte des étoffes",
    "PV02": "Culte des routes",
    "PV03": "Culte des marches",
    "PV04": "Culte du Soleil",
    "PV05": "Culte de l'étendard",
    "PV06": "Culte de la présence",
    "PV07": "Culte du tribut",
    "PV08": "Culte de la forge",
    "PV09": "Culte des idoles",
    "PV10": "Culte des ancêtres",
    "stripes": "rayures",
    "checker": "damier",
    "diamond": "losange",
    "lattice": "treillis",
    "fret": "grecque",
    "serpent": "serpent",
    "condor": "condor",
    "gold": "or",
    "stone": "pierre",
    "potato": "pomme de terre",
    "god": "carte Dieu",
    "rejuvenate": "Régénération",
    "army": "carte Armée",
    "temple": "Temple",
    "vp": "PV",
}
ABILITIES: Templates = {
    "Z01": "Tout Ouvrier que vous placez peut compter comme Coursier.",
    "Z02": "Tout Ouvrier que vous placez peut compter comme Prêtre.",
    "Z03": "Après avoir placé un Guerrier, régénérez gratuitement jusqu'à 2 Bâtiments de Production.",
    "Z04": "Une correspondance créée dans une de vos Tapisseries donne aussitôt sa récompense.",
    "Z05": "Vos Architectes peuvent agir comme Artisans et vos Artisans comme Architectes.",
    "Z06": (
        "Quand un Festival commence, gagnez 4 pommes de terre ; en fin de partie, chaque carte Dieu en main vaut 1 PV"
        " de plus."
    ),
    "Z07": "Marquez aussi les PV des Escaliers quand votre Ouvrier utilise vos propres Escaliers.",
    "Z08": "Quand vous achetez des Tissus par une tâche, regardez 5 tuiles et remettez-en d'abord 2 sous la pile.",
    "Z09": "Quand un Festival commence, gagnez 1 PV par Tissu de votre plus longue Tapisserie.",
    "Z10": "Quand un Festival commence, gagnez 2 pommes de terre, 1 maïs et 1 pierre.",
    "Z11": "Chaque fois qu'un joueur active l'Offrande, prenez un Tissu gratuit.",
    "Z12": (
        "Chaque fois qu'un joueur active l'Adoration, et juste avant chaque Festival, vous pouvez payer 1 or pour"
        " monter de 1 marche au Temple."
    ),
    "Z13": (
        "Chaque case que vous conquérez coûte 1 Soldat de moins à retourner et/ou à défausser, mais toujours au moins"
        " 1 en tout."
    ),
    "Z14": "Un Guerrier que vous placez a deux tâches de plus.",
    "Z15": "À tout moment, échangez 2 pierres, 2 maïs et 1 or les uns contre les autres.",
    "Z16": (
        "Chaque fois qu'un joueur active la Production, vous pouvez régénérer gratuitement 1 Bâtiment de Production ou"
        " 1 carte Armée, avant ou après avoir produit."
    ),
    "Z17": "Chaque fois qu'un joueur active la Conquête, gagnez 1 PV et 1 or.",
    "Z18": "Chaque fois qu'un joueur active la Régénération, gagnez 1 or et piochez 1 carte Armée.",
    "Z19": "Pendant votre tour, vous pouvez payer 1 pomme de terre pour 1 carte Dieu, autant de fois que vous voulez.",
    "Z20": ("Quand une tâche vous donne pomme de terre, maïs ou pierre (pas l'or), gagnez-en 1 de plus, et 1 PV."),
    "ZA1": "Chaque fois qu'un joueur active l'Adoration, montez de 1 marche au Temple.",
    "ZA2": (
        "Vos tâches Construire peuvent aussi choisir parmi 3 tuiles piochées de n'importe quelles piles ; les autres"
        " retournent sous leurs piles."
    ),
    "ZA3": (
        "En plaçant un Prêtre, vous pouvez défausser une carte Armée face visible pour monter de 1 marche au Temple."
    ),
    "ZA4": "Quand un Festival commence, gagnez 0/2/4/9 PV pour 1/2/3/4 Tapisseries.",
    "ZA5": "Une action secondaire de plus : payez 1 maïs pour avancer le Grand Prêtre d'une case sans l'activer.",
    "ZA6": "Une action secondaire de plus : donnez un Ouvrier aux Pertes de Guerre pour Régénération 2.",
    "ZA7": (
        "Chaque fois qu'un joueur active la Conquête ou la Régénération, vous pouvez jouer gratuitement 1 carte Armée"
        " de votre main."
    ),
    "ZA8": (
        "Avant chaque Marchandage, vous pouvez réarranger tous vos Tissus ; ces correspondances ne paient pas aussitôt."
    ),
    "ZV1": (
        "Quand vous étendez votre Influence culturelle, prenez aussi 2 cartes Dieu, ou jouez gratuitement 2 cartes"
        " Armée de votre main."
    ),
    "ZV2": "Chaque fois qu'un joueur active l'Adoration, vous pouvez étendre votre Influence culturelle.",
    "ZN1": "Chaque fois qu'un joueur active l'Adoration ou l'Offrande, relevez au plus 4 de vos Nobles.",
    "ZN2": "Un Nouveau Venu que vous placez a une tâche de plus.",
    "ZN3": "Quand un Festival commence, prenez un Nouveau Venu.",
    "ZN4": "Chaque fois que vous utilisez un Noble, gagnez 1 or.",
    "ZN5": (
        "Au tour où vous construisez un Palais, vous pouvez aussi faire une action du Grand Prêtre après les tâches."
    ),
    "ZN6": (
        "Quand un Festival commence, relevez au plus 4 de vos Nobles ; en fin de partie, chaque Prophétie accomplie"
        " vaut 2 PV de plus."
    ),
    "ZN7": "Un Nouveau Venu que vous placez a les capacités et les voisins de ses deux couleurs.",
    "ZN8": (
        "En plaçant un Nouveau Venu, vous pouvez jouer une carte Dieu de votre main pour son bénéfice ; elle va à"
        " l'offre à la fin du tour."
    ),
    "Z04X": "Une correspondance créée dans une de vos Tapisseries donne aussitôt sa récompense.",
    "X01": "Quand vous construisez un Bâtiment Passif : payez 1 maïs et 1 pierre pour une petite Statue et ses 3 PV.",
    "X02": (
        "Quand vous construisez un Bâtiment de Production : retournez une carte Armée face cachée pour monter de 1"
        " marche au Temple."
    ),
    "X03": "Quand vous montez au Temple : Régénération 2, hors ce Noble.",
    "X04": "Quand vous construisez un Palais : faites une tâche d'achat de Tissus.",
    "X05": "Après un achat par votre tâche d'achat de Tissus : prenez un Nouveau Venu.",
    "X06": "Quand vous construisez une Statue par une tâche : piochez 2 cartes Armée.",
    "X07": "Quand un joueur active la Production : prenez un Nouveau Venu.",
    "X08": "Quand un joueur active l'Adoration ou l'Offrande : Régénération 2, hors ce Noble.",
    "X09": "Quand un joueur active la Conquête : payez 1 pierre pour un Bâtiment Passif.",
    "X10": "Quand votre action Recruter vous donne un Nomade : payez 2 pierres pour un Escalier et ses bénéfices.",
    "X11": (
        "Quand vous placez un Coursier : payez 1 or pour conquérir sans Soldats la case vide la plus à gauche d'une"
        " région et gagner son bénéfice."
    ),
    "X12": "Quand vous placez un Guerrier : payez 1 pierre pour un Bâtiment de Production.",
    "X13": (
        "Quand vous placez un Architecte : payez 1 ressource, regardez les 4 premières cartes Dieu, gardez-en 2,"
        " mélangez les 2 autres."
    ),
    "X14": "Quand vous placez un Artisan : payez 2 maïs pour un Marchandage.",
    "X15": (
        "Quand vous placez un Prêtre : avancez le Grand Prêtre de 1 case sans activation et gagnez le bénéfice d'une"
        " carte Dieu de votre main."
    ),
    "VN01": (
        "Posez un Vassal sur un bord d'un de vos Tissus et gagnez la récompense couverte ; ce bord correspond ensuite"
        " à tout."
    ),
    "VN02": (
        "Posez un Vassal sur une case du Coricancha sans Vassal ; votre Grand Prêtre peut la sauter pour 1 pomme de"
        " terre."
    ),
    "VN03": (
        "Posez un Vassal sur un de vos Escaliers et gagnez encore 4 PV, 2 pommes de terre et 1 maïs ; dès qu'un joueur"
        " l'utilise, gagnez 1 maïs, pomme de terre ou pierre."
    ),
    "VN04": (
        "Posez un Vassal près d'un segment inférieur sans Vassal ; chaque Ouvrier que vous y placez vous fait monter"
        " de 1 marche au Temple."
    ),
    "VN05": (
        "Remplacez un de vos marqueurs Conquête par un Vassal et regagnez le bénéfice de sa case ; le Vassal compte à"
        " sa place pour la majorité."
    ),
    "VN06": (
        "Posez un Vassal près d'un de vos marqueurs Conquête : une pièce de plus pour la majorité ; gagnez 1 maïs et"
        " 2 or."
    ),
    "VN07": (
        "Posez un Vassal parmi les Pertes de Guerre : il compte comme une de plus au décompte des régions ; piochez 3"
        " cartes Armée."
    ),
    "VN08": (
        "Posez un Vassal sur un de vos Bâtiments de Production : face cachée, il se retourne ; face visible, il"
        " produit. À chaque Production, il peut produire sans se retourner."
    ),
    "VN09": (
        "Posez un Vassal sur une de vos Statues ; chaque carte de ce dieu dont vous avez les bénéfices donne 2 pommes"
        " de terre et 1 pierre de plus. Il part avec la Statue."
    ),
    "VN10": (
        "Posez un Vassal dans un de vos Palais vides et prenez un Nouveau Venu ; il sert de Noble qui ne se couche"
        " jamais, et la Prophétie compte."
    ),
    "PV01": "Sa plus grande Tapisserie compte un Tissu de plus : 1 PV de plus aux Festivals, valeur suivante à la fin.",
    "PV02": "La troisième case du Coricancha lui est aussi ouverte ; y aller coûte 1 pomme de terre.",
    "PV03": "Chaque usage de ses Escaliers, par vous ou par elle, lui donne 1 PV de plus.",
    "PV04": "Au Festival, sa marche du Temple donne PV et récompense deux fois.",
    "PV05": "Chaque case de Conquête lui demande un Soldat de moins à retourner.",
    "PV06": (
        "Au Festival, elle a un marqueur de plus, le plus faible aux égalités, dans la région où elle en a le moins ;"
        " à égalité, là où il donne la majorité."
    ),
    "PV07": "Chaque région qu'elle domine au Festival lui donne 2 PV de plus.",
    "PV08": "Quand elle produit ou suit la Production, le deuxième Bâtiment le plus haut reste aussi face visible.",
    "PV09": "Une petite Statue défaussée à l'Adoration la fait monter de 2 marches au Temple.",
    "PV10": "Chacun de ses Palais avec un Noble vaut 2 PV de plus à la fin.",
}
SECOND_VASSALS: Templates = {
    "PV01": "Avec deux Vassaux, la deuxième Tapisserie fait de même.",
    "PV02": "Avec deux Vassaux, y aller ne coûte rien.",
    "PV03": "Avec deux Vassaux, c'est 2 PV de plus.",
    "PV04": "Avec deux Vassaux, trois fois.",
    "PV05": "Avec deux Vassaux, aussi un de moins à défausser.",
    "PV06": "Avec deux Vassaux, de même dans les deux régions où elle en a le moins.",
    "PV07": "Avec deux Vassaux, c'est 3 PV de plus.",
    "PV08": "Avec deux Vassaux, le troisième aussi.",
    "PV09": "Avec deux Vassaux, une grande la fait aussi monter de 4.",
    "PV10": "Avec deux Vassaux, c'est 5 PV de plus.",
}
PROPHECIES: Templates = {
    "X01": "votre deuxième plus longue Tapisserie a au moins 4 Tissus",
    "X02": "vous avez au moins 3 Ouvriers, Nobles ou Nouveaux Venus jaunes ou verts",
    "X03": "vous avez au moins 6 Tissus bruns ou jaunes",
    "X04": "vous avez au moins 3 Ouvriers, Nobles ou Nouveaux Venus verts ou bleus",
    "X05": "vous avez au moins 5 Bâtiments de Production, visibles ou cachés",
    "X06": "vous avez au moins 3 Ouvriers, Nobles ou Nouveaux Venus rouges ou blancs",
    "X07": "au moins 7 de vos marqueurs Conquête sont en jeu",
    "X08": "vous avez au moins 3 Ouvriers, Nobles ou Nouveaux Venus jaunes ou blancs",
    "X09": "vous avez au moins 3 Ouvriers, Nobles ou Nouveaux Venus rouges ou bleus",
    "X10": "au moins 7 cartes Armée sont devant vous, visibles ou cachées",
    "X11": "vous avez au moins 4 Palais",
    "X12": "vos Tapisseries ont au moins 5 correspondances",
    "X13": "votre marqueur du Temple a atteint la marche à 16 PV",
    "X14": "vous avez au moins 4 Bâtiments Passifs",
    "X15": "vous avez au moins 3 Tissus verts ou rouges",
}
