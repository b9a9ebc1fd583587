import { carryVariant } from './carry-variant.server.ts';
import type { DocumentParts } from './document-parts.server.tsx';

/**
 * Inserts the parts into a document that React rendered. React ignores unknown elements at the end of the head and at the start
 * and end of the body when it hydrates.
 */
export function completeDocument(html: string, parts: Partial<DocumentParts>): string {
  const { headStart = '', head = '', bodyStart = '', bodyEnd = '', variantId = null } = parts;
  const carried = variantId === null ? { html, fields: '' } : carryVariant(html, variantId);
  const inserts = [headStart, head, bodyStart, carried.fields + bodyEnd];
  let completed = '';
  let from = 0;
  tagPositions(carried.html).forEach((at, index) => {
    completed += carried.html.slice(from, at) + inserts[index];
    from = at;
  });
  return completed + carried.html.slice(from);
}

/** Matches the start of a head. A browser selects the width of a preloaded picture by the viewport, so the viewport comes before the preloads. */
const headPattern = /<head>(?:<meta charSet="[^"]*"\/><meta name="viewport"[^>]*>)?/;

/** Returns the positions of the inserts. Texts are escaped, so each tag occurs once. */
function tagPositions(html: string): number[] {
  const [start = ''] = headPattern.exec(html) ?? [];
  const head = html.indexOf(start) + start.length;
  const headEnd = html.indexOf('</head>', head);
  const body = html.indexOf('>', html.indexOf('<body', headEnd)) + 1;
  return [head, headEnd, body, html.lastIndexOf('</body>')];
}
