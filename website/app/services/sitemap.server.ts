import type { Locale } from '@vitrine/contract/locale.ts';
import {
  contentSitemapKinds,
  type SitemapEntries,
  type SitemapFile,
  sitemapEntries,
  sitemapFiles,
} from '@vitrine/contract/sitemap.ts';
import { z } from 'zod';
import { fetchContentSitemap } from './content.server.ts';
import { fetchListingSitemap } from './core.server.ts';
import type { CallOutcome } from './http.server.ts';
import { siteHasSearch } from './site.server.ts';
import type { SiteAccess } from './site-access.server.ts';

/** Kinds of addresses, each with sitemap files of its own. */
export const sitemapKinds = [...contentSitemapKinds, 'listings'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

interface SitemapCall {
  hostname: string;
  kind: SitemapKind;
  locale: Locale;
  site: SiteAccess;
  requestId: string;
}

/** Returns the sitemap files of a kind in a language; null when they cannot be read. On a site without a search no listing is indexed. */
export async function fetchSitemapFiles(call: SitemapCall): Promise<SitemapFile[] | null> {
  if (call.kind === 'listings') {
    const hasSearch = await siteHasSearch(call);
    if (!hasSearch) return hasSearch === null ? null : [];
  }
  return read(await ask('sitemap-files', {}, call), sitemapFiles)?.files ?? null;
}

/** Returns the entries that follow a key; null when they cannot be read. */
export const fetchSitemapEntries = async (after: string | null, call: SitemapCall): Promise<SitemapEntries | null> =>
  read(await ask('sitemap-entries', after === null ? {} : { after }, call), sitemapEntries);

function ask(path: string, query: Record<string, string>, { kind, locale, site, requestId }: SitemapCall) {
  if (kind === 'listings') return fetchListingSitemap(path, query, { site, locale, requestId });
  return fetchContentSitemap(path, { kind, language: locale, ...query }, site.siteKey);
}

/** Reads the body of an answer; null when it has another shape. Core wraps the body in a `data` property, the content service does not. */
function read<T>(answer: CallOutcome, schema: z.ZodType<T>): T | null {
  if (answer.kind !== 'answered' || answer.status !== 200) return null;
  return (
    z.union([z.object({ data: schema }).transform(({ data }) => data), schema]).safeParse(answer.body).data ?? null
  );
}
