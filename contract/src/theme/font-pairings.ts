import type { Look } from './look.ts';

/** A typeface that the website serves, by the name of its files. */
export type FontName =
  | 'fraunces'
  | 'instrument-sans'
  | 'bricolage-grotesque'
  | 'hanken-grotesk'
  | 'newsreader'
  | 'source-sans'
  | 'bodoni-moda'
  | 'figtree'
  | 'ysabeau';

/** The typefaces of titles and of text of each choice of fonts. */
export const fontPairings: Readonly<Record<Look['fonts'], { readonly display: FontName; readonly text: FontName }>> = {
  fraunces: { display: 'fraunces', text: 'instrument-sans' },
  bricolage: { display: 'bricolage-grotesque', text: 'hanken-grotesk' },
  newsreader: { display: 'newsreader', text: 'source-sans' },
  bodoni: { display: 'bodoni-moda', text: 'figtree' },
  ysabeau: { display: 'ysabeau', text: 'ysabeau' },
};

/** True when titles of this style are set in the bold cut of their typeface. */
export const hasStrongTitles = ({ headings }: Pick<Look, 'headings'>): boolean =>
  headings === 'strong' || headings === 'capitals';
