"""French: looking at things, settings, watching, and the tour. Keys are grouped by what they belong to."""

from bot.languages.language import Templates

LOOKING: Templates = {
    "hand": "Votre main (partie {game}, {when})",
    "replay.heading": "**Retour sur la partie {game}**, {when}",
    "scores.heading": "**D’où viennent les PV** (partie {game}, {when})",
    "scores.total": "PV jusqu’ici",
    "since.heading": "**Depuis votre dernier tour** (partie {game})",
    "since.line": "🕓 Depuis votre dernier tour : {what}",
    "since.nothing": "Rien ne s’est passé depuis votre dernier tour.",
    "status.person": "• {who} : {vp} PV, {step:temple_step}",
    "status.bot": "• {who} 🤖 : {vp} PV, {step:temple_step}",
    "status.free": "• {who} 🪑 (libre pour quelqu’un d’autre) : {vp} PV, {step:temple_step}",
    "status.since": "{who} : demandé {since}.",
    "status.until": "{who} : demandé {since} ; délai jusqu’au {until}.",
    "status.over": "{who} : demandé {since} ; le temps est écoulé depuis le {until}.",
    "status.paused": "⏸️ Mise en pause {since} : les pendules sont arrêtées.",
    "list.none": "Vous ne jouez aucune partie sur ce serveur. Commencez-en une avec /jouer.",
    "list.no_wait": "Aucune table ne vous attend en ce moment.",
    "list.lobby": "**Partie {game}** dans {channel} : attend du monde ({who})",
    "list.running": "**Partie {game}** dans {channel}, {when} : {who}",
    "list.waits": "  ⏳ {who}, demandé {since}",
    "list.waits.until": "  ⏳ {who}, demandé {since}, jusqu’au {until}",
    "list.away": "  🌴 {who}, absence jusqu’au {until}",
    "list.free": "  🪑 place libre ({who})",
    "list.paused": "  ⏸️ mise en pause {since}",
    "list.watched": "👁️ **Partie {game}** dans {channel}, à regarder : {who}",
    "list.lost": "⚠️ **Partie {game}** : son salon a disparu ({who}) ; /partie déplacer l’amène dans un autre.",
    "list.yours": "➡️ **Partie {game}** dans {channel}, {when} : elle vous attend ({who})",
    "list.modules": " · {modules}",
    "list.more": "… et {n:plural autre partie|autres parties}",
    "orders.heading": "Vos consignes à cette table :",
    "orders.none": "Vous n’avez aucune consigne à cette table.",
    "orders.of_kind": "**{kind}** : que dois-je faire désormais ?",
    "orders.answers_now": "Cette consigne répond aussitôt à la question en cours : **{what}**",
    "orders.pick": "Donner ou changer une consigne…",
    "orders.line": "• {kind} : {order} ({done})",
    "orders.never": "n’a encore jamais servi",
    "orders.done": "⚙️ a servi {n} fois ; dernière réponse {when} : {what}",
    "orders.absent": "⏭️ Jusqu’à votre retour, la table passe les questions qu’on vous pose hors de votre tour.",
    "orders.ahead": "Répondu d’avance, pour une seule fois : joué dès qu’on vous le demande, sauf si c’est devenu impossible.",
    "orders.ahead.line": "• {question} : {what}",
    "orders.ahead.no": "non",
    "orders.incomplete": "Indiquez les deux : quelle question, et que répondre.",
    "reminders": "Rappel au bout de {hours:plural heure|heures}.",
    "reminders.never": "Aucun rappel, seulement les appels.",
    "reminders.quiet": "Heures calmes : de {start} h à {end} h ({zone} : il y est {time}).",
    "reminders.later": "Les appels pendant ces heures restent silencieux ; ce qui attend encore votre réponse sonne une seule fois, dans la demi-heure qui suit.",
    "reminders.night": "Les appels à votre tour sonnent aussi pendant ces heures.",
    "reminders.zone": "Votre fuseau horaire : {zone} (il y est {time}).",
    "reminders.clock": "{zone} (il y est {time})",
    "reminders.no_zone": "Je ne connais pas le fuseau horaire « {typed} » ; prenez-en un dans la liste, comme {example}.",
    "reminders.away": (
        "Votre absence dure jusqu’au {until} ; personne ne vous appelle avant. Vos tables le savent et peuvent attendre,"
        " ou laisser un bot ({level}) jouer pour vous."
    ),
    "reminders.half": "Indiquez l’heure de début et l’heure de fin des heures calmes.",
    "reminders.twice": "Indiquez soit le nombre de jours d’absence, soit leur fin.",
    "reminders.no_date": "Indiquez un jour dans l’année qui vient, comme {example}.",
    "reminders.day": "{day} ({n:plural jour|jours})",
    "rules.unknown": "Je ne trouve rien sur « {about} » ; la liste montre tout ce que je peux expliquer.",
    "settings.among": "{chosen} ; sinon {others}",
    "settings.me": (
        "**Vos réglages**, à toutes les tables. Changez-les avec `/réglages moi` :"
        "\n• Langue : {language}"
        "\n• Images : {theme}"
        "\n`/rappels` règle les rappels et les heures calmes, `/consignes` les réponses automatiques, `/réglages oublier`"
        " efface ce qui est enregistré sur vous."
    ),
    "settings.server": (
        "**Réglages de ce serveur**. Ses gestionnaires les changent avec `/réglages serveur` :"
        "\n• Langue : {language}"
        "\n• Images : {theme}"
        "\n• Rappels : au bout de {hours:plural heure|heures}"
        "{more}"
    ),
    "settings.server.never": (
        "**Réglages de ce serveur**. Ses gestionnaires les changent avec `/réglages serveur` :"
        "\n• Langue : {language}"
        "\n• Images : {theme}"
        "\n• Rappels : aucun, sauf si vous en réglez avec `/rappels`"
        "{more}"
    ),
    "settings.clock": "\n• Nouvelles tables : {clock}",
    "settings.quiet": "\n• Heures calmes, sauf réglage personnel : de {start} h à {end} h ({zone})",
    "settings.vanished": "\n• Sans pendule, quand quelqu’un ne répond plus, la table est consultée au bout de {n:plural jour|jours}",
    "settings.vanished.never": "\n• Sans pendule, quand quelqu’un ne répond plus, la table attend aussi longtemps qu’il le faut",
    "settings.organisers": "\n• Organisation des tables : {role}",
    "forget.yes": "oui",
    "forget.sure": "Tapez oui pour effacer tout ce qui vous concerne ; les parties elles-mêmes restent, sans votre nom.",
    "forgotten": "Tout ce qui vous concernait est effacé ; des bots ont pris vos places.",
}

