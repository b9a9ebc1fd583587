import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../process/repository-root.ts';
import { fallbackFamily, fitSystemFont, systemFonts, widthOf } from './fallback-fonts.ts';
import { createFonts, type Fonts } from './font-style-sheet.ts';
import {
  charactersOf,
  commonCharacters,
  fontFolder,
  openFont,
  pictureFontFolder,
  pictureFonts,
  readPackageFile,
  sheetFontFolder,
  sheetFonts,
  toTrueType,
  webFonts,
} from './web-fonts.ts';

let fonts: Fonts;
beforeAll(async () => {
  fonts = await createFonts();
}, 60_000);

const kinds = ['display', 'text'] as const;
const fileNamed = (name: string) => fonts.files.find(({ file }) => file === name)?.bytes ?? Buffer.alloc(0);

test('The style sheet is the one that the fonts give (npm run fonts writes it again).', async () => {
  expect(await readFile(join(root, 'website/app/theme/fonts.css'), 'utf8')).toBe(fonts.styleSheet);
});

test('The font files are cut out of those of the packages (npm run fonts writes them again).', async () => {
  for (const { file, bytes } of fonts.files) {
    expect(bytes.equals(await readFile(join(root, fontFolder, file))), file).toBe(true);
  }
});

test('The fonts of social pictures are cut out of those of the packages.', async () => {
  for (const { file, bytes } of await pictureFonts()) {
    expect(bytes.equals(await readFile(join(root, pictureFontFolder, file))), file).toBe(true);
  }
});

test('The fonts of the sheets of listings are cut out of those of the packages.', async () => {
  for (const { file, bytes } of await sheetFonts()) {
    expect(bytes.equals(await readFile(join(root, sheetFontFolder, file))), file).toBe(true);
  }
});

test('The two fonts of every page take at most 40 KB.', () => {
  const sizes = kinds.map((kind) => fileNamed(`${webFonts[kind].name}.woff2`).length);
  expect(Math.max(...sizes)).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000);
});

test.each(kinds)('The first file of the %s font has all letters of French and English.', async (kind) => {
  const letters = [...commonCharacters].filter((character) => /\p{L}/u.test(character));
  const characters = charactersOf(await toTrueType(fileNamed(`${webFonts[kind].name}.woff2`)));
  expect(letters.filter((letter) => !characters.includes(letter))).toEqual([]);
});

test.each(kinds)('Names such as Dvořák, Łukasz and Muñoz are written in the %s font.', async (kind) => {
  const { name } = webFonts[kind];
  const files = [`${name}.woff2`, `${name}-latin.woff2`, `${name}-latin-ext.woff2`].map(fileNamed);
  const characters = new Set((await Promise.all(files.map((file) => toTrueType(file)))).flatMap(charactersOf));
  expect([...'DvořákŁukaszMuñoz'].filter((letter) => !characters.has(letter))).toEqual([]);
});

test.each(kinds)('Lines in a font of the system are as wide and as high as in the %s font.', async (kind) => {
  const font = webFonts[kind];
  for (const system of systemFonts[kind]) {
    const fit = await fitSystemFont(font, system);
    const axes = 'axes' in font ? font.axes : { wght: system.weight };
    const web = openFont(await toTrueType(await readPackageFile(font.source('latin')), axes));
    const shown = openFont(await toTrueType(await readPackageFile(system.file)));
    const name = fallbackFamily(kind, system.name);
    expect(widthOf(shown) * fit.sizeAdjust, name).toBeCloseTo(widthOf(web), 6);
    const { ascender, descender, lineGap } = web.hExtents();
    const height = (fit.ascent + fit.descent + fit.lineGap) * fit.sizeAdjust;
    expect(height, name).toBeCloseTo((ascender - descender + lineGap) / web.face.upem, 6);
  }
});

test.each(kinds)('The %s font falls back on each font of the system that is fitted to it.', async (kind) => {
  const tokens = await readFile(join(root, 'website/app/theme/tokens.css'), 'utf8');
  for (const { name } of systemFonts[kind]) expect(tokens).toContain(`"${fallbackFamily(kind, name)}"`);
});
