import type { PageResponse } from '@vitrine/contract/page.ts';

/** The last page of each site that loaded; error pages take their header, footer and theme from it. */
const pages = new Map<string, PageResponse>();
const limit = 1000;

export function rememberShellPage(hostname: string, page: PageResponse): void {
  if (pages.size >= limit && !pages.has(hostname)) pages.delete(pages.keys().next().value ?? '');
  // The content, the title and the footer override belong to that page alone.
  pages.set(hostname, { ...page, content: { fields: [] }, title: null, seo: null, alternate_paths: null });
}

export const lastShellPage = (hostname: string): PageResponse | null => pages.get(hostname) ?? null;
