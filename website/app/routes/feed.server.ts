import type { Locale } from '@vitrine/contract/locale.ts';
import { pageResponse } from '@vitrine/contract/page.ts';
import { type FeedChannel, type FeedItem, rssFeed } from '../document/rss-feed.server.ts';
import { formatLocale } from '../locale/format.ts';
import { feedPath, fixedPath } from '../locale/paths.ts';
import { pageHead } from '../page/page-head.server.ts';
import type { RequestContext } from '../request-context.ts';
import { fetchPage } from '../services/content.server.ts';

/**
 * Returns the channel of a feed, described by its page with the query that the feed follows; `no-page` without such a page, null when it
 * cannot be read.
 */
export async function feedChannel(
  name: 'blog' | 'search',
  { locale, query }: { locale: Locale; query: URLSearchParams },
  { hostname, origin }: Pick<RequestContext, 'hostname' | 'origin'>,
): Promise<FeedChannel | 'no-page' | null> {
  const path = fixedPath(name, locale);
  const answer = await fetchPage({ path, query: {}, hostname, locale });
  if (answer.kind === 'unreachable') return null;
  const page = answer.status === 200 ? pageResponse.safeParse(answer.body).data : undefined;
  if (!page) return 'no-page';
  const suffix = query.size > 0 ? `?${query}` : '';
  const head = pageHead(page, { locale, origin, path, warn: () => undefined });
  return {
    title: head.title,
    description: head.description ?? head.title,
    link: origin + path + suffix,
    self: origin + feedPath(name, locale) + suffix,
    language: formatLocale(locale),
  };
}

export const feedResponse = (channel: FeedChannel, pages: AsyncIterable<readonly FeedItem[]>): Response =>
  new Response(rssFeed(channel, pages), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
