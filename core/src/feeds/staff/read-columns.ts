import type { ColumnResult, columnRequest } from '@vitrine/contract/core/feed-columns.ts';
import { type FileSettings, sourceSettings } from '@vitrine/contract/core/feed-settings.ts';
import type { ConnectionFailure } from '@vitrine/contract/core/staff-feeds.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { z } from 'zod';
import type { Staff } from '../../http/staff.ts';
import { fileReason } from '../connectors/csv-rows.ts';
import { sampleColumns } from '../connectors/sample-columns.ts';
import type { Reason } from '../reasons/reason.ts';
import { reasonText } from '../reasons/reason-texts.ts';
import { refuseField } from './change-source.ts';
import { checkSettings } from './check-settings.ts';
import { connectionTexts } from './connection-texts.ts';
import { type FeedStaffServices, requireSource } from './feed-staff-services.ts';
import { openForStaff, storedCredentials, unconfirmed } from './try-connection.ts';

/**
 * Returns the columns of a file of listings, each with some of its values, or why it cannot be read. Nothing is stored. Throws the 404 problem for a source
 * and the 422 problem for a path that are not the caller's.
 */
export async function readColumns(
  services: FeedStaffServices,
  staff: Staff,
  locale: Locale,
  { id, path, sftp, credentials, sites, ...wanted }: z.output<typeof columnRequest>,
): Promise<ColumnResult> {
  const { database } = services;
  const source = id === undefined ? null : await requireSource(database, staff, id);
  const destinations = [{ id: '', micrositeIds: sites }];
  const settings = sourceSettings.parse({ kind: 'file', layout: 'generic', path, sftp, destinations }) as FileSettings;
  const wrong = await checkSettings(database, staff, settings, source?.settings ?? null);
  if (wrong) refuseField(locale, wrong.field, wrong.fault);
  const failed = (failure: ConnectionFailure, reason: Reason | null = null): ColumnResult => ({
    outcome: 'failed',
    failure,
    message: connectionTexts[locale][failure],
    detail: reason === null ? '' : reasonText(locale, reason),
  });
  const known = credentials ?? storedCredentials(services, source, settings);
  const opened = await openForStaff(services, settings, known);
  if (opened.kind === 'host-key') return unconfirmed(opened);
  if (opened.kind === 'failed') return failed(opened.failure, opened.reason);
  try {
    const sample = await sampleColumns(opened.delivery, wanted);
    return sample.columns.length === 0 ? failed('empty') : { outcome: 'columns', ...sample };
  } catch (error) {
    return failed('file-invalid', fileReason(error));
  } finally {
    opened.delivery.close();
  }
}
