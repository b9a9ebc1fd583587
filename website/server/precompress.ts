import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const textFile = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest)$/;

/** Writes a brotli and a gzip form with the best compression beside every text file under `dir`. */
export async function precompress(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !textFile.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, await brotliAsync(bytes));
    await writeFile(`${path}.gz`, await gzipAsync(bytes, { level: 9 }));
  }
}

if (import.meta.main) await precompress(fileURLToPath(new URL('../build/client', import.meta.url)));
