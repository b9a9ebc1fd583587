import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { PlainError } from '../process/plain-error.ts';

/** The manifest of `BASE_BACKUP`, as chapter “Backup Manifest Format” of PostgreSQL's documentation describes it. */
const manifest = z.object({
  Files: z.array(
    z.object({
      Path: z.string(),
      Size: z.int(),
      'Checksum-Algorithm': z.literal('SHA256'),
      Checksum: z.string(),
    }),
  ),
});

/** Compares each file of an unpacked cluster with the manifest of its server. Throws a PlainError when one is missing or differs. Returns their number. */
export async function verifyCluster(cluster: string, manifestPath: string): Promise<number> {
  const { Files: files } = manifest.parse(JSON.parse(await readFile(manifestPath, 'utf8')));
  for (const { Path: path, Size: size, Checksum: checksum } of files) {
    const file = join(cluster, path);
    const found = await stat(file).catch(() => null);
    if (found?.size !== size || (await hashOf(file)) !== checksum)
      throw new PlainError(`The backup is damaged: ${path} of the database is not what was copied. Take another one.`);
  }
  return files.length;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
