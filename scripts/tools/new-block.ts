import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlainError } from '../process/plain-error.ts';
import { printLine } from '../process/progress.ts';
import { root } from '../process/repository-root.ts';
import { runProgram } from '../process/run-program.ts';
import { runScript } from '../process/run-script.ts';
import { blockNames } from './block-names.ts';
import { scaffoldBlock } from './block-scaffold.ts';
import { writeReference } from './write-reference.ts';

async function createBlock(given: string): Promise<void> {
  const names = blockNames(given);
  const files = scaffoldBlock(names);
  const present = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (present) throw new PlainError(`${present} is there already: choose another name, or remove it first.`);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
    printLine(`+ ${path}`);
  }
  const biome = [process.execPath, join(root, 'node_modules/.bin/biome'), 'check', '--write', ...Object.keys(files)];
  await runProgram(biome, { failure: 'The new files do not pass Biome' });
  for (const path of await writeReference()) printLine(`~ ${path}`);
  printLine('');
  printLine(
    `${names.type} is in the admin's picker and on /qa/sections. Next: its group and fields, then its view, then fixtures for`,
  );
  printLine('whatever may go wrong; npm test -- --only unit runs every fixture through the shared block test.');
}

await runScript(async () => {
  await createBlock(process.argv.slice(2).join(' '));
});
