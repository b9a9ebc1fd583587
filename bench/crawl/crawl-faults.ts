import type { CrawledAddress, CrawledSite } from './crawl-site.ts';
import type { PageContent } from './read-page.ts';

type Kind =
  | 'broken links'
  | 'redirect chains'
  | 'duplicate titles'
  | 'orphan pages'
  | 'pages missing from the sitemap'
  | 'sitemap entries that are not indexed'
  | 'alternates that are not reciprocal';

/** The faults of a site by kind, each as a line that names the addresses. */
export type CrawlFaults = Record<Kind, string[]>;

/** Returns the faults that search engines would find on a site. */
export function crawlFaults(site: CrawledSite): CrawlFaults {
  const pages = indexedPages(site);
  return {
    'broken links': brokenLinks(site),
    'redirect chains': redirectChains(site),
    'duplicate titles': duplicateTitles(pages),
    'orphan pages': orphans(site),
    'pages missing from the sitemap': [...pages.keys()].filter((url) => !site.sitemap.has(url) && !isContinuation(url)),
    'sitemap entries that are not indexed': [...site.sitemap.keys()].filter((url) => !pages.has(url)),
    'alternates that are not reciprocal': oneWayAlternates(site, pages),
  };
}

/** Returns the pages that search engines index: those that allow it and name themselves as canonical. */
function indexedPages({ addresses }: CrawledSite): Map<string, PageContent> {
  const all = [...addresses.values()];
  return new Map(
    all.flatMap(({ url, page }) => (page?.isIndexed && page.canonical === url ? [[url, page] as const] : [])),
  );
}

/** True for the second and later pages of a list, whose first page stands for them in the sitemap. */
const isContinuation = (url: string): boolean => new URL(url).searchParams.has('page');

const brokenLinks = ({ addresses }: CrawledSite): string[] =>
  [...addresses.values()].flatMap(({ url, page }) =>
    (page?.links ?? []).flatMap((link) => {
      const { status = 0 } = addresses.get(link) ?? {};
      return status >= 400 || status === 0 ? [`${url} → ${link} (${status})`] : [];
    }),
  );

const redirectChains = ({ addresses }: CrawledSite): string[] =>
  [...addresses.values()].flatMap(({ url, location }) => {
    const second = location === null ? null : addresses.get(location)?.location;
    return second ? [`${url} → ${location} → ${second}`] : [];
  });

function duplicateTitles(pages: ReadonlyMap<string, PageContent>): string[] {
  const byTitle = Map.groupBy(pages, ([, { title }]) => title);
  return [...byTitle].flatMap(([title, same]) => same.slice(1).map(([url]) => `${title}: ${same[0]?.[0]} and ${url}`));
}

/** Returns the addresses of the sitemap to which no link leads from the home pages. */
function orphans({ addresses, sitemap, entrances }: CrawledSite): string[] {
  const reached = new Set(entrances);
  const waiting = [...entrances];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    for (const next of nextOf(addresses.get(url))) {
      if (!reached.has(next)) waiting.push(next);
      reached.add(next);
    }
  }
  return [...sitemap.keys()].filter((url) => !reached.has(url));
}

const nextOf = (address: CrawledAddress | undefined): string[] =>
  address?.location ? [address.location] : (address?.page?.links ?? []);

function oneWayAlternates({ sitemap }: CrawledSite, pages: ReadonlyMap<string, PageContent>): string[] {
  return [...pages].flatMap(([url, { alternates }]) => {
    const inSitemap = [...(sitemap.get(url)?.values() ?? [])];
    const inHead = alternates.map((alternate) => alternate.url);
    const oneWay = [...new Set([...inHead, ...inSitemap])].filter(
      (other) => other !== url && !pages.get(other)?.alternates.some((alternate) => alternate.url === url),
    );
    const others = sitemap.has(url) && inHead.toSorted().join() !== inSitemap.toSorted().join() ? ['its sitemap'] : [];
    return [...oneWay, ...others].map((other) => `${url} ↛ ${other}`);
  });
}
