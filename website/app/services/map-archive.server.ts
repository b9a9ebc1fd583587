import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { bytesToHeader, Compression, TileType } from 'pmtiles';
import { z } from 'zod';
import { env } from '../env.server.ts';
import type { MapArchive } from '../site/map-archive.ts';
import { log } from './log.server.ts';

/** An archive in `DATA_DIR/maps`. */
export interface ArchiveFile {
  name: string;
  path: string;
  size: number;
  etag: string;
  archive: MapArchive;
}

const headerBytes = 127;
/** Maximum size of the metadata; those of Protomaps have some kilobytes. */
const maxMetadataBytes = 1_000_000;
const metadataShape = z.object({ attribution: z.string().optional() });
/** The archive that was read last, or null for a file that is none; `key` identifies the file and its version. */
let known: { key: string; file: ArchiveFile | null } = { key: '', file: null };

/**
 * Returns the archive of map tiles: the newest `.pmtiles` file in `DATA_DIR/maps`; null without one. The folder is looked at in every
 * call, which takes microseconds, so that an archive is used as soon as it is there; its header is read once for each version of the file.
 */
export function findMapArchive(): ArchiveFile | null {
  const folder = mapsFolder();
  const newest = folder === null ? undefined : newestArchive(folder);
  if (newest === undefined) return null;
  const { name, path, size, mtimeMs } = newest;
  const key = `${path} ${mtimeMs} ${size}`;
  if (known.key !== key) {
    known = { key, file: null };
    try {
      const version = versionOf(path, size);
      const archive = readArchive(path, `/api/maps/${encodeURIComponent(name)}?v=${version}`);
      known.file = { name, path, size, etag: `"${version}"`, archive };
    } catch (error) {
      log.warn({ err: error, path }, 'The archive of map tiles cannot be read, so maps show no streets');
    }
  }
  return known.file;
}

/**
 * Returns the version of a file: its size and its beginning, where the directory lists the lengths of the tiles. It is the same on every
 * machine that has the file.
 */
function versionOf(path: string, size: number): string {
  const hash = createHash('sha256').update(String(size));
  return hash
    .update(readBytes(path, 0, 16_384))
    .digest('base64url')
    .slice(0, 16);
}

function mapsFolder(): string | null {
  const { DATA_DIR } = env();
  return DATA_DIR === undefined ? null : join(DATA_DIR, 'maps');
}

function newestArchive(folder: string) {
  return namesIn(folder)
    .filter((name) => name.endsWith('.pmtiles') && !name.startsWith('.'))
    .flatMap((name) => {
      const path = join(folder, name);
      const file = statSync(path, { throwIfNoEntry: false });
      return file?.isFile() ? [{ name, path, size: file.size, mtimeMs: file.mtimeMs }] : [];
    })
    .sort((one, other) => other.mtimeMs - one.mtimeMs || one.name.localeCompare(other.name))[0];
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Most installations have no such folder.
    return [];
  }
}

function readArchive(path: string, url: string): MapArchive {
  const start = readBytes(path, 0, headerBytes);
  if (start.length < headerBytes || start.toString('latin1', 0, 7) !== 'PMTiles')
    throw new Error('It is not a PMTiles file.');
  const header = bytesToHeader(new Uint8Array(start).buffer);
  if (header.specVersion !== 3 || header.tileType !== TileType.Mvt)
    throw new Error('It holds no vector tiles of version 3.');
  const metadata = readBytes(path, header.jsonMetadataOffset, Math.min(header.jsonMetadataLength, maxMetadataBytes));
  return {
    url,
    bounds: {
      SouthWest_lat: header.minLat,
      SouthWest_lng: header.minLon,
      NorthEast_lat: header.maxLat,
      NorthEast_lng: header.maxLon,
    },
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    attribution: attributionOf(header.internalCompression === Compression.Gzip ? gunzipSync(metadata) : metadata),
  };
}

function readBytes(path: string, position: number, length: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, position));
  } finally {
    closeSync(file);
  }
}

/** Returns the attribution without its HTML. Metadata that cannot be read name nobody. */
function attributionOf(metadata: Buffer): string | null {
  try {
    const { attribution = '' } = metadataShape.parse(JSON.parse(metadata.toString('utf8')));
    const text = attribution
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&copy;', '©')
      .trim();
    return text === '' ? null : text;
  } catch {
    return null;
  }
}
