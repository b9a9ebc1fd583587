import { hash } from 'node:crypto';
import type { InlineSources } from '../answer.ts';
import { inlineMark } from '../inline-mark.ts';
import { insertHeldScript } from './insert-held-script.ts';

/** A document without marks, with the sources that its policy has to allow. */
export interface HashedDocument {
  html: string;
  sources: InlineSources;
}

/** Beginning of the attribute; the hash follows where it is known (`hashedMark`). */
const mark = ` nonce="${inlineMark}`;
/** Finds the end of an element's text; like the HTML parser it takes any letter case. */
const endTags = { script: /<\/script[\s/>]/gi, style: /<\/style[\s/>]/gi };

/**
 * Removes the marks of a rendered document and hashes each marked script and style. Marked scripts with a file, and modules,
 * which may import, are inserted by `insertHeldScript`.
 */
export function hashInlineElements(html: string): HashedDocument {
  const sources = { script: new Set<string>(), style: new Set<string>() };
  // Joined at the end, so that a long document is copied once.
  const written: string[] = [];
  let from = 0;
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, from)) {
    const start = html.lastIndexOf('<', at);
    const tagEnd = html.indexOf('>', at) + 1;
    const markEnd = html.indexOf('"', at + mark.length);
    const tag = html.slice(start, at) + html.slice(markEnd + 1, tagEnd);
    written.push(html.slice(from, start));
    from = tagEnd;
    const kind = /^<(script|style)\b/.exec(tag)?.[1];
    if (kind !== 'script' && kind !== 'style') {
      written.push(tag);
      continue;
    }
    const knownSource = html.slice(at + mark.length, markEnd);
    if (knownSource !== '') {
      sources[kind].add(knownSource);
      written.push(tag);
      continue;
    }
    const end = endTags[kind];
    end.lastIndex = tagEnd;
    const textEnd = end.exec(html)?.index ?? html.length;
    const text = html.slice(tagEnd, textEnd);
    from = textEnd;
    if (text !== '') sources[kind].add(hashSource(text));
    if (kind === 'style' || !needsInsertion(tag)) {
      written.push(tag, text);
      continue;
    }
    from = html.indexOf('>', textEnd) + 1;
    sources.script.add(hashSource(insertHeldScript));
    written.push(heldTag(tag), text, `</script><script>${insertHeldScript}</script>`);
  }
  written.push(html.slice(from));
  return { html: written.join(''), sources: { scripts: [...sources.script], styles: [...sources.style] } };
}

/** Returns the mark of an inline script or style that stands in many documents, with its hash, so that it is hashed once. */
export const hashedMark = (text: string): string => `nonce="${inlineMark}${hashSource(text)}"`;

/** Inline scripts and styles of a document, as the policy needs them. */
export interface HtmlAnswer {
  response: Response;
  policy: { inline: InlineSources };
}

/**
 * Returns an HTML response without marks, with the sources that its policy allows: those of its marked elements, and `more`, for code
 * that is not marked itself. A document may come in pieces, none of which ends within a marked element.
 */
export function htmlAnswer(marked: string | readonly string[], init: ResponseInit, more?: InlineSources): HtmlAnswer {
  const pieces = [marked].flat().map(hashInlineElements);
  const headers = new Headers(init.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  const union = (kind: keyof InlineSources) => [
    ...new Set([...pieces.flatMap(({ sources }) => sources[kind]), ...(more?.[kind] ?? [])]),
  ];
  const inline = { scripts: union('scripts'), styles: union('styles') };
  // As bytes, because `Response` would go through a string three times.
  const bytes = Buffer.concat(pieces.map(({ html }) => Buffer.from(html)));
  return { response: new Response(bytes, { ...init, headers }), policy: { inline } };
}

/** Hashes the text as the browser's parser reads it. */
function hashSource(text: string): string {
  const parsed = text.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
  return `'sha256-${hash('sha256', parsed, 'base64')}'`;
}

/** True for a script that runs at once and has a file or may import; one of the type text/plain waits for consent. */
const needsInsertion = (tag: string): boolean =>
  / (src="|type="module")/.test(tag) && !tag.includes(' type="text/plain"');

const heldTag = (tag: string): string =>
  tag.includes(' type="module"')
    ? tag.replace(' type="module"', ' type="text/plain" data-type="module"')
    : tag.replace(/^<script/, '<script type="text/plain"');
