'use server';

import { type ListingSettings, listingSettingsAnswer } from '@vitrine/contract/core/listing-settings.ts';
import { findChanges } from '../../accounts/audit/audit-changes.ts';
import { recordLeadChange } from '../leads/record-lead-change.ts';
import { openSession } from '../leads/session.ts';
import { requestStaffApi, type StaffApiAnswer, toLanguage } from '../leads/staff-api.ts';
import type { Language } from './listings-texts.ts';

// Next accepts a server action only from its own origin. The action opens the session itself, because it has a public URL.

/** Changes the listing settings of a site. Core refuses everybody but administrators. */
export async function saveListingSettings(
  language: Language,
  site: string,
  change: ListingSettings,
): Promise<StaffApiAnswer<ListingSettings>> {
  const session = await openSession(toLanguage(language));
  if (!session) return { kind: 'unavailable' };
  const path = `sites/${encodeURIComponent(site)}/listing-settings`;
  const answer = await requestStaffApi(session.caller, path, listingSettingsAnswer, { method: 'PATCH', body: change });
  if (answer.kind === 'ok') {
    const changes = findChanges({}, answer.data);
    await recordLeadChange(session.req, { action: 'updated', subject: 'sites', id: site, title: site, changes });
  }
  return answer;
}
