import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the key of a name, stored in `DATA_DIR/keys` and created there when missing. */
export async function keyIn(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'keys');
  const file = join(folder, `${name}.key`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // "wx" fails when the file exists: of two processes that start together one creates the key and both read it.
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}
