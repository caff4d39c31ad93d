"""English: The Golden Age explained: terms, Palaces, Nation and Cult tiles, overlays, Newcomers, notes on Buildings."""

from collections.abc import Mapping

from bot.languages.language import Templates

KINDS: Templates = {
    "palace": "Palace",
    "nation": "Nation tile",
    "cult": "Cult tile",
    "newcomer": "Newcomer",
    "overlay_step": "Step of a Temple overlay",
}

TITLES: Templates = {
    "palace": "{id:building}",
    "nation": "{id:tile}",
    "cult": "{id:tile}",
    "newcomer": "{worker:worker}",
    "overlay_step": "{id}: {overlay:overlay}, {id:temple_step}",
    "term:golden_age": "The Golden Age",
    "term:way_of_the_sun": "Way of the Sun",
    "term:ruruy": "Ruruy",
    "term:simpa": "Simpa",
    "term:vassals": "Vassals of the Inca",
    "term:vassal": "Vassals",
    "term:nation": "Nation tiles",
    "term:nobles": "Nobles and Newcomers",
    "term:new_buildings": "New Buildings",
    "term:palace": "Palaces",
    "term:noble": "Nobles",
    "term:prophecy": "Prophecies",
    "term:newcomer": "Newcomers",
    "term:cult": "Cult tiles",
    "term:automa_modules": "Pachamama with modules",
    "action:influence": "Spread Cultural Influence",
}

