import { carryVariant } from './carry-variant.server.ts';
import type { DocumentParts } from './document-parts.ts';

/**
 * Puts the parts into a document as React wrote it. React passes over what it does not know at the end of the head, at the start
 * and at the end of the body when it takes the document up in the browser.
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

/** Where the head begins and ends, and the body; texts of the content are escaped, so each tag stands there once. */
function marks(html: string): number[] {
  const head = html.indexOf('<head>') + '<head>'.length;
  const headEnd = html.indexOf('</head>', head);
  const body = html.indexOf('>', html.indexOf('<body', headEnd)) + 1;
  return [head, headEnd, body, html.lastIndexOf('</body>')];
}
