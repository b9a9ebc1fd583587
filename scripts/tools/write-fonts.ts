import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../process/repository-root.ts';
import { pictureFontFolder, pictureFonts } from './cut-font.ts';
import { fontSpecimens } from './font-specimens.ts';
import { createFonts } from './font-style-sheet.ts';
import { fontFolder, specimenFile, stackFile } from './web-fonts.ts';

// `npm run fonts`: cuts the fonts of the website out of those of the packages and writes their style sheets, and those of social pictures.

const { files, styleSheets, stacks } = await createFonts();
for (const { file, bytes } of files) {
  await writeFile(join(root, fontFolder, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
for (const [name, text] of styleSheets) await writeFile(join(root, fontFolder, `${name}.css`), text);
await writeFile(join(root, stackFile), stacks);
await writeFile(join(root, specimenFile), await fontSpecimens());
for (const { file, bytes } of await pictureFonts()) {
  await writeFile(join(root, pictureFontFolder, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
