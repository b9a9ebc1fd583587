import type { Locale } from '@vitrine/contract/locale.ts';

/**
 * Fetches the website's own `GET /api/properties`. Throws when the response is not a success, so that callers handle one kind of
 * failure; an aborted call throws an `AbortError`.
 */
export async function fetchProperties<T>(query: URLSearchParams, locale: Locale, signal: AbortSignal): Promise<T> {
  const params = new URLSearchParams(query);
  params.set('locale', locale);
  const response = await fetch(`/api/properties?${params}`, { signal });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  const body: { data: T } = await response.json(); // our own route wrote it
  return body.data;
}