STATISTICS: Templates = {
    "stats": (
        "**{who}** : {games:plural partie finie|parties finies} ({with_bots} avec des bots),"
        " {wins:plural gagnée|gagnées} ; {mean_score} PV en moyenne, {best_score} au mieux."
    ),
    "stats.none": "**{who}** : aucune partie finie.",
    "stats.uncounted": (
        "{n:plural autre partie n’est pas comptée : un bot, ou quelqu’un d’autre, y a joué certains tours"
        "|autres parties ne sont pas comptées : un bot, ou quelqu’un d’autre, y a joué certains tours}."
    ),
    "stats.uncounted.server": (
        "Dans {n:plural partie|parties}, un bot, ou quelqu’un d’autre, a joué certains tours à une place ; cette"
        " place n’est pas comptée."
    ),
    "stats.leaders.heading": "**Classement de ce serveur** · {season}",
    "stats.leaders.line": (
        "{rank}. {who} : {games:plural partie|parties}, {wins:plural gagnée|gagnées} ({rate} %), {mean} PV en moyenne,"
        " {best} au mieux"
    ),
    "stats.leaders.none": "Personne n’a encore fini de partie à plusieurs qui compte. Les parties solo ont leur propre échelle.",
    "stats.stood_in": " · 🤖 {n:plural autre, non comptée|autres, non comptées}",
    "stats.met.heading": "**{who} contre tout le monde** · {season}",
    "stats.met.pair": "**{who} contre {other}** · {season}",
    "stats.met.line": (
        "• {who} : {games:plural partie|parties}, {wins:plural gagnée|gagnées}, {losses:plural perdue|perdues},"
        " écart moyen {difference:signed} PV"
    ),
    "stats.met.none": "Ces personnes ne se sont rencontrées dans aucune partie finie qui compte.",
    "stats.modules.heading": "**Modules de L’Âge d’or** · {who} · {season}",
    "stats.modules.line": "• {module} : {games:plural partie|parties}, {wins:plural gagnée|gagnées}, {mean} PV en moyenne",
    "stats.modules.none": "Aucune partie finie ne compte ici.",
    "stats.base_game": "Sans modules",
    "stats.solo.heading": "**Échelle solo** · {who} · {season}",
    "stats.solo.line": (
        "• {opponent} ({difficulty}) : {games:plural partie|parties}, {wins:plural gagnée|gagnées}, {best} PV au mieux ;"
        " record : {record} ({who})"
    ),
    "stats.solo.none": "Aucune partie solo finie ne compte ici.",
    "stats.bots.heading": "**Contre les bots** · {who} · {season}",
    "stats.bots.line": "• {level} : {games:plural partie|parties}, {wins:plural gagnée|gagnées} ({rate} %)",
    "stats.bots.none": "Aucune partie finie contre un bot ne compte ici.",
    "stats.more": "… et {n} de plus",
    "stats.server": "ce serveur",
    "stats.all_time": "depuis le début",
    "stats.no_month": "« {typed} » n’est pas un mois ; écrivez-le comme {example}.",
    "stats.no_date": "« {typed} » n’est pas une date ; écrivez-la comme {example}.",
    "stats.reversed": "Le {end} vient avant le {start} : indiquez d’abord le premier jour.",
    "stats.season_or_dates": "Indiquez soit une saison, soit des dates, pas les deux.",
    "stats.same": "Choisissez deux personnes différentes.",
}

