"""French: standing orders, spoken by the person who gives them."""

from bot.languages.language import Templates

ORDER_KINDS: Templates = {
    "leftover_weaving": "Tissus restants de l’achat d’un autre joueur",
    "worship": "Adoration : une Statue pour une case du Temple",
    "offering": "Offrande : du maïs pour une case du Temple",
    "rejuvenate": "Régénération : Bâtiments et cartes Armée contre du maïs",
    "produce": "Production : bénéfices des Bâtiments de Production",
    "army": "Cartes Armée lors de la Conquête d’un autre joueur",
    "conquest": "Case à conquérir lors de la Conquête d’un autre joueur",
    "festival_food": "Festival : comment payer mes cartes Dieu",
    "festival_gods": "Festival : cartes Dieu à jouer pour leurs bénéfices",
    "hire": "Recrutement d’un Ouvrier à la fin de mon tour",
    "last_free_actions": "Actions gratuites avant la fin de mon tour ou de la partie",
    "free_rejuvenate": "Régénération gratuite",
    "paid_benefit": "Bénéfices payants, par exemple 1 or pour une case du Temple",
    "payment": "Avec quelles ressources payer",
    "tapestry": "Où poser un Tissu",
    "soldiers": "Quelles cartes Armée donner pour une Conquête",
    "one_benefit": "Quel bénéfice prendre parmi plusieurs",
    "details": "Quel Nomade, quelle carte ou quel Tissu gratuit, et quoi d’abord",
    "temple_way": "Par où progresser sur le Temple",
    "abilities": "Capacités des Palais et d’autres tuiles",
    "free_army": "Cartes Armée à jouer gratuitement",
    "rearranging": "Réarrangement de Tissus avant le Marchandage",
    "noble": "Nomination d’un Ouvrier comme Noble",
    "newcomer": "Prise d’un Nouveau Venu",
    "nation": "Paiement de la capacité d’une tuile Nation",
}

ORDERS: Templates = {
    "ask": "me demander",
    "pass": "toujours passer",
    "take": "toujours prendre si je peux payer",
    "take.limit": "prendre tant que j’ai au moins {at_least:count {resource}}",
    "take.free": "ne prendre que ce qui est gratuit",
    "take.choice": "toujours choisir pour moi",
    "take.choice_limit": "choisir pour moi tant que j’ai au moins {at_least:count {resource}}, sinon me demander",
}
