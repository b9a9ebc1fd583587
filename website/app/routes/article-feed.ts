import { articlesAnswer } from '@vitrine/contract/articles.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { pageResponse } from '@vitrine/contract/page.ts';
import { articleFeed, type FeedArticle } from '../document/article-feed.server.ts';
import { pageHead } from '../document/page-head.server.ts';
import { finishArticle } from '../items/finish-article.server.ts';
import { formatLocale } from '../locale/format.ts';
import { feedPath, fixedPath, localeOfPath } from '../locale/paths.ts';
import { assetUrl, fetchArticles, fetchPage } from '../services/content.server.ts';
import { siteAccess } from '../services/site.server.ts';
import { problem } from './api/api-call.server.ts';
import type { RouteCall } from './route.ts';

/** Articles of one call to the content service, and of the whole feed at most. */
const pageSize = 20;
const maxArticles = 100;

/** Serves `GET /fr/blogue/rss.xml` and `GET /en/blog/rss.xml`: the newest articles of a language as RSS. */
export async function get({ url, context }: RouteCall) {
  const { hostname, origin } = context;
  const locale = localeOfPath(url.pathname) ?? 'fr';
  const path = fixedPath('blog', locale);
  const site = await siteAccess(hostname, locale);
  if (site === 'unknown-site') return problem(421, 'No site answers to this name here.');
  if (!site) return problem(503, 'The site cannot be reached right now.');
  const [blog, first] = await Promise.all([
    fetchPage({ path, query: {}, hostname, locale }),
    articlesAt(1, { siteKey: site.siteKey, locale, origin }),
  ]);
  if (blog.kind === 'unreachable' || !first) return problem(503, 'The articles cannot be read right now.');
  const page = blog.status === 200 ? pageResponse.safeParse(blog.body).data : undefined;
  if (!page) return problem(404, 'The site has no blog.');
  const head = pageHead(page, { locale, origin, path, warn: () => undefined });
  const channel = {
    title: head.title,
    description: head.description ?? head.title,
    link: origin + path,
    self: origin + feedPath(locale),
    language: formatLocale(locale),
  };
  return new Response(articleFeed(channel, followingPages(first, { siteKey: site.siteKey, locale, origin })), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}

interface Source {
  siteKey: string;
  locale: Locale;
  origin: string;
}

interface ArticlesPage {
  articles: FeedArticle[];
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

async function articlesAt(page: number, { siteKey, locale, origin }: Source): Promise<ArticlesPage | null> {
  const answer = await fetchArticles({ language: locale, page, limit: pageSize, order: 'desc' }, siteKey, locale);
  const body = answer.kind === 'answered' && answer.status === 200 ? articlesAnswer.safeParse(answer.body).data : null;
  if (!body) return null;
  const articles = body.articles.map((article) => {
    const { href, ...finished } = finishArticle(article, { locale, asset: assetUrl });
    return { ...finished, link: origin + href };
  });
  return { articles, total: body.total ?? articles.length };
}
