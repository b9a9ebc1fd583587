import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { ReasonError, reasonOf } from '../reasons/reason.ts';

/** An element of a listing: texts by their path within it, `Address/City`, and attributes, `Photos/Photo/@url`, in their order. */
export type XmlRecord = ReadonlyMap<string, readonly string[]>;

/** Maximum length of one record, and of what the parser holds before it reports anything, in characters. */
const recordLimit = 1_000_000;
/** Maximum number of levels of elements. */
export const depthLimit = 50;
/** Length of the beginning of a file that names its encoding, in bytes. */
const declarationLength = 200;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Yields the elements at a path from the root, such as `Listings/Listing`; prefixes of namespaces do not count. Throws an error for a file that
 * is not well-formed or too deep, for one with a document type (whose entities could read files or fill the memory) and for a record that is too long.
 */
export async function* readXmlRecords(file: Readable, recordPath: string): AsyncGenerator<XmlRecord> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const wanted = recordPath.split('/').filter(Boolean).join('/');
  const names: string[] = [];
  const found: Map<string, string[]>[] = [];
  let record: { depth: number; values: Map<string, string[]>; texts: string[] } | null = null;
  let read = 0;
  let recordBegin = 0;
  let lastEvent = 0;

  const add = (path: string, text: string) => {
    if (!record || path === '' || text.trim() === '') return;
    const values = record.values.get(path);
    if (values) values.push(text.trim());
    else record.values.set(path, [text.trim()]);
  };
  const pathWithin = (depth: number) => names.slice(depth).join('/');

  parser.on('doctype', () => {
    throw new ReasonError(reasonOf('xml-document-type'));
  });
  parser.on('opentag', ({ name, attributes }) => {
    lastEvent = read;
    names.push(localName(name));
    if (names.length > depthLimit) throw new ReasonError(reasonOf('xml-too-deep'));
    if (record === null && names.join('/') === wanted) {
      recordBegin = read;
      record = { depth: names.length, values: new Map(), texts: [] };
    }
    if (record === null) return;
    record.texts.push('');
    const path = pathWithin(record.depth);
    for (const [attribute, value] of Object.entries(attributes))
      add(`${path}${path && '/'}@${localName(attribute)}`, value);
  });
  const addText = (text: string) => {
    lastEvent = read;
    if (record) record.texts.push(`${record.texts.pop() ?? ''}${text}`);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    lastEvent = read;
    if (record) {
      add(pathWithin(record.depth), record.texts.pop() ?? '');
      if (names.length === record.depth) {
        found.push(record.values);
        record = null;
      }
    }
    names.pop();
  });

  try {
    for await (const text of decodeXml(file)) {
      read += text.length;
      wellFormed(() => parser.write(text));
      yield* found.splice(0);
      const begin = record === null ? lastEvent : recordBegin;
      if (read - begin > recordLimit) throw new ReasonError(reasonOf('xml-record-too-long'));
    }
    wellFormed(() => parser.close());
    yield* found.splice(0);
  } finally {
    file.destroy();
  }
}

/** Runs a step of the parser, whose own messages are technical. */
function wellFormed(step: () => unknown): void {
  try {
    step();
  } catch (error) {
    if (error instanceof ReasonError) throw error;
    const detail = error instanceof Error ? error.message : String(error);
    throw new ReasonError(reasonOf('xml-malformed', { detail }));
  }
}

/** Yields a file as text in the encoding that it names, UTF-8 without one. Throws an error for an unknown encoding. */
export async function* decodeXml(file: Readable): AsyncGenerator<string> {
  let head = Buffer.alloc(0);
  let decoder: TextDecoder | null = null;
  for await (const chunk of file) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < declarationLength) continue;
    decoder = decoderOf(head);
    yield decoder.decode(head, { stream: true });
  }
  if (decoder) yield decoder.decode();
  else yield decoderOf(head).decode(head);
}

function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const [, name = 'utf-8'] =
    /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]{1,40})["']/.exec(head.toString('latin1')) ?? [];
  // The file itself is not in UTF-16, since its declaration was read.
  return /^utf-?16/i.test(name) ? 'utf-8' : name;
}

function decoderOf(head: Buffer): TextDecoder {
  try {
    return new TextDecoder(encodingOf(head));
  } catch {
    throw new ReasonError(reasonOf('xml-unknown-encoding'));
  }
}
