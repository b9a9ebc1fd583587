import { escapeHtml } from '../ui/escape-html.ts';

/** The channel of a feed, with absolute addresses. */
export interface FeedChannel {
  title: string;
  description: string;
  /** The page of the blog. */
  link: string;
  /** The address of the feed itself. */
  self: string;
  /** `fr-CA`. */
  language: string;
}

export interface FeedArticle {
  title: string;
  excerpt: string;
  category: string;
  authorName: string;
  /** Absolute address. */
  link: string;
  /** ISO 8601; '' when it is unknown. */
  published: string;
}

/** Returns an RSS 2.0 feed that is sent while its pages of articles arrive. A page that fails ends the feed. */
export function articleFeed(
  channel: FeedChannel,
  pages: AsyncIterable<readonly FeedArticle[]>,
): ReadableStream<Uint8Array> {
  const parts = feedParts(channel, pages);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void parts.return(undefined),
  });
}

async function* feedParts(channel: FeedChannel, pages: AsyncIterable<readonly FeedArticle[]>) {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', channel.title)}${element('link', channel.link)}${element('description', channel.description)}${element('language', channel.language)}<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>
`;
  for await (const page of pages) yield page.map(item).join('');
  yield '</channel>\n</rss>\n';
}

const item = ({ title, excerpt, category, authorName, link, published }: FeedArticle): string =>
  `<item>
${element('title', title)}${element('link', link)}${element('guid', link)}${optional('description', excerpt)}${optional('category', category)}${optional('dc:creator', authorName)}${optional('pubDate', rfc822(published))}</item>
`;

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>\n`;
const optional = (name: string, text: string): string => (text === '' ? '' : element(name, text));

/** Returns a date as RSS 2.0 wants it (RFC 822 with four digits of the year); '' for one that cannot be read. */
function rfc822(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : date.toUTCString();
}

/** Control characters, noncharacters and lone surrogates, of which XML 1.0 allows hardly any. */
const notInXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;

const escapeXml = (text: string): string => escapeHtml(text.replace(notInXml, ''));
