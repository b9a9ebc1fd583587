import { createHash } from 'node:crypto';
import type { InjectedElement } from '@vitrine/contract/page.ts';
import sanitizeHtml from 'sanitize-html';
import {
  type Attributes,
  allowScript,
  escapeScript,
  heldType,
  pick,
  type ScriptPurpose,
} from '../consent/allowed-script.server.ts';
import { consentCategories } from '../consent/consent-categories.ts';
import { inlineMark } from '../inline-mark.ts';
import { escapeHtml } from '../ui/escape-html.ts';
import type { InjectedElements } from './finished-page.ts';

type Places = Pick<InjectedElements, 'head' | 'bodyStart' | 'bodyEnd'>;
type Warn = (message: string) => void;

interface Element {
  html: string;
  place: keyof Places;
  category: ScriptPurpose | null;
  isScript: boolean;
}

const places = { head: 'head', body_start: 'bodyStart', body_end: 'bodyEnd' } as const;

/**
 * Makes the elements that staff inject into pages safe (head.6): scripts, styles and noscript with
 * allowed attributes, each with the mark of inline elements. A script needs consent unless it is marked `data-category="necessary"`
 * (docs/decisions, consent). A forbidden element is left out with a warning.
 */
export function injectElements(elements: readonly InjectedElement[], warn: Warn): InjectedElements {
  const made = elements.flatMap(
    (element) => htmlOf(element, (why) => warn(`Injected <${element.tag.slice(0, 40)}> left out: ${why}`)) ?? [],
  );
  const at = (place: keyof Places) => made.flatMap((each) => (each.place === place ? each.html : [])).join('\n');
  const html = { head: at('head'), bodyStart: at('bodyStart'), bodyEnd: at('bodyEnd') };
  return {
    ...html,
    inlineSources: { scripts: [], styles: [] },
    categories: consentCategories.filter((category) => made.some((each) => each.category === category)),
    hasScripts: made.some(({ isScript }) => isScript),
    key:
      made.length > 0
        ? createHash('sha256').update(JSON.stringify(html).replaceAll(inlineMark, '')).digest('base64url').slice(0, 8)
        : '',
  };
}

function htmlOf(element: InjectedElement, refuse: Warn): Element | null {
  const place = places[element.position ?? 'head'];
  const tag = element.tag.trim().toLowerCase();
  const given = lowerCased(element.attributes);
  const content = element.content ?? '';
  if (tag === 'script') return script(given, content, place, refuse);
  if (tag === 'style') return { html: style(given, content), place, category: null, isScript: false };
  if (tag === 'noscript') return noscript(given, content, place);
  // `head-tags.server.ts` renders these.
  if (tag !== 'meta' && tag !== 'link') refuse('only script, style, noscript, meta and link may be injected');
  return null;
}

/** The hash of a marked element goes into the policy (`hash-inline-elements.server.ts`). */
const marked = { nonce: inlineMark };

function script(given: Attributes, content: string, place: keyof Places, refuse: Warn): Element | null {
  const allowed = allowScript(given, refuse);
  if (!allowed) return null;
  const { attributes } = allowed;
  const inside = escapeScript(content);
  if (allowed.kind === 'data') {
    return { html: `<script${write(attributes)}>${inside}</script>`, place, category: null, isScript: false };
  }
  const { purpose: category, isModule } = allowed;
  const { type: _, ...typeless } = attributes;
  // The convention of vanilla-cookieconsent: the browser neither loads nor runs a script of the type text/plain.
  const shown =
    category === 'necessary'
      ? { ...typeless, ...(isModule && { type: 'module' }) }
      : {
          ...attributes,
          type: heldType,
          'data-category': category,
          ...(isModule && { 'data-type': 'module' }),
        };
  return { html: `<script${write({ ...shown, ...marked })}>${inside}</script>`, place, category, isScript: true };
}

const style = (given: Attributes, content: string): string =>
  `<style${write({ ...pick(given, /^(id|media)$/), ...marked })}>${content.replace(/<\/(?=style)/gi, '<\\/')}</style>`;

/**
 * Visitors without JavaScript cannot consent, so external pictures and iframes in a noscript, which trackers use to count these
 * visitors, are left out unless they are marked as necessary.
 */
function noscript(given: Attributes, content: string, place: keyof Places): Element {
  const isNecessary = given['data-category'] === 'necessary';
  const inside = sanitizeHtml(content, {
    allowedTags: ['p', 'div', 'span', 'a', 'strong', 'em', 'br', ...(isNecessary ? ['img', 'iframe'] : [])],
    allowedAttributes: {
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      iframe: ['src', 'title', 'width', 'height'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  });
  // A head cannot contain text.
  const where = place === 'head' ? 'bodyStart' : place;
  return { html: `<noscript>${inside}</noscript>`, place: where, category: null, isScript: false };
}

function lowerCased(attributes: InjectedElement['attributes']): Attributes {
  const entries = Object.entries(attributes ?? {}).flatMap(([name, value]): [string, string | true][] =>
    value === false ? [] : [[name.toLowerCase(), value === true ? true : String(value)]],
  );
  return Object.fromEntries(entries);
}

const write = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
