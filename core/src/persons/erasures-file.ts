import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/**
 * What a restored backup needs to erase a person again. It is kept outside of the database, as a line of a file of `DATA_DIR`, because a restored
 * database does not know what was erased after the backup.
 */
const erasureLine = z.object({
  number: z.string(),
  at: z.iso.datetime(),
  microsite_ids: z.array(z.string()).nullable(),
  email_hash: z.string().nullable(),
  phone_hash: z.string().nullable(),
  staff_id: z.string(),
  locale: z.enum(['fr', 'en']),
  backups_until: z.iso.date(),
});
export type ErasureLine = z.infer<typeof erasureLine>;

/** Name of the file in `DATA_DIR`. */
export const erasuresFileName = 'erasures.jsonl';
export const erasuresFileIn = (dataDir: string): string => join(dataDir, erasuresFileName);

/** Returns the erasures of a file by number; a line that was cut by a crash is left out. */
export async function readErasures(file: string): Promise<Map<string, ErasureLine>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').flatMap((line) => {
    try {
      return [erasureLine.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
  return new Map(lines.map((line) => [line.number, line]));
}

/** Adds erasures to a file, which only its owner reads. A line break comes first, in case that a crash has cut the last line. */
export async function appendErasures(file: string, lines: readonly ErasureLine[]): Promise<void> {
  if (lines.length === 0) return;
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `\n${lines.map((line) => JSON.stringify(line)).join('\n')}\n`, { mode: 0o600, flush: true });
}
