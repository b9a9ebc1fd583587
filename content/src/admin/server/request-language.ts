import type { IncomingHttpHeaders } from 'node:http';
import { type Locale, locales } from '@vitrine/contract/locale.ts';

/**
 * Returns the language of a request before Payload runs: that of Payload's cookie, else the browser's preferred one; French when neither is
 * supported.
 */
export function languageOf({ cookie, 'accept-language': accepted }: IncomingHttpHeaders): Locale {
  const chosen = /(?:^|;\s*)payload-lng=(\w+)/.exec(cookie ?? '')?.[1];
  const wanted = [chosen, ...(accepted ?? '').split(',')].map((tag) => tag?.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => locales.filter((locale) => locale === tag))[0] ?? 'fr';
}
