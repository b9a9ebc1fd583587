import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** True for a file that this user may run. */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the path of the first of these programs on the PATH or in the usual folders, or null. Plain JavaScript without dependencies, since it runs
 * before anything is installed.
 */
export function findProgram(names, env = process.env) {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin', '/usr/local/bin', '/snap/bin'];
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isProgram) ?? null;
}
