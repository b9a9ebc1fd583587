import { createServer, type ServerResponse } from 'node:http';
import { pictures, rasterise } from '../pictures/pictures.ts';
import { projectPictures } from './project.ts';
import { projectPage } from './project-page.ts';

/**
 * Serves the demo's property site of another company on a separate origin, as in production. The iframe block embeds `/fr` and
 * `/en`.
 */

/** Pictures drawn so far. */
const drawn = new Map<string, Promise<Buffer>>();

function pictureBytes(key: string): Promise<Buffer> | undefined {
  const picture = pictures.find((each) => each.key === key && projectPictures.some((own) => own === key));
  if (!picture) return undefined;
  const bytes = drawn.get(key) ?? rasterise(picture);
  drawn.set(key, bytes);
  return bytes;
}

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

async function answer({ pathname, searchParams }: URL, response: ServerResponse): Promise<void> {
  if (pathname === '/healthz') return void response.writeHead(200).end('ok');
  if (pathname === '/fr' || pathname === '/en') {
    const page = projectPage(pathname === '/fr' ? 'fr' : 'en', searchParams.get('shareUrl'));
    return void response.writeHead(200, html).end(page);
  }
  const bytes = await pictureBytes(/^\/pictures\/([\w-]+)\.webp$/.exec(pathname)?.[1] ?? '');
  if (bytes) response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'max-age=86400' }).end(bytes);
  else response.writeHead(404).end('Not found');
}

const server = createServer((request, response) => {
  const url = URL.parse(request.url ?? '', 'http://localhost');
  if (!url) return void response.writeHead(400).end();
  answer(url, response).catch((error: unknown) => {
    console.error('The property site could not answer.', error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});
server.listen({ port: Number(process.env.PORT ?? 3004), host: process.env.HOST ?? '127.0.0.1' }, () => {
  console.log('The property site is ready', server.address());
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.close(() => process.exit(0)));
