import { fontAssets } from 'virtual:page-assets';
import { fontPairings, hasStrongTitles } from '@vitrine/contract/theme/font-pairings.ts';
import type { Look } from '@vitrine/contract/theme/look.ts';

/** Returns the addresses of the style sheets of a look's fonts: of the titles in their weight, and of the text. */
export function fontSheetsOf(look: Pick<Look, 'fonts' | 'headings'>): string[] {
  const { display, text } = fontPairings[look.fonts];
  const titles = display === text ? [] : [`${display}-${hasStrongTitles(look) ? 'strong' : 'regular'}`];
  return [...titles, text].flatMap((name) => fontAssets[name] ?? []);
}
