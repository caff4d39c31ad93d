"""French: the names of components, what those that have a text of their own say, and what else there is to explain."""

from bot.languages.fr.terms import TERMS
from bot.languages.language import Tables, Templates
from bot.languages.terms import named

GODS = ("inti", "killa", "illapa", "qocha", "kuychi", "wiraqocha")
REGIONS = ("chinchaysuyu", "antisuyu", "qullasuyu", "kuntisuyu")
AUTOMAS = ("axomamma", "pachamama")
COMPONENTS: Tables = {
    "god": named(TERMS, GODS),
    "region": named(TERMS, REGIONS),
    "automa": named(TERMS, AUTOMAS),
    "personality": {
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
    },
    "building_name": {
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
        "P16": "Terrain d’exercice",
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
        "Z12": "Escalier d’or",
        "Z13": "Tente du général",
        "Z14": "Chantier de caserne",
        "Z15": "Changeur",
        "Z16": "Remise à outils",
        "Z17": "Bureau du butin",
        "Z18": "Poste de recrutement",
        "Z19": "Oracle",
        "Z20": "Arpenteur",
        "ZA1": "Cour du Soleil",
        "ZA2": "Archives d’architectes",
        "ZA3": "Pierre de sacrifice",
        "ZA4": "Défilé d’étoffes",
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
    },
    "building_text": {
        "Z01": "Tout Ouvrier que vous placez peut compter comme Coursier.",
        "Z02": "Tout Ouvrier que vous placez peut compter comme Prêtre.",
        "Z03": "Après avoir placé un Guerrier, régénérez gratuitement jusqu’à 2 Bâtiments de Production.",
        "Z04": "Une correspondance créée dans une de vos Tapisseries donne aussitôt sa récompense.",
        "Z05": "Vos Architectes peuvent agir comme Artisans et vos Artisans comme Architectes.",
        "Z06": (
            "Quand un Festival commence, gagnez 4 pommes de terre ; en fin de partie, chaque carte Dieu en main vaut"
            " 1 PV de plus."
        ),
        "Z07": "Marquez aussi les PV des Escaliers quand votre Ouvrier utilise vos propres Escaliers.",
        "Z08": "Quand vous achetez des Tissus par une tâche, regardez 5 tuiles et remettez-en d’abord 2 sous la pile.",
        "Z09": "Quand un Festival commence, gagnez 1 PV par Tissu de votre plus longue Tapisserie.",
        "Z10": "Quand un Festival commence, gagnez 2 pommes de terre, 1 maïs et 1 pierre.",
        "Z11": "Chaque fois qu’un joueur active l’Offrande, prenez un Tissu gratuit.",
        "Z12": (
            "Chaque fois qu’un joueur active l’Adoration, et juste avant chaque Festival, vous pouvez payer 1 or pour"
            " monter de 1 marche au Temple."
        ),
        "Z13": (
            "Chaque case que vous conquérez coûte 1 Soldat de moins à retourner et/ou à défausser, mais toujours au"
            " moins 1 en tout."
        ),
        "Z14": "Un Guerrier que vous placez a deux tâches de plus.",
        "Z15": "À tout moment, échangez 2 pierres, 2 maïs et 1 or les uns contre les autres.",
        "Z16": (
            "Chaque fois qu’un joueur active la Production, vous pouvez régénérer gratuitement 1 Bâtiment de"
            " Production ou 1 carte Armée, avant ou après avoir produit."
        ),
        "Z17": "Chaque fois qu’un joueur active la Conquête, gagnez 1 PV et 1 or.",
        "Z18": "Chaque fois qu’un joueur active la Régénération, gagnez 1 or et piochez 1 carte Armée.",
        "Z19": (
            "Pendant votre tour, vous pouvez payer 1 pomme de terre pour 1 carte Dieu, autant de fois que vous voulez."
        ),
        "Z20": "Quand une tâche vous donne pomme de terre, maïs ou pierre (pas l’or), gagnez-en 1 de plus, et 1 PV.",
        "ZA1": "Chaque fois qu’un joueur active l’Adoration, montez de 1 marche au Temple.",
        "ZA2": (
            "Vos tâches Construire peuvent aussi choisir parmi 3 tuiles piochées de n’importe quelles piles ; les"
            " autres retournent sous leurs piles."
        ),
        "ZA3": (
            "En plaçant un Prêtre, vous pouvez défausser une carte Armée face visible pour monter de 1 marche au"
            " Temple."
        ),
        "ZA4": "Quand un Festival commence, gagnez 0/2/4/9 PV pour 1/2/3/4 Tapisseries.",
        "ZA5": "Une action secondaire de plus : payez 1 maïs pour avancer le Grand Prêtre d’une case sans l’activer.",
        "ZA6": "Une action secondaire de plus : donnez un Ouvrier aux Pertes de Guerre pour Régénération 2.",
        "ZA7": (
            "Chaque fois qu’un joueur active la Conquête ou la Régénération, vous pouvez jouer gratuitement 1 carte"
            " Armée de votre main."
        ),
        "ZA8": (
            "Avant chaque Marchandage, vous pouvez réarranger tous vos Tissus ; ces correspondances ne paient pas"
            " aussitôt."
        ),
        "ZV1": (
            "Quand vous étendez votre Influence culturelle, prenez aussi 2 cartes Dieu, ou jouez gratuitement 2"
            " cartes Armée de votre main."
        ),
        "ZV2": "Chaque fois qu’un joueur active l’Adoration, vous pouvez étendre votre Influence culturelle.",
        "ZN1": "Chaque fois qu’un joueur active l’Adoration ou l’Offrande, relevez au plus 4 de vos Nobles.",
        "ZN2": "Un Nouveau Venu que vous placez a une tâche de plus.",
        "ZN3": "Quand un Festival commence, prenez un Nouveau Venu.",
        "ZN4": "Chaque fois que vous utilisez un Noble, gagnez 1 or.",
        "ZN5": (
            "Au tour où vous construisez un Palais, vous pouvez aussi faire une action du Grand Prêtre après les"
            " tâches."
        ),
        "ZN6": (
            "Quand un Festival commence, relevez au plus 4 de vos Nobles ; en fin de partie, chaque Prophétie"
            " accomplie vaut 2 PV de plus."
        ),
        "ZN7": "Un Nouveau Venu que vous placez a les capacités et les voisins de ses deux couleurs.",
        "ZN8": (
            "En plaçant un Nouveau Venu, vous pouvez jouer une carte Dieu de votre main pour son bénéfice ; elle va à"
            " l’offre à la fin du tour."
        ),
        "Z04X": "Une correspondance créée dans une de vos Tapisseries donne aussitôt sa récompense.",
        "X01": (
            "Quand vous construisez un Bâtiment Passif : payez 1 maïs et 1 pierre pour une petite Statue et ses 3 PV."
        ),
        "X02": (
            "Quand vous construisez un Bâtiment de Production : retournez une carte Armée face cachée pour monter de"
            " 1 marche au Temple."
        ),
        "X03": "Quand vous montez au Temple : Régénération 2, hors ce Noble.",
        "X04": "Quand vous construisez un Palais : faites une tâche d’achat de Tissus.",
        "X05": "Après un achat par votre tâche d’achat de Tissus : prenez un Nouveau Venu.",
        "X06": "Quand vous construisez une Statue par une tâche : piochez 2 cartes Armée.",
        "X07": "Quand un joueur active la Production : prenez un Nouveau Venu.",
        "X08": "Quand un joueur active l’Adoration ou l’Offrande : Régénération 2, hors ce Noble.",
        "X09": "Quand un joueur active la Conquête : payez 1 pierre pour un Bâtiment Passif.",
        "X10": "Quand votre action Recruter vous donne un Nomade : payez 2 pierres pour un Escalier et ses bénéfices.",
        "X11": (
            "Quand vous placez un Coursier : payez 1 or pour conquérir sans Soldats la case vide la plus à gauche"
            " d’une région et gagner son bénéfice."
        ),
        "X12": "Quand vous placez un Guerrier : payez 1 pierre pour un Bâtiment de Production.",
        "X13": (
            "Quand vous placez un Architecte : payez 1 ressource, regardez les 4 premières cartes Dieu, gardez-en 2,"
            " mélangez les 2 autres."
        ),
        "X14": "Quand vous placez un Artisan : payez 2 maïs pour un Marchandage.",
        "X15": (
            "Quand vous placez un Prêtre : avancez le Grand Prêtre de 1 case sans activation et gagnez le bénéfice"
            " d’une carte Dieu de votre main."
        ),
    },
}

