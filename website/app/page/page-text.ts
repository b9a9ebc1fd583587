import type { FinishedPage } from '../document/finished-page.ts';

/**
 * A page travels as JSON text inside the loader data, which is smaller and cheaper than the router's own encoding (HTML of a
 * page 6.9 → 5.5 KB gz). One entry is remembered, so that the several readers of one render parse it once, and the server,
 * which has just written it, never.
 */
let last: { text: string; page: FinishedPage } | undefined;

export function writePage(page: FinishedPage): string {
  const text = JSON.stringify(page);
  last = { text, page };
  return text;
}

export function readPage(text: string): FinishedPage {
  // The text is our own, written by `writePage` on the server.
  if (last?.text !== text) last = { text, page: JSON.parse(text) as FinishedPage };
  return last.page;
}

/** The page that was read last. For browsers alone: on the server it is some other visitor's. */
export const lastPage = (): FinishedPage | null => last?.page ?? null;
