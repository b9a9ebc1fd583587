import { type Locale, type Localized, locales } from '@vitrine/contract/locale.ts';
import type { Seo } from '@vitrine/contract/seo.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { asObject, type Loose } from '../../values/untyped-values.ts';
import type { SiteRecord } from '../sites/site-record.ts';

/** The outcome of a request for a page (wire.7); each variant is one HTTP status. */
export type PageOutcome =
  /**
   * `usesCore`: data of core may change without notice. `coreFailed`: core did not respond, so the page is incomplete. 410 has a
   * normal page, which states that its subject no longer exists.
   */
  | { status: 200 | 410; page: ComposedPage; usesCore?: boolean; coreFailed?: boolean }
  /** `drops_query`: the location already has what is kept of the visitor's query, so the website appends nothing. */
  | { status: 301 | 302; location: string; drops_query?: boolean; usesCore?: boolean }
  /**
   * `title` and `message` are absent when the website's default texts for the status apply. `depends_on_query`: another query of the path
   * is redirected.
   */
  | {
      status: 403 | 404 | 500 | 503;
      title?: Localized<string>;
      message?: Localized<string>;
      depends_on_query?: boolean;
    };

/** The parts of a page response that belong to the page rather than to its site. */
export interface ComposedPage {
  blocks: WireBlock[];
  title: Localized<string>;
  seo: Localized<Seo>;
  alternatePaths: { locale: Locale; path: string }[];
  footerOverride: WireBlock[] | null;
  variant: { id: string; name: string; color: string | null } | null;
}

/** Merges two values: objects by key; otherwise the upper value unless it is empty. */
function mergeValues(lower: unknown, upper: unknown): unknown {
  if (upper === null || upper === undefined) return lower;
  if (typeof upper !== 'object' || Array.isArray(upper)) return upper;
  const base = asObject(lower);
  const own = asObject(upper);
  return Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(own)])].map((key) => [key, mergeValues(base[key], own[key])]),
  );
}

/**
 * Returns the SEO of a page merged over that of its site. Addresses never come from the site, nor do titles and the descriptions for
 * social networks, which would stand in place of those of the page.
 */
const mergedSeo = (site: Localized<Seo>, page: Localized<Seo>): Loose =>
  Object.fromEntries(locales.map((locale) => [locale, mergeValues(sharedSeo(site[locale] ?? {}), page[locale])]));

const sharedSeo = ({ title, canonical_url, global, facebook, twitter, ...shared }: Seo): Seo => ({
  ...shared,
  global: { ...global, og_title: undefined },
  facebook: { ...facebook, og_title: undefined, og_description: undefined, og_url: undefined },
  twitter: { ...twitter, og_title: undefined, og_description: undefined },
});

/** Returns the JSON body of an outcome. */
export function outcomeBody(outcome: PageOutcome, site: SiteRecord, production: boolean): Loose {
  if ('page' in outcome) return pageBody(outcome.page, site, production);
  if ('location' in outcome) {
    return { location: outcome.location, ...(outcome.drops_query && { drops_query: true }) };
  }
  const { title = null, message = null, depends_on_query } = outcome;
  return { title, message, ...(depends_on_query && { depends_on_query }) };
}

/** Returns the title that editors wrote for the browser tab and search engines, or else the name of the page. */
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
