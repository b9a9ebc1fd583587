import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a bucket does to a call instead of serving it. */
export type Fault = 'stops midway' | 'breaks off' | 'hangs' | 'fails' | 'forbids' | 'cuts the body';

interface StoredObject {
  data: Buffer;
  type: string;
  cacheControl: string | undefined;
  modified: Date;
}

export const accessKey = 'AKIDOFTHETESTS';
export const secretKey = 'a-secret-key-of-the-bucket';
const bucket = 'vitrine-media';

const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

/** Starts a server that answers as a bucket with the name in the path, and that misbehaves when told to. */
export async function startS3Double() {
  const objects = new Map<string, StoredObject>();
  const calls: string[] = [];
  const state: { fault: (method: string, key: string) => Fault | null } = { fault: () => null };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
    const method = req.method ?? 'GET';
    const [, name, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    calls.push(`${method} ${key}`);
    const end = (status: number, code = '') =>
      res
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(method === 'HEAD' || code === '' ? '' : xml(code));
    const fault = state.fault(method, key);
    if (fault === 'stops midway') {
      await once(req, 'data');
      return void req.socket.destroy();
    }
    // The bucket has the CORS rules of `docs/deploy.md`, which let browsers upload directly.
    res.setHeader('access-control-allow-origin', req.headers.origin ?? '*');
    res.setHeader('access-control-allow-methods', 'PUT');
    res.setHeader('access-control-allow-headers', 'content-type, if-none-match');
    if (method === 'OPTIONS') return void end(204);
    const body = await buffer(req);
    if (fault === 'breaks off') return void req.socket.destroy();
    if (fault === 'hangs') return;
    if (fault === 'fails') return void end(500, 'InternalError');
    const signer = req.headers.authorization ?? searchParams.get('X-Amz-Credential') ?? '';
    if (fault === 'forbids' || !signer.includes(accessKey)) return void end(403, 'AccessDenied');
    if (name !== bucket) return void end(404, 'NoSuchBucket');
    if (method === 'PUT') {
      const isTaken = req.headers['if-none-match'] === '*' && objects.has(key);
      if (isTaken) return void end(412, 'PreconditionFailed');
      const type = req.headers['content-type'] ?? 'application/octet-stream';
      objects.set(key, {
        data: body,
        type,
        cacheControl: req.headers['cache-control'],
        modified: new Date(1_700_000_000_000),
      });
      return void end(200);
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void end(204);
    }
    if (key === '') return void end(200);
    const found = objects.get(key);
    if (!found) return void end(404, 'NoSuchKey');
    res.writeHead(200, {
      'content-type': found.type,
      'content-length': found.data.length,
      'last-modified': found.modified.toUTCString(),
      etag: '"of-the-bucket"',
    });
    if (method === 'HEAD') return void res.end();
    if (fault !== 'cuts the body') return void res.end(found.data);
    res.write(found.data.subarray(0, found.data.length / 2), () => req.socket.destroy());
  }

  const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // A server that listens on TCP has an address of this type.
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    objects,
    calls,
    state,
    /** Variables with which the parts use this bucket. */
    variables: {
      MEDIA_BUCKET: bucket,
      MEDIA_ENDPOINT: endpoint,
      MEDIA_ACCESS_KEY_ID: accessKey,
      MEDIA_SECRET_ACCESS_KEY: secretKey,
      MEDIA_PATH_STYLE: 'true',
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type S3Double = Awaited<ReturnType<typeof startS3Double>>;
