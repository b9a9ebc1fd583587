import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontPairings } from '@vitrine/contract/theme/font-pairings.ts';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { root } from '../process/repository-root.ts';
import { type Axes, type FontCut, type WebFont, webFonts } from './web-fonts.ts';

const letters = 'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜàâäæçéèêëîïôöœùûü';
const punctuation = '\u00a0\u202f\u2060’‘“”«»…–—‑·−×≈→←°²º½©';
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Characters of French and English and of the interface, as far as most pages show them. A font need not have all of them. */
export const commonCharacters = printableAscii + letters + punctuation;

/** Ranges of Latin Extended that Google Fonts and Fontsource serve as `latin-ext`. */
const latinExtended =
  'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/**
 * The other characters of Western Europe. The range also has common ones, for which the later face of those is used; it has no
 * character that a font of the website lacks among the common ones, since each page with one would fetch this file in vain.
 */
const western =
  'U+A1-FF,U+131,U+2BB-2DC,U+300-308,U+201A,U+201E,U+2020-2022,U+2030-2033,U+2039-203A,U+2044,U+20AC,U+2122';

export interface FontFile {
  file: string;
  unicodeRange: string;
  bytes: Buffer;
}

/**
 * Cuts a part of a font into three files: the common characters, the other characters of Western Europe, and Latin Extended. The
 * browser fetches the last two for pages that show one of their characters. All fonts have the same ranges, which then cost the
 * document little; a character that a font lacks comes from the next font.
 */
export async function cutFont(font: WebFont, { name, axes }: FontCut): Promise<FontFile[]> {
  const options = { targetFormat: 'woff2', keepFeatures: font.features, variationAxes: { ...axes } } as const;
  const source = await readSource(font, 'latin');
  const known = charactersOf(await toTrueType(source));
  const common = known.filter((character) => commonCharacters.includes(character));
  const others = known.filter((character) => !commonCharacters.includes(character) && character >= ' ');
  const extended = await readSource(font, 'latin-ext');
  return [
    {
      file: `${name}-latin-ext.woff2`,
      unicodeRange: latinExtended,
      bytes: await subsetFont(extended, '', { ...options, keepAllGlyphs: true }),
    },
    {
      file: `${name}-latin.woff2`,
      unicodeRange: western,
      bytes: await subsetFont(source, others.join(''), options),
    },
    {
      file: `${name}.woff2`,
      unicodeRange: rangesOf([...commonCharacters].sort()),
      bytes: await subsetFont(source, common.join(''), options),
    },
  ];
}

/** Reads a file of an installed package. */
export const readPackageFile = (path: string): Promise<Buffer> => readFile(join(root, 'node_modules', path));

/** Reads a font of an installed package. */
export const readSource = ({ source: [start, end] }: WebFont, characters: 'latin' | 'latin-ext'): Promise<Buffer> =>
  readPackageFile(start + characters + end);

/** Unpacks a font, with the axes fixed at these values, and with these OpenType features; with all by default. */
export function toTrueType(font: Buffer, axes?: Partial<Axes>, features?: readonly string[]): Promise<Buffer> {
  const chosen = { ...(axes && { variationAxes: axes }), ...(features && { keepFeatures: features }) };
  return subsetFont(font, '', { targetFormat: 'truetype', keepAllGlyphs: true, ...chosen });
}

/** Folder of the fonts of social pictures, relative to the repository. */
export const pictureFontFolder = 'content/src/public/social/fonts';

/** A part of a typeface in one weight, which is drawn outside the browser. */
interface Instance {
  /** Start of the file name: `newsreader-strong`. */
  name: string;
  font: WebFont;
  axes: Partial<Axes>;
}

/** Returns a part of the typefaces of all choices in each of these weights: of titles or of text. */
const instancesOf = (part: 'display' | 'text', weights: Readonly<Record<string, number>>): Instance[] =>
  [...new Set(Object.values(fontPairings).map((pairing) => pairing[part]))].flatMap((name) =>
    Object.entries(weights).map(([weight, wght]) => {
      const font = webFonts[name];
      const cut = font.cuts.find((each) => each.name === `${name}-${weight}`);
      return { name: `${name}-${weight}`, font, axes: cut?.axes ?? { wght } };
    }),
  );

/** Titles in the two styles between which sites choose. */
const titleInstances = () => instancesOf('display', { regular: 400, strong: 600 });

/** Returns the fonts of social pictures: single instances, unpacked, since HarfBuzz reads no WOFF2. */
export function pictureFonts(): Promise<{ file: string; bytes: Buffer }[]> {
  const instances = [...titleInstances(), ...instancesOf('text', { medium: 500 })];
  return Promise.all(
    instances.map(async ({ name, font, axes }) => ({
      file: `${name}.ttf`,
      bytes: await toTrueType(await readSource(font, 'latin'), axes, font.features),
    })),
  );
}

/** Folder of the fonts of the printable sheets of listings, relative to the repository. */
export const sheetFontFolder = 'website/app/listing-sheet/fonts';

/** Characters of sizes and areas, which the font for texts lacks; Arimo has them. */
const symbols = '²³¼½¾′″→';

/**
 * Returns the fonts of sheets: single instances, unpacked, each in two files as its package has them, and the characters of each file.
 */
export async function sheetFonts(): Promise<{ file: string; bytes: Buffer }[]> {
  const instances = [...titleInstances(), ...instancesOf('text', { regular: 400, strong: 600 })];
  // A typeface of both titles and text is cut once.
  const faces = [...new Map(instances.map((instance) => [instance.name, instance])).values()];
  const cut = faces.flatMap(({ name, font, axes }) =>
    (['latin', 'latin-ext'] as const).map(async (characters) => ({
      file: `${name}-${characters}.ttf`,
      bytes: await toTrueType(await readSource(font, characters), axes, font.features),
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
