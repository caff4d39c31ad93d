"""French: tiles of The Golden Age by name and text, when they may be used, Prophecies, and Cult tiles at work."""

from bot.languages.fr.terms import CULTS, NATIONS, TERMS
from bot.languages.language import Clauses, Lengths, Tables
from bot.languages.terms import named

GOLDEN_AGE: Tables = {
    "nation_name": named(TERMS, tuple(NATIONS)),
    "nation_text": {
        "VN01": (
            "Posez un Vassal sur un bord d’un de vos Tissus et gagnez la récompense couverte ; ce bord concorde ensuite"
            " avec tout."
        ),
        "VN02": (
            "Posez un Vassal sur une case de la Coricancha sans Vassal ; votre Grand Prêtre peut la sauter, pour 1"
            " pomme de terre chaque fois."
        ),
        "VN03": (
            "Posez un Vassal sur un de vos Escaliers et gagnez de nouveau 4 PV, 2 pommes de terre et 1 maïs ; chaque"
            " fois qu’un joueur l’utilise, gagnez 1 maïs, 1 pomme de terre ou 1 pierre."
        ),
        "VN04": (
            "Posez un Vassal près d’un segment inférieur qui n’en a pas ; chaque Ouvrier que vous y placez vous fait"
            " progresser d’une case sur le Temple."
        ),
        "VN05": (
            "Remplacez par un Vassal un de vos marqueurs Conquête posés sur une case Conquête et regagnez le bénéfice"
            " de la case ; le Vassal compte à sa place pour la majorité."
        ),
        "VN06": (
            "Posez un Vassal près d’un de vos marqueurs Conquête posés sur une case Conquête : c’est une pièce de plus"
            " pour la majorité ; gagnez 1 maïs et 2 or."
        ),
        "VN07": (
            "Posez un Vassal dans les Pertes de Guerre, où il compte pour une de plus au décompte des régions ; piochez"
            " 3 cartes Armée."
        ),
        "VN08": (
            "Posez un Vassal sur un de vos Bâtiments de Production : face cachée, il se retourne ; face visible, il"
            " produit. Chaque fois qu’un joueur active la Production, il peut produire sans se retourner."
        ),
        "VN09": (
            "Posez un Vassal sur une de vos Statues ; chaque carte de ce Dieu dont vous recevez les bénéfices rapporte"
            " en plus 2 pommes de terre et 1 pierre. Le Vassal quitte la partie avec la Statue."
        ),
        "VN10": (
            "Posez un Vassal dans un de vos Palais vides et prenez un Nouveau Venu ; le Vassal sert de Noble et ne se"
            " couche jamais ; la Prophétie compte."
        ),
    },
    "cult_name": named(TERMS, tuple(CULTS)),
    "cult_text": {
        "PV01": (
            "Sa plus grande Tapisserie compte un Tissu de plus : 1 PV de plus aux Festivals, et la valeur suivante du"
            " barème en fin de partie."
        ),
        "PV02": "La troisième case devant son Grand Prêtre lui est aussi ouverte ; y aller lui coûte 1 pomme de terre.",
        "PV03": "Chaque usage de ses Escaliers, par vous ou par elle, lui rapporte 1 PV de plus.",
        "PV04": "À un Festival, sa case du Temple donne deux fois ses PV et sa récompense.",
        "PV05": "Chaque case Conquête lui demande de retourner un Soldat de moins.",
        "PV06": (
            "À un Festival, elle a un marqueur de plus, le dernier en cas d’égalité, dans la région où elle en a le"
            " moins ; à nombre égal, là où il donne la majorité."
        ),
        "PV07": "Chaque région qu’elle domine à un Festival lui rapporte 2 PV de plus.",
        "PV08": (
            "Quand elle produit ou suit la Production, le Bâtiment au deuxième plus grand numéro parmi ceux qui ont"
            " produit reste aussi face visible."
        ),
        "PV09": "Une petite Statue défaussée à l’Adoration la fait progresser de 2 cases sur le Temple.",
        "PV10": "Chacun de ses Palais avec un Noble rapporte 2 PV de plus en fin de partie.",
    },
    "cult_second": {
        "PV01": "Avec deux Vassaux, sa deuxième plus grande Tapisserie fait de même.",
        "PV02": "Avec deux Vassaux, y aller est gratuit.",
        "PV03": "Avec deux Vassaux, c’est 2 PV de plus.",
        "PV04": "Avec deux Vassaux, elle les donne trois fois.",
        "PV05": "Avec deux Vassaux, elle lui demande aussi d’en défausser un de moins.",
        "PV06": "Avec deux Vassaux, de même dans les deux régions où elle en a le moins.",
        "PV07": "Avec deux Vassaux, c’est 3 PV de plus.",
        "PV08": "Avec deux Vassaux, le troisième aussi.",
        "PV09": "Avec deux Vassaux, une grande la fait aussi progresser de 4.",
        "PV10": "Avec deux Vassaux, c’est 5 PV de plus.",
    },
    "module": {
        "way_of_the_sun:ruruy": "Voie du Soleil (Ruruy)",
        "way_of_the_sun:simpa": "Voie du Soleil (Simpa)",
        "vassals": "Vassaux de l’Inca",
        "nobles": "Nobles et Nouveaux Venus",
        "buildings": "Nouveaux Bâtiments",
    },
    "module_brief": {
        "way_of_the_sun:ruruy": "Soleil : Ruruy",
        "way_of_the_sun:simpa": "Soleil : Simpa",
        "vassals": "Vassaux",
        "nobles": "Nobles",
        "buildings": "Bâtiments",
    },
    "module_advice": {
        "way_of_the_sun:ruruy": "L’autre face du surplateau du Temple, à la voie divisée : à essayer après Simpa",
        "way_of_the_sun:simpa": "Un nouveau bas de Temple, aux voies croisées : le bon début pour l’extension",
        "vassals": "Une action secondaire de plus et des Nations à côté des régions : la deuxième étape",
        "nobles": "Palais et Ouvriers bicolores : la dernière étape, sans les Vassaux la première fois",
        "buildings": "D’autres Bâtiments pour le Marché ; ils vont avec tout, même avec le seul jeu de base",
    },
    "overlay": {"ruruy": "Ruruy", "simpa": "Simpa"},
    "prophecy": {
        "X01": "votre deuxième plus longue Tapisserie a au moins 4 Tissus",
        "X02": "vous avez au moins 3 Ouvriers, Nobles ou Nouveaux Venus jaunes ou verts",
        "X03": "vous avez au moins 6 Tissus bruns ou jaunes",
        "X04": "vous avez au moins 3 Ouvriers, Nobles ou Nouveaux Venus verts ou bleus",
        "X05": "vous avez au moins 5 Bâtiments de Production, face visible ou face cachée",
        "X06": "vous avez au moins 3 Ouvriers, Nobles ou Nouveaux Venus rouges ou blancs",
        "X07": "au moins 7 de vos marqueurs Conquête sont en jeu",
        "X08": "vous avez au moins 3 Ouvriers, Nobles ou Nouveaux Venus jaunes ou blancs",
        "X09": "vous avez au moins 3 Ouvriers, Nobles ou Nouveaux Venus rouges ou bleus",
        "X10": "au moins 7 cartes Armée sont devant vous, face visible ou face cachée",
        "X11": "vous avez au moins 4 Palais",
        "X12": "vos Tapisseries ont au moins 5 raccords concordants",
        "X13": "votre marqueur Temple a atteint la case à 16 PV",
        "X14": "vous avez au moins 4 Bâtiments Passifs",
        "X15": "vous avez au moins 3 Tissus verts ou rouges",
    },
    # What happened that abilities may answer; a sentence about them goes on after it.
    "moment": {
        "activated_worship": "L’Adoration est activée",
        "activated_offering": "L’Offrande est activée",
        "activated_conquest": "La Conquête est activée",
        "activated_produce": "La Production est activée",
        "worker_placed": "Vous avez placé un Ouvrier",
        "recruited": "Vous avez recruté un Nomade",
        "purchased": "Vous avez acheté des Tissus",
        "statue_built": "Vous avez construit une Statue",
        "constructed": "Vous avez construit un Bâtiment",
        "climbed": "Vous avez progressé sur le Temple",
        "festival_began": "Un Festival commence",
    },
    # What an ability does that answers by itself, at the moment it does.
    "answer": {
        "Z03": "régénérer jusqu’à 2 Bâtiments de Production",
        "Z11": "prendre un Tissu gratuit",
        "Z12": "progresser d’une case sur le Temple, si vous payez 1 or",
        "ZA1": "progresser d’une case sur le Temple",
        "ZA7": "jouer gratuitement une carte Armée de votre main, si vous voulez",
        "ZN1": "relever jusqu’à 4 de vos Nobles",
        "ZN3": "prendre un Nouveau Venu",
        "ZN6": "relever jusqu’à 4 de vos Nobles",
        "VN04": "progresser d’une case sur le Temple",
    },
    # What an ability does that may be used or not, without its price.
    "offer": {
        "ZA3": "défausser une carte Armée face visible pour progresser d’une case sur le Temple",
        "ZV2": "étendre l’Influence Culturelle",
        "ZN8": "jouer une carte Dieu de la main pour ses bénéfices",
        "X01": "construire une petite Statue et gagner ses 3 PV",
        "X02": "retourner face cachée une carte Armée visible pour progresser d’une case sur le Temple",
        "X03": "régénérer 2 éléments autres que ce Noble",
        "X04": "réaliser une tâche Acheter des Tissus",
        "X05": "prendre un Nouveau Venu",
        "X06": "piocher 2 cartes Armée et les garder toutes les deux",
        "X07": "prendre un Nouveau Venu",
        "X08": "régénérer 2 éléments autres que ce Noble",
        "X09": "prendre un Bâtiment Passif",
        "X10": "construire un Escalier et gagner ses bénéfices",
        "X11": "conquérir sans Soldats la case vide la plus à gauche d’une région",
        "X12": "prendre un Bâtiment de Production",
        "X13": "regarder 4 cartes Dieu de la pioche et en garder 2",
        "X14": "réaliser un Marchandage",
        "X15": "avancer le Grand Prêtre de 1 case sans activation, et jouer une carte Dieu pour ses bénéfices",
    },
}

