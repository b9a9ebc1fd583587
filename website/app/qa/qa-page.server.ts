import { isLocale, type Locale } from '@vitrine/contract/locale.ts';
import { pageResponse } from '@vitrine/contract/page.ts';
import { parseTolerant } from '@vitrine/contract/parse-tolerant.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Theme } from '@vitrine/contract/theme.ts';
import { z } from 'zod';
import { documentFacts, injectedInto } from '../document/document-facts.server.ts';
import type { FinishedPage } from '../document/finished-page.ts';
import { finishPage } from '../page/finish-page.server.ts';
import { fetchDemoPage, fetchPage } from '../services/content.server.ts';
import { log } from '../services/log.server.ts';

/** Options of a page of the QA area. */
export interface QaView {
  locale: Locale;
  theme: Theme;
  /** Scheme and host of the page. */
  origin: string;
}

export const localeOfQuery = (query: URLSearchParams): Locale => {
  const lang = query.get('lang');
  return isLocale(lang) ? lang : 'fr';
};

/** Returns a page of the QA area with the given blocks. */
export function qaPage(blocks: readonly WireBlock[], { locale, theme, origin }: QaView): FinishedPage {
  const path = `/${locale}`;
  const content = {
    content: { fields: blocks },
    theme,
    recaptcha: { site_key: 'qa', version: 'altcha' },
  } as const;
  const { parts } = finishPage(content, { locale, path: '/qa/sections' });
  return {
    ...parts,
    ...documentFacts(injectedInto(null, '/qa/sections'), parts, parts.main),
    isError: false,
    head: { title: 'QA', description: null, robots: 'noindex, nofollow', canonical: null, alternates: [], metas: [] },
    origin,
    path,
    alternatePaths: { fr: '/fr', en: '/en' },
  };
}

/** Loads the home page of the site of a host name; null when the content service does not answer. */
export async function sitePayload(hostname: string, locale: Locale) {
  const answer = await fetchPage({ path: `/${locale}`, query: {}, hostname, locale });
  return answer.kind === 'answered' ? (parseTolerant(pageResponse, answer.body, () => undefined).data ?? null) : null;
}

const wireBlock = z.object({
  block_type: z.string(),
  block_params: z.record(z.string(), z.unknown()).default({}),
  fields: z.record(z.string(), z.unknown()).default({}),
});
const demoPage = z.object({ blocks: z.array(wireBlock).nullish(), fields: z.array(wireBlock).nullish() });
const editedBlocks = z.array(wireBlock.extend({ id: z.string() })).max(500);

/** Reads the blocks that an editor sends for preview; null when they have another shape. */
export const readEditedBlocks = (value: unknown) => editedBlocks.safeParse(value).data ?? null;

/** Loads the blocks of the demo page (`1-shell §7`): `blocks`, or `fields` without them. A failure is only logged. */
export async function demoBlocks(locale: Locale): Promise<WireBlock[]> {
  const answer = await fetchDemoPage(locale);
  const body = answer.kind === 'answered' && answer.status === 200 ? demoPage.safeParse(answer.body).data : undefined;
  if (!body) log.error({ outcome: answer.kind }, 'The demo page could not be read');
  return body?.blocks ?? body?.fields ?? [];
}
