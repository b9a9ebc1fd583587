import { createWriteStream } from 'node:fs';
import { mkdtemp, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

/** Characters of Windows-1252 that are not those of ISO 8859-1. */
const windows1252: Record<string, number> = { '’': 0x92, '–': 0x96, '…': 0x85, œ: 0x9c, '€': 0x80 };

/** Returns a text in Windows-1252. */
export const encodeWindows1252 = (text: string): Buffer =>
  Buffer.from([...text].map((character) => windows1252[character] ?? character.charCodeAt(0)));

const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
const csv = (rows: readonly (readonly string[])[]) => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Returns a row of INSCRIPTIONS with values at the given positions. */
export function listingRow(number: string, given: Record<number, string> = {}): string[] {
  const values: Record<number, string> = {
    0: number,
    2: 'A1234',
    3: 'B001',
    6: '450000.00',
    15: 'O',
    20: '2026/05/01',
    22: 'MTL',
    25: '1240',
    27: 'rue des Érables',
    29: 'H2K3T1',
    53: 'RES',
    54: 'MAI',
    59: '1958',
    68: '1240',
    69: 'PC',
    75: '500',
    76: 'MC',
    82: '3',
    85: '1',
    86: '1',
    113: '2026/06/01',
    115: 'EV',
    144: '45.53',
    145: '-73.57',
    157: 'Une maison lumineuse<br>à deux pas du cœur de l’île.',
    158: 'A bright house.',
    ...given,
  };
  return Array.from({ length: 159 }, (_, position) => values[position] ?? '');
}

/** Rows of a delivery by the name of their file. */
export type DeliveryFiles = Record<string, readonly (readonly string[])[]>;

/** Writes a zip file laid out as Centris deliveries, which has not changed for an hour, and returns its path. */
export async function writeDelivery(
  files: DeliveryFiles,
  now: Date,
  folder?: string,
  name = '20260615.zip',
): Promise<string> {
  const path = join(folder ?? (await mkdtemp(join(tmpdir(), 'vitrine-delivery-'))), name);
  const zip = new yazl.ZipFile();
  for (const [file, rows] of Object.entries(files)) zip.addBuffer(encodeWindows1252(csv(rows)), file);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  const settled = new Date(now.getTime() - 3_600_000);
  await utimes(path, settled, settled);
  return path;
}
