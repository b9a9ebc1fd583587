import { articlesAnswer } from '@vitrine/contract/articles.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { readArchiveQuery, writeArchiveQuery } from '../blocks/blog-posts-archive/blog-posts-archive-data.ts';
import { finishArticle } from '../components/article-card/finish-article.server.ts';
import type { FeedItem } from '../document/rss-feed.server.ts';
import { localeOfPath } from '../locale/paths.ts';
import { assetUrl, fetchArticles } from '../services/content.server.ts';
import { siteAccess } from '../services/site.server.ts';
import { problem } from './api/api-call.server.ts';
import { feedChannel, feedResponse } from './feed.server.ts';
import type { RouteCall } from './route.ts';

/** Articles of one call to the content service, and of the whole feed at most. */
const pageSize = 20;
const maxArticles = 100;

/** Serves `GET /fr/blogue/rss.xml` and `GET /en/blog/rss.xml`: the newest articles of a language, in the categories of the blog's filter, as RSS. */
export async function get({ url, context }: RouteCall) {
  const { hostname, origin } = context;
  const locale = localeOfPath(url.pathname) ?? 'fr';
  const site = await siteAccess(hostname, locale);
  if (site === 'unknown-site') return problem(421, 'No site answers to this name here.');
  if (!site) return problem(503, 'The site cannot be reached right now.');
  const { selected } = readArchiveQuery(url.searchParams);
  const query = writeArchiveQuery({ selected, order: 'desc', page: 1 });
  const source = { siteKey: site.siteKey, locale, origin, categories: query.get('categories') ?? undefined };
  const [channel, first] = await Promise.all([feedChannel('blog', { locale, query }, context), articlesAt(1, source)]);
  if (channel === 'no-page') return problem(404, 'The site has no blog.');
  if (!channel || !first) return problem(503, 'The articles cannot be read right now.');
  return feedResponse(channel, followingPages(first, source));
}

interface Source {
  siteKey: string;
  locale: Locale;
  origin: string;
  /** Ids of categories, separated by commas; undefined for all of them. */
  categories: string | undefined;
}

interface ArticlesPage {
  articles: FeedItem[];
  total: number;
}

/** Yields the first page and those that follow it, until the end or one that cannot be read. */
async function* followingPages(first: ArticlesPage, source: Source) {
  yield first.articles;
  const last = Math.ceil(Math.min(first.total, maxArticles) / pageSize);
  for (let page = 2; page <= last; page += 1) {
    const next = await articlesAt(page, source);
    if (!next) return;
    yield next.articles;
  }
}

async function articlesAt(page: number, { siteKey, locale, origin, categories }: Source): Promise<ArticlesPage | null> {
  const query = { language: locale, page, limit: pageSize, order: 'desc', categories } as const;
  const answer = await fetchArticles(query, siteKey, locale);
  const body = answer.kind === 'answered' && answer.status === 200 ? articlesAnswer.safeParse(answer.body).data : null;
  if (!body) return null;
  const articles = body.articles.map((article) => {
    const { href, excerpt, ...finished } = finishArticle(article, { locale, asset: assetUrl });
    return { ...finished, description: excerpt, link: origin + href };
  });
  return { articles, total: body.total ?? articles.length };
}
