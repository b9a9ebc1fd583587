import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DeliveryFiles, writeDelivery as writeFiles } from '@vitrine/demo/feed/write-delivery.ts';

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

/** Writes a delivery whose files were last changed an hour ago, and returns its path. */
export async function writeDelivery(
  files: DeliveryFiles,
  now: Date,
  folder?: string,
  name = '20260615.zip',
): Promise<string> {
  const path = join(folder ?? (await mkdtemp(join(tmpdir(), 'vitrine-delivery-'))), name);
  await writeFiles(path, files, new Date(now.getTime() - 3_600_000));
  return path;
}
