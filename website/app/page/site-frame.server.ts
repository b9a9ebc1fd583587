import type { Locale } from '@vitrine/contract/locale.ts';
import type { PageResponse } from '@vitrine/contract/page.ts';
import type { FinishedBlock } from '../blocks/define-block.ts';
import { fetchPage } from '../services/content.server.ts';
import { rememberSiteAccess } from '../services/site-access.server.ts';
import { documentFacts } from './document-facts.server.ts';
import { finishPage } from './finish-page.server.ts';
import type { FinishedPage } from './finished-page.ts';
import type { Injected } from './injected-elements.server.ts';
import { lastFramePage, rememberFramePage } from './last-frame.server.ts';
import { readAnswer } from './read-answer.server.ts';

/**
 * The page that lends its header, footer and theme to a document that the content service has no page for: the one that was last
 * seen of the site, or its home page; null while that cannot be had.
 */
export async function framePageOf(hostname: string, locale: Locale): Promise<PageResponse | null> {
  const known = lastFramePage(hostname);
  if (known) return known;
  const path = `/${locale}`;
  const outcome = readAnswer(await fetchPage({ path, query: {}, hostname, locale }), `${hostname}${path}?{}`);
  if (outcome.kind !== 'page') return null;
  rememberFramePage(hostname, outcome.page);
  rememberSiteAccess(hostname, outcome.page);
  return outcome.page;
}

interface Own extends Pick<FinishedPage, 'locale' | 'origin' | 'path' | 'alternatePaths'> {
  title: string;
  main: FinishedBlock[];
  injected: Injected;
}

/** A document of the website's own within the frame of the site. No search engine is to list it. */
export function framedPage(framePage: PageResponse | null, { title, main, injected, ...where }: Own): FinishedPage {
  const frame = finishPage({ ...framePage, content: { fields: [] } }, where);
  const head = { title, description: null, robots: 'noindex', canonical: null, alternates: [], metas: [] };
  return { ...frame, ...documentFacts(injected, frame, main), ...where, main, head };
}
