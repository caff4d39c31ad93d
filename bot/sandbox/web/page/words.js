/** What the page says, in the language of whoever looks at it; the sandbox is given the texts by whoever starts it. */

let locale = "en";
let texts = {};
let plurals = new Intl.PluralRules(locale);

/** Says everything in this language from now on. */
export function speak(told) {
  ({ locale, texts } = told);
  plurals = new Intl.PluralRules(locale);
  document.documentElement.lang = locale;
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
  for (const node of document.querySelectorAll("[data-say-label]")) node.setAttribute("aria-label", say(node.dataset.sayLabel));
}

/** A text with its values: `{name}`, or `{n:plural message|messages}` with the form that goes with the number. */
export const say = (key, values = {}) => said(key, values).join("");

/** The same as a list, in which values may be elements. */
export function said(key, values = {}) {
  return (texts[key] ?? key).split(/(\{[^{}]*\})/).map((piece) => {
    const field = /^\{(\w+)(?::plural ([^{}]*))?\}$/.exec(piece);
    if (!field) return piece;
    const [, name, forms] = field;
    return forms === undefined ? values[name] : `${values[name]} ${chosen(forms.split("|"), values[name])}`;
  });
}

/** The language for times and dates: as the browser writes them, if it speaks this language. */
export const localeOfTimes = () =>
  navigator.languages.find((each) => each.split("-")[0] === locale.split("-")[0]) ?? locale;

function chosen(forms, n) {
  const categories = ["zero", "one", "two", "few", "many", "other"];
  const used = categories.filter((each) => plurals.resolvedOptions().pluralCategories.includes(each));
  // A form for broken numbers alone, as Polish has it, is not among them.
  return forms[Math.min(used.indexOf(plurals.select(n)), forms.length - 1)];
}

speak(JSON.parse(document.getElementById("texts").textContent));
