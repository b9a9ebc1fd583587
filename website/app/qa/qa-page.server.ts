import { isLocale, type Locale } from '@vitrine/contract/locale.ts';
import { pageResponse } from '@vitrine/contract/page.ts';
import { parseTolerant } from '@vitrine/contract/parse-tolerant.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import type { Theme } from '@vitrine/contract/theme.ts';
import { textsOf } from '../locale/define-texts.ts';
import { assemblePage, unlistedHead } from '../page/assemble-page.server.ts';
import { finishPage } from '../page/finish-page.server.ts';
import type { AssembledPage } from '../page/finished-page.ts';
import { fetchPage } from '../services/content.server.ts';
import { qaTexts } from './qa-texts.ts';

/** Options of a page of the QA area. */
export interface QaView {
  locale: Locale;
  /** Scheme and host of the page. */
  origin: string;
  theme?: Theme;
  /** Subject of the page, for its title. */
  title?: string;
}

export const localeOfQuery = (query: URLSearchParams): Locale => {
  const lang = query.get('lang');
  return isLocale(lang) ? lang : 'fr';
};

/** Header of every answer of the QA area. */
export const privateHeaders = { 'cache-control': 'private, no-store' };

/** Returns a page of the QA area with the given blocks. */
export function qaPage(blocks: readonly WireBlock[], { locale, theme = {}, origin, title }: QaView): AssembledPage {
  const path = `/${locale}`;
  const content = {
    content: { fields: blocks },
    theme,
    recaptcha: { site_key: 'qa', version: 'altcha' },
  } as const;
  const { parts } = finishPage(content, { locale, path: '/qa/sections' });
  const { area } = textsOf(qaTexts, locale);
  return assemblePage({
    finished: parts,
    head: unlistedHead(title === undefined ? area : `${title} · ${area}`, 'noindex, nofollow'),
    ...{ origin, path, alternatePaths: { fr: '/fr', en: '/en' } },
  });
}

/** Loads the home page of the site of a host name; null when the content service does not answer. */
export async function sitePayload(hostname: string, locale: Locale) {
  const answer = await fetchPage({ path: `/${locale}`, query: {}, hostname, locale });
  return answer.kind === 'answered' ? (parseTolerant(pageResponse, answer.body, () => undefined).data ?? null) : null;
}
