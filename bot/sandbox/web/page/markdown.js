/** Reads the markdown of a message into a tree of plain objects; `markup.js` turns the tree into elements. */

const FENCE = /```(?:([a-z0-9_+\-.#]+)?\n)?([\s\S]*?)\n?```/gi;
const LIST_ITEM = /^( *)([-*]|\d{1,9}\.) +(.+)$/;
const DEEPEST = 16;

const bare = (url) => ({ type: "link", url, children: [{ type: "text", text: url }] });
const kind = (type) => ([, inner], parse) => ({ type, children: parse(inner) });

/** Tried in this order at every place of a line; the first that fits is taken. */
const RULES = [
  [/^\\([^0-9A-Za-z\s])/, ([, text]) => ({ type: "text", text })],
  [/^<(https?:\/\/[^\s<>]+)>/i, ([, url]) => bare(url)],
  [/^<t:(-?\d{1,14})(?::([tTdDfFsSR]))?>/,
    ([, seconds, style]) => ({ type: "time", seconds: Number(seconds), style: style ?? "f" })],
  [/^<@!?(\d+)>/, ([, id]) => ({ type: "user", id })],
  [/^<@&(\d+)>/, ([, id]) => ({ type: "role", id })],
  [/^<#(\d+)>/, ([, id]) => ({ type: "channel", id })],
  [/^<\/([^:<>\n]{1,100}):(\d+)>/, ([, name]) => ({ type: "command", name })],
  [/^<a?:(\w{1,64}):(\d+)>/, ([, name]) => ({ type: "text", text: `:${name}:` })],
  [/^@(everyone|here)\b/, ([, name]) => ({ type: "everyone", name })],
  [/^\[((?:\[[^\]\n]*\]|\\.|[^[\]\\])+)\]\(<?(https?:\/\/[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)>?(?: +"[^"\n]*")?\)/i,
    ([, inner, url], parse) => ({ type: "link", url, children: parse(inner) })],
  [/^https?:\/\/[^\s<>]+[^\s<>.,:;!?"'\]|*_~)]/i, ([url]) => bare(url)],
  [/^(`+)(?!`)([\s\S]*?[^`])\1(?!`)/, ([, , text]) => ({ type: "code", text: text.replace(/^ (.*) $/s, "$1") })],
  // A whole run of stray backticks at once: tried one by one, a long run would take minutes.
  [/^`+/, ([text]) => ({ type: "text", text })],
  [/^\|\|([\s\S]+?)\|\|/, kind("spoiler")],
  [/^\*\*\*((?:\\[\s\S]|[^\\*])+)\*\*\*(?!\*)/,
    ([, inner], parse) => ({ type: "strong", children: [{ type: "emphasis", children: parse(inner) }] })],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, kind("strong")],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, kind("underline")],
  [/^~~(?=\S)([\s\S]*?\S)~~/, kind("strike")],
  [/^\*(?=\S)((?:\\[\s\S]|\*\*|\s+(?:[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/, kind("emphasis")],
  [/^_((?:__|\\[\s\S]|[^\\_])+?)_(?![\p{L}\p{N}_])/u, kind("emphasis")],
];
const PLAIN = /^[\s\S](?:(?!https?:\/\/)[^\\<@[`|*_~])*/i;

/** The blocks of a text: paragraphs, headings, quotes, lists and code. */
export function parse(text) {
  const blocks = [];
  let start = 0;
  for (const fence of text.matchAll(FENCE)) {
    if (text[fence.index - 1] === "\\" || fence[2] === "") continue;
    blocks.push(...parseLines(text.slice(start, fence.index).replace(/\n$/, "")));
    blocks.push({ type: "block", text: fence[2] });
    start = fence.index + fence[0].length;
  }
  const rest = text.slice(start);
  blocks.push(...parseLines(start > 0 ? rest.replace(/^\n/, "") : rest));
  return blocks;
}

/** The parts of one stretch of text that has no blocks. */
export function parseInline(text, depth = 0) {
  const parts = [];
  const inner = (within) => (depth < DEEPEST ? parseInline(within, depth + 1) : [{ type: "text", text: within }]);
  for (let rest = text, before = ""; rest !== ""; ) {
    const [length, part] = nextPart(rest, before, inner);
    const last = parts.at(-1);
    if (part.type === "text" && last?.type === "text") last.text += part.text;
    else parts.push(part);
    before = rest[length - 1];
    rest = rest.slice(length);
  }
  return parts;
}

/** The words of a text without any signs, for screen readers and one-line previews. */
export function plainText(text, nameOf) {
  const words = (part) => {
    if (part.type === "user") return `@${nameOf(part.id)}`;
    if (part.type === "spoiler") return "(spoiler)";
    if (part.type === "command") return `/${part.name}`;
    if (part.type === "list") return part.items.map(words).join(", ");
    return part.text ?? (part.children ?? []).map(words).join("");
  };
  return parse(text).map(words).join(" ").replace(/\s+/g, " ").trim();
}

function nextPart(rest, before, inner) {
  for (const [pattern, build] of RULES) {
    const match = pattern.exec(rest);
    // An underscore inside a word, as in snake_case, is no emphasis.
    if (match && !(rest[0] === "_" && rest[1] !== "_" && /[\p{L}\p{N}]/u.test(before))) {
      return [match[0].length, build(match, inner)];
    }
  }
  const [text] = PLAIN.exec(rest);
  return [text.length, { type: "text", text }];
}

function parseLines(text) {
  if (text === "") return [];
  const blocks = [];
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.some((line) => line.trim() !== "")) {
      blocks.push({ type: "paragraph", children: parseInline(paragraph.join("\n").replace(/^\n+|\n+$/g, "")) });
    }
    paragraph = [];
  };
  for (let at = 0; at < lines.length; ) {
    const [taken, block] = takeBlock(lines, at);
    if (taken === 0) {
      paragraph.push(lines[at]);
      at += 1;
    } else {
      flush();
      blocks.push(block);
      at += taken;
    }
  }
  flush();
  return blocks;
}

/** How many lines a heading, quote or list takes from here, and the block they make; zero if there is none. */
function takeBlock(lines, at) {
  const line = lines[at];
  const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
  if (heading) return [1, { type: "heading", level: heading[1].length, children: parseInline(heading[2]) }];
  const small = /^-# +(\S.*)$/.exec(line);
  if (small) return [1, { type: "small", children: parseInline(small[1]) }];
  if (/^>>> /.test(line)) {
    const inside = [line.slice(4), ...lines.slice(at + 1)].join("\n");
    return [lines.length - at, { type: "quote", children: parseLines(inside) }];
  }
  const quoted = run(lines, at, (candidate) => /^>(?: |$)/.test(candidate));
  if (quoted > 0) {
    const inside = lines.slice(at, at + quoted).map((candidate) => candidate.replace(/^> ?/, "")).join("\n");
    return [quoted, { type: "quote", children: parseLines(inside) }];
  }
  const isNumbered = (candidate) => /^ *\d/.test(candidate);
  const belongs = (candidate) => /^ {2}/.test(candidate) || isNumbered(candidate) === isNumbered(line);
  const items = run(lines, at, (candidate) => LIST_ITEM.test(candidate) && belongs(candidate));
  return items > 0 ? [items, parseList(lines.slice(at, at + items))] : [0, null];
}

function run(lines, at, fits) {
  let end = at;
  while (end < lines.length && fits(lines[end])) end += 1;
  return end - at;
}

/** Lines of a list; deeper ones belong to the item above them. */
function parseList(lines) {
  const read = lines.map((line) => LIST_ITEM.exec(line));
  const margin = read[0][1].length;
  const ordered = /\d/.test(read[0][2]);
  const items = [];
  for (let at = 0; at < read.length; ) {
    const deeper = run(read, at, (item) => item[1].length > margin);
    if (deeper > 0) {
      items.at(-1).children.push(parseList(lines.slice(at, at + deeper)));
      at += deeper;
    } else {
      items.push({ type: "item", children: parseInline(read[at][3]) });
      at += 1;
    }
  }
  return { type: "list", ordered, first: ordered ? Number.parseInt(read[0][2], 10) : 1, items };
}
