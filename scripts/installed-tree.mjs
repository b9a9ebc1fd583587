// This file runs before packages are installed, so it is plain JavaScript for Node 20 and imports no package.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** True when the packages of the lock file are installed in `root`, including those of each workspace. */
export function isInstalled(root) {
  const lock = join(root, 'package-lock.json');
  // npm keeps a copy of the lock file that it installed from.
  const copy = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(copy)) return false;
  const wanted = packagesOf(lock);
  const isCurrent = statSync(copy).mtimeMs >= statSync(lock).mtimeMs || isSameTree(wanted, packagesOf(copy));
  return isCurrent && hasEveryPackage(root, wanted);
}

/** True when both lock files list the same packages: a checkout may touch the file without changing it. */
function isSameTree(wanted, present) {
  return (
    Object.entries(present).every(([path, { version }]) => wanted[path]?.version === version) &&
    Object.entries(wanted).every(([path, entry]) => path === '' || entry.optional || present[path] !== undefined)
  );
}

/** True when every package is in its folder: the copy of the lock file outlives packages that were deleted or never linked. */
function hasEveryPackage(root, wanted) {
  return Object.entries(wanted).every(
    ([path, { optional }]) => optional || existsSync(join(root, path, 'package.json')),
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
