import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { passwordTexts } from '@vitrine/content/accounts/passwords/password-texts.ts';
import { findPasswordWeakness } from '@vitrine/content/accounts/passwords/password-weakness.ts';
import { PlainError } from '../process/plain-error.ts';

const generators = {
  CONTENT_API_KEY: () => randomBytes(24).toString('base64url'),
  PAYLOAD_SECRET: () => randomBytes(32).toString('base64url'),
  CAPTCHA_HMAC_KEY: () => randomBytes(32).toString('base64url'),
  FEED_CREDENTIALS_KEY: () => randomBytes(32).toString('base64url'),
  STAFF_API_KEY: () => randomBytes(32).toString('base64url'),
  STAFF_LINK_KEY: () => randomBytes(32).toString('base64url'),
  DEMO_LISTINGS_KEY: () => randomBytes(32).toString('base64url'),
  SITE_KEY_SECRET: () => randomBytes(32).toString('base64url'),
  STAFF_EMAIL: () => 'staff@vitrine.test',
  STAFF_PASSWORD: () => randomBytes(12).toString('base64url'),
};

/** Secrets of one installation by the name of their environment variable. */
export type Keys = Record<keyof typeof generators, string>;

/**
 * Returns the keys of a data folder. They are generated on first use and stored in `keys.json`, readable by its owner alone. A
 * variable set in `env` wins and is not stored. Throws a PlainError when the file is damaged or the staff password is too weak.
 */
export async function loadKeys(dataDir: string, env: Record<string, string | undefined>): Promise<Keys> {
  const file = join(dataDir, 'keys.json');
  const kept = await readKept(file);
  const names = Object.keys(generators) as (keyof Keys)[]; // Object.keys does not preserve the type of the keys.
  const missing = names.filter((name) => !kept[name]);
  for (const name of missing) kept[name] = generators[name]();
  if (missing.length > 0) await write(file, dataDir, kept);
  const pairs = names.map((name) => [name, env[name] || kept[name]]);
  const keys: Keys = Object.fromEntries(pairs);
  if (env.STAFF_PASSWORD) await refuseWeakPassword(keys);
  return keys;
}

/** Returns keys that are stored nowhere, with which a configuration can be examined. */
export function inventKeys(): Keys {
  const names = Object.keys(generators) as (keyof Keys)[]; // Object.keys does not preserve the type of the keys.
  return Object.fromEntries(names.map((name) => [name, generators[name]()])) as Keys; // Each name has its value.
}

async function refuseWeakPassword({ STAFF_EMAIL, STAFF_PASSWORD }: Keys): Promise<void> {
  const weakness = await findPasswordWeakness(STAFF_PASSWORD, { email: STAFF_EMAIL });
  if (weakness) throw new PlainError(`STAFF_PASSWORD cannot be used. ${passwordTexts.en[weakness]}`);
}

/** Returns true while the data folder holds no staff password yet, so that `loadKeys` is about to make one. */
export async function isStaffPasswordNew(dataDir: string, env: Record<string, string | undefined>): Promise<boolean> {
  return !env.STAFF_PASSWORD && !(await readKept(join(dataDir, 'keys.json'))).STAFF_PASSWORD;
}

/** Returns the key that authenticates a site to content and core, derived from the installation's secret. */
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
  // Written to a temporary file and renamed, so that a full disk never leaves an incomplete file.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}
