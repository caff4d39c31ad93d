"""French: tiles of The Golden Age by name and text, when they may be used, Prophecies, and Cult tiles at work."""

from bot.languages.language import Clauses, Lengths, Tables

GOLDEN_AGE: Tables = {
    "nation_name": {
        "VN01": "Tisserands de la côte",
        "VN02": "Gardiens de la route",
        "VN03": "Bâtisseurs de marches",
        "VN04": "Pèlerins de la vallée",
        "VN05": "Villes reconquises",
        "VN06": "Chefs loyaux",
        "VN07": "Gardes-frontières",
        "VN08": "Maîtres fondeurs",
        "VN09": "Porteurs d’idoles",
        "VN10": "Seigneurs adoptés",
    },
    "nation_text": {
        "VN01": (
            "Posez un Vassal sur un bord d’un de vos Tissus et gagnez la récompense couverte ; ce bord correspond"
            " ensuite à tout."
        ),
        "VN02": (
            "Posez un Vassal sur une case du Coricancha sans Vassal ; votre Grand Prêtre peut la sauter pour 1 pomme"
            " de terre."
        ),
        "VN03": (
            "Posez un Vassal sur un de vos Escaliers et gagnez encore 4 PV, 2 pommes de terre et 1 maïs ; dès qu’un"
            " joueur l’utilise, gagnez 1 maïs, pomme de terre ou pierre."
        ),
        "VN04": (
            "Posez un Vassal près d’un segment inférieur sans Vassal ; chaque Ouvrier que vous y placez vous fait"
            " monter de 1 marche au Temple."
        ),
        "VN05": (
            "Remplacez un de vos marqueurs Conquête par un Vassal et regagnez le bénéfice de sa case ; le Vassal"
            " compte à sa place pour la majorité."
        ),
        "VN06": (
            "Posez un Vassal près d’un de vos marqueurs Conquête : une pièce de plus pour la majorité ; gagnez 1 maïs"
            " et 2 or."
        ),
        "VN07": (
            "Posez un Vassal parmi les Pertes de Guerre : il compte comme une de plus au décompte des régions ;"
            " piochez 3 cartes Armée."
        ),
        "VN08": (
            "Posez un Vassal sur un de vos Bâtiments de Production : face cachée, il se retourne ; face visible, il"
            " produit. À chaque Production, il peut produire sans se retourner."
        ),
        "VN09": (
            "Posez un Vassal sur une de vos Statues ; chaque carte de ce dieu dont vous avez les bénéfices donne 2"
            " pommes de terre et 1 pierre de plus. Il part avec la Statue."
        ),
        "VN10": (
            "Posez un Vassal dans un de vos Palais vides et prenez un Nouveau Venu ; il sert de Noble qui ne se"
            " couche jamais, et la Prophétie compte."
        ),
    },
    "cult_name": {
        "PV01": "Culte des étoffes",
        "PV02": "Culte des routes",
        "PV03": "Culte des marches",
        "PV04": "Culte du Soleil",
        "PV05": "Culte de l’étendard",
        "PV06": "Culte de la présence",
        "PV07": "Culte du tribut",
        "PV08": "Culte de la forge",
        "PV09": "Culte des idoles",
        "PV10": "Culte des ancêtres",
    },
    "cult_text": {
        "PV01": (
            "Sa plus grande Tapisserie compte un Tissu de plus : 1 PV de plus aux Festivals, valeur suivante à la fin."
        ),
        "PV02": "La troisième case du Coricancha lui est aussi ouverte ; y aller coûte 1 pomme de terre.",
        "PV03": "Chaque usage de ses Escaliers, par vous ou par elle, lui donne 1 PV de plus.",
        "PV04": "Au Festival, sa marche du Temple donne PV et récompense deux fois.",
        "PV05": "Chaque case de Conquête lui demande un Soldat de moins à retourner.",
        "PV06": (
            "Au Festival, elle a un marqueur de plus, le plus faible aux égalités, dans la région où elle en a le"
            " moins ; à égalité, là où il donne la majorité."
        ),
        "PV07": "Chaque région qu’elle domine au Festival lui donne 2 PV de plus.",
        "PV08": "Quand elle produit ou suit la Production, le deuxième Bâtiment le plus haut reste aussi face visible.",
        "PV09": "Une petite Statue défaussée à l’Adoration la fait monter de 2 marches au Temple.",
        "PV10": "Chacun de ses Palais avec un Noble vaut 2 PV de plus à la fin.",
    },
    "cult_second": {
        "PV01": "Avec deux Vassaux, la deuxième Tapisserie fait de même.",
        "PV02": "Avec deux Vassaux, y aller ne coûte rien.",
        "PV03": "Avec deux Vassaux, c’est 2 PV de plus.",
        "PV04": "Avec deux Vassaux, trois fois.",
        "PV05": "Avec deux Vassaux, aussi un de moins à défausser.",
        "PV06": "Avec deux Vassaux, de même dans les deux régions où elle en a le moins.",
        "PV07": "Avec deux Vassaux, c’est 3 PV de plus.",
        "PV08": "Avec deux Vassaux, le troisième aussi.",
        "PV09": "Avec deux Vassaux, une grande la fait aussi monter de 4.",
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
        "way_of_the_sun:ruruy": "Sun: Ruruy",
        "way_of_the_sun:simpa": "Sun: Simpa",
        "vassals": "Vassals",
        "nobles": "Nobles",
        "buildings": "Buildings",
    },
    "module_advice": {
        "way_of_the_sun:ruruy": "The other side of the Temple overlay, with a split path: once you know Simpa",
        "way_of_the_sun:simpa": "A new lower half for the Temple, with crossing paths: start the expansion here",
        "vassals": "One more secondary action, and Nations beside the regions: the second step",
        "nobles": "Palaces and Workers of two colours: the last step, and not with Vassals in a first game",
        "buildings": "More Buildings for the market; they go with anything, even the base game alone",
    },
    "overlay": {"ruruy": "Ruruy", "simpa": "Simpa"},
    "prophecy": {
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
    },
    # What happened that abilities may answer; a sentence about them goes on after it.
    "moment": {
        "activated_worship": "Worship was activated",
        "activated_offering": "Offering was activated",
        "activated_conquest": "Conquest was activated",
        "activated_produce": "Produce was activated",
        "worker_placed": "You placed a Worker",
        "recruited": "You recruited a Nomad",
        "purchased": "You purchased Weavings",
        "statue_built": "You built a Statue",
        "constructed": "You constructed a Building",
        "climbed": "You climbed the Temple",
        "festival_began": "A Festival begins",
    },
    # What an ability does that answers by itself, at the moment it does.
    "answer": {
        "Z03": "Rejuvenate up to 2 Production Buildings",
        "Z11": "take a free Weaving",
        "Z12": "climb 1 Temple step, if you pay 1 gold",
        "ZA1": "climb 1 Temple step",
        "ZA7": "play an Army card from your hand for free, if you like",
        "ZN1": "stand up as many as 4 of your Nobles",
        "ZN3": "take a Newcomer",
        "ZN6": "stand up as many as 4 of your Nobles",
        "VN04": "climb 1 Temple step",
    },
    # What an ability does that may be used or not, without its price.
    "offer": {
        "ZA3": "discard a face-up Army card to climb 1 Temple step",
        "ZV2": "Spread Cultural Influence",
        "ZN8": "play a God card from hand for its benefits",
        "X01": "build a small Statue and score its 3 VP",
        "X02": "flip a face-up Army card face down to climb 1 Temple step",
        "X03": "Rejuvenate 2, except this Noble",
        "X04": "perform a Purchase Weavings task",
        "X05": "take a Newcomer",
        "X06": "draw 2 Army cards and keep both",
        "X07": "take a Newcomer",
        "X08": "Rejuvenate 2, except this Noble",
        "X09": "take a Passive Building",
        "X10": "build Steps and gain their benefits",
        "X11": "conquer the leftmost empty space of a region without Soldiers",
        "X12": "take a Production Building",
        "X13": "look at 4 God cards from the deck and keep 2",
        "X14": "perform a Merchant task",
        "X15": "move the High Priest 1 space without activating, and play a God card for its benefits",
    },
}

