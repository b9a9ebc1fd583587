import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import sharp from 'sharp';

/** Misbehaviour of one answer. */
export type PhotoFault = (response: ServerResponse) => void;

export const photoFaults = {
  notFound: (response) => response.writeHead(404).end(),
  serverError: (response) => response.writeHead(500).end(),
  busy: (response) => response.writeHead(429, { 'retry-after': '120' }).end(),
  /** Sends the beginning of a picture and then nothing. */
  stall: (response) => response.writeHead(200).write('\u00ff'),
  /** Ends the connection within the picture. */
  cutOff: (response) => {
    response.writeHead(200, { 'content-length': '100000' }).write('\u00ff');
    setImmediate(() => response.destroy());
  },
  page: (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>Not here</html>'),
  svg: (response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  endless: (response) => response.writeHead(200).end(Buffer.alloc(2_000_000)),
  toPrivate: (response) => response.writeHead(302, { location: 'http://127.0.0.2:9/photo.jpg' }).end(),
  inCircles: (response) => response.writeHead(302, { location: '/1.jpg' }).end(),
} satisfies Record<string, PhotoFault>;

/** Returns a JPEG of a colour, with the place where it was taken in its metadata. */
export const photoOf = (colour: string, width = 600) =>
  sharp({ create: { width, height: 400, channels: 3, background: colour } })
    .withExif({ IFD3: { GPSLatitude: '45/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

/** Starts a server of photos that answers by ETag. The faults of a path happen once each, in their order. */
export async function startPhotoServer() {
  const state = {
    photos: new Map<string, Buffer>(),
    faults: new Map<string, PhotoFault[]>(),
    calls: [] as string[],
    /** Number of calls that were answered with a picture. */
    sent: 0,
    hasEtags: true,
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    state.calls.push(path);
    server.emit('called');
    const fault = state.faults.get(path)?.shift();
    if (fault) return fault(response);
    const photo = state.photos.get(path);
    if (!photo) return response.writeHead(404).end();
    const etag = `"${createHash('sha1').update(photo).digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    state.sent++;
    response.writeHead(200, { 'content-type': 'image/jpeg', ...(state.hasEtags && { etag }) }).end(photo);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    state,
    url: (path: string) => origin + path,
    fail: (path: string, ...faults: PhotoFault[]) => state.faults.set(path, faults),
    async untilCalled(count: number) {
      while (state.calls.length < count) await once(server, 'called');
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type PhotoServer = Awaited<ReturnType<typeof startPhotoServer>>;
