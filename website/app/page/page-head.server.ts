import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { PageResponse } from '@vitrine/contract/page.ts';
import type { Seo } from '@vitrine/contract/seo.ts';
import type { DescribedQuery } from '../block-framework/definition/define-block-server.ts';
import { textsOf } from '../locale/define-texts.ts';
import { formatLocale } from '../locale/format.ts';
import { pageTexts } from '../locale/page-texts.ts';
import { feedPath, fixedPath, otherLocales, withLocale } from '../locale/paths.ts';
import { assetUrl } from '../services/content.server.ts';
import { canonicalOrigin } from '../site/canonical-origin.ts';
import type { PageHead } from './finished-page.ts';
import { headTags } from './head-tags.server.ts';

interface HeadOptions {
  locale: Locale;
  /** Origin as the visitor typed it. */
  origin: string;
  path: string;
  /** The meaning of the query; null when the page is the same with any. */
  query?: DescribedQuery | null;
  warn: (message: string) => void;
}

/**
 * Returns title, description, canonical, alternates and sharing tags of a page (head.2). Values of the page
 * precede those of its SEO settings. A text that one language lacks is taken from the other one; addresses and robots rules are
 * not. Every address is absolute; one that is not http or https is left out.
 */
export function pageHead(page: PageResponse, options: HeadOptions): PageHead {
  const { locale, origin, path, query = null, warn } = options;
  const own = [page.content.override?.seo, page.seo?.[locale]];
  const foreign = otherLocales(locale).map((other) => page.seo?.[other]);
  const ownText = (read: ReadSeo) => filled(own.map((seo) => seo && read(seo)));
  const text = (read: ReadSeo) => ownText(read) ?? filled(foreign.map((seo) => seo && read(seo)));

  const name =
    filled([page.title?.[locale], ownText(searchTitle)]) ??
    filled([...otherLocales(locale).map((other) => page.title?.[other]), text(searchTitle), new URL(origin).hostname]);
  const title = name && titleOfPage(name, query, locale);
  const description = text(({ global, facebook }) => filled([global?.og_description, facebook?.og_description]));
  const canonical =
    absolute(
      ownText((seo) => seo.canonical_url),
      origin,
    ) ?? absolute(withQuery(path, query), origin);
  const socialTitle =
    (query?.title && title) ||
    (text(({ facebook, global }) => filled([facebook?.og_title, global?.og_title])) ?? title);
  const socialDescription = text(({ facebook }) => facebook?.og_description) ?? description;
  const image = [...own, ...foreign].map((seo) => seo?.facebook?.og_image).find((each) => webAsset(each?.url));
  const twitterImage = webAsset(text(({ twitter }) => twitter?.og_image)) ?? webAsset(image?.url);
  const languages = alternatePaths(page);
  const others = otherLocales(locale).filter((other) => languages[other]);
  return {
    title: title ?? '',
    description,
    robots: isForStaff(page)
      ? 'noindex, nofollow'
      : robotsRule(
          ownText((seo) => seo.robots_index_rule),
          query,
        ),
    canonical,
    alternates:
      query?.hasAlternates !== false && (others.length > 0 || languages[locale])
        ? alternates(withEachQuery({ [locale]: path, ...languages }, query), origin)
        : [],
    feed: feedOf(path, {
      locale,
      origin,
      query,
      title: name && titleOfPage(name, query && { ...query, page: 1 }, locale),
    }),
    metas: [
      property('og:title', socialTitle),
      property('og:description', socialDescription),
      property('og:type', text(({ facebook }) => facebook?.og_type) ?? 'website'),
      property('og:locale', ownText(({ facebook }) => facebook?.og_locale) ?? `${locale}_CA`),
      ...others.map((other) => property('og:locale:alternate', `${other}_CA`)),
      property(
        'og:url',
        absolute(
          ownText(({ facebook }) => facebook?.og_url),
          origin,
        ) ?? canonical,
      ),
      property('og:image', webAsset(image?.url)),
      property('og:image:type', image?.type),
      property('og:image:width', image?.width?.toString()),
      property('og:image:height', image?.height?.toString()),
      property('og:image:alt', webAsset(image?.url) && image?.alt),
      property(
        'fb:app_id',
        text(({ facebook }) => facebook?.fb_app_id),
      ),
      named('twitter:card', twitterImage ? 'summary_large_image' : 'summary'),
      // X takes what these leave out from the tags above.
      named(
        'twitter:title',
        unless(
          socialTitle,
          text(({ twitter }) => twitter?.og_title),
        ),
      ),
      named(
        'twitter:description',
        unless(
          socialDescription,
          text(({ twitter }) => twitter?.og_description),
        ),
      ),
      named('twitter:image', unless(webAsset(image?.url), twitterImage)),
      named('twitter:image:alt', webAsset(image?.url) === twitterImage ? twitterImage && image?.alt : null),
      ...headTags(page.metadata, warn),
    ].filter((tag) => tag !== null),
  };
}

