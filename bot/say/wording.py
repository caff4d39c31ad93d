"""The words of the chat: a seat, a card, a tile or a refusal in words of a language."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import structs

from bot.languages.language import YOU, Language, Templates
from bot.say.filling import COMMON_FORMS, Filling, fields_of, key_of
from bot.say.markup import CHAT, Markup
from bot.say.parts import Part, Piece, Said, named, template_pieces
from engine import automa_queries, buildings, components, queries, temple, vassals
from engine.benefits import Choose, Effect, Priced
from engine.buildings import PRODUCTION
from engine.codec import Difference
from engine.errors import Refusal
from engine.events import AutomaChose, Chosen, Condition
from engine.resources import UNKNOWN, Cost, Place
from engine.workers import kinds_of

ASIDE = ".aside"  # ends the key of a refusal inside another text
WORKER, A_WORKER = "worker", "a_worker"  # word tables of Workers
QUOTES = "“\"'("
WHO = "who"  # the form of a seat, and the name of a value with somebody's name
SUBJECTS = (WHO, "whose", f"each {WHO}")  # forms of the person in a text: the first of them in a template


class You(str):
    """The name of the only reader: texts about this person have variants of their own."""


class Wording(Filling):
    """The texts of a language for a table with these names and modules."""

    def __init__(
        self,
        language: Language,
        names: Sequence[str] = (),
        modules: Iterable[str] = (),
        *,
        pictured: bool = False,
        markup: Markup = CHAT,
    ) -> None:
        """With `pictured`, printed things have a number in a picture, beside their codes."""
        super().__init__(language.words, language.phrases, language.effects, language.grammar, language.terms, modules)
        self.language = language
        self.names = names
        self.markup = markup
        self._pictured = pictured

    def phrase(self, key: str, *variants: str, **values: Any) -> str:
        """A phrase, or its first existing variant, with its values in words."""
        return self.fill(self.chosen(self._phrases, key, *variants, values=values), values)

    def chosen(self, templates: Templates, name: str, *variants: str, values: Mapping[str, Any]) -> str:
        """The template of the first existing variant, else the plain one; for the reader, if it is about them."""
        key = key_of(templates, name, *variants)
        own = templates.get(f"{key}.{YOU}")
        return templates[key] if own is None or not self._is_about_reader(templates[key], values) else own

    def _is_about_reader(self, template: str, values: Mapping[str, Any]) -> bool:
        fields = ((field, form or "") for _, field, form, _ in self.parse(template) if field is not None)
        about = next((values[field] for field, form in fields if form in SUBJECTS or field == WHO), ())
        names = [about] if isinstance(about, int | str) else list(about)
        return len(names) == 1 and isinstance(self.name_of(names[0]), You)

    def workers(self, n: int, kind: str, case: str = "") -> str:
        """Several Workers of a kind, counted, in a case if the language has it."""
        counted = self._terms.counts.get(case, self.language.words["counted_worker"])
        return self.counted(n, counted[kind])

    def name_of(self, who: int | str) -> str:
        """The name of a seat, unchanged."""
        return who if isinstance(who, str) else self.names[who]

    def sentence(self, template: str, values: Mapping[str, Any]) -> str:
        """A filled template as a sentence: a value at its start, also behind signs, gets a capital letter."""
        worded = self.fill(template, values)
        opening = next((literal for literal, *_ in self.parse(template)), "")
        start = 0 if any(letter.isalnum() or letter in QUOTES for letter in opening) else len(opening)
        return worded[:start] + self._grammar.opening(worded[start:])

    def said(self, template: str, values: Mapping[str, Any]) -> Said:
        """A filled template part by part; printed things in its deed bring their own parts."""
        pieces: list[Piece] = []
        for piece in template_pieces(template):
            if piece.part is Part.DEED:
                pieces += self._deed(piece.words, values)
            else:
                pieces.append(structs.replace(piece, words=self.fill(piece.words, values)))
        return Said(tuple(pieces))

    def _deed(self, template: str, values: Mapping[str, Any]) -> Iterator[Piece]:
        """The pieces of a deed: its words, and the parts of each printed thing in it."""
        for literal, field, form, _ in self.parse(template):
            yield from [Piece(Part.DEED, literal)] if literal else []
            if field is None:
                continue
            names = frozenset({named(field, form)})
            form, _, case = (spec := self.form(form, values)).partition(" ")
            if form in PRINTED:
                key, printed = PRINTED[form](values[field])
                beside = f"{key}.pictured" if self._pictured else f"{key}.{case}"
                parts = self.said(self.language.phrases.get(beside, self.language.phrases[key]), printed).pieces
                yield from (structs.replace(piece, names=names) for piece in parts)
            else:
                yield Piece(Part.DEED, self.format_field(values[field], spec), names=names)

    def said_as_sentence(self, template: str, values: Mapping[str, Any]) -> Said:
        """A filled template part by part, as a sentence."""
        pieces = [structs.replace(piece, words=self.fill(piece.words, values)) for piece in template_pieces(template)]
        pieces[0] = structs.replace(pieces[0], words=self._grammar.opening(pieces[0].words))
        return Said(tuple(pieces))

    def format_field(self, value: Any, format_spec: str) -> str:
        """A value by a form of this class, else as in all templates."""
        form, _, argument = format_spec.partition(" ")
        if form in PRINTED:
            key, printed = PRINTED[form](value)
            return self.phrase(key, argument, **printed)
        if form in FORMS:
            return FORMS[form](self, value, argument)
        if form in self._terms.forms and value not in self._terms.forms[form]:
            one, other = kinds_of(value)
            return self.phrase("newcomer", form, one=one, other=other)
        return super().format_field(value, format_spec)


Form = Callable[[Wording, Any, str], str]


# ---------------------------------------------------------------- people and questions


def _who(wording: Wording, who: int | str, argument: str) -> str:
    return wording.name_of(who)


def _whose(wording: Wording, who: int | str, argument: str) -> str:
    name = wording.name_of(who)
    return wording.phrase("whose.you" if isinstance(name, You) else "whose", name=name)


def _title(wording: Wording, question: str, argument: str) -> str:
    """Heading of a question, by the name of its class."""
    return wording.language.titles[question]


# ---------------------------------------------------------------- cards, tiles and spaces


class Phrased(NamedTuple):
    """The key of a phrase with its values."""

    key: str
    values: Mapping[str, Any] = {}


def _if_known(thing: str, kind: str, records: Mapping[str, Any] | None = None, *, key: str = "") -> Phrased:
    """A printed thing with the fields of its record, else by its id; by its kind if the reader may not know it."""
    if thing == UNKNOWN:
        return Phrased(f"hidden_{kind}")
    return Phrased(key or kind, {kind: thing} if records is None else _fields(records[thing]))


def _god_card(card: str) -> Phrased:
    return _if_known(card, "god_card", components.GOD_CARDS)


def _kept_god_card(card: str) -> Phrased:
    """A God card to be kept: beside its picture the god's name alone."""
    return _if_known(card, "god_card", components.GOD_CARDS, key="kept_god_card")


