"""French: the command line, its help and its reports. What argparse says keeps its signs with %."""

from bot.languages.fr.findings import FINDINGS
from bot.languages.language import Templates

ABOUT: Templates = {
    "about": (
        "Joue au jeu de plateau Tawantinsuyu : L’Empire inca et à son extension L’Âge d’or : sur Discord, ou sur son"
        " double dans le navigateur (run), dans ce terminal (play, watch), et beaucoup de parties entre bots (simulate,"
        " arena). Les autres commandes montrent des parties sauvegardées et le matériel, et s’occupent de la base de"
        " données."
    ),
    "about.more": "chaski COMMANDE --help en dit plus sur chacune.",
    "about.lang": "langue de tout ce qui est dit, avec n’importe quelle commande (par défaut : celle de l’environnement)",
    "about.commands": "commandes",
    "about.no_version": "(pas installé)",
    "interrupted": "interrompu.",
    "play": "jouer une partie dans le terminal",
    "play.about": "{summary} : les personnes prennent les premières places, des bots les autres",
    "play.players": "2, 3 ou 4 (par défaut : 2)",
    "play.humans": "combien de personnes partagent l’écran (par défaut : 1)",
    "play.bots": "les bots (par défaut : greedy aux autres places)",
    "play.printed": "laisser la Coricancha comme imprimée, pour une première partie",
    "play.load": "reprendre une partie sauvegardée",
    "play.begins": "Tawantinsuyu à {n}, graine {seed}. Tapez ? pour l’aide, q pour quitter.",
    "play.begins.solo": "Tawantinsuyu contre {automa}, graine {seed}. Tapez ? pour l’aide, q pour quitter.",
    "watch": "regarder le bot jouer, tour par tour",
    "watch.about": "{summary} : ce qui se passe, ce qu’il a envisagé, et les scores",
    "watch.bots": "à la place, 2, 3 ou 4 bots entre eux",
    "watch.player": "qui joue (par défaut : hard) : {levels:row}",
    "watch.level": "{level} ({how})",
    "watch.pace": "durée d’un tour (par défaut : 5 ; 0 : aussi vite que possible)",
    "watch.out": "y écrire le plateau après chaque tour, le graphique, l’animation et la partie",
    "watch.begins": "Tawantinsuyu : {names:row}, graine {seed}. Ctrl-C y met fin.",
    "watch.begins.solo": "Tawantinsuyu : {player} ({level}) contre {automa}, graine {seed}. Ctrl-C y met fin.",
    "run": "lancer le bot : sur Discord avec un DISCORD_TOKEN, sinon dans le bac à sable",
    "run.about": (
        "{summary}. Le jeton est lu dans l’environnement, ou dans le .env du dossier actuel. Le bac à sable est un"
        " double de Discord avec une page web, sur cette machine seulement ; il garde ses messages dans {folder}. Les"
        " parties sont enregistrées dans la base de données et reprennent où elles en étaient au prochain lancement. Ctrl-C"
        " l’arrête."
    ),
    "run.sandbox": "utiliser le bac à sable même s’il y a un jeton",
    "run.gateway": "utiliser le bac à sable qui tourne à cette adresse, comme {example}, plutôt que le sien",
    "run.shards": (
        "servir les shards A à B sur N, pendant que d’autres processus servent les autres avec la même base PostgreSQL"
        " (par défaut : CHASKI_SHARDS, ou tous ceux que Discord recommande)"
    ),
    "run.no_token": (
        "Il n’y a pas de DISCORD_TOKEN ; voici donc le bac à sable : Chaski sur un double de Discord, sur cette machine"
        " seulement."
    ),
    "run.open": "Ouvrez {url} dans un navigateur. Ctrl-C l’arrête ; les parties sont gardées.",
    "run.joined": "Ce bot est dans le bac à sable à {url}. Ctrl-C l’arrête ; les parties sont gardées.",
    "sandbox": "lancer le bac à sable sans bot ; chaski run --gateway URL le rejoint, autant de fois que voulu",
    "sandbox.about": "{summary}. Ctrl-C l’arrête.",
    "sandbox.servers": "au moins tant de serveurs (par défaut : 1)",
    "sandbox.recommend": "recommander tant de shards aux bots (par défaut : 1)",
    "sandbox.open": "Ouvrez {url} dans un navigateur ; chaski run --gateway {url} y ajoute un bot. Ctrl-C l’arrête.",
    "sandbox.server": "Serveur {number}",
    "worker": "dessiner et réfléchir pour des bots qui partagent une file",
    "worker.about": (
        "{summary}. Il prend son travail dans la file de CHASKI_JOBS, une adresse PostgreSQL que les bots ont aussi dans"
        " leurs réglages. Il peut y en avoir autant qu’on veut, sur n’importe quelles machines ; sans aucun, les bots"
        " font le travail eux-mêmes. Ctrl-C l’arrête."
    ),
    "worker.queues": "par défaut : {queues}",
    "worker.processes": "processus par file (par défaut : un par cœur)",
    "backup": "copier la base de données dans un fichier, même pendant que le bot tourne",
    "backup.file": "où écrire la copie",
    "backup.force": "écraser un fichier existant",
    "backup.done": "La base de données est à l’abri dans {file} ({size} octets).",
}

