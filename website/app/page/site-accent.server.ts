import { contrastRatio } from '@vitrine/contract/theme/color.ts';
import { siteTheme } from '../theme/resolve-theme.server.ts';
import { shellPageOf } from './site-shell.server.ts';

const ink = '#141412';

/** Returns the accent colour of a site as far as it is legible on paper. */
export async function siteAccent(hostname: string, locale: 'fr' | 'en'): Promise<string> {
  const shell = await shellPageOf(hostname, locale);
  const color = siteTheme(shell?.theme, () => undefined).color('accent1');
  return color && contrastRatio(color, '#ffffff') >= 4.5 ? color : ink;
}
