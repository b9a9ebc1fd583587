import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from './plain-error.ts';

const made = {
  CONTENT_API_KEY: () => randomBytes(24).toString('base64url'),
  PAYLOAD_SECRET: () => randomBytes(32).toString('base64url'),
  CAPTCHA_HMAC_KEY: () => randomBytes(32).toString('base64url'),
  STAFF_API_KEY: () => randomBytes(32).toString('base64url'),
  SITE_KEY_SECRET: () => randomBytes(32).toString('base64url'),
  STAFF_EMAIL: () => 'staff@vitrine.test',
  STAFF_PASSWORD: () => randomBytes(12).toString('base64url'),
};

/** The secrets of one installation, by the names of their environment variables. */
export type Keys = Record<keyof typeof made, string>;

/**
 * The keys of this data folder: made on first use, kept in `keys.json` for its owner alone. A variable that is set in
 * `env` wins and is not written down. Throws a PlainError when the file is damaged.
 */
export async function keptKeys(dataDir: string, env: Record<string, string | undefined>): Promise<Keys> {
  const file = join(dataDir, 'keys.json');
  const kept = await readKept(file);
  const names = Object.keys(made) as (keyof Keys)[]; // Object.keys forgets the names that the type knows.
  const missing = names.filter((name) => !kept[name]);
  for (const name of missing) kept[name] = made[name]();
  if (missing.length > 0) await write(file, dataDir, kept);
  const pairs = names.map((name) => [name, env[name] || kept[name]]);
  return Object.fromEntries(pairs);
}

/** Returns true while the data folder holds no staff password yet, so that `keptKeys` is about to make one. */
export async function isStaffPasswordNew(dataDir: string, env: Record<string, string | undefined>): Promise<boolean> {
  return !env.STAFF_PASSWORD && !(await readKept(join(dataDir, 'keys.json'))).STAFF_PASSWORD;
}

/** The key by which the two services know a site; the same for one installation each time. */
export function siteKey(keys: Keys, siteId: string): string {
  return createHmac('sha256', keys.SITE_KEY_SECRET).update(siteId).digest('base64url');
}

async function readKept(file: string): Promise<Record<string, string>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new PlainError(`${file} is damaged: restore it from a copy, or delete it to have new keys made.`);
  }
}

async function write(file: string, dataDir: string, keys: Record<string, string>): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  // Written aside and moved, so that a full disk never leaves half a key.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}
