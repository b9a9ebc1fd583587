import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

/** A tile of an archive; `bytes` is a vector tile. */
export interface ArchiveTile {
  z: number;
  x: number;
  y: number;
  bytes: Uint8Array;
}

export interface ArchiveFacts {
  /** West, south, east and north in degrees. */
  bounds: readonly [west: number, south: number, east: number, north: number];
  minZoom: number;
  maxZoom: number;
  /** Name, attribution and layers, as PMTiles' specification has them. */
  metadata: Record<string, unknown>;
}

interface Entry {
  id: number;
  offset: number;
  length: number;
  /** Number of tiles; 0 for an entry that points to a leaf directory. */
  run: number;
}

const headerLength = 127;
/** Readers fetch the header and the root directory in one call of this size. */
const maxRootLength = 16_384 - headerLength;
const entriesInLeaf = 2048;
const gzipped = 2;
const vectorTiles = 1;

/** Returns a PMTiles archive of version 3. The same tiles give the same bytes. */
export function writeArchive(
  tiles: readonly ArchiveTile[],
  { bounds, minZoom, maxZoom, metadata }: ArchiveFacts,
): Buffer {
  const ordered = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes: gzipSync(bytes) }))
    .sort((one, other) => one.id - other.id);
  let offset = 0;
  const entries = ordered.map(({ id, bytes: { length } }): Entry => {
    offset += length;
    return { id, offset: offset - length, length, run: 1 };
  });
  const { root, leaves } = directories(entries);
  const about = gzipSync(JSON.stringify(metadata));
  const lengths = [root.length, about.length, leaves.length, offset];
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  let position = headerLength;
  for (const [index, length] of lengths.entries()) {
    header.writeBigUInt64LE(BigInt(position), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    position += length;
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(entries.length), at);
  for (const [index, value] of [1, gzipped, gzipped, vectorTiles, minZoom, maxZoom].entries())
    header.writeUInt8(value, 96 + index);
  const [west, south, east, north] = bounds;
  for (const [index, degrees] of [west, south, east, north].entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  header.writeUInt8(minZoom, 118);
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return Buffer.concat([header, root, about, leaves, ...ordered.map(({ bytes }) => bytes)]);
}

/** Returns the root directory, and the leaves that it points to when it would be too long for one call. */
function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const root = directory(entries);
  if (root.length <= maxRootLength) return { root, leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let from = 0; from < entries.length; from += entriesInLeaf) {
    const leaf = directory(entries.slice(from, from + entriesInLeaf));
    pointers.push({ id: entries[from]?.id ?? 0, offset, length: leaf.length, run: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: directory(pointers), leaves: Buffer.concat(leaves) };
}

/** Writes a directory by columns: steps between ids, runs, lengths, and offsets, of which 0 follows on the tile before. */
function directory(entries: readonly Entry[]): Buffer {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }, index) => {
      const before = entries[index - 1];
      return before && before.offset + before.length === offset ? 0 : offset + 1;
    }),
  ];
  return gzipSync(Buffer.from(numbers.flatMap(varint)));
}

/** Returns the bytes of a number of up to 53 bits, seven bits a byte. */
function varint(number: number): number[] {
  const bytes: number[] = [];
  let rest = number;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}
