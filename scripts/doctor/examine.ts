import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bucketOf } from '../backup/bucket-of.ts';
import { inventKeys, loadKeys } from '../stack/keys.ts';
import type { StackContext } from '../stack/parts.ts';
import { readSettings } from '../stack/settings.ts';
import { checkDatabase } from './check-database.ts';
import { checkBackups, checkBuilds, checkDataFolder } from './check-machine.ts';
import { checkMailServer } from './check-mail.ts';
import { checkMedia } from './check-media.ts';
import { checkPublicAccess, checkVariables } from './check-variables.ts';
import { advice, type Finding } from './finding.ts';

type Variables = Record<string, string | undefined>;

const definedOf = (given: Variables): Record<string, string> =>
  Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** Examines the configuration in the environment, and what it leads to. It changes nothing. */
export async function examine(given: Variables, now: Date): Promise<Finding[]> {
  const settings = readSettings(given);
  const isInstalled = existsSync(join(settings.dataDir, 'keys.json'));
  const keys = isInstalled ? await loadKeys(settings.dataDir, given) : { ...inventKeys(), ...definedOf(given) };
  const context: StackContext = {
    settings,
    keys,
    databaseUrl: settings.databaseUrl ?? 'postgres://embedded',
    hasDemoListings: false,
  };
  return [
    ...checkVariables(context, given),
    ...(await checkDataFolder(settings.dataDir)),
    ...(settings.databaseUrl === null
      ? [
          advice(
            'The embedded database is used.',
            'It is enough for one machine; name a server in DATABASE_URL for more.',
          ),
        ]
      : await checkDatabase(settings.databaseUrl)),
    ...checkPublicAccess(given),
    ...(await checkMailServer(given.SMTP_URL)),
    ...(await checkMedia(bucketOf(given))),
    ...checkBuilds(),
    ...(await checkBackups(given.BACKUP_DIR, now)),
  ];
}