WATCHING: Templates = {
    "showcase.topic": "Une partie qui se joue toute seule. Pour la vôtre, appuyez sur Jouer maintenant",
    "watch.opened": "La partie {game} commence dans {channel}. Elle se joue toute seule.",
    "watch.heading": "👁️ **Partie à regarder** ({when})",
    "watch.bot": "{who} 🤖 {level}",
    "watch.levels": "🤖 {levels:row}",
    "watch.standing": "{who} : **{vp} PV**",
    "watch.at_it": "▶️ À {who} de jouer.",
    "watch.weighed": "💭 {what}",
    "watch.pace": "⏱️ *Au moins {n:plural seconde|secondes} par tour.*",
    "watch.paused": "⏸️ *En pause ({n:plural seconde|secondes} par tour).*",
    "watch.seeing": (
        "**Que voit-on ici ?** Une partie de Tawantinsuyu qui se joue toute seule. L’image montre la table après le"
        " dernier tour :"
        "\n• **En haut :** à qui de jouer, et ce qui est demandé."
        "\n• **Au milieu :** la colline. Des Ouvriers occupent ses cases ; chaque case appartient à un Dieu, entourée des"
        " tâches qu’elle offre. Ce qui vient de changer est cerné, avec son code."
        "\n• **Dans les coins :** chaque place, avec ses points de victoire, ce que le dernier tour a rapporté, ses biens"
        " et ses Ouvriers."
        "\n• **Un adversaire automate** comme Pachamama, qui suit des règles fixes, a deux coins de plus : les actions du Grand Prêtre"
        " à sa portée, avec ✓ là où la condition est remplie ; et les chiffres rouges de son dé, chacun près du Dieu dont"
        " il prendrait une case."
        "\n• **En bas :** le Village et les Nomades, d’où viennent les Ouvriers, les Pertes de Guerre, et tout ce qui a"
        " changé d’autre ; puis une ligne pour chacun des derniers tours : d’abord la décision, puis ses effets."
        "\n**Détails** raconte ces tours en entier, et ceux de l’automate pas à pas ; 💭 dit ce qu’un bot a envisagé."
        "\n**Pause** arrête la partie et **Lecture** la relance ; **Un tour** en joue un seul, **Plus lent** et **Plus vite**"
        " changent le rythme ; **Stop** met fin à la partie."
        "\nLa visite montre en deux minutes comment on joue ; **/règles** explique chaque symbole, carte ou mot."
    ),
    "watch.here": "Il y a déjà une partie à regarder dans ce salon.",
    "watch.too_many": "Il y a déjà {n} parties à regarder sur ce serveur : arrêtez-en une, ou attendez qu’une finisse.",
    "limit.watched.person": (
        "Vous avez atteint la limite de parties à regarder ({n}) : arrêtez-en une, ou attendez qu’une finisse."
    ),
    "watch.nobody_plays": "On ne peut que regarder cette partie ; personne ne peut y prendre place. Avec /jouer, vous commencez la vôtre.",
}

