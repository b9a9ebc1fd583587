import { matchesEtag } from '../app/etag.ts';
import { codedBytes, type StaticFile } from './static-files.ts';
import type { Visit } from './visit.ts';

/** Sends a file of the build, or 304 when the browser has it. Resolves to the status. */
export async function sendFile({ req, res, requestId }: Visit, file: StaticFile, security: string[]): Promise<number> {
  const headers = [
    'cache-control',
    file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'etag',
    file.etag,
    'vary',
    'accept-encoding',
    'x-request-id',
    requestId,
    ...security,
  ];
  if (matchesEtag(req.headers['if-none-match'], file.etag)) {
    res.writeHead(304, headers).end();
    return 304;
  }
  const { coding, bytes } = await codedBytes(file, req.headers['accept-encoding']);
  headers.push('content-type', file.contentType, 'content-length', String(bytes.length));
  if (coding !== undefined) headers.push('content-encoding', coding);
  res.writeHead(200, headers).end(bytes);
  return 200;
}