# What comes of Cult tiles in a turn, in clauses.
CULTS_TOLD: Clauses = {
    "turn.vassals_on": Lengths("place un Vassal ({things:each cult_name})", brief="Vassal ({things:each})"),
    "turn.withheld.full": Lengths(
        "pas de Vassal (déjà deux : {tile:cult_name})", brief="pas de Vassal (déjà deux : {tile})"
    ),
    "turn.withheld.none": "plus aucun Vassal",
    "turn.cult": Lengths("{vp} PV grâce au {tile:cult_name}", brief="{vp} PV par {tile}"),
    "turn.cult.PV02": Lengths(
        "{things:each priest_action} à portée grâce au {tile:cult_name}", brief="{things:each priest_action} par {tile}"
    ),
    "turn.cult.PV04": Lengths(
        "case du Temple {times} fois grâce au {tile:cult_name} (dont {vp} PV)",
        brief="case du Temple {times} fois par {tile} ({vp} PV)",
    ),
    "turn.cult.PV04.lost": Lengths(
        "case du Temple {times} fois par le {tile:cult_name} (dont −{vp} PV)",
        brief="case du Temple {times} fois par {tile} (−{vp} PV)",
    ),
    "turn.cult.PV05": Lengths("{n:count soldier} de moins grâce au {tile:cult_name}", brief="{n} de moins par {tile}"),
    "turn.cult.PV06": Lengths(
        "un marqueur de plus en {things:each region} grâce au {tile:cult_name}",
        brief="{things:each region} +1 par {tile}",
    ),
    "turn.cult.PV08": Lengths(
        "{things:each the} encore face visible grâce au {tile:cult_name}", brief="{n} encore face visible par {tile}"
    ),
    "turn.cult.PV09": Lengths(
        "{n:plural case|cases} de plus grâce au {tile:cult_name}", brief="{n:plural case|cases} de plus par {tile}"
    ),
    "turn.vp.cult": Lengths("dont {vp} grâce au {tile:cult_name}", brief="dont {vp} par {tile}"),
}
