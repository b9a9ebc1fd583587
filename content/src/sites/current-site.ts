import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { type BaseFilter, type PayloadRequest, parseCookies } from 'payload';
import { isAdmin, siteIds } from '../payload/access.ts';
import { asObject, asText } from '../values/untyped-values.ts';
import { siteCookie } from './site-cookie.ts';

export interface StaffSiteChoice {
  id: number;
  micrositeId: string;
  name: string;
}

/** Returns the id in the cookie of the site switcher; null when there is no valid one. */
function chosenId(req: PayloadRequest): number | null {
  const value = parseCookies(req.headers).get(siteCookie) ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

/**
 * Returns the site that the user works on: the one chosen in the switcher, if the user may work on it, else the first site of an editor.
 * Null means all sites. It only narrows what the admin shows and grants no access.
 */
export function currentSiteId(req: PayloadRequest): number | null {
  const { user } = req;
  if (!user) return null;
  const chosen = chosenId(req);
  if (isAdmin(user)) return chosen;
  const own = siteIds(user).map(Number);
  return chosen !== null && own.includes(chosen) ? chosen : (own[0] ?? null);
}

/**
 * Returns the sites of the user sorted by name, and the id of the current one; null when the current one is not among them or all sites are
 * shown.
 */
export async function findSites(req: PayloadRequest): Promise<{ sites: StaffSiteChoice[]; current: number | null }> {
  const { docs } = await req.payload.find({
    ...{ collection: 'sites', locale: 'all', depth: 0, pagination: false, overrideAccess: false, user: req.user },
    select: { name: true, microsite_id: true },
  });
  const language = req.i18n.language === 'en' ? 'en' : 'fr';
  const sites = docs.map(({ id, name, microsite_id }) => ({
    id: Number(id),
    micrositeId: asText(microsite_id) ?? '',
    name: nameIn(language, name),
  }));
  sites.sort((one, other) => one.name.localeCompare(other.name, language));
  const current = currentSiteId(req);
  return { sites, current: sites.some(({ id }) => id === current) ? current : null };
}

/** Returns the site that the user works on, or all of the user's sites when none is chosen. */
export async function findShownSites(req: PayloadRequest): Promise<StaffSiteChoice[]> {
  const { sites, current } = await findSites(req);
  return current === null ? sites : sites.filter(({ id }) => id === current);
}

const nameIn = (language: Locale, name: unknown): string =>
  [language, ...locales].map((locale) => asText(asObject(name)[locale])).find(Boolean) ?? '';

/** Limits the lists of a collection to the current site. When the chosen site no longer exists, all sites are shown. */
export const filterBySite: BaseFilter = async ({ req }) => {
  const site = await existingSite(req);
  return site === null ? null : { site: { equals: site } };
};

/** Limits the media library to the current site and the shared library. */
export const filterLibraryBySite: BaseFilter = async ({ req }) => {
  const site = await existingSite(req);
  return site === null ? null : { or: [{ site: { equals: site } }, { site: { exists: false } }] };
};

async function existingSite(req: PayloadRequest): Promise<number | null> {
  const site = currentSiteId(req);
  if (site === null) return null;
  const { totalDocs } = await req.payload.count({ collection: 'sites', where: { id: { equals: site } }, req });
  return totalDocs > 0 ? site : null;
}
