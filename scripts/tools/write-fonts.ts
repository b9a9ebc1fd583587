import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../process/repository-root.ts';
import { pictureFontFolder, pictureFonts, sheetFontFolder, sheetFonts } from './cut-font.ts';
import { fontSpecimens } from './font-specimens.ts';
import { createFonts } from './font-style-sheet.ts';
import { letteringFile, logoLettering } from './logo-lettering.ts';
import { fontFolder, specimenFile, stackFile } from './web-fonts.ts';

// `npm run fonts`: cuts the fonts of the website out of those of the packages and writes their style sheets, those of social pictures,
// those of the sheets of listings, and the words of the demo's logos.

const { files, styleSheets, stacks } = await createFonts();
for (const { file, bytes } of files) {
  await writeFile(join(root, fontFolder, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
for (const [name, text] of styleSheets) await writeFile(join(root, fontFolder, `${name}.css`), text);
await writeFile(join(root, stackFile), stacks);
await writeFile(join(root, specimenFile), await fontSpecimens());
await writeFile(join(root, letteringFile), await logoLettering());
for (const { file, bytes } of await pictureFonts()) {
  await writeFile(join(root, pictureFontFolder, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
for (const { file, bytes } of await sheetFonts()) {
  await writeFile(join(root, sheetFontFolder, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
