import { fetchText } from './fetch-text.ts';
import { type PageContent, readPage } from './read-page.ts';

/** An address that was fetched. */
export interface CrawledAddress {
  url: string;
  status: number;
  /** Target of a redirect. */
  location: string | null;
  /** Content of an HTML page that was found. */
  page: PageContent | null;
}

export interface CrawledSite {
  /** Every address that a link, a redirect, an alternate or a sitemap names, by itself. */
  addresses: Map<string, CrawledAddress>;
  /** Addresses that the sitemap lists, with those of their alternates by language. */
  sitemap: Map<string, Map<string, string>>;
  /** The addresses with which the crawl of links began. */
  entrances: string[];
}

/** Requests at the same time. */
const workers = 4;

/** Fetches all pages of a site that its links and its sitemap name. */
export async function crawlSite(origin: string): Promise<CrawledSite> {
  const entrances = [`${origin}/fr`, `${origin}/en`];
  const sitemap = await readSitemap(origin);
  const addresses = new Map<string, CrawledAddress>();
  const seen = new Set<string>();
  const waiting: string[] = [];
  const add = (url: string) => {
    if (seen.has(url)) return;
    seen.add(url);
    waiting.push(url);
  };
  for (const url of [...entrances, ...sitemap.keys()]) add(url);
  let busy = 0;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const next = () => {
    if (waiting.length === 0 && busy === 0) resolve();
    for (let url = waiting.shift(); url !== undefined; url = busy < workers ? waiting.shift() : undefined) {
      busy += 1;
      visit(url, origin).then((address) => {
        busy -= 1;
        addresses.set(address.url, address);
        for (const found of neighboursOf(address)) if (found.startsWith(`${origin}/`)) add(found);
        next();
      }, reject);
      if (busy >= workers) return;
    }
  };
  next();
  await promise;
  return { addresses, sitemap, entrances };
}

/** Returns the addresses that an address leads to. */
const neighboursOf = ({ location, page }: CrawledAddress): string[] => [
  ...(location ? [location] : []),
  ...(page ? [...page.links, ...page.alternates.map(({ url }) => url)] : []),
];

async function visit(url: string, origin: string): Promise<CrawledAddress> {
  const { status, headers, body } = await fetchText(url);
  const isHtml = status === 200 && headers['content-type']?.startsWith('text/html') === true;
  return {
    url,
    status,
    location: status >= 300 && status < 400 && headers.location ? new URL(headers.location, origin).href : null,
    page: isHtml ? readPage(body, url) : null,
  };
}

/** Reads all files that the index in `robots.txt` names. */
async function readSitemap(origin: string): Promise<CrawledSite['sitemap']> {
  const robots = await fetchText(`${origin}/robots.txt`);
  const index = /^Sitemap: (.*)$/m.exec(robots.body)?.[1];
  if (!index) throw new Error(`${origin}/robots.txt names no sitemap.`);
  const listed: CrawledSite['sitemap'] = new Map();
  for (const file of locsOf((await found(index)).body)) {
    for (const [, url = ''] of (await found(file)).body.matchAll(/<url>([\s\S]*?)<\/url>/g)) {
      const links = [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
      const alternates = links.map(([, language = '', href = '']) => [language, href] as const);
      for (const loc of locsOf(url).slice(0, 1)) listed.set(loc, new Map(alternates));
    }
  }
  return listed;
}

const locsOf = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);

async function found(url: string) {
  const answer = await fetchText(url);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
  return answer;
}