def _god_name(card: str) -> Phrased:
    return _if_known(card, "god_card", components.GOD_CARDS, key="god_name")


def _army_card(card: str) -> Phrased:
    return _if_known(card, "army_card", components.ARMY_CARDS)


def _weaving(tile: str) -> Phrased:
    return _if_known(tile, "weaving", components.WEAVINGS)


def _building(building: str) -> Phrased:
    """A Building by its name."""
    return _if_known(building, "building")


def _tile(tile: str) -> Phrased:
    """The name of a tile with an ability: a Building, a Nation tile or a Cult tile."""
    if tile in components.NATIONS:
        return Phrased("nation", {"tile": tile})
    return Phrased("cult", {"tile": tile}) if tile in components.CULTS else _building(tile)


def _item(item: str) -> Phrased:
    """A thing to turn up or down: a Production Building, an Army card or, by its Palace, a Noble."""
    return _building(item) if buildings.is_building(item) else _army_card(item)


def _vassal_place(where: tuple[str, str]) -> Phrased:
    """The place of a Vassal, by its Nation tile and the name of the place."""
    nation, place = where
    thing, part = vassals.parts_of(place)
    return Phrased(f"vassal_place.{nation}", {"place": place, "thing": thing, "part": part})


PRINTED: Mapping[str, Callable[[Any], Phrased]] = {
    "god_card": _god_card,
    "kept_god_card": _kept_god_card,
    "god_name": _god_name,
    "army_card": _army_card,
    "soldiers": lambda card: Phrased("soldiers", _fields(components.ARMY_CARDS[card])),
    "weaving": _weaving,
    "building": _building,
    "tile": _tile,
    "item": _item,
    "space": lambda space: Phrased("space", _fields(components.SPACES[space])),
    "conquest": lambda space: Phrased("conquest", _fields(components.CONQUEST[space])),
    "small_statue": lambda god: Phrased("small_statue", {"god": god}),
    "vassal_place": _vassal_place,
    "section_start": lambda start: Phrased("section_start", {"section": start[0], "action": start[1]}),
}


