import { isDarkColor } from './color.ts';
import type { Look } from './look.ts';
import { mixColors } from './mix-colors.ts';
import type { SchemeColors } from './resolve-schemes.ts';

/** A colour that is mixed into the background of a scheme: its text, its accent or white. */
interface Mix {
  readonly color: 'text' | 'accent' | 'white';
  /** From 0 to 1. */
  readonly share: number;
}

const quiet: Mix = { color: 'text', share: 0.05 };
const none: Mix = { color: 'text', share: 0 };
const tint: Mix = { color: 'accent', share: 0.09 };

/** Colour that is mixed into the background of cards and panels, for light and for dark colour schemes. */
export const panelMixes: Readonly<Record<Look['surface'], { readonly light: Mix; readonly dark: Mix }>> = {
  flat: { light: quiet, dark: quiet },
  paper: { light: { color: 'white', share: 0.7 }, dark: quiet },
  tinted: { light: tint, dark: tint },
  outlined: { light: none, dark: none },
};

/** Returns the background of cards and panels in a scheme. */
export function panelColor(surface: Look['surface'], colors: SchemeColors): string {
  const background = colors['swb-bg-color'];
  const { color, share } = panelMixes[surface][isDarkColor(background) ? 'dark' : 'light'];
  const mixed = { text: colors['swb-text-color'], accent: colors['swb-highlight-color'], white: '#ffffff' }[color];
  return mixColors(mixed, background, share);
}
