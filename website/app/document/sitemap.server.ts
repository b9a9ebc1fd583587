import { escapeXml, streamedText, xmlElement } from './xml.server.ts';

/** An address in a sitemap; all addresses are absolute. */
export interface SitemapUrl {
  loc: string;
  /** ISO 8601; null when it is unknown. */
  lastmod: string | null;
  alternates: readonly { hrefLang: string; href: string }[];
  images: readonly string[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const extensions =
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Returns the index that names the sitemap files of a site. */
export const sitemapIndex = (files: readonly Pick<SitemapUrl, 'loc' | 'lastmod'>[]): string =>
  `${declaration}<sitemapindex ${namespace}>\n${files
    .map(({ loc, lastmod }) => `<sitemap>\n${xmlElement('loc', loc)}${dated(lastmod)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/** Returns a sitemap file that is sent while its addresses arrive. */
export const sitemapFile = (urls: AsyncIterable<readonly SitemapUrl[]>): ReadableStream<Uint8Array> =>
  streamedText(fileParts(urls));

async function* fileParts(urls: AsyncIterable<readonly SitemapUrl[]>) {
  yield `${declaration}<urlset ${namespace} ${extensions}>\n`;
  for await (const some of urls) yield some.map(urlElement).join('');
  yield '</urlset>\n';
}

const urlElement = ({ loc, lastmod, alternates, images }: SitemapUrl): string =>
  `<url>\n${xmlElement('loc', loc)}${dated(lastmod)}${alternates.map(link).join('')}${images.map(image).join('')}</url>\n`;

const dated = (lastmod: string | null): string => (lastmod === null ? '' : xmlElement('lastmod', lastmod));

const link = ({ hrefLang, href }: SitemapUrl['alternates'][number]): string =>
  `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>\n`;

const image = (url: string): string => `<image:image>${xmlElement('image:loc', url).trimEnd()}</image:image>\n`;
