"""French: slash commands as Discord lists them, and their options and choices."""

from collections.abc import Mapping

from bot.languages.language import Command, CommandOption, Tables

MODULES: Mapping[str, CommandOption] = {
    "way_of_the_sun": CommandOption(
        "voie_du_soleil", "Module : une autre moitié basse du Temple ; commencez l’extension par la face Simpa"
    ),
    "vassals": CommandOption("vassaux", "Module : Vassaux de l’Inca ; à apprendre en deuxième"),
    "nobles": CommandOption(
        "nobles", "Module : Nobles et Nouveaux Venus ; à apprendre en dernier, d’abord sans les Vassaux"
    ),
    "new_buildings": CommandOption(
        "nouveaux_bâtiments", "Nouveaux Bâtiments au Marché ; sans indication, ils viennent avec tout module"
    ),
}

COMMANDS: Mapping[str, Command] = {
    "play": Command("jouer", "Jouer maintenant : contre un bot, en solo ou à plusieurs ; ou apprendre, ou regarder"),
    "games": Command("parties", "Vos tables sur ce serveur, à qui de jouer, et l’accès à votre prochain tour"),
    "game": Command("partie", "Ouvrir, rejoindre et gérer des parties"),
    "game new": Command(
        "nouvelle",
        "Ouvrir une table dans ce salon ; les autres peuvent la rejoindre",
        {
            "players": CommandOption("joueurs", "Nombre de places"),
            "bots": CommandOption("bots", "Combien de ces places sont occupées par des bots"),
            "level": CommandOption("niveau", "Comment jouent les bots"),
            "invite": CommandOption("inviter", "Réserver une place à quelqu’un"),
            "opponent": CommandOption("adversaire", "Jouer en solo contre un adversaire automate"),
            "difficulty": CommandOption(
                "difficulté", "Pour un adversaire : des mots de la liste, séparés par des virgules"
            ),
            "handicap": CommandOption(
                "avance", "Contre un adversaire, règle maison : commencer avec plus de PV, vous ou l’adversaire"
            ),
            **MODULES,
            "clock": CommandOption("pendule", "Temps de réflexion ; sans indication, comme d’habitude sur ce serveur"),
            "thread": CommandOption("fil", "Jouer dans un fil à part"),
            "invite_2": CommandOption("inviter_2", "Réserver une place à une deuxième personne"),
            "invite_3": CommandOption("inviter_3", "Et à une troisième"),
            "hints": CommandOption("conseils", "Peut-on demander des conseils ? Sans indication, oui"),
            "rest_at_night": CommandOption(
                "repos_nocturne", "La pendule s’arrête pendant les heures calmes de qui doit répondre"
            ),
            "vanished_after": CommandOption(
                "jours_de_silence", "Sans pendule : jours sans réponse avant de consulter la table ; 0 pour jamais"
            ),
            "coricancha": CommandOption("coricancha", "Disposition des actions du Grand Prêtre sur la Coricancha"),
            "leftover_cost": CommandOption("coût_tissu_restant", "Maïs pour un Tissu restant : 2 ou 3"),
        },
    ),
    "game join": Command("rejoindre", "Prendre une place libre à la table de ce salon, ou retrouver la vôtre"),
    "game leave": Command("quitter", "Rendre votre place avant le début de la partie"),
    "game start": Command("commencer", "Distribuer et commencer, une fois toutes les places prises"),
    "game status": Command("état", "Qui la partie attend, depuis quand, et les scores"),
    "game list": Command("liste", "Vos parties sur ce serveur (gestionnaires : toutes) : tour, attentes, absences"),
    "game nudge": Command("faire_signe", "Faire gentiment signe à qui se fait attendre, au plus une fois par jour"),
    "game pause": Command("pause", "Mettre cette partie en pause : ni pendule ni rappels (hôte, ou vote)"),
    "game resume": Command("reprendre", "Relancer une partie en pause (hôte, ou vote)"),
    "game host": Command(
        "hôte",
        "Confier le rôle d’hôte de cette table à quelqu’un d’autre",
        {"person": CommandOption("personne", "Qui devient l’hôte")},
    ),
    "game concede": Command("abandonner", "Quitter pour de bon une partie en cours ; un bot prend votre place"),
    "game replace": Command(
        "remplacer",
        "Donner une place à quelqu’un d’autre ou à un bot (hôte ou gestionnaires)",
        {
            "seat": CommandOption("place", "Quelle place"),
            "by": CommandOption("par", "Qui la prend ; sans indication, un bot"),
            "level": CommandOption("niveau", "Comment joue le bot"),
        },
    ),
    "game abort": Command("arrêter", "Arrêter la partie de ce salon sans résultat (hôte ou gestionnaires)"),
    "game move": Command(
        "déplacer",
        "Continuer une partie dans ce salon, par exemple si l’ancien salon a disparu",
        {"game": CommandOption("partie", "Le numéro de la partie")},
    ),
    "game export": Command(
        "exporter",
        "Obtenir une partie finie en fichier ; une partie en cours, pour les gestionnaires seulement",
        {"game": CommandOption("partie", "Le numéro de la partie ; sans indication, celle de ce salon")},
    ),
    "game import": Command(
        "importer",
        "Continuer une partie à partir d’un fichier ; vous prenez la place qui doit répondre",
        {"file": CommandOption("fichier", "Un fichier fait par /partie exporter ou par le programme chaski")},
    ),
    "place": Command(
        "placer",
        "Placer un Ouvrier sur la colline ; indiquez ce que vous savez, dans n’importe quel ordre",
        {
            "wish": CommandOption("pour", "Ce que vous voulez y faire"),
            "where": CommandOption("où", "Un placement complet de la liste : Ouvrier, carte et case"),
            "worker": CommandOption("ouvrier", "Quel Ouvrier"),
            "card": CommandOption("carte", "La carte Dieu que vous jouez, ou de l’or"),
            "space": CommandOption("case", "La case ; ce que vous n’indiquez pas est complété ou demandé"),
        },
    ),
    "priest": Command(
        "prêtre",
        "Action secondaire : déplacer votre Grand Prêtre et activer l’action de sa case",
        {"spaces": CommandOption("cases", "De combien de cases")},
    ),
    "pray": Command("prier", "Action secondaire : prendre deux cartes Dieu"),
    "train": Command("entraîner", "Action secondaire : piocher deux cartes Armée, en garder une"),
    "recruit": Command(
        "recruter",
        "Action secondaire : prendre un Ouvrier parmi les Nomades",
        {"worker": CommandOption("ouvrier", "Lequel")},
    ),
    "army": Command(
        "armée",
        "Action gratuite : défausser une carte Armée de votre main pour sa ressource",
        {"card": CommandOption("carte", "Quelle carte")},
    ),
    "hire": Command(
        "recruter_au_village",
        "À la fin de votre tour : recruter un Ouvrier à une extrémité du Village, ou personne",
        {"end": CommandOption("extrémité", "Quelle extrémité, ou aucune")},
    ),
    "choose": Command(
        "choisir",
        "Répondre à ce que la partie vous demande",
        {"answer": CommandOption("réponse", "Votre réponse ; sans indication, la question s’affiche")},
    ),
    "undo": Command("annuler", "Annuler votre dernière étape, sauf si elle a révélé quelque chose"),
    "confirm": Command("confirmer", "Confirmer l’étape en attente"),
    "hand": Command("main", "Vos propres cartes, pour vos yeux seulement"),
    "board": Command("plateau", "Tout le plateau tel qu’il est"),
    "tableau": Command(
        "zone",
        "Une zone de jeu : Bâtiments, Tapisseries, Armée, Statues",
        {"player": CommandOption("joueur", "À qui est cette zone ; sans indication, la vôtre")},
    ),
    "closeup": Command(
        "détail", "Voir de plus près un élément du plateau", {"part": CommandOption("élément", "Quel élément")}
    ),
    "log": Command(
        "journal",
        "Tout ce qui s’est passé aux derniers tours, ou depuis qu’un bot joue pour vous",
        {"turns": CommandOption("tours", "Combien de tours en arrière")},
    ),
    "replay": Command(
        "revoir",
        "N’importe quel tour d’une partie, image par image",
        {
            "game": CommandOption("partie", "Le numéro de la partie ; sans indication, celle de ce salon"),
            "turn": CommandOption("tour", "Le tour par lequel commencer"),
        },
    ),
    "since": Command("depuis", "Ce qui s’est passé depuis votre dernier tour, en mots et en image"),
    "orders": Command(
        "consignes",
        "Répondre d’avance : toujours passer, toujours prendre, ou prendre sous condition",
        {
            "question": CommandOption(
                "question", "Quel genre de question ; sans indication, vos consignes s’affichent"
            ),
            "order": CommandOption("consigne", "Que répondre"),
            "resource": CommandOption("ressource", "Ne prendre que si vous en avez assez"),
            "at_least": CommandOption("au_moins", "Combien il en faut"),
        },
    ),
    "remind": Command(
        "rappels",
        "Rappels, heures calmes et absences",
        {
            "after_hours": CommandOption(
                "rappel_après", "Me rappeler au bout de tant d’heures, hors heures calmes ; 0 pour jamais"
            ),
            "quiet_from": CommandOption("calme_de", "Heure à partir de laquelle je dors (0-23)"),
            "quiet_to": CommandOption(
                "calme_à", "Heure jusqu’à laquelle je dors (0-23) ; la même que calme_de : pas d’heures calmes"
            ),
            "time_zone": CommandOption("fuseau", "Où est ma montre : ville, pays, ou heures d’avance sur UTC"),
            "away_days": CommandOption("jours_d_absence", "Je m’absente tant de jours ; 0 si je suis de retour"),
            "away_until": CommandOption("retour_le", "Je m’absente jusqu’à ce jour, par exemple 2030-12-24"),
            "stand_in": CommandOption("remplaçant", "Comment un bot joue à ma place, si la table le souhaite"),
            "call_at_night": CommandOption("appels_la_nuit", "Laisser les appels à mon tour sonner aux heures calmes"),
            "usual": CommandOption("par_défaut", "Oublier tout cela ; rappels comme d’habitude sur ce serveur"),
        },
    ),
    "settings": Command("réglages", "Vos réglages et ceux de ce serveur"),
    "settings me": Command(
        "moi",
        "Votre langue, et des images claires ou sombres, à toutes les tables",
        {
            "language": CommandOption("langue", "La langue dans laquelle le bot vous parle"),
            "theme": CommandOption("thème", "Images claires ou sombres"),
        },
    ),
    "settings server": Command(
        "serveur",
        "Langue, images, rappels, pendules et organisation de ce serveur (gestionnaires)",
        {
            "language": CommandOption("langue", "La langue du bot dans les salons de ce serveur"),
            "theme": CommandOption("thème", "Images claires ou sombres dans ces salons"),
            "remind_after": CommandOption("rappel_après", "Heures avant de rappeler qui doit répondre ; 0 pour jamais"),
            "clock": CommandOption("pendule", "Temps de réflexion des nouvelles tables"),
            "vanished_after": CommandOption(
                "jours_de_silence", "Jours sans réponse avant de consulter une table sans pendule ; 0 pour jamais"
            ),
            "quiet_from": CommandOption("calme_de", "Début du calme, sauf réglage personnel"),
            "quiet_to": CommandOption("calme_à", "Fin de ce calme ; la même heure que calme_de : aucun"),
            "time_zone": CommandOption("fuseau", "Le fuseau de ces heures : ville, pays, ou heures d’avance sur UTC"),
            "organisers": CommandOption("organisation", "Un rôle dont les membres gèrent aussi les tables"),
        },
    ),
    "settings forget": Command(
        "oublier",
        "Effacer ce qui est enregistré sur vous ; des bots prennent vos places",
        {"sure": CommandOption("confirmation", "Tapez oui pour confirmer")},
    ),
    "rules": Command(
        "règles",
        "Tout s’explique ici : carte, tuile, case, Ouvrier, action ou terme",
        {"about": CommandOption("sujet", "Ce que vous voulez savoir")},
    ),
    "help": Command("aide", "Comment on joue ici : une courte visite avant votre première partie"),
    "stats": Command(
        "stats",
        "Les parties finies en chiffres : classement, face à face, modules, échelle solo, bots",
        {
            "person": CommandOption("personne", "De qui ; sans indication, du serveur entier"),
            "against": CommandOption("contre", "Contre qui : face à vous, ou à la personne ci-dessus"),
            "season": CommandOption("saison", "Un mois comme 2026-11 ; sans indication, depuis le début"),
            "start": CommandOption("du", "Au lieu d’une saison : le premier jour, comme 2026-11-01"),
            "end": CommandOption("au", "Au lieu d’une saison : le dernier jour, comme 2026-12-31"),
        },
    ),
    "watch": Command(
        "regarder",
        "Regarder des bots jouer dans ce salon ; personne n’a rien à faire",
        {
            "opponent": CommandOption(
                "adversaire", "L’automate contre lequel joue le bot ; sans indication, Pachamama"
            ),
            "difficulty": CommandOption(
                "difficulté", "Pour un adversaire : des mots de la liste, séparés par des virgules"
            ),
            "handicap": CommandOption(
                "avance", "Contre un adversaire, règle maison : commencer avec plus de PV, vous ou l’adversaire"
            ),
            "player": CommandOption("niveau", "Comment jouent les bots"),
            "players": CommandOption("joueurs", "Combien de bots, s’ils jouent entre eux"),
            "pace": CommandOption("rythme", "Secondes par tour"),
            "seed": CommandOption("graine", "N’importe quels mots ; les mêmes mots donnent la même partie"),
            **MODULES,
        },
    ),
}

CHOICES: Tables = {
    "clock": {
        "none": "aucune",
        "12 hours a turn": "12 heures par tour",
        "1 day a turn": "1 jour par tour",
        "3 days a turn": "3 jours par tour",
        "3 days and 4 hours more for each answer": "3 jours, plus 4 heures à chaque réponse",
        "7 days and 8 hours more for each answer": "7 jours, plus 8 heures à chaque réponse",
    },
    "coricancha": {"random": "tournée au hasard", "printed": "comme imprimée"},
    "part": {
        "section 1": "section 1",
        "section 2": "section 2",
        "section 3": "section 3",
        "section 4": "section 4",
        "section 5": "section 5",
        "free_spaces": "cases libres",
        "market": "Marché",
        "chinchaysuyu": "Chinchaysuyu",
        "antisuyu": "Antisuyu",
        "qullasuyu": "Qullasuyu",
        "kuntisuyu": "Kuntisuyu",
        "temple": "Temple",
        "village": "Village",
        "automa": "automa",
    },
    "theme": {"light": "claires", "dark": "sombres"},
    "overlay": {"simpa": "Simpa : des voies qui se croisent", "ruruy": "Ruruy : une voie qui se divise"},
    "watched": {"bots": "des bots entre eux"},
}
