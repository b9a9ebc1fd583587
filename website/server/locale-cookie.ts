import { localeOf } from './page-key.ts';
import type { Visit } from './visit.ts';

/** 365 days (1-shell §9). */
const MAX_AGE_SECONDS = 31_536_000;

/** The cookie that remembers the language of the page, when the visitor's does not say the same already. */
export function localeCookie({ req, url, https }: Pick<Visit, 'req' | 'url' | 'https'>): string | undefined {
  const locale = localeOf(url.pathname);
  if (locale === undefined || cookieValue(req.headers.cookie, 'i18n_redirected') === locale) return undefined;
  return `i18n_redirected=${locale}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax${https ? '; Secure' : ''}`;
}

/** The value of the first cookie of that name. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}
