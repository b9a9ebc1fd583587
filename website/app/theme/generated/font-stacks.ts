import type { FontName } from '@vitrine/contract/theme/font-pairings.ts';

/** Value of `font-family` of each font, with its fallbacks. Written by `npm run fonts`. */
export const fontStacks: Readonly<Record<FontName, string>> = {
  fraunces:
    '"Fraunces Display","Fraunces Georgia","Fraunces Noto Serif","Fraunces DejaVu Serif",serif',
  'instrument-sans':
    '"Instrument Sans Variable","Instrument Sans Arial","Instrument Sans Roboto","Instrument Sans DejaVu Sans",sans-serif',
  'bricolage-grotesque':
    '"Bricolage Display","Bricolage Arial","Bricolage Roboto","Bricolage DejaVu Sans",sans-serif',
  'hanken-grotesk':
    '"Hanken Grotesk Variable","Hanken Grotesk Arial","Hanken Grotesk Roboto","Hanken Grotesk DejaVu Sans",sans-serif',
  newsreader:
    '"Newsreader Display","Newsreader Georgia","Newsreader Noto Serif","Newsreader DejaVu Serif",serif',
  'source-sans':
    '"Source Sans Variable","Source Sans Arial","Source Sans Roboto","Source Sans DejaVu Sans",sans-serif',
  'bodoni-moda':
    '"Bodoni Display","Bodoni Georgia","Bodoni Noto Serif","Bodoni DejaVu Serif",serif',
  figtree:
    '"Figtree Variable","Figtree Arial","Figtree Roboto","Figtree DejaVu Sans",sans-serif',
  ysabeau:
    '"Ysabeau Variable","Ysabeau Arial","Ysabeau Roboto","Ysabeau DejaVu Sans",sans-serif',
};
