"""English: the names of components, what those that have a text of their own say, and what else there is to explain."""

from bot.languages.language import Tables, Templates

COMPONENTS: Tables = {
    "god": {
        "inti": "Inti",
        "killa": "Killa",
        "illapa": "Illapa",
        "qocha": "Qocha",
        "kuychi": "Kuychi",
        "wiraqocha": "Wiraqocha",
    },
    "region": {
        "chinchaysuyu": "Chinchaysuyu",
        "antisuyu": "Antisuyu",
        "qullasuyu": "Qullasuyu",
        "kuntisuyu": "Kuntisuyu",
    },
    "automa": {
        "axomamma": "Axomamma",
        "pachamama": "Pachamama",
    },
    "personality": {
        "AP1a": "Sculptor",
        "AP1b": "Weaver",
        "AP2a": "Pilgrim",
        "AP2b": "Builder",
        "PP1a": "Sculptor",
        "PP1b": "Weaver",
        "PP2a": "Conqueror",
        "PP2b": "Warlord",
        "PP3a": "Pilgrim",
        "PP3b": "Mother",
        "PP4a": "Builder",
        "PP4b": "Gatherer",
    },
    "building_name": {
        "P01": "Terrace Garden",
        "P02": "Chicha House",
        "P03": "Potato Store",
        "P04": "Wayside Shrine",
        "P05": "Maize Terrace",
        "P06": "Quarry",
        "P07": "Dance Square",
        "P08": "Goldsmith",
        "P09": "Barter Hall",
        "P10": "Weaving School",
        "P11": "Llama Pen",
        "P12": "Armoury",
        "P13": "Guest House",
        "P14": "Mason Yard",
        "P15": "Song Hall",
        "P16": "Training Ground",
        "P17": "Royal Storehouse",
        "P18": "Sun Gate",
        "P19": "Royal Mint",
        "PX01": "Caravan Court",
        "Z01": "Runner's Lodge",
        "Z02": "House of Prayer",
        "Z03": "War Camp Kitchen",
        "Z04": "Master Loom",
        "Z05": "Joint Workshop",
        "Z06": "Offering Pit",
        "Z07": "Stair Wardens",
        "Z08": "Dye Market",
        "Z09": "Hall of Cloth",
        "Z10": "Common Store",
        "Z11": "Votive Loom",
        "Z12": "Golden Stair",
        "Z13": "General's Tent",
        "Z14": "Barracks Works",
        "Z15": "Money Changer",
        "Z16": "Tool Shed",
        "Z17": "Spoils Office",
        "Z18": "Recruiting Post",
        "Z19": "Oracle",
        "Z20": "Surveyor",
        "ZA1": "Sun Court",
        "ZA2": "Architects' Archive",
        "ZA3": "Sacrifice Stone",
        "ZA4": "Cloth Pageant",
        "ZA5": "Procession Way",
        "ZA6": "House of the Fallen",
        "ZA7": "Muster Field",
        "ZA8": "Pattern Room",
        "ZV1": "Embassy",
        "ZV2": "Envoys' Temple",
        "ZN1": "Courtly Rest",
        "ZN2": "Welcome Feast",
        "ZN3": "Open Gate",
        "ZN4": "Noble Treasury",
        "ZN5": "Palace Causeway",
        "ZN6": "Hall of Omens",
        "ZN7": "Twin Guild",
        "ZN8": "Strangers' Shrine",
        "Z04X": "Master Loom",
        "X01": "Statue Court",
        "X02": "Marshal's Palace",
        "X03": "Pilgrim Palace",
        "X04": "Cloth Palace",
        "X05": "Palace of Guests",
        "X06": "Hall of Idols",
        "X07": "Harvest Palace",
        "X08": "Palace of Rites",
        "X09": "Governor's Seat",
        "X10": "Roadmaster's Palace",
        "X11": "Frontier Palace",
        "X12": "Smithy Palace",
        "X13": "Star Observatory",
        "X14": "Market Palace",
        "X15": "Palace of Vestments",
    },
    "building_text": {
        "Z01": "Any Worker you place may count as a Courier.",
        "Z02": "Any Worker you place may count as a Priest.",
        "Z03": "After placing a Warrior, turn up to two of your Production Buildings face up at no cost.",
        "Z04": "A match newly made in one of your Tapestries pays its reward at once.",
        "Z05": "Your Architects may act as Craftsmen and your Craftsmen as Architects.",
        "Z06": "Every Festival starts with 4 potato for you, and each God card you hold at the end scores 1 VP more.",
        "Z07": "You also score the Steps VP when your own Worker walks your own Steps.",
        "Z08": "Your Purchase Weavings tasks look at 5 tiles and put 2 of them under the stack first.",
        "Z09": "Every Festival starts with 1 VP for each Weaving in your longest Tapestry.",
        "Z10": "Every Festival starts with 2 potato, 1 corn and 1 stone for you.",
        "Z11": "Take a free Weaving whenever somebody activates Offering.",
        "Z12": (
            "Whenever somebody activates Worship, and just before a Festival, you may give 1 gold to climb one Temple"
            " step."
        ),
        "Z13": (
            "Each of your Conquests needs one soldier less to flip and/or to discard, but never fewer than one in all."
        ),
        "Z14": "A Warrior you place has two more tasks.",
        "Z15": "At will, swap 2 stone, 2 corn and 1 gold for one another.",
        "Z16": (
            "Whenever somebody activates Produce, you may turn up one Production Building or Army card free, before or"
            " after producing."
        ),
        "Z17": "Every activation of Conquest, by whomever, pays you 1 VP and 1 gold.",
        "Z18": "Somebody activating Rejuvenate, no matter who, brings you 1 gold and an Army card.",
        "Z19": "During your turn you may turn 1 potato into 1 God card, as often as you like.",
        "Z20": "Collecting potato, corn or stone by a task brings 1 more of it and 1 VP; gold does not.",
        "ZA1": "Climb one Temple step whenever somebody activates Worship.",
        "ZA2": (
            "A Construct task of yours may also pick from 3 tiles drawn from any stacks; the rest go under their"
            " stacks."
        ),
        "ZA3": "When placing a Priest you may discard a face-up Army card of yours to climb one Temple step.",
        "ZA4": "Every Festival starts with 0/2/4/9 VP for owning 1/2/3/4 Tapestries.",
        "ZA5": "A new secondary action for you: pay 1 corn to move your High Priest one space without activating it.",
        "ZA6": "A new secondary action for you: give up a Worker as a casualty of war in exchange for Rejuvenate 2.",
        "ZA7": "At any activation of Conquest or Rejuvenate, an Army card from your hand may enter play free.",
        "ZA8": (
            "Before any Merchant task of yours you may rearrange all your Weavings; matches made this way do not pay"
            " at once."
        ),
        "ZV1": (
            "Spreading Cultural Influence also brings you a choice: 2 God cards, or 2 Army cards put into play from"
            " hand for nothing."
        ),
        "ZV2": "Whenever somebody activates Worship, you may Spread Cultural Influence.",
        "ZN1": "Whenever somebody activates Worship or Offering, stand up as many as 4 of your Nobles.",
        "ZN2": "A Newcomer you place has one more task.",
        "ZN3": "Every Festival starts with a Newcomer for you.",
        "ZN4": "Gain 1 gold each time you use a Noble.",
        "ZN5": (
            "On a turn in which you construct a Palace, you may take a High Priest action once your placed Worker is"
            " done."
        ),
        "ZN6": (
            "Every Festival starts with up to 4 of your Nobles standing up, and each fulfilled Prophecy scores 2 VP"
            " more at the end."
        ),
        "ZN7": "A Newcomer you place uses the abilities of both its colours and counts neighbours of both.",
        "ZN8": (
            "When placing a Newcomer you may also play a God card from hand for its benefit; it goes to the offer when"
            " your turn ends."
        ),
        "Z04X": "A match newly made in one of your Tapestries pays its reward at once.",
        "X01": "Constructing a Passive Building: pay 1 corn and 1 stone for a small Statue and its 3 VP.",
        "X02": "Constructing a Production Building: turn one of your face-up Army cards down to climb one Temple step.",
        "X03": "Climbing the Temple, however far: Rejuvenate 2 things other than this Noble.",
        "X04": "Constructing a Palace: carry out a whole Purchase Weavings task.",
        "X05": "Having bought in a Purchase Weavings task of yours: take a Newcomer.",
        "X06": "Building a Statue by a task: two Army cards go into your hand.",
        "X07": "Anybody activating Produce: take a Newcomer.",
        "X08": "Anybody activating Worship or Offering: Rejuvenate 2 things other than this Noble.",
        "X09": "Anybody activating Conquest: pay 1 stone for a Passive Building.",
        "X10": "Your Recruit action bringing a Nomad: pay 2 stone to build Steps with their benefits.",
        "X11": (
            "Placing a Courier: pay 1 gold to put a Conquest marker on a region's leftmost free space without "
            "soldiers, with its benefit."
        ),
        "X12": "Placing a Warrior: pay 1 stone for a Production Building.",
        "X13": "Placing an Architect: pay any 1 resource, look at the top 4 God cards, keep 2 and shuffle 2 back.",
        "X14": "Placing a Craftsman: pay 2 corn for a Merchant task.",
        "X15": (
            "Placing a Priest: advance your High Priest by 1 with no activation, and get the benefit of a God card"
            " from hand too; both, if able."
        ),
    },
}

