/** A node of parsed HTML; a text node has no tag. */
export interface HtmlNode {
  tag: string | null;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
  text: string;
}

/**
 * Matches a comment, a tag or text. As in browsers, a comment or an element of `hiddenTags` without an end hides the rest, and a `<`
 * outside quotes begins a new tag.
 */
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])((?:[^<>"']|"[^"]*"|'[^']*')*)>|([^<]+|<)/gi;
const attribute = /([a-z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;
const voidTags = new Set(['br', 'hr', 'img', 'input', 'wbr', 'meta', 'link']);
const hiddenTags = /<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** Entities that French and English texts use; any other entity is kept as it is written. */
const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', laquo: '«', raquo: '»', hellip: '…' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', copy: '©', reg: '®', trade: '™' },
  ...{ agrave: 'à', acirc: 'â', ccedil: 'ç', eacute: 'é', egrave: 'è', ecirc: 'ê', euml: 'ë', icirc: 'î', iuml: 'ï' },
  ...{
    ocirc: 'ô',
    oelig: 'œ',
    ugrave: 'ù',
    ucirc: 'û',
    Agrave: 'À',
    Ccedil: 'Ç',
    Eacute: 'É',
    Egrave: 'È',
    OElig: 'Œ',
  },
  ...{ deg: '°', frac12: '½', sup2: '²', times: '×', euro: '€' },
};

const decode = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+\d*));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const readAttributes = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  );

/** Maximum nesting level of elements; a deeper one stands beside its parent. Readers walk through the tree by recursion. */
const mostLevels = 100;

/**
 * Parses the simple, mostly well-formed HTML of a site bundle to a tree. An unclosed element ends with its parent, scripts and styles are
 * left out, and white space is collapsed.
 */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlNode = { tag: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, closing, name, attributes, text] of html.replace(hiddenTags, '').matchAll(token)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined)
      parent.children.push({ tag: null, attributes: {}, children: [], text: decode(text.replace(/[ \t\r\n]+/g, ' ')) });
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    if (closing) {
      const index = open.findLastIndex((node) => node.tag === tag);
      if (index > 0) open.splice(index);
      continue;
    }
    const node: HtmlNode = { tag, attributes: readAttributes(attributes ?? ''), children: [], text: '' };
    parent.children.push(node);
    if (!voidTags.has(tag) && open.length <= mostLevels) open.push(node);
  }
  return root.children;
}