OPTIONS: Templates = {
    "option.seed": "la même graine donne les mêmes cartes (par défaut : une nouvelle)",
    "option.seeds": "la partie i a la graine S-i (par défaut : 1)",
    "option.games": "combien de parties (par défaut : 100)",
    "option.file": "une partie sauvegardée par simulate ou play",
    "option.json": "n’écrire qu’un objet JSON",
    "option.budget": "secondes qu’un bot qui réfléchit peut prendre par décision (par défaut : {usual})",
    "option.budget.level": "selon le niveau",
    "option.solo": "contre cet adversaire au lieu d’autres joueurs",
    "option.difficulty": "difficulté de l’adversaire. {words}, ou les faces de ses jetons Personnalité",
    "option.handicap": "PV d’avance au départ : pour vous ou, sous 0, pour l’adversaire ; {known:row}. Règle maison, absente du livret",
    "option.modules": (
        "avec ces modules de L’Âge d’or : {modules:row} (une seule face de way_of_the_sun ; pour une première partie, la"
        " face simpa, et pas vassals et nobles ensemble)"
    ),
    "option.cluster": (
        "jouer les parties sur Dask : sur un cluster lancé sur tous les cœurs de cette machine, ou sur celui dont"
        " le scheduler a cette adresse, comme {example}"
    ),
    "option.port": "port du bac à sable, 0 pour n’importe quel port libre (par défaut : {usual})",
    "option.locale": "langue des personnes du bac à sable qui n’en choisissent pas sur la page, comme fr (par défaut : {usual})",
    "option.database": (
        "comme sqlite:///chaski.db ou postgresql://user@host/name (par défaut : DATABASE_URL, ou chaski.db ici)"
    ),
    "wrong.number": "{given!r} n’est pas un nombre entier à partir de 1",
    "wrong.seconds": "{given!r} n’est pas un nombre de secondes au-dessus de 0",
    "wrong.players": "ce jeu se joue à 2, 3 ou 4, pas à {given!r}",
    "wrong.port": "{given!r} n’est pas un port de 0 à {most}",
    "wrong.shards": (
        "{given!r} ne nomme pas de shards ; écrivez 0-3/16 pour les quatre premiers de seize, ou 2/16 pour un seul"
    ),
    "wrong.sandbox": "{given!r} n’est pas l’adresse d’un bac à sable, comme {example}",
    "wrong.names": "donnez au moins un nom",
    "wrong.servers": "le bac à sable a au plus {most} serveurs, pas {given}",
    "wrong.queues": "{given!r} n’est pas une liste de files parmi {queues:row}, séparées par des virgules",
}

