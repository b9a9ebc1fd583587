import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Break } from './choose-breaks.ts';

/** A copy of the repository in a temporary folder, in which files are broken. The repository itself is only read. */
export interface WorkingCopy {
  root: string;
  /** Returns the text of a file as it was copied; '' where there is none. */
  read(file: string): string;
  apply(change: Break): void;
  restore(change: Break): void;
}

/** Copies the files of a repository that git tracks or would add, and its packages. The copy is deleted when the process ends. */
export function makeWorkingCopy(repository: string): WorkingCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-rows-')));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  // The user that runs PostgreSQL for root starts its program from here.
  chmodSync(root, 0o755);
  for (const file of listFiles(repository)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(join(repository, file), join(root, file));
  }
  for (const folder of ['', ...readdirSync(join(repository, 'node_modules/@vitrine'))])
    if (existsSync(join(repository, folder, 'node_modules')))
      linkFiles(join(repository, folder, 'node_modules'), join(root, folder, 'node_modules'));
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    const text = texts.get(file) ?? (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
    texts.set(file, text);
    return text;
  };
  return {
    root,
    read,
    apply({ file, start, end, becomes }) {
      const text = read(file);
      writeFileSync(join(root, file), text.slice(0, start) + becomes + text.slice(end));
    },
    restore: ({ file }) => writeFileSync(join(root, file), read(file)),
  };
}

function listFiles(repository: string): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const output = execFileSync('git', list, { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return output.split('\0').filter((file) => file && existsSync(join(repository, file)));
}

/** Fills a folder with hard links, which takes seconds for 100,000 files of packages. Copies the files when the folders are on different disks. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // Caches belong to a tree, and are written in place.
    if (/^\.(vite|cache)/.test(entry.name)) continue;
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
