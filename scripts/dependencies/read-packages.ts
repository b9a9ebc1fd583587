import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).optional();
const lockEntry = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});
const lockFile = z.object({ packages: z.record(z.string(), lockEntry) });
type LockEntry = z.infer<typeof lockEntry>;

/** A package that the installed program consists of. */
export interface Package {
  name: string;
  version: string;
  /** SPDX expression; '' for a package that names none. */
  licence: string;
  /** Folder within the repository. */
  path: string;
  isDirect: boolean;
  /** The packages by which it comes, from a workspace: `core > csv-parse`. */
  why: string;
  isInstalled: boolean;
  integrity: string | undefined;
  hasInstallScript: boolean;
}

export const readLock = (root: string) =>
  lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Returns the path of the package that a name means in a folder, as Node finds it. */
function resolve(packages: Readonly<Record<string, LockEntry>>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

const needsOf = (entry: LockEntry | undefined): string[] =>
  Object.keys({ ...entry?.dependencies, ...entry?.optionalDependencies, ...entry?.peerDependencies });

/** Returns the packages of the lock file that are no tools of development, with the shortest way by which each comes. */
export function readPackages(root: string): Package[] {
  const { packages } = readLock(root);
  const workspaces = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules/'));
  const ways = new Map<string, string[]>();
  const waiting: { path: string; way: string[] }[] = workspaces.map((path) => ({ path, way: [path] }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const name of needsOf(packages[next.path])) {
      const path = resolve(packages, next.path, name);
      if (path === undefined || packages[path]?.link || ways.has(path)) continue;
      const way = [...next.way, name];
      ways.set(path, way);
      waiting.push({ path, way });
    }
  }
  return [...ways]
    .map(([path, way]) => ({
      ...{ path, name: nameOf(path), version: packages[path]?.version ?? '', why: way.slice(0, -1).join(' > ') },
      licence: packages[path]?.license ?? licenceIn(root, path),
      isDirect: way.length === 2,
      isInstalled: existsSync(join(root, path)),
      integrity: packages[path]?.integrity,
      hasInstallScript: packages[path]?.hasInstallScript ?? false,
    }))
    .sort((one, other) => one.name.localeCompare(other.name) || one.path.localeCompare(other.path));
}

const manifest = z.object({
  license: z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
});

/** Returns the licence that an installed package names in an older form, or by the first words of its file. */
function licenceIn(root: string, path: string): string {
  const folder = join(root, path);
  if (!existsSync(join(folder, 'package.json'))) return '';
  const { license, licenses } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const named = license ?? licenses?.map(({ type }) => type).join(' OR ');
  if (named) return named;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file && /^\s*(?:the )?mit license/i.test(readFileSync(join(folder, file), 'utf8')) ? 'MIT' : '';
}

/** Returns the size of a package's folder without the packages within it, bytes. */
export function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + sizeOf(path);
    return entry.isFile() ? sum + statSync(path).size : sum;
  }, 0);
}

/**
 * Returns since when the lock file has had each package in its version, by path. The files of a package do not say when it was published, and asking the registry
 * takes a network.
 */
export function usedSince(root: string): Map<string, Date> {
  const since = new Map<string, Date>();
  const lines = execFileSync('git', ['blame', '--line-porcelain', 'package-lock.json'], {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  }).split('\n');
  let [time, path] = [0, ''];
  for (const line of lines) {
    time = Number(/^committer-time (\d+)$/.exec(line)?.[1] ?? time);
    path = /^\t\s*"((?:[\w-]+\/)?node_modules\/[^"]+)": \{$/.exec(line)?.[1] ?? path;
    if (path && /^\t\s*"version": /.test(line) && !since.has(path)) since.set(path, new Date(time * 1000));
  }
  return since;
}

export const repositoryRoot = dirname(dirname(import.meta.dirname));
