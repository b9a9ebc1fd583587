import type { PageResponse } from '@vitrine/contract/page.ts';

/** The last good page of each site lends its header, footer and theme to error pages. */
const frames = new Map<string, PageResponse>();
const limit = 1000;

export function rememberFramePage(hostname: string, page: PageResponse): void {
  if (frames.size >= limit && !frames.has(hostname)) frames.delete(frames.keys().next().value ?? '');
  // An override belongs to its own page.
  frames.set(hostname, { ...page, content: { fields: [] }, title: null, seo: null, alternate_paths: null });
}

export const lastFramePage = (hostname: string): PageResponse | null => frames.get(hostname) ?? null;
