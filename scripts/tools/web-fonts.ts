import type { FontName } from '@vitrine/contract/theme/font-pairings.ts';

/** Folder of the font files and their style sheets, relative to the repository. */
export const fontFolder = 'website/app/theme/fonts';

/** Module with the `font-family` of each font, relative to the repository. */
export const stackFile = 'website/app/theme/generated/font-stacks.ts';

/** Module with the specimens of the admin, relative to the repository. */
export const specimenFile = 'content/src/admin/theme/generated/font-specimens.ts';

/** Weights of a variable font: one instance, or a range of its axis. */
type Weight = number | { min: number; max: number };

/** Values at which the axes of a source are fixed. */
export interface Axes {
  wght: Weight;
  opsz?: number;
}

/** The part of a font that goes into files of its own, with a style sheet: a weight of titles, or all weights of a text. */
export interface FontCut {
  /** Start of the file names. */
  name: string;
  /** `font-weight` of its faces. */
  weights: string;
  axes: Axes;
}

export interface WebFont {
  family: string;
  /** Start of the names of its fallbacks. */
  label: string;
  /** Start of the path of a file of the package, and its end, around the set of characters. */
  source: readonly [start: string, end: string];
  isSerif: boolean;
  cuts: readonly FontCut[];
  /** OpenType features that the styles or the browser use. */
  features: readonly string[];
  /** Size in proportion to that of other fonts, for one whose letters are small. */
  size?: number;
}

const usual = ['kern', 'liga', 'calt', 'rlig', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum'];
const forText = [...usual, 'tnum'];

/** The cuts of a font for titles: one instance is finer than the text cut, and a site needs one of the two weights. */
const titleCuts = (name: FontName, opsz: number, regular = 400): FontCut[] => [
  { name: `${name}-regular`, weights: '400', axes: { opsz, wght: regular } },
  { name: `${name}-strong`, weights: '600', axes: { opsz, wght: 600 } },
];

const textCuts = (name: FontName): FontCut[] => [{ name, weights: '400 700', axes: { wght: { min: 400, max: 700 } } }];

const inPackage = (name: string, axis: 'opsz' | 'wght'): WebFont['source'] => [
  `@fontsource-variable/${name}/files/${name}-`,
  `-${axis}-normal.woff2`,
];

/** The typefaces from which sites choose (`fontPairings` of the contract). */
export const webFonts: Readonly<Record<FontName, WebFont>> = {
  fraunces: {
    family: 'Fraunces Display',
    label: 'Fraunces',
    source: inPackage('fraunces', 'opsz'),
    isSerif: true,
    cuts: titleCuts('fraunces', 72),
    features: usual,
  },
  'instrument-sans': {
    family: 'Instrument Sans Variable',
    label: 'Instrument Sans',
    source: inPackage('instrument-sans', 'wght'),
    isSerif: false,
    cuts: textCuts('instrument-sans'),
    features: forText,
  },
  'bricolage-grotesque': {
    family: 'Bricolage Display',
    label: 'Bricolage',
    source: inPackage('bricolage-grotesque', 'opsz'),
    isSerif: false,
    cuts: titleCuts('bricolage-grotesque', 48),
    features: usual,
  },
  'hanken-grotesk': {
    family: 'Hanken Grotesk Variable',
    label: 'Hanken Grotesk',
    source: inPackage('hanken-grotesk', 'wght'),
    isSerif: false,
    cuts: textCuts('hanken-grotesk'),
    features: forText,
  },
  newsreader: {
    family: 'Newsreader Display',
    label: 'Newsreader',
    source: inPackage('newsreader', 'opsz'),
    isSerif: true,
    cuts: titleCuts('newsreader', 72),
    features: usual,
  },
  'source-sans': {
    family: 'Source Sans Variable',
    label: 'Source Sans',
    source: inPackage('source-sans-3', 'wght'),
    isSerif: false,
    cuts: textCuts('source-sans'),
    features: forText,
    size: 1.06,
  },
  'bodoni-moda': {
    family: 'Bodoni Display',
    label: 'Bodoni',
    source: inPackage('bodoni-moda', 'opsz'),
    isSerif: true,
    // Its thin strokes need a little more weight on a screen.
    cuts: titleCuts('bodoni-moda', 28, 450),
    features: usual,
  },
  figtree: {
    family: 'Figtree Variable',
    label: 'Figtree',
    source: inPackage('figtree', 'wght'),
    isSerif: false,
    cuts: textCuts('figtree'),
    features: forText,
  },
  ysabeau: {
    family: 'Ysabeau Variable',
    label: 'Ysabeau',
    source: inPackage('ysabeau-office', 'wght'),
    isSerif: false,
    cuts: textCuts('ysabeau'),
    // Its contextual alternates draw the tail of a Q below the next letter, as a mark of a spell check.
    features: forText.filter((feature) => feature !== 'calt'),
    size: 1.1,
  },
};
export const fontNames = Object.keys(webFonts) as FontName[]; // the keys of a constant
