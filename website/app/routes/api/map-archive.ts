import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { type ByteRange, readByteRange } from '../../byte-range.ts';
import { matchesEtag } from '../../etag.ts';
import { type ArchiveFile, findMapArchive } from '../../services/map-archive.server.ts';
import type { RouteCall } from '../route.ts';
import { problem } from './api-call.server.ts';

/**
 * Serves `GET /api/maps/{file}?v=…`: the archive of map tiles, of which the map asks for parts. Only the archive in use has an address,
 * so that no name can leave the folder.
 */
export function get({ request, url, params }: RouteCall): Response {
  const file = findMapArchive();
  if (file === null || params.file !== encodeURIComponent(file.name)) return problem(404, 'There is no such map.');
  const { headers } = request;
  const { etag, size } = file;
  const isVersioned = `${url.pathname}${url.search}` === file.archive.url;
  const common = {
    'accept-ranges': 'bytes',
    etag,
    // An address of another version gets the present file, which must not be kept under that address.
    'cache-control': isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (matchesEtag(headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers: common });
  const ifRange = headers.get('if-range');
  const range = ifRange === null || ifRange === etag ? readByteRange(headers.get('range'), size) : null;
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...common, 'content-range': `bytes */${size}` } });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  return new Response(request.method === 'HEAD' ? null : bytesOf(file, { start, end }), {
    status: range === null ? 200 : 206,
    headers: {
      ...common,
      'content-type': 'application/vnd.pmtiles',
      'content-length': String(end - start + 1),
      ...(range !== null && { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
  });
}

function bytesOf({ path }: ArchiveFile, range: ByteRange): ReadableStream {
  // Asserted because Node's type of the class differs from the browser's; at run time they are the same.
  return Readable.toWeb(createReadStream(path, range)) as NodeReadableStream as ReadableStream;
}
