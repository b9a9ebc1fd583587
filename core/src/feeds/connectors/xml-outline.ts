import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { decodeXml, depthLimit } from './xml-records.ts';

/** Number of characters of a file that are looked at, and of elements with different paths. */
const readLength = 2_000_000;
const maxPaths = 2000;
/** Number of paths that are returned. */
const maxFound = 5;

interface Element {
  depth: number;
  count: number;
  /** Elements and attributes within it, by their paths. */
  parts: Set<string>;
}

/**
 * Returns the paths of the elements of an XML file that may be its listings, the likeliest first: those that come several times, the outermost first,
 * and of these the one with the most within it. The file may be damaged; what was found before counts.
 */
export async function findRecordPaths(file: Readable): Promise<string[]> {
  const found = new Map<string, Element>();
  const parser = new SaxesParser({ xmlns: false, position: false });
  const path: string[] = [];
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name.slice(name.indexOf(':') + 1));
    // The work for an element grows with its depth, and the reader of the listings refuses such a file anyway.
    if (path.length > depthLimit) throw new Error('The elements are too deep');
    const full = path.join('/');
    const element = found.get(full) ?? { depth: path.length, count: 0, parts: new Set() };
    element.count++;
    for (const attribute of Object.keys(attributes)) element.parts.add(`@${attribute}`);
    if (found.size < maxPaths) found.set(full, element);
    for (let depth = 1; depth < path.length; depth++)
      found.get(path.slice(0, depth).join('/'))?.parts.add(path.slice(depth).join('/'));
  });
  parser.on('closetag', () => void path.pop());
  parser.on('error', (error) => {
    throw error;
  });
  try {
    let read = 0;
    for await (const text of decodeXml(file)) {
      parser.write(text);
      read += text.length;
      if (read > readLength) break;
    }
  } catch {
    // The reader of the listings says what is wrong with the file.
  } finally {
    file.destroy();
  }
  return [...found]
    .filter(([, { parts, depth }]) => parts.size > 1 && depth > 1)
    .sort(
      ([, one], [, other]) =>
        Number(other.count > 1) - Number(one.count > 1) || one.depth - other.depth || other.parts.size - one.parts.size,
    )
    .slice(0, maxFound)
    .map(([each]) => each);
}
