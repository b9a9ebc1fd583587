import { siteCookie, siteCookieSeconds } from '../../sites/site-cookie.ts';

/** Stores the site that the member of the staff works on in a cookie; null means all sites. */
export function chooseSite(site: number | null): void {
  const lifetime = site === null ? 0 : siteCookieSeconds;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that staff still use.
  document.cookie = `${siteCookie}=${site ?? ''}; path=/; max-age=${lifetime}; samesite=strict`;
}

/** Returns the id of the site that was chosen last, as text; null for all sites. */
export const chosenSite = (): string | null =>
  new RegExp(`(?:^|; )${siteCookie}=(\\d+)`).exec(document.cookie)?.[1] ?? null;
