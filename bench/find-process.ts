import { readdir, readFile } from 'node:fs/promises';

/** Scripts of the parts by the name under which the table lists them. */
export const partScripts = {
  website: 'website/server/main.ts',
  core: 'core/src/main.ts',
  content: 'content/src/main.ts',
  worker: 'core/src/worker-main.ts',
} as const;

export type PartName = keyof typeof partScripts;

/** Returns the id of the process that runs a part on a data folder; null while none does. Reads /proc, so Linux alone. */
export async function findPart(name: PartName, dataDir: string): Promise<number | null> {
  for (const pid of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
    const command = (await read('cmdline')).split('\0');
    if (!command.includes(partScripts[name])) continue;
    if ((await read('environ')).split('\0').includes(`DATA_DIR=${dataDir}`)) return Number(pid);
  }
  return null;
}