def _ability(wording: Wording, building: str, argument: str) -> str:
    """The benefit or the lasting ability of a Building or a Nation tile."""
    if building in components.NATIONS:
        return wording.format_field(building, "nation_text")
    if buildings.type_of(building) == PRODUCTION:
        return wording.phrase("production", benefit=buildings.produces(building))
    return wording.format_field(building, "building_text")


def _spot(wording: Wording, spot: str, argument: str) -> str:
    """The code of a spot for Steps, the same in all texts and pictures."""
    return queries.spot_code(spot)


def _laid(wording: Wording, tiles: Sequence[str], argument: str) -> str:
    """Nation tiles with their regions, from the first region on."""
    pairs = zip(components.REGIONS, tiles, strict=False)
    return wording.phrase("apart").join(wording.phrase("laid", region=region, tile=tile) for region, tile in pairs)


def _temple_step(wording: Wording, step: Place, argument: str) -> str:
    """A step of the Temple by its row and, if there are two, its side."""
    found = temple.named(str(step))
    overlay = temple.overlay_of(found.id)
    side = components.OVERLAYS[overlay].nodes[str(found.id)].side if overlay else "centre"
    return wording.phrase(f"temple_step.{side}", argument, row=found.row)


def _task_offered(wording: Wording, facts: tuple[str, Mapping[str, Any]], argument: str) -> str:
    """A task from `bot.say.before.tasks` with its reward and cost."""
    variant, values = facts
    return wording.phrase(f"task_offered.{variant}" if variant else "task_offered", **values)


# ---------------------------------------------------------------- refusals


def _aside(wording: Wording, refusal: Refusal, argument: str) -> str:
    """A refusal inside another text; it addresses nobody."""
    errors, key = wording.language.errors, refusal.code.value
    return wording.fill(errors.get(key + ASIDE) or errors[key], refusal.values)


def _difference(wording: Wording, found: Difference, argument: str) -> str:
    """Changes of rules and components since a saved game began, in one or two sentences."""
    sentences = []
    if found.began != found.now:
        both = "began_by_other_rules_and_components" if found.components else "began_by_other_rules"
        sentences.append(wording.phrase(both, began=found.began, now=found.now))
    elif found.components:
        sentences.append(wording.phrase("began_by_other_components"))
    if found.since is not None:
        sentences.append(wording.phrase("went_on_by_others", since=found.since))
    return " ".join(sentences)


# ---------------------------------------------------------------- decisions of an automa


def condition(found: tuple[str, Condition], language: Language, variant: str = "") -> Phrased:
    """A criterion of an automa, such as a High Priest action, with its condition: the facts that its words tell."""
    what, met = found
    name = met.bar or what
    if variant and not met.bar and what in language.words["priest_action"]:
        name, variant = variant, ""
    key = key_of(language.phrases, f"weighed.{name}", "" if met.bar else variant)
    values = {**_fields(met), "action": what, "met": "yes" if met.met else "no"}
    return Phrased(key, {field: values[field] for field in sorted(fields_of(language.phrases[key]))})


def _weighed(wording: Wording, found: tuple[str, Condition], argument: str) -> str:
    """A criterion of an automa in words; `briefly` leaves out details."""
    key, values = condition(found, wording.language, argument)
    return wording.phrase(key, **values)


def _choice(wording: Wording, chose: AutomaChose, argument: str) -> str:
    """A choice of an automa by its own rule, with that rule."""
    kind = f".{chose.taken}" if chose.taken == "nomads" and chose.by == "palace" else ""
    between = f".{chose.taken}" if chose.what is Chosen.BONUS else ""
    return wording.phrase(f"choice.{chose.what}{between}.{chose.by}{kind}", taken=chose.taken)