REPORTS: Templates = {
    "modules": "Modules : {modules:row module}.",
    "solo": "Difficulté : {words}. Pour gagner, il faut {goal} PV et plus que {automa:automa}.",
    "player": "Joueur",
    "player.number": "Joueur {number}",
    "seat": "Place",
    "wins": "Victoires",
    "mean": "Score moyen",
    "games": "Parties",
    "games.so_far": "{done} parties sur {total}, {seconds} s jusqu’ici, encore {left} s environ.",
    "arena": "faire jouer des bots entre eux, à toutes les places tour à tour",
    "arena.seats": (
        "2 à 4 bots : {names:row}, ou le vôtre sous la forme my_module:MyPlayer, cherché dans le dossier actuel"
    ),
    "arena.report": "{finished} parties, graine {seed}, {seconds} s ; les places ont tourné.",
    "arena.pairs": (
        "chaque bot contre chacun des autres, à deux par table ; sans --seats, les niveaux, dont les meilleurs"
        " réfléchissent plusieurs secondes par tour"
    ),
    "arena.rival": "Adversaire",
    "arena.interval": "Intervalle à 95 %",
    "arena.lead": "Avance moyenne",
    "arena.error": "Err. type",
    "arena.share": "Part",
    "arena.lowest": "Minimum",
    "arena.highest": "Maximum",
    "simulate": "jouer beaucoup de parties entre bots et donner les scores",
    "simulate.policy": "qui joue (par défaut : random)",
    "simulate.save": "écrire chaque partie dans un fichier de ce dossier",
    "simulate.report": "{finished} parties sur {games} à {players} ({policy}) se sont bien terminées (graine {seed}).",
    "simulate.report.solo": (
        "{finished} parties sur {games} ({policy}) contre {automa:automa} se sont bien terminées (graine {seed})."
    ),
    "simulate.report.difficulty": (
        "{finished} parties sur {games} ({policy}) contre {automa:automa} ({difficulty:row}) se sont bien terminées (graine"
        " {seed})."
    ),
    "simulate.mean": "En moyenne {turns} tours et {decisions} décisions par partie, {options} choix par décision.",
    "simulate.speed": "{seconds} s : {games} parties/s, {decisions} décisions/s.",
    "simulate.scores": "Scores de {least} à {most}, {mean} en moyenne.",
    "simulate.won": "Victoires : {share}, avec {goal} PV ou plus et devant {automa:automa}.",
    "simulate.vp": "D’où viennent les PV",
    "simulate.vp.players": "PV moyens par joueur",
    "simulate.vp.automa": "PV moyens ({automa:automa})",
    "replay": "rejouer une partie sauvegardée : scores, ou où elle en est",
    "replay.report": (
        "Une partie à {players}, graine {seed} : {answers:plural réponse|réponses} en {turns:plural tour|tours} ; toutes"
        " les réponses suivent les règles."
    ),
    "replay.report.solo": (
        "Une partie solo contre {automa:automa}, graine {seed} : {answers:plural réponse|réponses} en"
        " {turns:plural tour|tours} ; toutes les réponses suivent les règles."
    ),
    "replay.all_the_same": "{why} Elle se rejoue quand même.",
    "replay.asked": "La partie n’est pas finie. À {who} de répondre : {question}",
    "replay.hash": "Empreinte de l’état : {hash}",
    "render": "dessiner une image d’une partie sauvegardée",
    "render.out": (
        "l’image à écrire ; si elle est trop haute pour un téléphone, ses autres parties deviennent OUT-2.png,"
        " OUT-3.png…"
    ),
    "render.at": "après N réponses ; par défaut, à la fin du fichier",
    "render.seat": "ce que voit cette place ; les places se comptent à partir de 0",
    "render.spectator": "ce que tout le monde voit (par défaut)",
    "render.whole": "une seule image, si haute soit-elle, au lieu de plusieurs pour un téléphone",
    "render.theme": "couleurs",
    "components": "les données imprimées, et d’où vient chaque valeur",
    "components.check": "comparer chaque fichier aux livrets de règles et à l’échelle des valeurs",
    "components.folder": "vérifier à la place une copie corrigée des fichiers",
    "components.list": "lister cartes, tuiles et cases avec leurs sources",
    "components.kind": "au choix : {kinds:row} ; par défaut, tous",
    "components.json": "écrire un objet JSON",
    "components.ok": "OK",
    "components.complaints": "{n:plural défaut|défauts}",
    "components.provenance": "provenance",
    "components.counted": "entrées : {entries} ; champs différents : {differ}",
    "components.id": "id",
    "components.name": "nom",
    "components.words": "ce que c’est et donne",
    "components.module": "module",
    "components.source": "source",
    "components.source.rulebook": "livret",
    "components.source.derived": "déduits",
    "components.source.reconstructed": "reconstitués",
    "components.summary.unusable": "inutilisable",
    "components.summary.unchecked": "invérifiable",
    "components.summary.constants": "groupes de nombres : {n}",
    "components.summary.hill": "cases : {spaces}, icônes : {icons}, voisines : {least}-{most}, Exemple 4 en {example}",
    "components.summary.hill_unfit": "les cases ne vont pas avec les anneaux",
    "components.summary.workers": "types : {kinds}, reste après un troisième Village : {left}, Nouveaux Venus : {newcomers}",
    "components.summary.gods": "cartes : {cards}, en moyenne {mean}, l’Exemple 1 est {example}",
    "components.summary.army": "à 1 Soldat : {one}, à 2 : {two}",
    "components.summary.buildings": "de Production : {production} ({worth}), Passifs : {passive}",
    "components.summary.palaces": "Palais : {n}, chacun pour {cost:cost}",
    "components.summary.weavings": "piles : {sizes}, l’Exemple 7 est {example}, raccords à la suite : {best} au plus",
    "components.summary.weavings_unfit": "un motif est inconnu",
    "components.summary.temple": "cases : {n}, PV de {least} à {most}, cases des surplateaux : {nodes:each}",
    "components.summary.conquest": "régions : {regions}, cases : {spaces}, cases à PV : {amounts}",
    "components.summary.vassals": "tuiles Nation : {nations}, tuiles Culte : {cults}",
    "components.summary.solo": "rangées d’Axomamma : {loops}, faces de Pachamama : {sides}, jetons Personnalité : {tokens}",
    "languages": "les langues du bot, pour qui les traduit",
    "languages.check": "ce qui manque à une langue, ce qui y est comme en anglais et ce qui est trop long pour sa place",
    "languages.show": "les textes d’une langue à côté des textes anglais, avec des valeurs d’exemple",
    "languages.begin": "créer les fichiers d’une nouvelle langue, copies des fichiers anglais",
    "languages.begin.about": "{summary}. CONTRIBUTING.md dit comment continuer.",
    "languages.code": "son code, par exemple {example}",
    "languages.name": "son nom dans cette langue, par exemple {example}",
    "languages.lang": "par exemple {example}",
    "languages.file": "seulement les textes de ce fichier, par exemple {one} ou {other}",
    "languages.key": "seulement les textes dont la clé contient cela",
    "languages.begun": "Les fichiers sont dans {folder}. Nommez {variable} dans bot/languages/__init__.py, et traduisez.",
    "languages.nothing_left": "rien n’est comme en anglais",
    "languages.left": "{language} : fautes : {faults}, textes comme en anglais : {same}, trop longs : {long}",
    "doctor": "vérifier la base de données et toutes ses parties, sans rien changer",
    "doctor.database": "Base de données : {database}",
    "doctor.schema": "Schéma : {schema}",
    "doctor.free": "Place libre sur son disque : {gigabytes} Go",
    "doctor.checked": "Vérifié : {games} avec {answers}",
    "doctor.games": "{n:plural partie|parties}",
    "doctor.answers": "{n:plural réponse|réponses}",
    "doctor.severity.note": "à noter :",
    "doctor.severity.wrong": "faute :",
    "doctor.severity.fatal": "faute grave :",
    "doctor.wrong": "{n:plural défaut|défauts} en tout.",
    "doctor.nothing": "Aucun défaut trouvé, mais aucune partie n’a été vérifiée.",
    "doctor.well": "Tout va bien.",
}

# What argparse says, by its own words.
ARGPARSE: Templates = {
    "argparse.usage": "usage : ",
    "argparse.positional": "arguments positionnels",
    "argparse.options": "options",
    "argparse.help": "montrer cette aide et quitter",
    "argparse.version": "montrer la version du programme et quitter",
    "argparse.unrecognized": "arguments inconnus : %s",
    "argparse.required": "il manque les arguments : %s",
    "argparse.required.one": "il faut l’un des arguments %s",
    "argparse.expected.one": "il faut un argument",
    "argparse.expected.most": "il faut au plus un argument",
    "argparse.expected.least": "il faut au moins un argument",
    "argparse.ambiguous": "option ambiguë : %(option)s peut vouloir dire %(matches)s",
    "argparse.invalid": "valeur invalide (%(type)s) : %(value)r",
    "argparse.choice": "choix invalide : %(value)r (au choix : %(choices)s)",
    "argparse.not_allowed": "ne va pas avec l’argument %s",
    "argparse.ignored": "argument explicite ignoré : %r",
    "argparse.argument": "argument %(argument_name)s : %(message)s",
}

COMMAND_LINE: Templates = {**ABOUT, **OPTIONS, **REPORTS, **ARGPARSE, **FINDINGS}
