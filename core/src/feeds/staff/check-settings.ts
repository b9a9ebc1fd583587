import type { SourceSettings } from '@vitrine/contract/core/feed-settings.ts';
import type { Database } from '../../db/connect.ts';
import type { Staff } from '../../http/staff.ts';
import { coversSites, sitesOf } from './feed-staff-services.ts';
import type { FieldFault } from './field-texts.ts';

/**
 * Returns what is wrong with settings that a member of the staff enters, or null: sites must be the caller's, brokers have a number and a person, and files must lie in the
 * folder of deliveries, of an editor in the folder of one of the source's sites. A path that stays as it was is not checked: somebody with
 * access to the machine has entered it.
 */
export async function checkSettings(
  database: Database,
  staff: Staff,
  settings: SourceSettings,
  stored: SourceSettings | null,
): Promise<{ field: string; fault: FieldFault } | null> {
  const sites = sitesOf({ settings });
  const isIncomplete = Object.entries(settings.mapping.brokers).some((broker) => broker.includes(''));
  if (isIncomplete) return { field: 'settings.mapping.brokers', fault: 'invalid' };
  if (!coversSites(staff, sites)) return { field: 'settings.destinations', fault: 'invalid' };
  const known = await database.selectFrom('site').select('microsite_id').where('microsite_id', 'in', sites).execute();
  if (known.length < sites.length) return { field: 'settings.destinations', fault: 'invalid' };
  if (settings.kind !== 'file' || settings.sftp) return null;
  if (stored?.kind === 'file' && !stored.sftp && stored.path === settings.path) return null;
  const isAllowed =
    isInside(settings.path) && (staff.scope.kind === 'all' || sites.includes(firstFolder(settings.path)));
  return isAllowed ? null : { field: 'settings.path', fault: 'outside' };
}

const segments = (path: string) => path.split(/[\\/]/);
const firstFolder = (path: string) => segments(path)[0] ?? '';

/** Returns true for a relative path that does not lead out of its folder. */
const isInside = (path: string) =>
  !path.includes('\0') && segments(path).every((segment) => segment !== '' && segment !== '.' && segment !== '..');
