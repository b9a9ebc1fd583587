import { contrastRatio } from '@vitrine/contract/theme/color.ts';
import type { Look } from '@vitrine/contract/theme/look.ts';
import { siteTheme } from '../theme/resolve-theme.server.ts';
import { shellPageOf } from './site-shell.server.ts';

const ink = '#141412';

/** What a site looks like on paper. */
export interface PaperLook {
  accent: string;
  look: Pick<Look, 'fonts' | 'headings'>;
}

/** Returns the look of a site, and its accent colour as far as it is legible on paper. */
export async function paperLook(hostname: string, locale: 'fr' | 'en'): Promise<PaperLook> {
  const shell = await shellPageOf(hostname, locale);
  const { color, look } = siteTheme(shell?.theme, () => undefined);
  const accent = color('accent1');
  return {
    accent: accent && contrastRatio(accent, '#ffffff') >= 4.5 ? accent : ink,
    look: { fonts: look.fonts, headings: look.headings },
  };
}
