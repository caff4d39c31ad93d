"""English: tiles of The Golden Age by name and text, when they may be used, Prophecies, and Cult tiles at work."""

from bot.languages.language import Clauses, Lengths, Tables

GOLDEN_AGE: Tables = {
    "nation_name": {
        "VN01": "Weavers of the Coast",
        "VN02": "Keepers of the Road",
        "VN03": "Stair Builders",
        "VN04": "Valley Pilgrims",
        "VN05": "Reconquered Towns",
        "VN06": "Loyal Chieftains",
        "VN07": "Border Guards",
        "VN08": "Master Founders",
        "VN09": "Idol Bearers",
        "VN10": "Adopted Lords",
    },
    "nation_text": {
        "VN01": (
            "Put a Vassal on an edge of one of your Weavings and gain the reward it covers; from then on that edge"
            " matches anything."
        ),
        "VN02": (
            "Put a Vassal on a Coricancha space without one; your High Priest may skip that space for 1 potato each"
            " time."
        ),
        "VN03": (
            "Put a Vassal on Steps of yours and gain 4 VP, 2 potato and 1 corn again; whenever any player uses these"
            " Steps, gain 1 corn, potato or stone."
        ),
        "VN04": (
            "Put a Vassal beside a bottom segment without one; each Worker you place on that segment advances you one"
            " Temple step."
        ),
        "VN05": (
            "Replace one of your Conquest markers on a track with a Vassal and gain the benefit of its space again; the"
            " Vassal counts for the majority in its place."
        ),
        "VN06": (
            "Put a Vassal beside one of your Conquest markers on a track as an extra piece for the majority; gain 1"
            " corn and 2 gold."
        ),
        "VN07": (
            "Put a Vassal into the Casualties of War, where it counts as one more when regions score; draw 3 Army"
            " cards."
        ),
        "VN08": (
            "Put a Vassal on a Production Building of yours: face down, it flips face up; face up, it produces."
            " Whenever any player activates Produce, it may produce without flipping."
        ),
        "VN09": (
            "Put a Vassal on a Statue of yours; each God card of that god whose benefits you get brings 2 potato and"
            " 1 stone more. It leaves the game with the Statue."
        ),
        "VN10": (
            "Put a Vassal into an empty Palace of yours and take a Newcomer; it serves as a Noble that never lies"
            " down, and the Prophecy counts."
        ),
    },
    "cult_name": {
        "PV01": "Cult of Cloth",
        "PV02": "Cult of Roads",
        "PV03": "Cult of Stairs",
        "PV04": "Cult of the Sun",
        "PV05": "Cult of the Banner",
        "PV06": "Cult of Presence",
        "PV07": "Cult of Tribute",
        "PV08": "Cult of the Forge",
        "PV09": "Cult of Idols",
        "PV10": "Cult of Ancestors",
    },
    "cult_text": {
        "PV01": (
            "Her largest Tapestry counts as one Weaving longer: 1 VP more at Festivals, and the next value at the end."
        ),
        "PV02": "The third Coricancha space ahead is open to her as well; moving there costs her 1 potato.",
        "PV03": "Each use of her Steps, by you or by her, scores her 1 VP more.",
        "PV04": "At a Festival her Temple step gives its VP and reward twice.",
        "PV05": "Each Conquest space asks her to flip one Soldier fewer.",
        "PV06": (
            "At a Festival she has one more marker, the lowest in ties, in the region where she has the fewest; among"
            " equals, where it wins the majority."
        ),
        "PV07": "Each region she leads at a Festival scores her 2 VP more.",
        "PV08": "When she produces or follows Produce, the second highest Building that gave stays face up as well.",
        "PV09": "A small Statue discarded at Worship advances her 2 Temple steps.",
        "PV10": "Each of her Palaces with a Noble scores 2 VP more at the end.",
    },
    "cult_second": {
        "PV01": "With two Vassals, her second largest Tapestry does the same.",
        "PV02": "With two Vassals, moving there is free.",
        "PV03": "With two Vassals, it is 2 VP more.",
        "PV04": "With two Vassals, it gives them three times.",
        "PV05": "With two Vassals, it also asks her to discard one fewer.",
        "PV06": "With two Vassals, the same goes for the two regions where she has the fewest.",
        "PV07": "With two Vassals, it is 3 VP more.",
        "PV08": "With two Vassals, so does the third highest.",
        "PV09": "With two Vassals, a large one also advances her 4 steps.",
        "PV10": "With two Vassals, it is 5 VP more.",
    },
    "module": {
        "way_of_the_sun:ruruy": "Way of the Sun (Ruruy)",
        "way_of_the_sun:simpa": "Way of the Sun (Simpa)",
        "vassals": "Vassals of the Inca",
        "nobles": "Nobles and Newcomers",
        "buildings": "New Buildings",
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
        "X01": "your second longest Tapestry has at least 4 Weavings",
        "X02": "you have at least 3 Workers, Nobles or Newcomers in yellow or green",
        "X03": "you have at least 6 brown or yellow Weavings",
        "X04": "you have at least 3 Workers, Nobles or Newcomers in green or blue",
        "X05": "you have at least 5 Production Buildings, face up or face down",
        "X06": "you have at least 3 Workers, Nobles or Newcomers in red or white",
        "X07": "at least 7 of your Conquest markers are in play",
        "X08": "you have at least 3 Workers, Nobles or Newcomers in yellow or white",
        "X09": "you have at least 3 Workers, Nobles or Newcomers in red or blue",
        "X10": "at least 7 Army cards lie before you, face up or face down",
        "X11": "you have at least 4 Palaces",
        "X12": "your Tapestries have at least 5 matches",
        "X13": "your Temple marker has reached the 16 VP step",
        "X14": "you have at least 4 Passive Buildings",
        "X15": "you have at least 3 green or red Weavings",
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
