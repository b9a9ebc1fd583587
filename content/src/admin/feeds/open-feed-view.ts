import { staffSitesAnswer } from '@vitrine/contract/core/staff-leads.ts';
import type { AdminViewServerProps } from 'payload';
import { findSites } from '../../sites/current-site.ts';
import { asText } from '../../values/untyped-values.ts';
import { requireUser } from '../components/view-layout.tsx';
import { type Caller, createCaller, type Language, requestStaffApi, toLanguage } from '../leads/staff-api.ts';
import { feedsPath } from './feed-urls.ts';
import type { SiteOption } from './wrong-fields.ts';
import '../leads/leads.css';
import './feeds.css';

/** Returns the caller and the language with which a view of the sources calls core. */
export async function openFeedView(view: AdminViewServerProps): Promise<{ caller: Caller; language: Language }> {
  const user = requireUser(view, feedsPath);
  const { payload, i18n } = view.initPageResult.req;
  const language = toLanguage(i18n.language);
  return { caller: await createCaller(payload, user, language), language };
}

/** Returns the microsite that the user has chosen in the site switcher; null for all. */
export async function currentSite(view: AdminViewServerProps): Promise<string | null> {
  const { sites, current } = await findSites(view.initPageResult.req);
  return sites.find(({ id }) => id === current)?.micrositeId ?? null;
}

interface Asking {
  caller: Caller;
  language: Language;
  /** Microsites that the source feeds already. */
  fed?: readonly string[];
}

/**
 * Returns the sites that a source may feed, and those that it feeds already; null when core does not answer. Core keeps a deleted site
 * for its leads.
 */
export async function findFeedSites(
  view: AdminViewServerProps,
  { caller, language, fed = [] }: Asking,
): Promise<SiteOption[] | null> {
  const [known, { sites }] = await Promise.all([
    requestStaffApi(caller, 'sites', staffSitesAnswer),
    findSites(view.initPageResult.req),
  ]);
  if (known.kind !== 'ok') return null;
  const offered = new Set([...sites.map(({ micrositeId }) => micrositeId), ...fed]);
  const brokers = await findBrokers(view);
  return known.data.sites
    .filter(({ microsite_id }) => offered.has(microsite_id))
    .map(({ microsite_id, name }) => ({
      ...{ id: microsite_id, name: name[language] },
      brokers: brokers.get(sites.find(({ micrositeId }) => micrositeId === microsite_id)?.id) ?? [],
    }));
}

/** Returns the people whom the user may see, by the id of their site and sorted by name. */
async function findBrokers(view: AdminViewServerProps): Promise<Map<unknown, SiteOption['brokers']>> {
  const { payload, user } = view.initPageResult.req;
  const { docs } = await payload.find({
    ...{ collection: 'people', sort: 'name', depth: 0, pagination: false, overrideAccess: false, user },
    select: { name: true, slug: true, site: true },
  });
  const people = docs.map(({ name, slug, site }) => ({ site, slug: asText(slug) ?? '', name: asText(name) ?? '' }));
  return Map.groupBy(
    people.filter(({ slug }) => slug !== ''),
    ({ site }) => site,
  );
}
