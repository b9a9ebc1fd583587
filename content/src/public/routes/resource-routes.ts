import type { FileHandle } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ServiceDependencies } from '../answers/service-dependencies.ts';
import { ProblemError } from '../http/problem.ts';
import type { RequestVariables } from '../http/request-variables.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

const shared = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'accept-ranges': 'bytes',
  // An SVG may contain scripts; when it is opened as a document, none runs and nothing is fetched.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Format of a file name: no folder, no leading dot. */
const filenameForm = /^[\w-][\w.-]*$/;

/** Routes of `GET /resources/{filename}`: uploads and their variants, never a file outside their folder. SVG is compressed, as it is text. */
export const resourceRoutes = ({ media }: Pick<ServiceDependencies, 'media'>) =>
  new Hono<RequestVariables>().get('/resources/*', compress(), async (c) => {
    const filename = c.req.path.slice('/resources/'.length);
    const contentType = contentTypes[extname(filename)];
    if (!filenameForm.test(filename) || !contentType) throw notFound();
    const file = await media.open(filename);
    if (!file) throw notFound();
    try {
      return await answerFile(file, c.req.raw, { 'content-type': contentType, 'x-request-id': c.get('requestId') });
    } catch (error) {
      await file.close();
      throw error;
    }
  });

const notFound = () => new ProblemError(404, 'unknown-resource', 'There is no such file.');

/** Responds with the file and closes it, immediately or at the end of its stream. */
async function answerFile(file: FileHandle, request: Request, own: Record<string, string>): Promise<Response> {
  const { size, mtimeMs } = await file.stat();
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = { ...shared, ...own, etag };
  if (request.headers.get('if-none-match')?.includes(etag)) {
    await file.close();
    return new Response(null, { status: 304, headers });
  }
  const range = readRange(request.headers.get('range'), size);
  if (range === 'outside') {
    await file.close();
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const length = { 'content-length': String(end - start + 1) };
  const partial: Record<string, string> = range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {};
  const init = { status: range ? 206 : 200, headers: { ...headers, ...length, ...partial } };
  if (request.method === 'HEAD' || size === 0) {
    await file.close();
    return new Response(null, init);
  }
  // Node's web streams are those of the platform; only their types differ.
  return new Response(Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream, init);
}

/** Returns the single byte range that a video player requests; null for anything else. */
function readRange(header: string | null, size: number): { start: number; end: number } | 'outside' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if ((first ?? '') === '' && (last ?? '') === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'outside' : { start, end };
}
