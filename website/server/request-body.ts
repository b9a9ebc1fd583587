import type { IncomingMessage } from 'node:http';

/** Maximum size of a request body in bytes, far above that of any form of the website. */
export const maxBodyBytes = 1024 * 1024;

/**
 * Reads the whole body. Resolves to `too-large` when it announces or contains more than `limit` bytes: node:http then discards
 * the rest once a response is sent. Rejects when the visitor disconnects.
 */
export function readBody(req: IncomingMessage, limit: number = maxBodyBytes): Promise<Buffer | 'too-large'> {
  if (Number(req.headers['content-length'] ?? 0) > limit) return Promise.resolve('too-large');
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | 'too-large'>();
  const chunks: Buffer[] = [];
  let size = 0;
  req.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit) {
      chunks.length = 0;
      resolve('too-large');
    } else chunks.push(chunk);
  });
  req.on('end', () => resolve(Buffer.concat(chunks)));
  req.on('error', reject);
  return promise;
}
