import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { pictures, rasterise } from '../pictures/pictures.ts';
import { projectPictures } from './project.ts';
import { projectPage, projectPlan } from './project-page.ts';

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

/** Typefaces by the name that the style sheet knows them by. They are cut for the website, as its sites may have them too. */
const fontFiles = new Map([
  ['/fonts/title.woff2', 'fraunces-regular.woff2'],
  ['/fonts/text.woff2', 'figtree.woff2'],
]);
const fontFolder = new URL('../../../website/app/theme/fonts/', import.meta.url);

async function fileAt(pathname: string): Promise<{ type: string; bytes: Buffer | string } | undefined> {
  const font = fontFiles.get(pathname);
  if (font) return { type: 'font/woff2', bytes: await readFile(new URL(font, fontFolder)) };
  const plan = projectPlan(Number(/^\/plans\/(\d)\.svg$/.exec(pathname)?.[1]));
  if (plan) return { type: 'image/svg+xml', bytes: plan };
  const bytes = await pictureBytes(/^\/pictures\/([\w-]+)\.webp$/.exec(pathname)?.[1] ?? '');
  return bytes && { type: 'image/webp', bytes };
}

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

async function answer({ pathname, searchParams }: URL, response: ServerResponse): Promise<void> {
  if (pathname === '/healthz') return void response.writeHead(200).end('ok');
  if (pathname === '/fr' || pathname === '/en') {
    const page = projectPage(pathname === '/fr' ? 'fr' : 'en', searchParams.get('shareUrl'));
    return void response.writeHead(200, html).end(page);
  }
  const file = await fileAt(pathname);
  if (file) response.writeHead(200, { 'content-type': file.type, 'cache-control': 'max-age=86400' }).end(file.bytes);
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
