import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of generated files and folders. */
const generated = new Set(['node_modules', 'build', '.next', 'next-env.d.ts', '.data', '.cache']);

/**
 * Returns one hash over the names and bytes of all files below `paths` (files or folders, relative to `root`), without tests and
 * generated files. A path that does not exist counts as empty.
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
    { cwd: root, withFileTypes: true, exclude: (entry) => generated.has(entry.name) },
  );
  for await (const entry of entries) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      files.add(join(entry.parentPath, entry.name).slice(root.length + 1));
  }
  return [...files].sort();
}
