import type { PageResponse } from '@vitrine/contract/page.ts';
import { LRUCache } from 'lru-cache';

/** The last page of each site that loaded; error pages take their header, footer and theme from it. */
const pages = new LRUCache<string, PageResponse>({ max: 1000 });

export function rememberShellPage(hostname: string, page: PageResponse): void {
  // The content, the title and the footer override belong to that page alone.
  pages.set(hostname, { ...page, content: { fields: [] }, title: null, seo: null, alternate_paths: null });
}

export const lastShellPage = (hostname: string): PageResponse | null => pages.get(hostname) ?? null;
