import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import type { PageResponse } from '@vitrine/contract/page.ts';
import { resolvePalette } from '@vitrine/contract/theme/resolve-palette.ts';
import { resolveColor, resolveSchemes } from '@vitrine/contract/theme/resolve-schemes.ts';
import { shellPageOf } from '../page/site-shell.server.ts';
import { siteTheme } from '../theme/resolve-theme.server.ts';

/** What an installed site shows of itself outside its pages, in one language. */
export interface SiteFacts {
  name: string;
  /** Address of the icon, without its host; null for a site without one. */
  favicon: string | null;
  background: string;
  themeCss: string;
}

const ignore = () => undefined;

/** Returns the facts of the site of a host; null when it cannot be reached. */
export async function siteFactsOf(hostname: string, locale: Locale): Promise<SiteFacts | null> {
  const page = await shellPageOf(hostname, locale);
  return page && siteFacts(page, { locale, hostname });
}

/** The pages of a site have already logged what is wrong with its theme. */
export function siteFacts(page: PageResponse, { locale, hostname }: { locale: Locale; hostname: string }): SiteFacts {
  const palette = resolvePalette(page.theme, ignore);
  const schemes = resolveSchemes(page.theme, (value) => resolveColor(value, palette), ignore);
  return {
    name: pickLocale(page.metadata?.name, locale) || hostname,
    favicon: page.metadata?.favicon ?? null,
    background: schemes.normal['swb-bg-color'],
    themeCss: siteTheme(page.theme, ignore).css,
  };
}
