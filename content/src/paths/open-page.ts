import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { searchPagePath } from '@vitrine/contract/search-path.ts';
import { asObject, asText, type Loose } from '../values/untyped-values.ts';
import { isRedirectTarget } from './redirect-target.ts';

/** Returns the redirect of a page that Payload read with `locale: 'all'`; null without one, or when its target is not allowed. */
export function redirectOf(page: Loose, locale: Locale): { status: 301 | 302; location: string } | null {
  const { status, location } = asObject(page.redirect);
  const target = asText(asObject(location)[locale]) ?? asText(asObject(location).fr);
  return status && isRedirectTarget(target) ? { status: status === '302' ? 302 : 301, location: target } : null;
}

/** True when visitors see a published page itself: it is not reserved for staff and does not redirect them. */
export const isOpenPage = (page: Loose, locale: Locale): boolean =>
  page.access !== 'restricted' && !redirectOf(page, locale);

/** Returns the languages in which a published page is the search page of its site. */
export const searchLocalesOf = (page: Loose): Locale[] =>
  locales.filter((locale) => asObject(page.path)[locale] === searchPagePath(locale) && isOpenPage(page, locale));
