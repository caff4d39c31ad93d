"""Polish: The Golden Age explained: terms, Palaces, Nation and Cult tiles, overlays, Newcomers, notes on Buildings."""

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
        "An overlay, **Ruruy** or **Simpa**, covers the lower half of the Temple. Where its path splits you choose a"
        " step, take its reward, and only then go on. Above the overlay is the printed track."
        "\nA step's reward is on its left; the VP on the right are those of the whole row, and may be fewer than those"
        " of a lower row. At each Festival your step gives its reward again and your row its VP, player by player,"
        " starting with the one who triggered it; the Building Market is not refilled in between."
        "\nMoving the High Priest, and a casualty with its Army cards, are compulsory as far as possible. Resources,"
        " cards, Nomads and free Weavings come by themselves: you may choose which, not whether. Every other reward may"
        " be declined."
    ),
    "term:ruruy": (
        "The overlay of growth. After its first step the path splits once into two branches, left and right. Once you"
        " have entered one, you stay on it until both lead back to the printed track."
        "\nThe starting space has a reward too, but only for a marker that still stands there at a Festival: 1 corn and"
        " the VP of the row."
    ),
    "term:simpa": (
        "The overlay of braiding. Its branches cross at every row: from each step you may go on to the left or the"
        " right step above."
        "\nA marker that still stands on the starting space at a Festival costs its owner 2 VP. Nobody falls below 0"
        " VP."
    ),
    "term:vassals": (
        "A module. One Nation tile lies beside each of the four regions. Every player has four Vassals and 12 Conquest"
        " markers, which serve for both Conquest and Cultural Influence."
        "\nThe new secondary action **Spread Cultural Influence** puts a marker on a Nation tile; for potato it also"
        " puts a Vassal where that tile says, for good. Markers on Nation tiles count for the majority in their region,"
        " but break no tie."
    ),
    "term:vassal": (
        "Pieces of the Vassals module, four for each player. A Vassal is placed with the ability of a Nation tile and"
        " never comes back. It is not a Worker: it does not count for the Worker limit or for Prophecies."
        "\nVassals may share a place where the Nation tile names no limit (VN03, VN06, VN09), and each of them works."
        " One on a Statue leaves the game together with it."
    ),
    "term:nation": (
        "A game uses four of VN01 to VN10, one beside each region; VN10 only with the Nobles. A Nation tile takes"
        " another marker only while it has fewer markers, of all players, than its region has conquered spaces."
        "\nA marker on it counts like one on the track for the majority, but breaks no tie: that goes to the right-most"
        " marker or VN05 Vassal on the track. For what the Vassal of a tile does, ask for the tile, such as VN03."
    ),
    "term:nobles": (
        "A module. **Palaces** are a third type of Building; everybody starts with one. A Worker from the Village or"
        " the Nomads that has the colour of an empty Palace may become its **Noble**, which brings a **Newcomer**, a"
        " Worker of two colours. A standing Noble can be laid down for the ability of its Palace; at the end its"
        " **Prophecy** may score."
        "\nThe market also has two Palaces; the Passive Buildings ZN1 to ZN8 and six God cards join the others."
    ),
    "term:new_buildings": (
        "Ten Buildings of The Golden Age that need no module: the Passive Buildings ZA1 to ZA8 and the Production"
        " Building PX01 are shuffled in among the others, and Z04X, which does what Z04 does, takes its place. A table"
        " may play with or without them; adding a module adds them as well, unless they are taken out again."
        "\nThe Vassals bring two more Passive Buildings (ZV1, ZV2), the Nobles eight (ZN1 to ZN8) and the Palaces. For"
        " what one of them does, ask for it, such as ZA5."
    ),
    "term:palace": (
        "A Building for a Noble; it costs 1 stone and 1 potato. Wherever you may take a Building of any type, it may be"
        " a Palace. It always lies face up and scores {final_scoring.face_up_building} VP at the end, inhabited or not."
        "\nIts upper half is an ability that needs a Noble, its lower half a Prophecy. Everybody starts with a Palace"
        " from the stack."
    ),
    "term:noble": (
        "**Appointing:** when you gain a Worker from the Village or the Nomads, in any way but not at setup, and it has"
        " the colour of an empty Palace of yours, you may put it there, standing, right then or not at all. It stays"
        " for good and does not count for the Worker limit. Then you may take a Newcomer."
        "\n**Using:** when the occasion named on the Palace comes up and the Noble is standing, you may lay it down and"
        " pay the price for the benefit. Several Nobles may respond to one occasion, each once."
        "\n**Standing up:** Rejuvenate may stand up a Noble like any Army card or Building, at the same price; Z03, Z16"
        " and the Palace's own ability may not."
        "\nA Noble standing at the end scores {final_scoring.standing_noble} VP."
    ),
    "term:prophecy": (
        "The lower half of a Palace. At the end, before anything else, it scores {final_scoring.prophecy} VP if there"
        " is somebody in the Palace, standing or not, and what it asks for is fulfilled."
        "\nWorkers of a colour are counted in your supply and in your Palaces, not on the hill or among the Casualties."
        " A Newcomer counts once for every Prophecy that names one of its colours. Vassals are not Workers, but one in"
        " a Palace (VN10) makes its Prophecy count."
    ),
    "term:newcomer": (
        "Workers of two colours. Three lie face up; whoever takes one chooses, and the bag replaces it. You get one for"
        " appointing a Noble, and from some cards and tiles. They never become Nobles."
        "\n**Placing:** you choose one of its kinds for the ability. For neighbours it counts as the colour that has"
        " more of them, and for Buildings and Palaces that respond to a kind it counts as one of the two, which you"
        " choose."
        "\n**On the hill** it has both colours for whoever comes, but is one Worker. A Warrior may retrieve any"
        " Newcomer, even a red one."
        "\n**Limit:** one Newcomer does not count, so you may keep three Workers if one of them is a Newcomer."
    ),
    "term:cult": (
        "Pachamama's counterparts of the Nation tiles: PV01 goes with VN01, and so on. Whenever she spreads Cultural"
        " Influence, one of her four Vassals goes to the Cult tile of that Nation, for free, and serves her for the"
        " rest of the game. A second one there serves her better; a third is never placed."
    ),
    "term:automa_modules": (
        "**Way of the Sun:** where the path splits she rolls: 1 or 2 left, 3 or 4 right. Of its rewards she gives a"
        " casualty only if she leads two regions, and moves her High Priest only if neither of its next actions is"
        " possible; otherwise 1 gold. A God card she plays is the top one of the deck."
        "\n**Vassals:** after a High Priest action she spreads Cultural Influence first, without paying, if she leads"
        " fewer than two regions and some tile is open; a Vassal goes to the Cult tile that belongs to it."
        "\n**Nobles:** a Nomad or villager that fits an empty Palace of hers is taken before others and becomes its"
        " Noble; a random Newcomer follows, without a reward. Her Nobles never lie down. At the end each scores 8 VP"
        " with its Palace, whatever the Prophecy asks for."
        "\nWith Vassals or Nobles the Golden Age side of her board is used. You follow her as usual."
    ),
    "action:influence": (
        "With the Vassals of the Inca, a fifth secondary action: put a Conquest marker on the Nation tile of a region"
        " that has more conquered spaces than its tile has markers, whoever placed them. Then you may pay 1 potato for"
        " each of your own markers there, the new one included, to place a Vassal with the tile's ability."
        "\nIf you do not pay, or have no Vassal or no place for one, you just place the marker. Nobody follows. Your 12"
        " markers have to last for both Conquest and Influence."
    ),
    # Newcomers
    "newcomer": (
        "A Newcomer that is both {one:a_worker} and {other:a_worker}; there are {alike:each}."
        "\n**As {one:a_worker}:** {one:talent}. **As {other:a_worker}:** {other:talent}. You choose one when you place"
        " it; with the Twin Guild (ZN7) it has both."
    ),
    # Palaces
    "palace": "**Cost:** {cost:cost}. **Noble:** {noble:a_worker}. **Ability:** {palace:ability}",
    "palace.use": (
        "\n**Prophecy:** {final_scoring.prophecy} VP at the end if there is somebody here and {palace:prophecy}."
        "\nUsing the ability lays the Noble down and is never compulsory."
    ),
    "building:X01": (
        "\nConstructing means with a task. The Statue is a gift: it scores, but does not trigger the Hall of Idols"
        " (X06)."
    ),
    "building:X02": "\nConstructing means with a task. The Army card may have one Soldier or two.",
    "building:X03": "\nIt comes when the whole advance and its rewards are over. It may stand up other Nobles.",
    "building:X04": "\nConstructing means with a task. The others may buy what you leave, as always.",
    "building:X05": (
        "\nYou must buy at least one Weaving with your own task; a leftover of somebody else's does not count."
    ),
    "building:X06": "\nBuilding means with a task, for a small or a large Statue. You keep both cards.",
    "building:X07": "\nIt comes before the producing itself, also when the active player takes gold.",
    "building:X08": (
        "\nIt comes before the action itself, also when the active player takes gold. It may stand up other Nobles."
    ),
    "building:X09": "\nIt comes after the casualty and before the Conquest. The stone replaces the printed cost.",
    "building:X10": (
        "\nOnly the secondary action counts, not a Nomad from another effect. The 2 stone replace the cost of Steps."
    ),
    "building:X11": "\nNo Soldiers are needed, nothing is activated, and the marker is one of yours.",
    "building:X12": "\nThe stone replaces the printed cost.",
    "building:X13": "\nOnly you see the four cards; they come from the deck alone.",
    "building:X14": "\nYou pay the corn when the Craftsman arrives, before its tasks.",
    "building:X15": (
        "\nThey happen in the order you like. The God card needs no Statue; it joins the offer at the end of the turn."
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
    "building:ZA6": "\nThe Worker comes from your supply. It may stand up Nobles.",
    "building:ZA7": "\nIt comes before the action itself: a card played this way can fight in that Conquest.",
    "building:ZA8": "\nThis works before the Merchant of a Festival too. Every Tapestry still holds each pattern once.",
    "building:ZV1": "\nIt comes when marker and ability are done, also if the ability was not used.",
    "building:ZV2": "\nA whole action at its price, before the Worship itself, besides the two of your turn.",
    "building:ZN1": "\nIt costs nothing and comes before the action itself, also when the active player takes gold.",
    "building:ZN2": "\nIt is one task, however many of its colours help.",
    "building:ZN3": "\nYou choose from those face up; if there are none, you get nothing.",
    "building:ZN4": "\nYou gain the gold after paying the price, so it cannot pay for that use.",
    "building:ZN5": (
        "\nConstructing means with a task. The action comes before hiring; a turn of secondary actions brings none."
    ),
    "building:ZN6": "\nA fulfilled Prophecy with somebody in its Palace scores 7 VP instead of 5.",
    "building:ZN7": (
        "\nEvery neighbour counts once. For Buildings and Palaces that respond to a kind it still counts as one of the"
        " two."
    ),
    "building:ZN8": (
        "\nOne card for each Newcomer placed; it needs no Statue, and you may have paid gold for the space."
    ),
    "building:Z04X": (
        "\nIt takes the place of Z04. It pays in addition to every later Merchant, also for Weavings that were free."
    ),
    # Nation and Cult tiles
    "nation": "**Ability:** {id:nation_text}",
    "nation:VN01": "\nTwo Vassals face to face match nothing. The Vassal stays on its edge wherever the Weaving goes.",
    "nation:VN02": "\nA skipped space does not count as moved. It helps you alone; others move there as usual.",
    "nation:VN03": "\nSeveral Vassals may stand on the same Steps; each gives a resource with every placement below.",
    "nation:VN04": (
        "\nYou climb when the Worker arrives, before its tasks. Each bottom segment has room for only one Vassal,"
        " whoever owns it."
    ),
    "nation:VN05": (
        "\nThe marker returns to your supply. It is not a Conquest and needs no Soldiers. The Vassal cannot be"
        " replaced, and breaks ties in its place."
    ),
    "nation:VN06": "\nIt never breaks a tie. Several Vassals may stand beside one marker.",
    "nation:VN07": "\nIt counts only at Festivals, and is not a Worker. You keep all three cards.",
    "nation:VN08": "\nAt Produce it must be face up; it produces once for each activation, even if you take the gold.",
    "nation:VN09": (
        "\nOnce for each card and Vassal, with the first benefit you take. A card that only places a Worker gives"
        " nothing. Several Vassals may stand on one Statue."
    ),
    "nation:VN10": (
        "\nThe Palace may be of any colour, and no Noble can move in later. The Vassal scores no VP of its own and is"
        " not a Worker of any colour."
    ),
    "cult": "Goes with {nation:tile}. **One Vassal:** {id:cult_text} {id:cult_second}",
    "automa_space.golden_age": "\nIt is on the side of her board for games with Vassals or Nobles.",
    # overlays
    "temple.start_ruruy": (
        "Every marker starts here on Ruruy. At each Festival a marker still here scores {vp} VP and gains a reward:"
        " {reward:benefit}."
    ),
    "temple.start_simpa": (
        "Every marker starts here on Simpa. At each Festival a marker still here costs its owner 2 VP."
    ),
    "temple.left": "\nIt is the left one of two steps of this row.",
    "temple.right": "\nIt is the right one of two steps of this row.",
    "temple.two_weavings": "Both are taken before the next tile is turned up.",
    "temple.next": "\n**On from here:** {next:each}.",
    # effects that need a word more
    "effect.GainNewcomer": "You choose from the face-up Newcomers.",
    "effect.PlayGod": "The God card needs no Statue and places no Worker; it joins the offer at the end of the turn.",
    "effect.PlaceConquestMarker": (
        "Army cards may enter play first, for {play_price:cost} each; then one space is conquered for its Soldiers."
        " Nobody follows."
    ),
    "effect.CasualtyForArmy": "The Worker comes from your supply; you must do as much of it as you can.",
    "effect.MovePriest": "The High Priest must move; nothing is activated.",
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