# What comes of Cult tiles in a turn, in clauses.
CULTS_TOLD: Clauses = {
    "turn.vassals_on": Lengths("placed a Vassal on {things:each cult_name}", brief="+Vassal {things:each}"),
    "turn.withheld.full": Lengths("no Vassal (two on {tile:cult_name})", brief="no Vassal (two on {tile})"),
    "turn.withheld.none": "no Vassal left",
    "turn.cult": Lengths("{vp} VP by {tile:cult_name}", brief="{vp} VP by {tile}"),
    "turn.cult.PV02": Lengths(
        "{things:each priest_action} in reach by {tile:cult_name}", brief="{things:each priest_action} by {tile}"
    ),
    "turn.cult.PV04": Lengths(
        "Temple step {times} times by {tile:cult_name} ({vp} VP of it)",
        brief="Temple step {times} times by {tile} ({vp} VP)",
    ),
    "turn.cult.PV04.lost": Lengths(
        "Temple step {times} times by {tile:cult_name} ({vp} VP lost by it)",
        brief="Temple step {times} times by {tile} ({vp} VP lost)",
    ),
    "turn.cult.PV05": Lengths("{n:plural Soldier|Soldiers} fewer by {tile:cult_name}", brief="{n} fewer by {tile}"),
    "turn.cult.PV06": Lengths(
        "one more marker in {things:each region} by {tile:cult_name}", brief="{things:each region} +1 by {tile}"
    ),
    "turn.cult.PV08": Lengths(
        "{things:each building_name} kept face up by {tile:cult_name}", brief="{n} kept up by {tile}"
    ),
    "turn.cult.PV09": Lengths(
        "{n:plural step|steps} more by {tile:cult_name}", brief="{n:plural step|steps} more by {tile}"
    ),
    "turn.vp.cult": Lengths("{vp} by {tile:cult_name}", brief="{vp} by {tile}"),
}
