import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { root } from '../process/repository-root.ts';

/** Folder of the font files, relative to the repository. */
export const fontFolder = 'website/app/theme/fonts';

const letters = 'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜàâäæçéèêëîïôöœùûü';
const punctuation = '\u00a0\u202f\u2060’‘“”«»…–—‑·−×≈→←°²º½©';
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Characters of French and English and of the interface, as far as most pages show them. A font need not have all of them. */
export const commonCharacters = printableAscii + letters + punctuation;

/** Ranges of Latin Extended that Google Fonts and Fontsource serve as `latin-ext`. */
const latinExtended =
  'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

export interface WebFont {
  family: string;
  /** Start of the file names. */
  name: string;
  /** Path of a file of the package, without the set of characters and the end. */
  source: (characters: 'latin' | 'latin-ext') => string;
  weights: string;
  /** Values at which the axes of the source are fixed. */
  axes?: Record<string, number>;
  /** OpenType features that the styles or the browser use. */
  features: readonly string[];
}

const usual = ['kern', 'liga', 'calt', 'rlig', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum'];

export const webFonts = {
  /** One instance of the variable font: finer at the size of titles than its text cut. */
  display: {
    family: 'Fraunces Display',
    name: 'fraunces-display',
    source: (characters) => `@fontsource-variable/fraunces/files/fraunces-${characters}-opsz-normal.woff2`,
    weights: '400',
    axes: { opsz: 72, wght: 400 },
    features: usual,
  },
  text: {
    family: 'Instrument Sans Variable',
    name: 'instrument-sans',
    source: (characters) =>
      `@fontsource-variable/instrument-sans/files/instrument-sans-${characters}-wght-normal.woff2`,
    weights: '400 700',
    features: [...usual, 'tnum'],
  },
} satisfies Record<string, WebFont>;

export interface FontFile {
  file: string;
  unicodeRange: string;
  bytes: Buffer;
}

/**
 * Cuts a font into three files: the common characters, the other characters of Western Europe, and Latin Extended. The browser
 * fetches the last two for pages that show one of their characters.
 */
export async function cutFont({ name, source, axes, features }: WebFont): Promise<FontFile[]> {
  const options = { targetFormat: 'woff2', keepFeatures: features, ...(axes && { variationAxes: axes }) } as const;
  const latin = await readPackageFile(source('latin'));
  const known = charactersOf(await toTrueType(latin));
  const common = known.filter((character) => commonCharacters.includes(character));
  const others = known.filter((character) => !commonCharacters.includes(character) && character >= ' ');
  const extended = await readPackageFile(source('latin-ext'));
  return [
    {
      file: `${name}-latin-ext.woff2`,
      unicodeRange: latinExtended,
      bytes: await subsetFont(extended, '', { ...options, keepAllGlyphs: true }),
    },
    {
      file: `${name}-latin.woff2`,
      unicodeRange: rangesOf(others),
      bytes: await subsetFont(latin, others.join(''), options),
    },
    {
      file: `${name}.woff2`,
      unicodeRange: rangesOf(common),
      bytes: await subsetFont(latin, common.join(''), options),
    },
  ];
}

/** Reads a file of an installed package. */
export const readPackageFile = (path: string): Promise<Buffer> => readFile(join(root, 'node_modules', path));

/** Unpacks a font, with the axes fixed at these values. */
export function toTrueType(font: Buffer, axes?: Record<string, number>): Promise<Buffer> {
  const variationAxes = axes && { variationAxes: axes };
  return subsetFont(font, '', { targetFormat: 'truetype', keepAllGlyphs: true, ...variationAxes });
}

/** Folder of the fonts of social pictures, relative to the repository. */
export const pictureFontFolder = 'content/src/public/social/fonts';

/** Returns the fonts of social pictures: single instances, unpacked, since HarfBuzz reads no WOFF2. */
export async function pictureFonts(): Promise<{ file: string; bytes: Buffer }[]> {
  const { display, text } = webFonts;
  return [
    { file: 'display.ttf', bytes: await toTrueType(await readPackageFile(display.source('latin')), display.axes) },
    { file: 'text.ttf', bytes: await toTrueType(await readPackageFile(text.source('latin')), { wght: 500 }) },
  ];
}

/** Folder of the fonts of the printable sheets of listings, relative to the repository. */
export const sheetFontFolder = 'website/app/listing-sheet/fonts';

/** Characters of sizes and areas, which the font for texts lacks; Arimo has them. */
const symbols = '²³¼½¾′″→';

/**
 * Returns the fonts of sheets: single instances, unpacked, each in two files as its package has them, and the characters of each file.
 */
export async function sheetFonts(): Promise<{ file: string; bytes: Buffer }[]> {
  const { display, text } = webFonts;
  const faces = [
    { name: 'display', source: display.source, axes: display.axes },
    { name: 'text', source: text.source, axes: { wght: 400 } },
    { name: 'bold', source: text.source, axes: { wght: 600 } },
  ];
  const cut = faces.flatMap(({ name, source, axes }) =>
    (['latin', 'latin-ext'] as const).map(async (characters) => ({
      file: `${name}-${characters}.ttf`,
      bytes: await toTrueType(await readPackageFile(source(characters)), axes),
    })),
  );
  const arimo = await readPackageFile('@fontsource/arimo/files/arimo-latin-400-normal.woff2');
  const bytes = await subsetFont(arimo, symbols, { targetFormat: 'truetype' });
  const fonts = [...(await Promise.all(cut)), { file: 'symbols.ttf', bytes }];
  const characters = Object.fromEntries(fonts.map((font) => [font.file, charactersOf(font.bytes).join('')]));
  return [...fonts, { file: 'characters.json', bytes: Buffer.from(`${JSON.stringify(characters, null, 2)}\n`) }];
}

/** Opens a font in HarfBuzz. */
export const openFont = (trueType: Buffer): Font => new Font(new Face(new Blob(trueType)));

/** Returns the characters of a font in the order of their code points. */
export const charactersOf = (trueType: Buffer): string[] =>
  [...openFont(trueType).face.collectUnicodes()]
    .sort((one, other) => one - other)
    .map((code) => String.fromCodePoint(code));

/** Returns the `unicode-range` of characters in the order of their code points. */
function rangesOf(characters: readonly string[]): string {
  const ranges: [number, number][] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}
