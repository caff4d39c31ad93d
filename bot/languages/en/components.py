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
    "automa": {"axomamma": "Axomamma", "pachamama": "Pachamama"},
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
        "Z03": "After placing a Warrior, you may Rejuvenate up to 2 Production Buildings for free.",
        "Z04": "A match newly made in one of your Tapestries pays its reward at once.",
        "Z05": "Your Architects may act as Craftsmen and your Craftsmen as Architects.",
        "Z06": (
            "When a Festival begins, gain 4 potato; at the end of the game, each God card in your hand scores"
            " 1 VP more."
        ),
        "Z07": "You also score the Steps VP when your own Worker uses your own Steps.",
        "Z08": "With your Purchase Weavings tasks, look at 5 tiles and first put 2 of them under the stack.",
        "Z09": "When a Festival begins, gain 1 VP for each Weaving in your longest Tapestry.",
        "Z10": "When a Festival begins, gain 2 potato, 1 corn and 1 stone.",
        "Z11": "Whenever any player activates Offering, take a free Weaving.",
        "Z12": (
            "Whenever any player activates Worship, and just before each Festival, you may pay 1 gold to climb 1 Temple"
            " step."
        ),
        "Z13": (
            "Each space you conquer takes 1 Soldier fewer to flip and/or to discard, but always at least 1 in all."
        ),
        "Z14": "A Warrior you place has two more tasks.",
        "Z15": "At any time, exchange 2 stone, 2 corn and 1 gold for one another.",
        "Z16": (
            "Whenever any player activates Produce, you may Rejuvenate 1 Production Building or Army card for free,"
            " before or after producing."
        ),
        "Z17": "Whenever any player activates Conquest, gain 1 VP and 1 gold.",
        "Z18": "Whenever any player activates Rejuvenate, gain 1 gold and draw 1 Army card.",
        "Z19": "During your turn, you may pay 1 potato to take 1 God card, as often as you like.",
        "Z20": "Whenever a task gives you potato, corn or stone (not gold), gain 1 more of it and 1 VP.",
        "ZA1": "Whenever any player activates Worship, climb 1 Temple step.",
        "ZA2": (
            "A Construct task of yours may also pick from 3 tiles drawn from any stacks; the rest go under their"
            " stacks."
        ),
        "ZA3": "When placing a Priest you may discard a face-up Army card of yours to climb one Temple step.",
        "ZA4": "When a Festival begins, gain 0/2/4/9 VP for owning 1/2/3/4 Tapestries.",
        "ZA5": "A new secondary action for you: pay 1 corn to move your High Priest one space without activating it.",
        "ZA6": "A new secondary action for you: give up a Worker as a casualty of war in exchange for Rejuvenate 2.",
        "ZA7": (
            "Whenever any player activates Conquest or Rejuvenate, you may play 1 Army card from your hand for free."
        ),
        "ZA8": (
            "Before any Merchant task of yours you may rearrange all your Weavings; matches made this way do not pay"
            " at once."
        ),
        "ZV1": (
            "Whenever you Spread Cultural Influence, also take 2 God cards, or play 2 Army cards from your hand for"
            " free."
        ),
        "ZV2": "Whenever any player activates Worship, you may Spread Cultural Influence.",
        "ZN1": "Whenever any player activates Worship or Offering, stand up as many as 4 of your Nobles.",
        "ZN2": "A Newcomer you place has one more task.",
        "ZN3": "When a Festival begins, take a Newcomer.",
        "ZN4": "Whenever you use a Noble, gain 1 gold.",
        "ZN5": (
            "On a turn in which you construct a Palace, you may also take a High Priest action after your Worker's"
            " tasks."
        ),
        "ZN6": (
            "When a Festival begins, stand up as many as 4 of your Nobles; at the end of the game, each"
            " fulfilled Prophecy scores 2 VP more."
        ),
        "ZN7": "A Newcomer you place uses the abilities of both its colours and counts neighbours of both.",
        "ZN8": (
            "When placing a Newcomer you may also play a God card from hand for its benefit; it goes to the offer when"
            " your turn ends."
        ),
        "Z04X": "A match newly made in one of your Tapestries pays its reward at once.",
        "X01": "When you construct a Passive Building: pay 1 corn and 1 stone for a small Statue and its 3 VP.",
        "X02": "When you construct a Production Building: flip a face-up Army card face down to climb 1 Temple step.",
        "X03": "When you climb the Temple, however far: Rejuvenate 2 things other than this Noble.",
        "X04": "When you construct a Palace: perform a Purchase Weavings task.",
        "X05": "After you buy with a Purchase Weavings task of your own: take a Newcomer.",
        "X06": "When you build a Statue with a task: draw 2 Army cards.",
        "X07": "When any player activates Produce: take a Newcomer.",
        "X08": "When any player activates Worship or Offering: Rejuvenate 2 things other than this Noble.",
        "X09": "When any player activates Conquest: pay 1 stone for a Passive Building.",
        "X10": "When your Recruit action brings you a Nomad: pay 2 stone to build Steps with their benefits.",
        "X11": (
            "When you place a Courier: pay 1 gold to conquer a region's leftmost empty space without Soldiers and gain"
            " its benefit."
        ),
        "X12": "When you place a Warrior: pay 1 stone for a Production Building.",
        "X13": (
            "When you place an Architect: pay any 1 resource, look at the top 4 God cards, keep 2 and shuffle 2 back."
        ),
        "X14": "When you place a Craftsman: pay 2 corn for a Merchant task.",
        "X15": (
            "When you place a Priest: move your High Priest 1 space without activating, and gain the benefit of a God"
            " card from your hand; both, if able."
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