# What there is to explain of a Passive Building beyond its text; the numbers of the game may stand in it.
BUILDING_NOTES: Templates = {
    "Z01": (
        "\nA Worker counted so has the Courier's ability **instead** of its own: less food, and one more task in an"
        " empty segment. Neighbours still go by its real colour."
    ),
    "Z02": (
        "\nA Worker counted so has the Priest's ability **instead** of its own: a task for 1 potato, and a God card"
        " after the tasks. Neighbours still go by its real colour."
    ),
    "Z03": "\nThis happens on arrival, before the tasks. A Warrior counted as another kind does not bring it.",
    "Z04": "\nIt pays in addition to every later Merchant, also for Weavings that were free.",
    "Z05": (
        "\nSo a blue Worker may have the extra task on a green space, and a green one on a blue space. Neighbours still"
        " go by the real colour."
    ),
    "Z06": ("\nThe potato comes before the God cards are fed. A God card in hand scores 2 VP at the end instead of 1."),
    "Z07": "\nThat is {placement.steps_owner_vp} VP for each marker of yours above the space.",
    "Z08": (
        "\nYou choose the order in which the 2 tiles go under the stack, and buy from the other 3. It changes only your"
        " own purchases by a task, not free Weavings."
    ),
    "Z09": "\nIt comes before the Merchant of the Festival.",
    "Z10": "\nIt comes before the Merchant of the Festival.",
    "Z11": (
        "\nThe Weaving is the face-up one or the one beneath it. It comes before the Offering itself, also when the"
        " active player takes gold."
    ),
    "Z12": (
        "\nThe step brings its reward. Each occasion is good for one step, and it comes before the Worship itself, also"
        " when the active player takes gold."
    ),
    "Z13": ("\nWhere nothing would be left, one soldier is turned face down, or discarded if the space knows no flip."),
    "Z14": "\nA Warrior counted as another kind does not have them.",
    "Z15": "\nYou may do so whenever you are asked something, even in another player's turn.",
    "Z16": ("\nAlso when the active player takes gold; the active player's own right to turn one up comes on top."),
    "Z17": "\nAlso when the active player takes gold, and also when nobody conquers anything.",
    "Z18": "\nAlso when the active player takes gold. The card is drawn from the deck.",
    "Z19": "\nEach card comes from the offer or the deck.",
    "Z20": "\nIt works with tasks only: not with Production Buildings, God cards or other gains.",
}