# What there is to explain of a Passive Building beyond its text; the numbers of the game may stand in it.
BUILDING_NOTES: Templates = {
    "Z01": (
        "\nA Worker that counts as one has the Courier's ability **instead** of its own: less food, and one more task"
        " in an empty segment. Neighbours still go by its real colour."
    ),
    "Z02": (
        "\nA Worker that counts as one has the Priest's ability **instead** of its own: a task for 1 potato, and a God"
        " card after the tasks. Neighbours still go by its real colour."
    ),
    "Z03": (
        "\nThis happens on arrival, before the tasks. A Warrior treated as another kind by a Building does not trigger"
        " it.{only_nobles} A Newcomer that is half a Warrior does, whichever ability it uses.{only_end}"
    ),
    "Z04": "\nIt pays in addition to every later Merchant, and also for free Weavings.",
    "Z05": (
        "\nSo a blue Worker may have the extra task on a green space, and a green one on a blue space. Neighbours still"
        " go by the real colour."
    ),
    "Z06": (
        "\nThe potato comes before you pay for your God cards. A God card in hand scores 2 VP at the end instead of 1."
    ),
    "Z07": "\nThat is {placement.steps_owner_vp} VP for each marker of yours above the space.",
    "Z08": (
        "\nYou choose the order in which the 2 tiles go under the stack, and buy from the other 3. It affects only your"
        " own Purchase Weavings tasks, not free Weavings."
    ),
    "Z09": "\nIt comes before the Merchant of the Festival.",
    "Z10": "\nIt comes before the Merchant of the Festival.",
    "Z11": (
        "\nThe Weaving is the face-up one or the one beneath it. It comes before the Offering itself, also when the"
        " active player takes gold."
    ),
    "Z12": (
        "\nThe step brings its reward. Each occasion allows one step, which comes before the Worship itself, also when"
        " the active player takes gold."
    ),
    "Z13": "\nWhere nothing would be left, 1 Soldier is flipped face down, or discarded if the space asks for no flip.",
    "Z14": (
        "\nA Warrior treated as another kind by a Building does not have them.{only_nobles} A Newcomer that is half a"
        " Warrior has them, whichever of its two abilities it uses; only if something waits for its other half too, you"
        " choose as which of the two it counts.{only_end}"
    ),
    "Z15": "\nYou may do so whenever you are asked something, even in another player's turn.",
    "Z16": ("\nAlso when the active player takes gold; the active player's own right to Rejuvenate comes on top."),
    "Z17": "\nAlso when the active player takes gold, and also when nobody conquers anything.",
    "Z18": "\nAlso when the active player takes gold. The card is drawn from the deck.",
    "Z19": "\nEach card comes from the offer or the deck.",
    "Z20": "\nIt works with tasks only: not with Production Buildings, God cards or other gains.",
}
