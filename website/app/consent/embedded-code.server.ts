import { hash } from 'node:crypto';
import sanitizeHtml, { type Attributes as HtmlAttributes, type Tag } from 'sanitize-html';
import { allowScript, heldType, isWebAddress, purposeOf, type ScriptPurpose } from './allowed-script.server.ts';

/**
 * Code that administrators embed in a page (`script_embed_block`), by the rules of injected elements: its scripts and iframes wait
 * for their purpose, and `run-embedded-scripts.ts` starts them. None of them runs by itself.
 */

/** Elements that change the document around the code, or that run what the content security policy cannot check. */
const refused = [
  'base',
  'meta',
  'link',
  'title',
  'object',
  'embed',
  'frame',
  'frameset',
  'noscript',
  'html',
  'head',
  'body',
];
/** Marks an element that the filter removes. */
const refusedMark = 'data-refused';

/** Returns embedded code as HTML that is safe to insert; a refused element is left out with a warning. */
export function safeEmbed(code: string, warn: (message: string) => void): string {
  const leaveOut = (tag: string, why: string): Tag => {
    warn(`Embedded <${tag}> left out: ${why}`);
    return { tagName: tag, attribs: { [refusedMark]: '' } };
  };
  const safe = sanitizeHtml(code, {
    allowedTags: false,
    allowedAttributes: false,
    // The policy runs no script but those whose hash it has.
    allowVulnerableTags: true,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset', 'cite', 'action', 'formaction', 'poster'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    parseStyleAttributes: false,
    transformTags: {
      '*': (tag, attribs) => {
        if (tag === 'script') return holdScript(attribs) ?? leaveOut(tag, 'its type or its src is not allowed');
        if (tag === 'iframe') return holdIframe(attribs) ?? leaveOut(tag, 'its src must be an address with https');
        if (refused.includes(tag)) return leaveOut(tag, 'it may not be embedded');
        return { tagName: tag, attribs: plain(attribs) };
      },
    },
    exclusiveFilter: ({ attribs }) => refusedMark in attribs,
  });
  return withoutMarkupInCode(safe, warn);
}

/** The start or end of a drawing or formula, a style or a script in the output of the filter, which closes every element. */
const drawingOrCode = /<(\/?)(?:svg|math)\b|<(style|script)\b[^>]*>([\s\S]*?)<\/\2>/g;
const markup = /<[a-z!/?]/i;

/**
 * Removes styles and scripts whose text a browser would read as elements: it does so within drawings and formulas, and it ignores the tag of a style
 * within a list of choices. The filter takes that text for code and does not look into it.
 */
function withoutMarkupInCode(html: string, warn: (message: string) => void): string {
  let depth = 0;
  return html.replace(drawingOrCode, (whole, closing, tag, text) => {
    if (!tag) depth += closing ? -1 : 1;
    else if (markup.test(text) && (tag === 'style' || depth > 0)) {
      warn(`Embedded <${tag}> left out: its text holds elements`);
      return '';
    }
    return whole;
  });
}

/** Removes event handlers and what could make other elements count as held. */
const plain = (attribs: HtmlAttributes): HtmlAttributes =>
  Object.fromEntries(
    Object.entries(attribs).filter(([name]) => !/^on|^(nonce|srcdoc|xlink:.*|data-purpose|data-held-src)$/i.test(name)),
  );

function holdScript(attribs: HtmlAttributes): Tag | null {
  const given = Object.fromEntries(Object.entries(plain(attribs)).map(([name, value]) => [name.toLowerCase(), value]));
  const allowed = allowScript(given, () => undefined);
  if (!allowed) return null;
  const attributes = Object.fromEntries(
    Object.entries(allowed.attributes).map(([name, value]) => [name, value === true ? '' : value]),
  );
  if (allowed.kind === 'data') return { tagName: 'script', attribs: attributes };
  const { 'data-category': _, ...rest } = attributes;
  const held = {
    ...rest,
    type: heldType,
    'data-purpose': allowed.purpose,
    ...(allowed.isModule && { 'data-type': 'module' }),
  };
  return { tagName: 'script', attribs: held };
}

function holdIframe(attribs: HtmlAttributes): Tag | null {
  const { src = '', 'data-category': category, ...rest } = plain(attribs);
  if (!isWebAddress(src) || !src.startsWith('https:')) return null;
  return { tagName: 'iframe', attribs: { ...rest, 'data-held-src': src, 'data-purpose': purposeOf(category) } };
}

/** Needs of embedded code in a document: hashes for its content security policy, and purposes that need consent. */
export interface EmbeddedNeeds {
  scriptSources: string[];
  styleSources: string[];
  purposes: ScriptPurpose[];
}

/** Reads the needs of code that `safeEmbed` wrote. */
export function embeddedNeeds(html: string): EmbeddedNeeds {
  const textsOf = (pattern: RegExp) =>
    [...html.matchAll(pattern)].flatMap(([, text = '']) => (text === '' ? [] : [text]));
  const sourcesOf = (pattern: RegExp) =>
    textsOf(pattern).map((text) => `'sha256-${hash('sha256', text.replace(/\r\n?/g, '\n'), 'base64')}'`);
  const purposes = [...html.matchAll(/ data-purpose="(\w+)"/g)].map(([, purpose]) => purposeOf(purpose));
  return {
    scriptSources: sourcesOf(/<script [^>]*data-purpose="[^>]*>([\s\S]*?)<\/script>/g),
    styleSources: sourcesOf(/<style(?: [^>]*)?>([\s\S]*?)<\/style>/g),
    purposes: [...new Set(purposes)],
  };
}