def _costs(wording: Wording, costs: tuple[int, ...], argument: str) -> str:
    """The food to reach a space, and to the next nearest space if that is different."""
    if len(costs) > 1:
        return wording.phrase("costs", cost=costs[0], next=costs[1])
    return wording.phrase("costs.same", cost=costs[0])


def _passed_over(wording: Wording, found: tuple[str, str], argument: str) -> str:
    """A region, a terrace or a god with the reason against it; `briefly` for a region."""
    thing, why = found
    kind = (
        f".{argument}"
        if argument
        else ""
        if thing in components.REGIONS
        else ".terrace"
        if thing in components.TERRACES
        else ".god"
    )
    return wording.phrase(f"passed_over{kind}", thing=thing, why=why)


def obstacle(found: tuple[Effect, str], language: Language) -> tuple[str, Cost | None]:
    """The key of the words for an obstacle to an effect, with the unpaid price instead if it is one."""
    effect, why = found
    match effect:
        case Priced(cost=cost) if why == "poor":
            return "", cost
        case Priced(effect=inner):
            return obstacle((inner, why), language)
        case Choose(options=options):
            return obstacle((automa_queries.chosen_by_pachamama(options)[0], why), language)
    return key_of(language.words["failing"], why, type(effect).__name__), None


def _obstacle(wording: Wording, found: tuple[Effect, str], argument: str) -> str:
    """The obstacle to an effect."""
    key, price = obstacle(found, wording.language)
    return wording.language.words["failing"][key] if price is None else wording.phrase("cannot_pay", cost=price)


def _fields(record: Any) -> dict[str, Any]:
    return structs.asdict(record)


def _worker(phrase: str, table: str) -> Form:
    """A Worker by a word table of kinds; a Newcomer by a phrase with both its kinds."""

    def worded(wording: Wording, worker: str, argument: str) -> str:
        kinds = kinds_of(worker)
        if len(kinds) == 1:
            return wording.language.words[table][worker]
        return wording.phrase(phrase, argument, one=kinds[0], other=kinds[1])

    return worded


def _workers(wording: Wording, workers: Sequence[str], argument: str) -> str:
    """Several Workers, equal ones counted: "a Priest and 2 Warriors"; with a sign, "+1 Priest, +2 Warriors".

    In place of a sign, a case is possible, or the form of a single one.
    """
    alike: dict[tuple[str, ...], list[str]] = {}
    for worker in workers:
        alike.setdefault(kinds_of(worker), []).append(worker)
    sign, case = ("", argument) if argument.isalpha() else (argument, "")

    def worded(kinds: tuple[str, ...], n: int, worker: str) -> str:
        if n == 1:
            word = wording.format_field(worker, WORKER if sign else case or A_WORKER)
            return f"1 {word}" if sign else word
        if len(kinds) == 1:
            return wording.workers(n, kinds[0], case)
        return wording.phrase("newcomers", case, n=n, one=kinds[0], other=kinds[1])

    told = [sign + worded(kinds, len(same), same[0]) for kinds, same in alike.items()]
    return ", ".join(told) if sign else wording.joined(told)


def _nor(wording: Wording, values: Sequence[Any], form: str) -> str:
    """A list under a negation: "no a, b or c"; every entry by the same form or word table."""
    *before, last = (wording.format_field(value, form) for value in values)
    return wording.phrase("nor", before=", ".join(before), last=last) if before else last


FORMS: Mapping[str, Form] = {
    **COMMON_FORMS,
    "worker": _worker("newcomer", "worker"),
    "a_worker": _worker("a_newcomer", "a_worker"),
    "workers": _workers,
    "short_worker": _worker("short_newcomer", "worker"),
    "acting": _worker("acting_as_both", "a_worker"),
    "kinds": _worker("both_kinds", "worker"),
    "talent": _worker("both_talents", "talent"),
    "talent_briefly": _worker("both_talents_briefly", "talent_briefly"),
    "nor": _nor,
    WHO: _who,
    "whose": _whose,
    "title": _title,
    "ability": _ability,
    "laid": _laid,
    "temple_step": _temple_step,
    "spot": _spot,
    "task_offered": _task_offered,
    "aside": _aside,
    "difference": _difference,
    "weighed": _weighed,
    "choice": _choice,
    "costs": _costs,
    "passed_over": _passed_over,
    "obstacle": _obstacle,
}
