import { articlesQuery } from '@vitrine/contract/articles.ts';
import { finishArchivePage } from '../../blocks/blog-posts-archive/parts/finish-archive.server.ts';
import { assetUrl, fetchArticles } from '../../services/content.server.ts';
import type { RouteCall } from '../route.ts';
import { apiCall, forwardAnswer, problem } from './api-call.server.ts';

/** Returns `GET articles` for the browser: a finished `ArchivePage` of the blog archive. */
export async function get({ request, context }: RouteCall) {
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  const raw = Object.fromEntries(new URL(request.url).searchParams);
  const query = articlesQuery.safeParse({ language: call.locale, ...raw });
  if (!query.success) return problem(422, 'The query cannot be read.');
  const { categories, ...rest } = query.data;
  const answer = await fetchArticles({ ...rest, categories: categories?.join(',') }, call.site.siteKey, call.locale);
  if (answer.kind !== 'answered' || answer.status !== 200) return forwardAnswer(answer);
  const page = finishArchivePage(answer.body, { locale: call.locale, asset: assetUrl });
  if (!page) return problem(502, 'The service gave an answer that cannot be read.');
  return Response.json({ data: page }, { headers: { 'cache-control': 'public, max-age=60' } });
}
