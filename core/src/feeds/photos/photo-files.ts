import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const typesByExtension: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Format of a file's name: the hash of the photo, the width of a variant, and the extension. */
const nameForm = /^([0-9a-f]{32})(?:-\d{2,4})?\.(avif|webp|jpg)$/;

export interface PhotoFile {
  hash: string;
  name: string;
  type: string;
}

/** Returns the photo and the media type that a file name stands for; null for any other text. */
export function readPhotoName(name: string): PhotoFile | null {
  const [, hash, extension] = nameForm.exec(name) ?? [];
  const type = extension && typesByExtension[extension];
  return hash && type ? { hash, name, type } : null;
}

/** Address of a file, which the content service serves (decision 0063). */
export const photoUrl = (name: string): string => `/resources/photos/${name}`;

export const fallbackName = (hash: string): string => `${hash}.jpg`;

/** There are 256 folders, named by the first two digits of the hash, so that one folder holds few thousand files. */
const folderOf = (folder: string, hash: string) => join(folder, hash.slice(0, 2));

export const photoPath = (folder: string, { hash, name }: PhotoFile): string => join(folderOf(folder, hash), name);

/** Opens a file for reading; null when it is not there. */
export const openPhoto = (folder: string, file: PhotoFile) => open(photoPath(folder, file)).catch(() => null);

/** True when the files of a photo are there: the fallback is written last. */
export const hasPhoto = (folder: string, hash: string): Promise<boolean> =>
  access(join(folderOf(folder, hash), fallbackName(hash))).then(
    () => true,
    () => false,
  );

/** Writes the files of a photo, in their order. Each appears whole: a killed process leaves a temporary file alone. */
export async function writePhoto(folder: string, hash: string, files: readonly { name: string; data: Buffer }[]) {
  const target = folderOf(folder, hash);
  await mkdir(target, { recursive: true });
  for (const { name, data } of files) {
    const temporary = join(target, `${randomUUID()}.tmp`);
    await writeFile(temporary, data);
    await rename(temporary, join(target, name));
  }
}

/** Yields the files of photos by their paths, one folder at a time; those that a killed process left have no photo. */
export async function* photoFolders(folder: string) {
  const prefixes = (await readdir(folder).catch(() => [])).filter((name) => /^[0-9a-f]{2}$/.test(name));
  for (const prefix of prefixes) {
    const names = await readdir(join(folder, prefix));
    yield names.map((name) => ({ path: join(folder, prefix, name), hash: readPhotoName(name)?.hash ?? null }));
  }
}

/** Deletes a file that was written before a moment. */
export async function removeOldFile(path: string, before: Date): Promise<void> {
  const written = await stat(path).catch(() => null);
  if (written && written.mtime < before) await rm(path, { force: true });
}
