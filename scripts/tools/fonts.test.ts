import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontPairings } from '@vitrine/contract/theme/font-pairings.ts';
import { choicesOf } from '@vitrine/contract/theme/look.ts';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../process/repository-root.ts';
import {
  charactersOf,
  commonCharacters,
  openFont,
  pictureFontFolder,
  pictureFonts,
  readPackageFile,
  sheetFontFolder,
  sheetFonts,
  toTrueType,
} from './cut-font.ts';
import { fallbackFamily, fitSystemFont, fontStack, openInstance, systemFonts, widthOf } from './fallback-fonts.ts';
import { fontSpecimens } from './font-specimens.ts';
import { createFonts, type Fonts } from './font-style-sheet.ts';
import { letteringFile, logoLettering } from './logo-lettering.ts';
import { fontFolder, fontNames, specimenFile, stackFile, webFonts } from './web-fonts.ts';

let fonts: Fonts;
beforeAll(async () => {
  fonts = await createFonts();
}, 60_000);

const fileNamed = (name: string) => fonts.files.find(({ file }) => file === name)?.bytes ?? Buffer.alloc(0);
const cuts = fontNames.flatMap((name) => webFonts[name].cuts.map((cut) => ({ font: webFonts[name], cut })));
const named = cuts.map(({ font, cut }) => [cut.name, font, cut] as const);

test('The style sheets are those that the fonts give (npm run fonts writes them again).', async () => {
  for (const [name, text] of fonts.styleSheets) {
    expect(await readFile(join(root, fontFolder, `${name}.css`), 'utf8'), name).toBe(text);
  }
  expect(await readFile(join(root, stackFile), 'utf8')).toBe(fonts.stacks);
  expect(await readFile(join(root, specimenFile), 'utf8')).toBe(await fontSpecimens());
});

test('The font files are cut out of those of the packages, and no other is served (npm run fonts writes them again).', async () => {
  for (const { file, bytes } of fonts.files) {
    expect(bytes.equals(await readFile(join(root, fontFolder, file))), file).toBe(true);
  }
  const served = (await readdir(join(root, fontFolder))).filter((name) => name.endsWith('.woff2'));
  expect(served.sort()).toEqual(fonts.files.map(({ file }) => file).sort());
});

test('The words of the logos of the demo are set in the fonts (npm run fonts writes them again).', async () => {
  expect(await readFile(join(root, letteringFile), 'utf8')).toBe(await logoLettering());
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

test.each(choicesOf('fonts'))('The fonts of a page with the choice %s take at most 40 KB.', (choice) => {
  const { display, text } = fontPairings[choice];
  const sizeOf = (name: string) => fileNamed(`${name}.woff2`).length;
  const ofText = sizeOf(text);
  const ofTitles = display === text ? [0] : webFonts[display].cuts.map(({ name }) => sizeOf(name));
  expect(ofText).toBeGreaterThan(0);
  expect(ofText + Math.max(...ofTitles)).toBeLessThanOrEqual(40_000);
});

test.each(named)('The first file of %s has all letters of French and English.', async (name) => {
  const letters = [...commonCharacters].filter((character) => /\p{L}/u.test(character));
  const characters = charactersOf(await toTrueType(fileNamed(`${name}.woff2`)));
  expect(letters.filter((letter) => !characters.includes(letter))).toEqual([]);
});

test.each(named)('Names such as Dvořák, Łukasz and Muñoz are written in %s.', async (name) => {
  const files = [`${name}.woff2`, `${name}-latin.woff2`, `${name}-latin-ext.woff2`].map(fileNamed);
  const characters = new Set((await Promise.all(files.map((file) => toTrueType(file)))).flatMap(charactersOf));
  expect([...'DvořákŁukaszMuñoz'].filter((letter) => !characters.has(letter))).toEqual([]);
});

test.each(named)('Lines in a font of the system are as wide and as high as in %s.', async (_, font, cut) => {
  const size = font.size ?? 1;
  for (const system of systemFonts(font, cut)) {
    const fit = await fitSystemFont(font, cut, system);
    const web = await openInstance(font, cut, system.weight);
    const shown = openFont(await toTrueType(await readPackageFile(system.file)));
    const name = fallbackFamily(font, system.name);
    expect(widthOf(shown) * fit.sizeAdjust, name).toBeCloseTo(widthOf(web) * size, 6);
    const { ascender, descender, lineGap } = web.hExtents();
    const height = (fit.ascent + fit.descent + fit.lineGap) * fit.sizeAdjust;
    expect(height, name).toBeCloseTo(((ascender - descender + lineGap) / web.face.upem) * size, 6);
  }
});

test.each(named)('%s falls back on each font of the system that is fitted to it.', (name, font, cut) => {
  for (const system of systemFonts(font, cut)) {
    const family = fallbackFamily(font, system.name);
    expect(fontStack(font)).toContain(`"${family}"`);
    expect(fonts.styleSheets.get(name)).toContain(`font-family: "${family}"`);
  }
});
