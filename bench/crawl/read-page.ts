/** Facts about a page that the crawl checks, from its HTML; all addresses are absolute. */
export interface PageContent {
  title: string;
  /** False when the page tells search engines not to index it. */
  isIndexed: boolean;
  canonical: string | null;
  alternates: { language: string; url: string }[];
  /**
   * Addresses of the links that search engines follow to pages of the same site, without fragments; none on a page that is not indexed, whose
   * links they follow no more.
   */
  links: string[];
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decoded = (text: string): string => text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? '');

const attribute = (tag: string, name: string): string | null => {
  const value = new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? null : decoded(value);
};

/** Paths that are no pages: the API of the browser and the examples, which `robots.txt` forbids. */
const isPage = ({ pathname }: URL): boolean => !/^\/(api|qa|assets)\//.test(pathname);

/** Reads the HTML that React wrote. */
export function readPage(html: string, url: string): PageContent {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(?:link|meta) [^>]*>/g)].map(([tag]) => tag);
  const linked = (rel: string) => tags.filter((tag) => attribute(tag, 'rel') === rel);
  const robots = tags.find((tag) => attribute(tag, 'name') === 'robots');
  const isIndexed = !/noindex|none/i.test((robots && attribute(robots, 'content')) ?? '');
  const anchors = isIndexed ? html.matchAll(/<a [^>]*>/g) : [];
  const links = [...anchors].flatMap(([tag]) => {
    const href = attribute(tag, 'href');
    if (href === null || /\bnofollow\b/.test(attribute(tag, 'rel') ?? '') || !URL.canParse(href, url)) return [];
    const target = new URL(href, url);
    target.hash = '';
    return target.origin === new URL(url).origin && isPage(target) ? [target.href] : [];
  });
  return copied({
    title: decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    isIndexed,
    canonical: linked('canonical').map((tag) => attribute(tag, 'href'))[0] ?? null,
    alternates: linked('alternate').flatMap((tag) => {
      const [language, address] = [attribute(tag, 'hreflang'), attribute(tag, 'href')];
      return language && address ? [{ language, url: address }] : [];
    }),
    links: [...new Set(links)],
  });
}

/** Returns a copy, because a part of a text keeps the whole text in memory. */
const copied = (content: PageContent): PageContent => JSON.parse(JSON.stringify(content));
