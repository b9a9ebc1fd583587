import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readXmlRecords } from './xml-records.ts';

/** Reads a file that comes in pieces of a few bytes. */
async function read(file: string | Buffer, path = 'Listings/Listing', size = 7): Promise<Record<string, unknown>[]> {
  const bytes = Buffer.from(file);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const records: Record<string, unknown>[] = [];
  for await (const record of readXmlRecords(Readable.from(chunks), path)) records.push(Object.fromEntries(record));
  return records;
}
const listing = (content: string) => `<Listings><Listing>${content}</Listing></Listings>`;

test('elements, attributes and repeated elements have their paths, and prefixes of namespaces do not count', async () => {
  const file = `<?xml version="1.0"?><!-- of today -->
    <r:Listings xmlns:r="https://r.example" count="2"><r:Agents><r:Name>Nobody</r:Name></r:Agents>
      <r:Listing id="7"><r:Address><r:City> L’Ange-Gardien </r:City></r:Address><Photo url="1"/><Photo url="2"/><Empty/></r:Listing>
      <r:Listing id="8"><Text><![CDATA[<b>Grand</b>]]> &amp; clair &#233;</Text><Tag>a</Tag><Tag>b</Tag></r:Listing>
    </r:Listings>`;
  expect(await read(file)).toEqual([
    { '@id': ['7'], 'Address/City': ['L’Ange-Gardien'], 'Photo/@url': ['1', '2'] },
    { '@id': ['8'], Text: ['<b>Grand</b> & clair é'], Tag: ['a', 'b'] },
  ]);
});

test('a listing within a listing is part of it', async () => {
  expect(await read('<Listing><Listing><City>Laval</City></Listing></Listing>', 'Listing')).toEqual([
    { 'Listing/City': ['Laval'] },
  ]);
});

test.each<[string, Buffer]>([
  ['windows-1252', Buffer.from('<?xml version="1.0" encoding="windows-1252"?>', 'latin1')],
  ['ISO-8859-1', Buffer.from("<?xml version='1.0' encoding='ISO-8859-1' ?>", 'latin1')],
])('a file in %s is read by its declaration', async (_, declaration) => {
  const content = Buffer.from(listing('<City>Montr\u00e9al</City>'), 'latin1');
  expect(await read(Buffer.concat([declaration, content]))).toEqual([{ City: ['Montréal'] }]);
});

test('a file in UTF-16 is read by its first bytes', async () => {
  const content = Buffer.from(
    `\ufeff<?xml version="1.0" encoding="UTF-16"?>${listing('<City>Lévis</City>')}`,
    'utf16le',
  );
  expect(await read(content)).toEqual([{ City: ['Lévis'] }]);
});

test.each<[string, string, string]>([
  ['a document type', `<!DOCTYPE Listings>${listing('<City>Laval</City>')}`, 'xml-document-type'],
  [
    'entities that multiply',
    `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${listing('<City>&b;</City>')}`,
    'xml-document-type',
  ],
  [
    'an entity that names a file',
    `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${listing('<City>&f;</City>')}`,
    'xml-document-type',
  ],
  ['an entity that nothing declares', listing('<City>&f;</City>'), 'xml-malformed'],
  ['an end that is missing', '<Listings><Listing><City>Laval</City>', 'xml-malformed'],
  ['elements that cross', '<Listings><Listing></Listings></Listing>', 'xml-malformed'],
  ['nothing', '', 'xml-malformed'],
  ['text in place of XML', 'ListingKey,ListPrice', 'xml-malformed'],
  ['fifty-one levels of elements', '<a>'.repeat(51), 'xml-too-deep'],
  ['fifty levels of elements and no end', '<a>'.repeat(50), 'xml-malformed'],
  ['an encoding that nobody knows', '<?xml version="1.0" encoding="klingon"?><Listings/>', 'xml-unknown-encoding'],
  ['a record that does not end', `<Listings><Listing>${'<a>b</a>'.repeat(200_000)}`, 'xml-record-too-long'],
  ['a text that does not end', listing('a'.repeat(1_500_000)), 'xml-record-too-long'],
  ['a comment that does not end', `<Listings><!-- ${'a'.repeat(1_500_000)}`, 'xml-record-too-long'],
  ['a document type that does not end', `<!DOCTYPE ${'a'.repeat(1_500_000)}`, 'xml-record-too-long'],
])('a file with %s is refused', async (_, file, reason) => {
  await expect(read(file, 'Listings/Listing', 65_536)).rejects.toThrow(reason);
});

test('what comes before a fault is read, and much besides the records is no fault', async () => {
  const file = `<Listings>${'<Other>x</Other>'.repeat(100_000)}<Listing><City>Laval</City></Listing></Listings>`;
  expect(await read(file, 'Listings/Listing', 65_536)).toEqual([{ City: ['Laval'] }]);
});

test('names such as those of objects are names like others', async () => {
  const [record] = await read(listing('<__proto__>a</__proto__><constructor>b</constructor>'));
  expect(Object.entries(record ?? {})).toEqual([
    ['__proto__', ['a']],
    ['constructor', ['b']],
  ]);
});
