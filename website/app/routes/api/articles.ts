import { articlesQuery } from '@vitrine/contract/articles.ts';
import { fetchArticles } from '../../services/content.server.ts';
import type { Route } from './+types/articles.ts';
import { apiCall, passOn, problem } from './answer.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = await apiCall(request, context);
  if (call instanceof Response) return call;
  const raw = Object.fromEntries(new URL(request.url).searchParams);
  const query = articlesQuery.safeParse({ language: call.locale, ...raw });
  if (!query.success) return problem(422, 'The query cannot be read.');
  const { categories, ...rest } = query.data;
  return passOn(await fetchArticles({ ...rest, categories: categories?.join(',') }, call.site.siteKey, call.locale));
}
