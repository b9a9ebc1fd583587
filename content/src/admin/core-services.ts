import { searchFiltersAnswer } from '@vitrine/contract/core/search-filters.ts';
import { sourceMatchAnswer, sourcePersonAnswer } from '@vitrine/contract/core/staff-feed-people.ts';
import { siteAdded } from '@vitrine/contract/core/staff-leads.ts';
import { listingsCountAnswer, namedListingsAnswer } from '@vitrine/contract/core/staff-listings.ts';
import { recipientAnswer } from '@vitrine/contract/core/staff-recipients.ts';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { SourceRef } from '../core/source-people-services.ts';
import type { CoreServices } from '../core-services.ts';
import { readStaffApiEnv } from '../env.ts';
import { createCaller, fetchStaffApi, requestStaffApi, toLanguage } from './leads/staff-api.ts';

/**
 * Calls core on behalf of the user and returns false when the call failed. Returns true without a call when no key for core's staff API is
 * set, because such an installation works without leads.
 */
async function call(
  req: PayloadRequest,
  path: string,
  schema: z.ZodType<{ data: unknown }>,
  { method, body, mayBeUnknown = false }: { method: string; body: unknown; mayBeUnknown?: boolean },
): Promise<boolean> {
  if (!req.user || readStaffApiEnv().STAFF_API_KEY === undefined) return true;
  const caller = await createCaller(req.payload, req.user, toLanguage(req.i18n.language));
  const answer = await requestStaffApi(caller, path, schema, { method, body });
  return answer.kind === 'ok' || (mayBeUnknown && answer.kind === 'not-found');
}

/** Reads from core on behalf of the user; null when core does not answer. */
async function read<Data>(req: PayloadRequest, path: string, schema: z.ZodType<{ data: Data }>): Promise<Data | null> {
  if (!req.user || readStaffApiEnv().STAFF_API_KEY === undefined) return null;
  const caller = await createCaller(req.payload, req.user, toLanguage(req.i18n.language));
  const answer = await requestStaffApi(caller, path, schema, { timeout: readLimitMs });
  return answer.kind === 'ok' ? answer.data : null;
}

/** Maximum time for an answer that a form waits for, ms. */
const readLimitMs = 3000;

/** Maximum time for a photo, which core fetches from its source, ms. */
const photoLimitMs = 15_000;

const sitePath = (micrositeId: string, rest: string) => `sites/${encodeURIComponent(micrositeId)}/${rest}`;
const feedPath = ({ feed }: SourceRef, rest: string) => `feeds/${encodeURIComponent(feed)}/${rest}`;
const personPath = (ref: SourceRef) => feedPath(ref, `people/${ref.resource}/${encodeURIComponent(ref.key)}`);
const recipients = (micrositeId: string) => sitePath(micrositeId, 'recipients');

/**
 * The calls to core that the admin makes: it writes the recipients of leads and new sites, and reads listings. Core has no recipients for a
 * site that it does not know.
 */
export const coreServices: CoreServices = {
  recipients: {
    save: (req, micrositeId, body) =>
      call(req, recipients(micrositeId), recipientAnswer, { method: 'PUT', body, mayBeUnknown: true }),
    remove: (req, micrositeId, body) =>
      call(req, recipients(micrositeId), recipientAnswer, { method: 'DELETE', body, mayBeUnknown: true }),
  },
  listings: {
    async count(req, micrositeId, search) {
      const path = `${sitePath(micrositeId, 'listings-count')}?${search}`;
      return (await read(req, path, listingsCountAnswer))?.total ?? null;
    },
    named: (req, micrositeId, words) =>
      read(req, `${sitePath(micrositeId, 'listings')}?${new URLSearchParams({ words })}`, namedListingsAnswer),
    filters: (req, micrositeId) => read(req, sitePath(micrositeId, 'search-filters'), searchFiltersAnswer),
  },
  sourcePeople: {
    async read(req, ref) {
      if (!req.user || readStaffApiEnv().STAFF_API_KEY === undefined) return null;
      const caller = await createCaller(req.payload, req.user, toLanguage(req.i18n.language));
      const answer = await requestStaffApi(caller, personPath(ref), sourcePersonAnswer);
      return answer.kind === 'ok' ? answer.data : answer.kind === 'not-found' ? 'unknown' : null;
    },
    async photo(req, ref) {
      if (!req.user) return null;
      const caller = await createCaller(req.payload, req.user, toLanguage(req.i18n.language));
      const path = `${personPath(ref)}/photo`;
      const answer = await fetchStaffApi(caller, path, { timeout: photoLimitMs }).catch(() => null);
      return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    match: (req, ref, microsite_id, slug) => {
      const body = { resource: ref.resource, key: ref.key, microsite_id, ...(slug !== null && { slug }) };
      const method = slug === null ? 'DELETE' : 'PUT';
      return call(req, feedPath(ref, 'matches'), sourceMatchAnswer, { method, body, mayBeUnknown: true });
    },
  },
  registerSite: (req, body) => call(req, 'sites', siteAdded, { method: 'POST', body }),
};
