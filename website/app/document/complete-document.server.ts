import { carryVariant } from './carry-variant.server.ts';
import type { DocumentParts } from './document-parts.server.tsx';

/**
 * Inserts the parts into a document that React rendered, and returns it in pieces: joined, each long document would be copied once more. No
 * element that the parts or React mark stands in two pieces. React ignores unknown elements at the end of the head and at the start
 * and end of the body when it hydrates.
 */
export function completeDocument(html: string, parts: Partial<DocumentParts>): string[] {
  const { headStart = '', head = '', bodyStart = '', bodyEnd = '', variantId = null } = parts;
  const carried = variantId === null ? { html, fields: '' } : carryVariant(html, variantId);
  const inserts = [headStart, head, bodyStart, carried.fields + bodyEnd];
  const positions = tagPositions(carried.html);
  const ends = [...positions, carried.html.length];
  return ends.flatMap((end, index) => [carried.html.slice(positions[index - 1] ?? 0, end), inserts[index] ?? '']);
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
