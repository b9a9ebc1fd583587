import {
  type FileSettings,
  needsCredentials,
  type SourceCredentials,
  type SourceSettings,
} from '@vitrine/contract/core/feed-settings.ts';
import type { feedInput } from '@vitrine/contract/core/staff-feeds.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { CoreProblem } from '../../http/core-problem.ts';
import type { Staff } from '../../http/staff.ts';
import { refreshReductions } from '../../listings/price-reduction.ts';
import { encryptCredentials } from '../sources/encrypt-credentials.ts';
import { addFeedSource } from '../sources/feed-source.ts';
import { checkSettings } from './check-settings.ts';
import { type FeedStaffServices, requireSource } from './feed-staff-services.ts';
import { type FieldFault, fieldMessage } from './field-texts.ts';

type Input = z.output<typeof feedInput>;

/** Throws the 422 problem with one sentence about a field. */
export function refuseField(locale: Locale, field: string, fault: FieldFault): never {
  throw new CoreProblem('invalid-fields', { errors: [{ field, message: fieldMessage(locale, field, fault) }] });
}

/** Adds a source and returns its id. Throws the 422 problem for settings that the caller may not use. */
export async function addSource(
  services: FeedStaffServices,
  staff: Staff,
  locale: Locale,
  input: Input,
): Promise<string> {
  const { name, every_minutes, is_active, settings, credentials } = input;
  const key = await checkNewSource(services, staff, locale, input);
  return addFeedSource(
    services.database,
    { name, settings, credentials, everyMinutes: every_minutes, isActive: is_active },
    key,
  );
}

/** Checks a new source as `addSource` does, and stores nothing. Returns the key for its credentials. Throws the same problems. */
export async function checkNewSource(
  { database, connector }: FeedStaffServices,
  staff: Staff,
  locale: Locale,
  { settings, credentials }: Input,
): Promise<string | undefined> {
  const fault = await checkSettings(database, staff, settings, null);
  if (fault) refuseField(locale, fault.field, fault.fault);
  if (needsCredentials(settings) && !credentials) refuseField(locale, 'credentials', 'required');
  // Checked last, because staff confirm the server after they have entered everything about it.
  refuseUnconfirmed(settings, locale);
  return usableKey(connector.credentialsKey, credentials, locale);
}

/** Changes a source. Its listings are mapped again by the next run. Throws the 422 problem for settings that the caller may not use. */
export async function changeSource(
  services: FeedStaffServices,
  staff: Staff,
  locale: Locale,
  id: string,
  input: Input,
): Promise<void> {
  const { database, connector } = services;
  const source = await requireSource(database, staff, id);
  const { name, every_minutes, is_active, settings, credentials } = input;
  if (settings.kind !== source.kind) refuseField(locale, 'settings.kind', 'fixed');
  const fault = await checkSettings(database, staff, settings, source.settings);
  if (fault) refuseField(locale, fault.field, fault.fault);
  const keepsServer = hasSameServer(settings, source.settings);
  if (needsCredentials(settings) && !credentials && !(keepsServer && source.credentials !== null)) {
    refuseField(locale, 'credentials', keepsServer ? 'required' : 'again');
  }
  refuseUnconfirmed(settings, locale);
  const key = usableKey(connector.credentialsKey, credentials, locale);
  const stored = JSON.stringify(settings);
  await database
    .updateTable('feed_source')
    .set({
      name,
      every_minutes,
      is_active,
      settings: stored,
      ...(credentials && key !== undefined && { credentials: encryptCredentials(credentials, id, key) }),
      ...(!needsCredentials(settings) && { credentials: null }),
      ...(stored !== JSON.stringify(source.settings) && {
        reload_requested_at: sql<Date>`date_trunc('milliseconds', now())`,
      }),
      next_run_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
  if (settings.showsPriceHistory !== source.settings.showsPriceHistory) await refreshReductions(database, id);
}

function refuseUnconfirmed(settings: SourceSettings, locale: Locale): void {
  const isUnconfirmed = settings.kind === 'file' && settings.sftp?.hostKey === null;
  if (isUnconfirmed) refuseField(locale, 'settings.sftp.hostKey', 'unconfirmed');
}

function usableKey(key: string | undefined, credentials: SourceCredentials | undefined, locale: Locale) {
  if (credentials && key === undefined) refuseField(locale, 'credentials', 'no-key');
  return key;
}

/**
 * Returns true when stored credentials would go to the servers for which they were entered. Staff cannot read credentials, so nobody
 * may have them sent to another address.
 */
export function hasSameServer(settings: SourceSettings, stored: SourceSettings): boolean {
  if (settings.kind === 'file' || stored.kind === 'file') {
    const server = ({ sftp }: FileSettings) => sftp && `${sftp.host} ${sftp.port}`;
    return settings.kind === 'file' && stored.kind === 'file' && server(settings) === server(stored);
  }
  const origins = ({ serviceRoot, tokenUrl }: typeof settings) =>
    [serviceRoot, tokenUrl].map((address) => new URL(address).origin).join(' ');
  return origins(settings) === origins(stored);
}