TOUR: Templates = {
    "tour.page": "*page {page} sur {pages}*",
    "tour.0": (
        "**Bienvenue !** Vous guidez un peuple de l’empire inca : placez des Ouvriers sur la colline, tissez, construisez,"
        " priez et conquérez ; le plus de points de victoire l’emporte. Ici, une partie dure des jours, une minute à la"
        " fois.\n"
        "**Jouer maintenant**, ici et à la dernière page, commence une partie : contre un bot, en solo ou à plusieurs."
    ),
    "tour.1": (
        "**Votre tour.** Le bot vous appelle. Appuyez sur **Mon tour** sous le plateau et suivez les questions :"
        " chaque réponse dit ce qu’elle coûte et rapporte. **Retour** annule une étape, **Recommencer** tout le tour.\n"
        "Un 🔒 marque une étape sans retour, comme une pioche. Tout cela se fait aussi par commandes :"
        " /placer, /prêtre, /prier, /entraîner, /recruter, /recruter_au_village, /choisir."
    ),
    "tour.2": (
        "**Ce qu’est un tour.** Soit vous placez un Ouvrier : vous jouez une carte Dieu (ou payez de l’or) pour le Dieu"
        " d’une case, payez de la nourriture et faites les tâches imprimées autour de la case. Soit vous faites deux actions"
        " secondaires différentes : déplacer le Grand Prêtre, Prière, Entraînement, Recrutement (les modules en"
        " ajoutent). À la fin, vous pouvez recruter un Ouvrier du Village."
    ),
    "tour.3": (
        "**Vous répondez aussi aux autres.** Quand quelqu’un laisse des Tissus, active le Grand Prêtre ou part en guerre,"
        " vous pouvez suivre. La question apparaît dans le salon : appuyez sur une réaction ou un bouton. Une question vous"
        " lasse ? **/consignes** permet d’y répondre une fois pour toutes."
    ),
    "tour.4": (
        "**Regarder.** **Ma main** n’est que pour vos yeux. **Quoi de neuf ?** montre ce qui a changé depuis votre dernier"
        " tour. /plateau, /zone et /détail montrent tout en plus grand, /journal raconte tout, et **/règles** explique"
        " chaque carte, tuile, case ou mot."
    ),
    "tour.5": (
        "**Le temps.** Un appel pendant vos heures calmes reste silencieux et sonne ensuite, une seule fois pour toutes vos"
        " tables sur ce serveur. Tant que quelqu’un d’autre qui doit répondre dort, votre appel peut sonner plus tard : une heure avant son"
        " réveil. Des rappels suivent au bout de quelques heures. **/rappels** règle tout cela et annonce vos absences : aucun"
        " appel alors avant le jour du retour ; la table peut attendre ou laisser jouer un bot.\n"
        "Si quelqu’un n’a plus de temps ou, sans pendule, se tait pendant des jours (trois, sauf réglage de la table ou du"
        " serveur), les autres et l’hôte sont consultés : attendre, rappeler, laisser un bot continuer, ou proposer la place ;"
        " de nouveau une semaine plus tard."
        "\n**/parties** liste vos tables et mène à votre prochain tour. Appuyez sur **Jouer maintenant**, et amusez-vous bien !"
    ),
}
