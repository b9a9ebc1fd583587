import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Made by a build or by a run, not by a person. */
const apart = new Set(['node_modules', 'build', '.next', 'next-env.d.ts', '.react-router', '.data', '.cache']);

/**
 * One hash over the names and bytes of all files below `paths` (files or folders, relative to `root`), less tests and
 * whatever is made by a build. A path that does not exist counts as empty.
 */
export async function hashInputs(root: string, paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listFiles(root, paths)) {
    hash.update(`${file}\0`);
    hash.update(await readFile(join(root, file)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

async function listFiles(root: string, paths: string[]): Promise<string[]> {
  const files = new Set<string>();
  const entries = glob(
    paths.flatMap((path) => [path, `${path}/**/*`]),
    { cwd: root, withFileTypes: true, exclude: (entry) => apart.has(entry.name) },
  );
  for await (const entry of entries) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      files.add(join(entry.parentPath, entry.name).slice(root.length + 1));
  }
  return [...files].sort();
}
