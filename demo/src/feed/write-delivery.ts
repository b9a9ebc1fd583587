import { createWriteStream } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

/** Rows of a delivery by the name of their file. */
export type DeliveryFiles = Readonly<Record<string, readonly (readonly string[])[]>>;

/** Characters of Windows-1252 that are not those of ISO 8859-1. */
const windows1252: Readonly<Record<string, number>> = { '’': 0x92, '–': 0x96, '…': 0x85, œ: 0x9c, '€': 0x80 };

/** Returns a text in Windows-1252. */
export const encodeWindows1252 = (text: string): Buffer =>
  Buffer.from([...text].map((character) => windows1252[character] ?? character.charCodeAt(0)));

const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
const csv = (rows: DeliveryFiles[string]) => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Writes a zip file laid out as the deliveries of Centris, last changed at a given moment. */
export async function writeDelivery(path: string, files: DeliveryFiles, changedAt: Date): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const zip = new yazl.ZipFile();
  for (const [file, rows] of Object.entries(files)) zip.addBuffer(encodeWindows1252(csv(rows)), file);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  await utimes(path, changedAt, changedAt);
}
