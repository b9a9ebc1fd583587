import { carryVariant } from './carry-variant.server.ts';
import type { DocumentParts } from './document-parts.ts';

/**
 * Inserts the parts into a document that React rendered. React ignores unknown elements at the end of the head and at the start
 * and end of the body when it hydrates.
 */
export function completeDocument(html: string, parts: Partial<DocumentParts>): string {
  const { headStart = '', head = '', bodyStart = '', bodyEnd = '', variantId = null } = parts;
  const carried = variantId === null ? { html, fields: '' } : carryVariant(html, variantId);
  const inserts = [headStart, head, bodyStart, carried.fields + bodyEnd];
  let done = '';
  let from = 0;
  marks(carried.html).forEach((at, index) => {
    done += carried.html.slice(from, at) + inserts[index];
    from = at;
  });
  return done + carried.html.slice(from);
}

/** Returns the positions of the head and body tags. Texts are escaped, so each tag occurs once. */
function marks(html: string): number[] {
  const head = html.indexOf('<head>') + '<head>'.length;
  const headEnd = html.indexOf('</head>', head);
  const body = html.indexOf('>', html.indexOf('<body', headEnd)) + 1;
  return [head, headEnd, body, html.lastIndexOf('</body>')];
}