WORDS: Templates = {
    # terms
    "term:golden_age": (
        "The expansion. A table chooses what it plays with, in any combination: **Way of the Sun** (one of two other"
        " lower halves of the Temple), **Vassals of the Inca** (a fifth secondary action), **Nobles and Newcomers**"
        " (Palaces, and Workers of two colours), and the **new Buildings** ZA1 to ZA8, PX01 and Z04X."
        "\nFrom simple to complex: Way of the Sun, Vassals, Nobles. For a first game, leave out either the Vassals or"
        " the Nobles, and take Simpa rather than Ruruy."
        "\nPachamama plays with all of it; Axomamma knows only the new Buildings."
    ),
    "term:way_of_the_sun": (
        "An overlay, **Ruruy** or **Simpa**, covers the lower half of the Temple. Where its way splits you choose a"
        " step, take its reward, and only then go on. Above the overlay lies the printed track."
        "\nA step's reward stands on its left; the VP on the right belong to the whole row, and may be fewer than"
        " those of a lower row. At each Festival your step gives its reward again and your row its VP, player by"
        " player from the one who triggered it; the Building Market is not refilled in between."
        "\nMoving the High Priest, and a casualty with its Army cards, are compulsory as far as possible. What asks"
        " for a choice may be declined."
    ),
    "term:ruruy": (
        "The overlay of growth. After its first step the way splits once into two branches, left and right. Whoever has"
        " entered one of them stays on it until both lead back to the printed track."
        "\nThe starting space has a reward, too, but only for a marker that still stands there at a Festival: 1 corn"
        " and the VP of the row."
    ),
    "term:simpa": (
        "The overlay of braiding. Its branches cross at every row: from each step you may go on to the left or to the"
        " right one above."
        "\nA marker that still stands on the starting space at a Festival costs its owner 2 VP. Nobody falls below"
        " 0 VP."
    ),
    "term:vassals": (
        "A module. Four Nation tiles lie beside the regions, one each. Every player has four Vassals and 12 Conquest"
        " markers, which serve Conquest and Cultural Influence together."
        "\nThe new secondary action **Spread Cultural Influence** puts a marker on a Nation tile; for potato it also"
        " puts a Vassal where that tile says, for good. Markers on Nation tiles count for the majority of their region,"
        " but break no tie."
    ),
    "term:vassal": (
        "Pieces of the Vassals module, four for each player. A Vassal is placed by the ability of a Nation tile and"
        " never comes back. It is no Worker: the Worker limit and Prophecies do not count it."
        "\nVassals may share a place where the Nation tile names no limit (VN03, VN06, VN09), and each of them works."
        " One on a Statue leaves the game together with it."
    ),
    "term:nation": (
        "Four of VN01 to VN10 are in a game, one beside each region; VN10 only with the Nobles. A Nation tile may hold"
        " fewer markers of all players than its region has conquered spaces, so that there is room only where"
        " somebody has conquered."
        "\nA marker on it counts like one on the track for the majority. A tie goes to the right-most piece on the"
        " track. For what the Vassal of a tile does, ask for the tile, such as VN03."
    ),
    "term:nobles": (
        "A module. **Palaces** are a third type of Buildings; everybody starts with one. A Worker who comes from the"
        " Village or the Nomads and has the colour of an empty Palace may become its **Noble**, which brings a"
        " **Newcomer**, a Worker of two colours. A standing Noble can be laid down for the ability of its Palace; at"
        " the end its **Prophecy** may score."
        "\nThe market has two Palaces as well, the Passive Buildings ZN1 to ZN8 and six God cards join theirs."
    ),
    "term:new_buildings": (
        "Ten Buildings of The Golden Age that need no module: the Passive Buildings ZA1 to ZA8 and the Production"
        " Building PX01 are shuffled in among the others, and Z04X, which does what Z04 does, takes its place. A table"
        " may play with them or without; whoever adds a module gets them as well, unless they are taken out again."
        "\nThe Vassals bring two more Passive Buildings (ZV1, ZV2), the Nobles eight (ZN1 to ZN8) and the Palaces. For"
        " what one of them does, ask for it, such as ZA5."
    ),
    "term:palace": (
        "A Building for a Noble; it costs 1 stone and 1 potato. Wherever a Building of any type can be had, it may be a"
        " Palace. It always lies face up and scores {final_scoring.face_up_building} VP at the end, inhabited or not."
        "\nIts upper half is an ability that needs a Noble, its lower half a Prophecy. Everybody starts with a Palace"
        " off the stack."
    ),
    "term:noble": (
        "**Appointing:** when you gain a Worker from the Village or the Nomads, in any way but not at setup, and it"
        " has the colour of an empty Palace of yours, you may put it there, standing, then or never. It stays for good"
        " and does not count for the Worker limit. Then you may take a Newcomer."
        "\n**Using:** when the moment of the Palace has come and the Noble stands, you may lay it down and pay the"
        " price for the benefit. Several Nobles may answer one moment, each once."
        "\n**Standing up:** Rejuvenate may stand up a Noble like any Army card or Building, at the same price; Z03,"
        " Z16 and the Palace's own ability may not."
        "\nStanding at the end it scores {final_scoring.standing_noble} VP."
    ),
    "term:prophecy": (
        "The lower half of a Palace. At the end, before all else, it scores {final_scoring.prophecy} VP if somebody"
        " lives in the Palace, standing or not, and what it asks for has come true."
        "\nWorkers of a colour are counted in your supply and in your Palaces, not on the hill or among the"
        " Casualties. A Newcomer counts once for every Prophecy that names one of its colours. Vassals are no Workers,"
        " but one that lives in a Palace (VN10) makes its Prophecy count."
    ),
    "term:newcomer": (
        "Workers of two colours. Three lie open; whoever takes one chooses, and the bag replaces it. They come after"
        " appointing a Noble, and by some cards and tiles. They never become Nobles."
        "\n**Placing:** you choose one of its kinds for the ability. For neighbours it goes by the colour that has"
        " more of them, and for Buildings and Palaces that wait for a kind it is one of both, which you choose."
        "\n**On the hill** it has both colours for whoever comes, but is one Worker. A Warrior may take back any"
        " Newcomer, even a red one."
        "\n**Limit:** one Newcomer is not counted, so that you may keep three Workers if one of them is a Newcomer."
    ),
    "term:cult": (
        "Pachamama's counterparts of the Nation tiles: PV01 goes with VN01, and so on. Whenever she spreads Cultural"
        " Influence, one of her four Vassals goes to the Cult tile of that Nation, free, and serves her for the rest of"
        " the game. A second one there serves her better; a third is never placed."
    ),
    "term:automa_modules": (
        "**Way of the Sun:** at a split she rolls: 1 or 2 left, 3 or 4 right."
        "\n**Vassals:** after a High Priest action she spreads Cultural Influence if she controls fewer than two"
        " regions and some tile is open, without paying, and puts a Vassal on the Cult tile that goes with it."
        "\n**Nobles:** she takes a Worker that fits an empty Palace of hers before others and puts it there; a random"
        " Newcomer follows. Her Nobles never lie down and use no ability. At the end each scores, with its Palace,"
        " 8 VP, whatever the Prophecy asks for."
        "\nWith Vassals or Nobles the Golden Age side of her board lies up. You answer her activations as any other"
        " player's."
    ),
    "action:influence": (
        "With the Vassals of the Inca, a fifth secondary action: put a Conquest marker on the Nation tile of a region"
        " that has more conquered spaces than its tile has markers, whoever placed them. Then you may pay 1 potato for"
        " each of your own markers there, the new one included, to place a Vassal by the tile's ability."
        "\nWithout paying, without a Vassal or without a place for one you just place the marker. Nobody follows. Your"
        " 12 markers have to do for Conquest and Influence."
    ),
    # Newcomers
    "newcomer": (
        "A Newcomer, who is {one:a_worker} as well as {other:a_worker}; there are {alike:each}."
        "\n**As {one:a_worker}:** {one:talent}. **As {other:a_worker}:** {other:talent}. You choose one when you place"
        " it; with the Twin Guild (ZN7) it has both."
    ),
    # Palaces
    "palace": "**Cost:** {cost:cost}. **Noble:** {noble:a_worker}. **Ability:** {palace:ability}",
    "palace.use": (
        "\n**Prophecy:** {final_scoring.prophecy} VP at the end if somebody lives here and {palace:prophecy}."
        "\nUsing the ability lays the Noble down and is never compulsory."
    ),
    "building:X01": (
        "\nConstructing means a task. The Statue is a gift: it scores, but does not call for the Hall of Idols (X06)."
    ),
    "building:X02": "\nConstructing means a task. The Army card may have one Soldier or two.",
    "building:X03": "\nIt comes when the whole advance and its rewards are over. Other Nobles may stand up by it.",
    "building:X04": "\nConstructing means a task. The others may buy what you leave, as always.",
    "building:X05": "\nAt least one Weaving has to be bought in your own task; a leftover of somebody else's is none.",
    "building:X06": "\nBuilding means a task, for a small or a large Statue. You keep both cards.",
    "building:X07": "\nIt comes before the producing itself, also when the active player takes gold.",
    "building:X08": (
        "\nIt comes before the action itself, also when the active player takes gold. Other Nobles may stand up by it."
    ),
    "building:X09": "\nIt comes after the casualty and before the Conquest. The stone replaces the printed cost.",
    "building:X10": (
        "\nOnly the secondary action counts, not a Nomad by another effect. The 2 stone replace the cost of Steps."
    ),
    "building:X11": "\nNo Soldiers are needed, nothing is activated, and the marker is one of yours.",
    "building:X12": "\nThe stone replaces the printed cost.",
    "building:X13": "\nOnly you see the four cards; they come from the deck alone.",
    "building:X14": "\nThe corn is paid on arrival of the Craftsman, before the tasks.",
    "building:X15": (
        "\nBoth come in the order you like. The God card needs no Statue; it joins the offer at the end of the turn."
    ),
    # Passive Buildings
    "building:ZA1": (
        "\nIt comes before the Worship itself, also when the active player takes gold. At the top it does nothing."
    ),
    "building:ZA2": (
        "\nYou name the stack before each tile. Once begun, all three are drawn; you pay as usual, or construct"
        " nothing."
    ),
    "building:ZA3": "\nThe card is discarded whole, with one Soldier or two, once for each Priest placed.",
    "building:ZA4": "\nA single Weaving is a Tapestry; more than four Tapestries score 9 VP as well.",
    "building:ZA5": (
        "\nIt may be one of your two actions beside a High Priest action. There is no gold for it, and nobody follows."
    ),
    "building:ZA6": "\nThe Worker comes from your supply. Nobles may stand up by it.",
    "building:ZA7": "\nIt comes before the action itself: a card played so can fight in that Conquest.",
    "building:ZA8": "\nAlso before the Merchant of a Festival. Every Tapestry still holds each pattern once.",
    "building:ZV1": "\nIt comes when marker and ability are done, also if the ability was not used.",
    "building:ZV2": "\nA whole action at its price, before the Worship itself, besides the two of your turn.",
    "building:ZN1": "\nIt costs nothing and comes before the action itself, also when the active player takes gold.",
    "building:ZN2": "\nIt is one task, however many of its colours help.",
    "building:ZN3": "\nYou choose among those that lie open; if there is none, nobody comes.",
    "building:ZN4": "\nThe gold comes once the price is paid, so that it cannot pay for that use.",
    "building:ZN5": (
        "\nConstructing means a task. The action comes before hiring; a turn of secondary actions brings none."
    ),
    "building:ZN6": "\nA fulfilled Prophecy with somebody in its Palace scores 7 VP instead of 5.",
    "building:ZN7": "\nEvery neighbour counts once. Buildings and Palaces that wait for a kind still see one of both.",
    "building:ZN8": "\nOne card for each Newcomer placed; it needs no Statue, and gold may have paid for the space.",
    "building:Z04X": (
        "\nIt takes the place of Z04. It pays in addition to every later Merchant, also for Weavings that were free."
    ),
    # Nation and Cult tiles
    "nation": "**Ability:** {id:nation_text}",
    "nation:VN01": "\nTwo Vassals face to face match nothing. The Vassal stays on its edge wherever the Weaving goes.",
    "nation:VN02": "\nA space skipped is not counted as a step. It serves you alone; others walk there as ever.",
    "nation:VN03": "\nSeveral Vassals may stand on the same Steps; each brings a resource with every placement below.",
    "nation:VN04": (
        "\nThe step comes on arrival, before the tasks. Each bottom segment has room for one Vassal of all players."
    ),
    "nation:VN05": (
        "\nThe marker returns to your supply. It is no Conquest and needs no Soldiers. The Vassal cannot be replaced,"
        " and breaks ties in its place."
    ),
    "nation:VN06": "\nIt never breaks a tie. Several Vassals may stand beside one marker.",
    "nation:VN07": "\nIt is counted at Festivals only, and is no Worker. All three cards are kept.",
    "nation:VN08": "\nThe Building has to lie face up, and gives once for each activation, also if you take the gold.",
    "nation:VN09": (
        "\nOnce for each card and Vassal, with the first benefit you take. A card that only places a Worker brings"
        " nothing. Several Vassals may stand on one Statue."
    ),
    "nation:VN10": (
        "\nThe Palace may be of any colour, and no Noble can move in later. The Vassal scores no VP of its own and is"
        " no Worker of any colour."
    ),
    "cult": "Goes with {nation:tile}. **One Vassal:** {id:cult_text} {id:cult_second}",
    "automa_space.golden_age": "\nIt is on the side of her board for games with Vassals or Nobles.",
    # overlays
    "temple.start_ruruy": (
        "Here every marker begins on Ruruy. At each Festival a marker that still stands here scores {vp} VP and has a"
        " reward: {reward:benefit}."
    ),
    "temple.start_simpa": (
        "Here every marker begins on Simpa. At each Festival a marker that still stands here costs 2 VP."
    ),
    "temple.left": "\nIt is the left one of two steps of this row.",
    "temple.right": "\nIt is the right one of two steps of this row.",
    "temple.next": "\n**On from here:** {next:each}.",
    # effects that need a word more
    "effect.GainNewcomer": "You choose among the Newcomers that lie open.",
    "effect.PlayGod": "The God card needs no Statue and places no Worker; it joins the offer at the end of the turn.",
    "effect.PlaceConquestMarker": (
        "Army cards may enter play first, for {play_price:cost} each; then one space is conquered for its Soldiers."
        " Nobody follows."
    ),
    "effect.CasualtyForArmy": "The Worker comes from your supply; whatever of it is possible has to be done.",
    "effect.MovePriest": "The High Priest has to move; nothing is activated.",
}

NAMES: Mapping[str, tuple[str, ...]] = {
    "term:golden_age": ("expansion", "modules", "module"),
    "term:way_of_the_sun": ("overlay", "overlays", "split path", "sun temple overlay"),
    "term:ruruy": ("growth", "split"),
    "term:simpa": ("braiding", "crossing"),
    "term:vassals": ("vassals module",),
    "term:vassal": ("vassal",),
    "term:nation": ("nation", "nations"),
    "term:nobles": ("nobles module",),
    "term:new_buildings": ("more buildings", "expansion buildings"),
    "term:palace": ("palace",),
    "term:noble": ("noble", "appoint", "appointing", "lay down", "stand up"),
    "term:prophecy": ("prophecy",),
    "term:newcomer": ("newcomer", "two colours", "two colors"),
    "term:cult": ("cult", "cults"),
    "term:automa_modules": ("solo modules",),
    "action:influence": ("influence", "cultural influence", "spread"),
}
