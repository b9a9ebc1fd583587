import { escapeXml, streamedText, xmlElement } from './xml.server.ts';

/** The channel of a feed, with absolute addresses. */
export interface FeedChannel {
  title: string;
  description: string;
  /** The page that lists the items. */
  link: string;
  /** The address of the feed itself. */
  self: string;
  /** `fr-CA`. */
  language: string;
}

export interface FeedItem {
  title: string;
  /** Absolute address. */
  link: string;
  description?: string;
  category?: string;
  authorName?: string;
  /** ISO 8601; absent when it is unknown. */
  published?: string;
}

/** Returns an RSS 2.0 feed that is sent while its pages of items arrive. A page that fails ends the feed. */
export const rssFeed = (channel: FeedChannel, pages: AsyncIterable<readonly FeedItem[]>): ReadableStream<Uint8Array> =>
  streamedText(feedParts(channel, pages));

async function* feedParts(channel: FeedChannel, pages: AsyncIterable<readonly FeedItem[]>) {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${xmlElement('title', channel.title)}${xmlElement('link', channel.link)}${xmlElement('description', channel.description)}${xmlElement('language', channel.language)}<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>
`;
  for await (const page of pages) yield page.map(item).join('');
  yield '</channel>\n</rss>\n';
}

const item = ({ title, description, category, authorName, link, published }: FeedItem): string =>
  `<item>
${xmlElement('title', title)}${xmlElement('link', link)}${xmlElement('guid', link)}${optional('description', description)}${optional('category', category)}${optional('dc:creator', authorName)}${optional('pubDate', rfc822(published))}</item>
`;

const optional = (name: string, text: string | undefined): string => (text ? xmlElement(name, text) : '');

/** Returns a date as RSS 2.0 wants it (RFC 822 with four digits of the year); '' for one that cannot be read. */
function rfc822(iso: string | undefined): string {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? '' : date.toUTCString();
}
