import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CsvError } from 'csv-parse';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import yazl from 'yazl';
import { parserCases, parserTimeout } from '../../../../scripts/tests/generated-runs.ts';
import { hostileText, mutatedBytes } from '../../../../scripts/tests/hostile-values.ts';
import { ReasonError } from '../reasons/reason.ts';
import { readCsv } from './csv-rows.ts';
import { findRecordPaths } from './xml-outline.ts';
import { decodeXml, readXmlRecords } from './xml-records.ts';
import { openZipFile } from './zip-files.ts';

const runs = { numRuns: parserCases };

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** Returns what was read; [] for a file that is refused, for which the error must be of the given kind. */
const orRefused = <Read>(reading: Promise<Read[]>, kind: new (...given: never[]) => Error): Promise<Read[]> =>
  reading.catch((error: unknown) => {
    expect(error).toBeInstanceOf(kind);
    return [];
  });

/** A file that comes in pieces, whose borders may be within a character. */
function inPieces(file: Buffer, size: number): Readable {
  const count = Math.ceil(file.length / size);
  return Readable.from(Array.from({ length: count }, (_, at) => file.subarray(at * size, (at + 1) * size)));
}
const pieceSize = fc.integer({ min: 1, max: 40 });
const rowsOf = (file: Buffer, delimiter: string, size: number) => all(readCsv(inPieces(file, size), delimiter));

const delimiter = fc.constantFrom(',', ';', '\t', '|');
const quoted = (row: readonly string[], mark: string) =>
  row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(mark);

test(
  'rows that are written as CSV are read as they were',
  async () => {
    const cell = hostileText.map((text) => text.toWellFormed());
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(rows, delimiter, pieceSize, async (written, mark, size) => {
        const file = Buffer.from(`Titre é${mark}b\r\n${written.map((row) => quoted(row, mark)).join('\r\n')}\r\n`);
        expect((await rowsOf(file, mark, size)).slice(1)).toEqual(written);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'a file of any bytes is CSV or refused as damaged',
  async () => {
    const example = Buffer.from('Numéro;Prix\r\n"10000001";"450 000,50 $"\r\n"10000002";"Le ""Grand"" ; Nord"\r\n');
    await fc.assert(
      fc.asyncProperty(mutatedBytes(example), delimiter, pieceSize, async (file, mark, size) => {
        const rows = await orRefused(rowsOf(file, mark, size), CsvError);
        for (const row of rows ?? []) for (const cell of row) expect(cell.length).toBeLessThanOrEqual(file.length);
      }),
      runs,
    );
  },
  parserTimeout,
);

const xmlExample = `<?xml version="1.0" encoding="utf-8"?><Listings><Listing id="7"><City>Montréal &amp; &#233;</City>
<Photos><Photo url="1"/><Photo url="2"/></Photos><Text><![CDATA[<b>x</b>]]></Text><!-- c --></Listing></Listings>`;

/** XML of elements in disorder, with what parsers fear. */
const xmlParts = fc
  .array(
    fc.constantFrom(
      ...['<Listings>', '</Listings>', '<Listing>', '</Listing>', '<a:b c="d">', '</a:b>', '<x/>', '<![CDATA[', ']]>'],
      ...['<!--', '-->', '<!DOCTYPE x [<!ENTITY a "aaa">]>', '&a;', '&#0;', '&#x110000;', '&amp;', '<?x y?>', '"', '<'],
      ...[
        '<?xml version="1.0" encoding="klingon"?>',
        '<?xml version="1.1" encoding="utf-16"?>',
        '<__proto__>',
        'é',
        '\0',
      ],
    ),
    { maxLength: 12 },
  )
  .map((parts) => Buffer.from(parts.join('')));
const anyXml = fc.oneof(
  mutatedBytes(Buffer.from(xmlExample)),
  mutatedBytes(Buffer.from(xmlExample, 'utf16le')),
  xmlParts,
);

test(
  'a file of any bytes has records of XML, or is refused with a reason',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyXml, pieceSize, async (file, size) => {
        const records = await orRefused(all(readXmlRecords(inPieces(file, size), 'Listings/Listing')), ReasonError);
        for (const record of records ?? [])
          for (const texts of record.values())
            for (const text of texts) {
              expect(text.trim()).not.toBe('');
              expect(text.length).toBeLessThanOrEqual(file.length);
            }
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'texts that are written as XML are read as they were',
  async () => {
    // Other control characters are in no XML document.
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((each) => each.trim() !== '');
    const escaped = (each: string) => each.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 3 }), pieceSize, async (cities, size) => {
        const file = Buffer.from(`<L><R>${cities.map((city) => `<City>${escaped(city)}</City>`).join('')}</R></L>`);
        const [record] = await all(readXmlRecords(inPieces(file, size), 'L/R'));
        expect(record?.get('City')).toEqual(cities.map((city) => city.trim()));
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'the paths of records in a file of any bytes are few, and each is one',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyXml, pieceSize, async (file, size) => {
        const paths = await findRecordPaths(inPieces(file, size));
        expect(paths.length).toBeLessThanOrEqual(5);
        for (const path of paths) expect(path).toContain('/');
      }),
      runs,
    );
  },
  parserTimeout,
);

test.each([
  ['elements that never end', '<a>'.repeat(600_000)],
  ['elements with a name of their own each', Array.from({ length: 150_000 }, (_, at) => `<a${at}/>`).join('')],
  ['attributes', `<a>${'<b c="1" d="2"/>'.repeat(100_000)}</a>`],
])('the paths of records in a file of many %s are found in a time that grows with its length', async (_, file) => {
  const start = performance.now();
  await findRecordPaths(inPieces(Buffer.from(file), 65_536));
  expect(performance.now() - start).toBeLessThan(5000);
});

test(
  'a file of any bytes is text in its encoding, or refused with a reason',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyXml, pieceSize, async (file, size) => {
        const texts = await orRefused(all(decodeXml(inPieces(file, size))), ReasonError);
        expect(texts.join('').length).toBeLessThanOrEqual(file.length + 1);
      }),
      runs,
    );
  },
  parserTimeout,
);

let zipExample: Buffer;
beforeAll(async () => {
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from('Numéro;Prix\n1;2\n'.repeat(20)), 'folder/INSCRIPTIONS.TXT');
  zip.addBuffer(Buffer.from('x'), 'b.txt', { compress: false });
  zip.end();
  // Node's type of the stream is wider than that of the function.
  zipExample = await buffer(zip.outputStream as Readable);
});

test(
  'a file of any bytes is a zip file of bounded files without paths, or refused with a reason',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-zip-'));
    const path = join(folder, 'delivery.zip');
    const limits = { entries: 5, bytesPerFile: 10_000, bytes: 20_000, ratio: 200 };
    try {
      await fc.assert(
        fc.asyncProperty(mutatedBytes(zipExample), async (bytes) => {
          await writeFile(path, bytes);
          const zip = await openZipFile(path, limits);
          if ('reason' in zip) return;
          expect(zip.names.length).toBeLessThanOrEqual(limits.entries);
          for (const name of zip.names) {
            expect(name).not.toContain('/');
            const [content] = await orRefused(
              zip
                .open(name)
                .then(buffer)
                .then((read) => [read]),
              Error,
            );
            expect(content?.length ?? 0).toBeLessThanOrEqual(limits.bytesPerFile);
          }
          zip.close();
        }),
        runs,
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  parserTimeout,
);
