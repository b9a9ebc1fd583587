import { type SourceCredentials, type SourceSettings, sourceSettings } from '@vitrine/contract/core/feed-settings.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { CoreDatabase } from '../../db/schema.ts';
import { encryptCredentials } from './encrypt-credentials.ts';

export interface FeedSource extends Omit<Selectable<CoreDatabase['feed_source']>, 'settings'> {
  settings: SourceSettings;
}

/** Returns a source with its settings; undefined when there is none. Throws when its settings are not valid. */
export async function findFeedSource(database: Database, id: string): Promise<FeedSource | undefined> {
  const row = await database.selectFrom('feed_source').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...row, settings: sourceSettings.parse(row.settings) };
}

export interface NewFeedSource {
  name: string;
  settings: unknown;
  credentials?: SourceCredentials | undefined;
  everyMinutes?: number | undefined;
  isActive?: boolean;
}

/** Adds a source and returns its id. Throws on settings that are not valid, and on credentials without a key to encrypt them. */
export async function addFeedSource(
  database: Database,
  { name, settings, credentials, everyMinutes, isActive = true }: NewFeedSource,
  credentialsKey: string | undefined,
): Promise<string> {
  const valid = sourceSettings.parse(settings);
  if (credentials && credentialsKey === undefined) throw new Error('FEED_CREDENTIALS_KEY is missing');
  return database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('feed_source')
      .values({
        name,
        kind: valid.kind,
        settings: JSON.stringify(valid),
        is_active: isActive,
        ...(everyMinutes !== undefined && { every_minutes: everyMinutes }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (credentials && credentialsKey !== undefined) {
      const encrypted = encryptCredentials(credentials, id, credentialsKey);
      await transaction.updateTable('feed_source').set({ credentials: encrypted }).where('id', '=', id).execute();
    }
    return id;
  });
}
