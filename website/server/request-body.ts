import type { IncomingMessage } from 'node:http';

/** No form of the website comes near it; in bytes. */
export const MAX_BODY = 1024 * 1024;

/**
 * Reads the whole body. `too-large` when it announces or has more than `limit` bytes: what still comes is then
 * left to node:http, which reads it away once an answer is sent. Rejects when the visitor goes away.
 */
export function readBody(req: IncomingMessage, limit: number = MAX_BODY): Promise<Buffer | 'too-large'> {
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