type Text = string | null | undefined;
type ReadSeo = (seo: Seo) => Text;

/** Returns the text unless it is the same as the shared one. */
const unless = (shared: Text, own: Text): Text => (own === shared ? null : own);

const searchTitle: ReadSeo = ({ global, title }) => filled([global?.og_title, title]);

/** Returns the first text that is not blank, on one line. */
const filled = (texts: readonly Text[]): string | null =>
  texts.map((text) => text?.replace(/\s+/g, ' ').trim()).find(Boolean) ?? null;

/** True for pages that only staff see, which search engines must not list: those of a site not in production, and variants. */
const isForStaff = ({ production, variant }: PageResponse): boolean => production === false || Boolean(variant);

/** Returns the robots rule of a page. When its query must not be indexed, the rule becomes `noindex`, unless it already says so. */
const robotsRule = (rule: string | null, query: DescribedQuery | null): string | null =>
  query === null || query.isIndexed || /noindex|none/i.test(rule ?? '') ? rule : 'noindex, follow';

/** Returns the title of what the query selects and the number of the page of a list, before the name of the site that follows a bar. */
function titleOfPage(title: string, query: DescribedQuery | null, locale: Locale): string {
  const { page = 1, title: selected } = query ?? {};
  const [name, ...site] = title.split(' | ');
  const shown = selected ?? name;
  return [page > 1 ? `${shown}, ${textsOf(pageTexts, locale).page(page)}` : shown, ...site].join(' | ');
}

/** Adds the canonical query, whose values are the same in all languages. */
const withQuery = (path: string, query: DescribedQuery | null): string =>
  query?.canonical ? `${path.replace(/\/$/, '')}?${query.canonical}` : path;

const withEachQuery = (paths: Partial<Record<Locale, string>>, query: DescribedQuery | null) =>
  Object.fromEntries(Object.entries(paths).map(([locale, path]) => [locale, withQuery(path, query)]));

/** Returns the internal paths of the page in its languages, with their prefix. */
export function alternatePaths(page: PageResponse): Partial<Record<Locale, string>> {
  const internal = (page.alternate_paths ?? []).filter(({ path }) => /^\/(?![/\\])[^\\\s]*$/.test(path));
  return Object.fromEntries(internal.map(({ locale, path }) => [locale, withLocale(path, locale)]));
}

interface FeedOptions {
  locale: Locale;
  origin: string;
  query: DescribedQuery | null;
  title: string | null;
}

/** Returns the feed that a page of the blog, or the search page, belongs to: of what its query selects, on all pages of the list. */
function feedOf(path: string, { locale, origin, query, title }: FeedOptions): PageHead['feed'] {
  const isOfBlog = `${path}/`.startsWith(`${fixedPath('blog', locale)}/`);
  if (!isOfBlog && path.replace(/\/$/, '') !== fixedPath('search', locale)) return null;
  const selected = new URLSearchParams(query?.canonical);
  selected.delete('page');
  const address = origin + feedPath(isOfBlog ? 'blog' : 'search', locale);
  return { title: title ?? '', href: selected.size > 0 ? `${address}?${selected}` : address };
}

/**
 * Returns the links of a page to its languages, from its paths with their prefix. Visitors with another language get the default
 * one, or the only one.
 */
export function alternates(paths: Partial<Record<Locale, string>>, origin: string): PageHead['alternates'] {
  const spoken = locales.flatMap((locale) => {
    const href = absolute(paths[locale], origin);
    return href ? [{ hrefLang: formatLocale(locale), href }] : [];
  });
  return spoken[0] ? [...spoken, { hrefLang: 'x-default', href: spoken[0].href }] : [];
}

/** Returns an absolute http address without a leading `www.` (head.4), or null for any other. */
export function absolute(address: Text, origin: string): string | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (!/^https?:$/.test(url.protocol)) return null;
  const href = canonicalOrigin(url.href);
  return url.pathname === '/' ? href : href.replace(/\/$/, '');
}

/** Returns the absolute address of a picture for other sites, or null for a data URL. */
const webAsset = (url: Text): string | null => (url && /^https?:/i.test(assetUrl(url)) ? assetUrl(url) : null);

const property = (name: string, content: Text) => (content ? { property: name, content } : null);
const named = (name: string, content: Text) => (content ? { name, content } : null);
