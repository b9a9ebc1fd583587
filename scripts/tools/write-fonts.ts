import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../process/repository-root.ts';
import { createFonts } from './font-style-sheet.ts';
import { fontFolder, pictureFontFolder, pictureFonts, sheetFontFolder, sheetFonts } from './web-fonts.ts';

// `npm run fonts`: cuts the fonts of the website out of those of the packages and writes their style sheet, those of social pictures,
// and those of the sheets of listings.

const { files, styleSheet } = await createFonts();
for (const { file, bytes } of files) {
  await writeFile(join(root, fontFolder, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
await writeFile(join(root, 'website/app/theme/fonts.css'), styleSheet);
for (const { file, bytes } of await pictureFonts()) {
  await writeFile(join(root, pictureFontFolder, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
for (const { file, bytes } of await sheetFonts()) {
  await writeFile(join(root, sheetFontFolder, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
