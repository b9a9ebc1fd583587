import { type Locale, type Localized, locales } from '@vitrine/contract/locale.ts';
import type { Seo } from '@vitrine/contract/seo.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { asObject, type Loose } from '../untyped-values.ts';
import type { SiteRecord } from './site-record.ts';

/** The outcome of a request for a page (`1-shell §4`); each kind is one HTTP status. */
export type PageOutcome =
  /**
   * `usesCore`: data of core may change without notice; `coreFailed`: core did not answer, so the page is incomplete. 410 is a page
   * like another, which says that what stood here is gone.
   */
  | { status: 200 | 410; page: ComposedPage; usesCore?: boolean; coreFailed?: boolean }
  | { status: 301 | 302; location: string }
  /** `title` and `message` stay absent where the website's own words for the status are right. */
  | { status: 403 | 404 | 500 | 503; title?: Localized<string>; message?: Localized<string> };

/** The parts of a page response that belong to the page and not to its site. */
export interface ComposedPage {
  blocks: WireBlock[];
  title: Localized<string>;
  seo: Localized<Seo>;
  alternatePaths: { locale: Locale; path: string }[];
  footerOverride: WireBlock[] | null;
  variant: { id: string; name: string; color: string | null } | null;
}

/** A value over another: objects key by key, anything else the upper one where it says something. */
function over(lower: unknown, upper: unknown): unknown {
  if (upper === null || upper === undefined) return lower;
  if (typeof upper !== 'object' || Array.isArray(upper)) return upper;
  const base = asObject(lower);
  const own = asObject(upper);
  return Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(own)])].map((key) => [key, over(base[key], own[key])]),
  );
}

/** A page's SEO over its site's. Addresses are of one page alone and never come from the site. */
function mergedSeo(site: Localized<Seo>, page: Localized<Seo>): Loose {
  return Object.fromEntries(
    locales.map((locale) => {
      const { canonical_url: _, facebook, ...shared } = site[locale] ?? {};
      const { og_url: __, ...sharedFacebook } = facebook ?? {};
      return [locale, over({ ...shared, facebook: sharedFacebook, title: undefined }, page[locale])];
    }),
  );
}

/** The JSON body of an outcome (`3-wire §2`). */
export function outcomeBody(outcome: PageOutcome, site: SiteRecord, production: boolean): Loose {
  if ('page' in outcome) return pageBody(outcome.page, site, production);
  if ('location' in outcome) return { location: outcome.location };
  return { title: outcome.title ?? null, message: outcome.message ?? null };
}

/** Returns the title that editors wrote for the tab and for search engines, or else the name of the page. */
const tabTitle = ({ title, seo }: ComposedPage): Localized<string> => ({
  ...title,
  ...Object.fromEntries(locales.flatMap((locale) => (seo[locale]?.title ? [[locale, seo[locale].title]] : []))),
});

const pageBody = (page: ComposedPage, site: SiteRecord, production: boolean): Loose => ({
  content: {
    fields: page.blocks,
    override: page.footerOverride ? { footer: { fields: page.footerOverride } } : null,
  },
  ...site.shared,
  seo: mergedSeo(site.seo, page.seo),
  variant: page.variant,
  alternate_paths: page.alternatePaths,
  title: tabTitle(page),
  location: null,
  production,
});
