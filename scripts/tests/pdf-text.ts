import { inflateSync } from 'node:zlib';

/** Returns the text of a PDF that pdfkit has written: a line for each line that is drawn, in the order of drawing. */
export function pdfText(bytes: Buffer): string {
  const objects = objectsOf(bytes);
  const fonts = fontsOf(objects);
  return [...objects.values()]
    .flatMap(({ stream }) => (stream?.includes(' Tf') ? [drawnText(stream, fonts)] : []))
    .join('\n');
}

export const pdfPages = (bytes: Buffer): number => bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

interface PdfObject {
  dictionary: string;
  /** Text of its stream; null without one, or of a picture. */
  stream: string | null;
}

function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const file = bytes.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const [, number = '', body = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', rest] = body.split('\nstream\n');
    const isText = rest !== undefined && dictionary.includes('/FlateDecode') && !dictionary.includes('/Subtype');
    objects.set(number, { dictionary, stream: isText ? inflated(rest.replace(/\nendstream$/, '')) : null });
  }
  return objects;
}

function inflated(stream: string): string | null {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return null;
  }
}

/** Returns the characters of each font by their codes, four hexadecimal digits. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>): Map<string, Map<string, string>> {
  const fonts = new Map<string, Map<string, string>>();
  for (const { dictionary } of objects.values())
    for (const [, name = '', number = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.dictionary ?? '')?.[1];
      fonts.set(name, charactersIn(objects.get(cmap ?? '')?.stream ?? ''));
    }
  return fonts;
}

function charactersIn(cmap: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, start = '', list = ''] of cmap.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    const texts = list.match(/<[^>]*>/g) ?? [];
    for (const [index, text] of texts.entries()) {
      const code = (Number.parseInt(start, 16) + index).toString(16).padStart(4, '0');
      characters.set(
        code,
        Buffer.from(text.replace(/[<>\s]/g, ''), 'hex')
          .swap16()
          .toString('utf16le'),
      );
    }
  }
  return characters;
}

function drawnText(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> = new Map();
  const lines: string[] = [];
  for (const [token, name] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[[^\]]*\] TJ/g)) {
    if (name) font = fonts.get(name) ?? font;
    else lines.push((token.match(/<[\da-f]*>/gi) ?? []).map((codes) => decoded(codes, font)).join(''));
  }
  return lines.join('\n');
}

const decoded = (codes: string, font: ReadonlyMap<string, string>): string =>
  (codes.match(/[\da-f]{4}/gi) ?? []).map((code) => font.get(code.toLowerCase()) ?? '\ufffd').join('');
