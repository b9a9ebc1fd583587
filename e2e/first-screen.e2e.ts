import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stack, useBrowser } from './browser.ts';
import { watchShifts } from './layout-shifts.ts';

const open = useBrowser({ cache: 'empty' });

interface ProxySettings {
  /** The site that answers the requests. */
  site: URL;
  /** Text with which the second piece of a document begins: its last occurrence before the second block of the content. */
  cut: string;
  /** Resolves when the second piece may be sent. */
  pause: () => Promise<void>;
}

/** Settings of the proxy between the browser and the site; each test sets its own. */
let proxy: ProxySettings;
const server = createServer((asked, answer) => {
  passOn(asked, answer).catch((error: Error) => answer.destroy(error));
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`; // a server on a port
});
afterAll(() => server.close());

/** Sends a request to the site, and a document of the answer to the browser in two pieces. */
async function passOn(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { host, port } = proxy.site;
  const headers = { ...asked.headers, host, 'accept-encoding': 'identity' };
  const response = await new Promise<IncomingMessage>((done, fail) =>
    request({ host: '127.0.0.1', port, path: asked.url, headers }, done).once('error', fail).end(),
  );
  answer.writeHead(response.statusCode ?? 500, response.headers);
  const body = await buffer(response);
  if (asked.headers['sec-fetch-dest'] !== 'document') return void answer.end(body);
  const blocks = [...body.toString('latin1').matchAll(/data-block="|<\/body>/g)].map(({ index }) => index);
  const main = body.indexOf('<main');
  const [, second = body.length] = blocks.filter((index) => index > main);
  const end = body.lastIndexOf(proxy.cut, second);
  if (end < 0) throw new Error(`The first screen has no ${proxy.cut}`);
  answer.write(body.subarray(0, end));
  await proxy.pause();
  answer.end(body.subarray(end));
}

test.each([
  ['the header of the broker', stack.broker, '<li data-line', 1366],
  ['the header of the estate', stack.estate, '<li data-line', 1366],
  ['the hero of the agency on a phone', stack.agency, '<h1', 390],
  ['the hero of the agency', stack.agency, '<h1', 1366],
  ['the hero of the broker', stack.broker, '</picture>', 1366],
])('nothing moves when the document pauses in %s', async (_, home, cut, width) => {
  // The browser draws what it has long before the pause is over, if it may.
  proxy = { site: new URL(home), cut, pause: () => setTimeout(500) };
  const page = await open({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  // Fonts that come late are tested in `late-fonts.e2e.ts`.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(`${origin}/fr`, { waitUntil: 'load' });
  expect(await page.locator('main > [data-block]').count()).toBeGreaterThan(1);
  const shifts = await watchShifts(page, 'from the start');
  expect(await shifts()).toEqual({ value: 0, moved: [] });
});

test('the first screen shows before the blocks below it have arrived', async () => {
  const { promise: isShown, resolve: show } = Promise.withResolvers<void>();
  proxy = { site: new URL(stack.agency), cut: '<div class', pause: () => isShown };
  const page = await open();
  await page.goto(`${origin}/fr`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await page.locator('main > [data-block]').count()).toBe(1);
  show();
  await expect.poll(() => page.locator('main > [data-block]').count()).toBeGreaterThan(1);
});
