import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { pino } from 'pino';
import { readEnvironment } from '../website/app/env.server.ts';
import { NONCE_PLACEHOLDER } from '../website/app/nonce.ts';
import { createSiteServer } from '../website/server/site-server.ts';

/** The bar of the quality bars: a cached page, compressed, 20 connections, one process. */
const CONNECTIONS = 20;
const SECONDS = 5;
const ROUNDS = 3;
const REQUEST_HEADERS = { 'accept-encoding': 'gzip', cookie: 'i18n_redirected=fr' };

/** A page of about 60 KB as it is rendered: cards that differ, twenty scripts with a nonce. */
function samplePage(): string {
  const card = (
    index: number,
  ) => `<article class="card" data-uls="${(index * 2_654_435_761) % 99_999_999}" data-key="${Math.sin(index + 1)
    .toString(36)
    .slice(2)}">
    <a href="/fr/propriete/maison-a-vendre-${index}"><img src="/resources/facade-${index % 40}-960.avif" alt="" width="960" height="640" loading="lazy"></a>
    <h3>Maison à étages, ${index * 13} rue des Érables</h3><p class="price">${(350 + index * 7).toLocaleString('fr-CA')} 000 $</p>
    <ul><li>${1 + (index % 5)} chambres</li><li>${1 + (index % 3)} salles de bain</li></ul></article>`;
  const script = `<script nonce="${NONCE_PLACEHOLDER}">window.vitrine?.push(1)</script>`;
  const sections = Array.from({ length: 20 }, (_, section) => {
    const cards = Array.from({ length: 7 }, (_, index) => card(section * 7 + index));
    return `<section>${cards.join('')}</section>${script}`;
  });
  return `<!doctype html><html lang="fr"><head><title>Accueil</title></head><body>${sections.join('')}</body></html>`;
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port of TCP has an address of this form.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/fr`;
}

/** The answer's own headers and bytes, which fetch would unpack. Node writes the date and the connection by itself. */
async function answerOf(url: string): Promise<{ headers: string[]; body: Buffer }> {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
  get(url, { headers: REQUEST_HEADERS }, resolve);
  const res = await promise;
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = res.headers;
  return {
    headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
    body: Buffer.concat(await res.toArray()),
  };
}

/**
 * The client has a thread of its own, which is busier than the server's: so what counts is the CPU time of the
 * server's thread for a request, not only how many requests the client managed.
 */
async function measure(url: string): Promise<{ requestsPerSecond: number; cpuMicroseconds: number }> {
  const before = process.threadCpuUsage();
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    workers: 1,
    headers: REQUEST_HEADERS,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 200.`);
  const { user, system } = process.threadCpuUsage(before);
  return {
    requestsPerSecond: Math.round(result.requests.average),
    cpuMicroseconds: (user + system) / result.requests.total,
  };
}

const html = samplePage();
const site = await createSiteServer({
  handle: async () =>
    new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'x-page-cache': 'public' } }),
  env: readEnvironment({ SITE_ID: '1', CONTENT_API_KEY: 'bench', PAGE_CACHE_SECONDS: '600' }),
  clientDir: 'no-files',
  log: pino({ level: 'silent' }),
});
const siteUrl = await listen(site);
const { headers, body } = await answerOf(siteUrl);
const plain = createServer((_req, res) => {
  res.writeHead(200, headers);
  res.end(body);
});
const plainUrl = await listen(plain);

let best = { requestsPerSecond: 0, cpuMicroseconds: Number.POSITIVE_INFINITY };
let limit = best;
for (let round = 0; round < ROUNDS; round += 1) {
  const [bare, cached] = [await measure(plainUrl), await measure(siteUrl)];
  if (bare.cpuMicroseconds < limit.cpuMicroseconds) limit = bare;
  if (cached.cpuMicroseconds < best.cpuMicroseconds) best = cached;
}
console.log(
  JSON.stringify({
    figure: 'cached page, compressed, -c 20',
    htmlBytes: Buffer.byteLength(html),
    sentBytes: body.length,
    requestsPerSecond: best.requestsPerSecond,
    plainRequestsPerSecond: limit.requestsPerSecond,
    cpuMicroseconds: Number(best.cpuMicroseconds.toFixed(1)),
    plainCpuMicroseconds: Number(limit.cpuMicroseconds.toFixed(1)),
    ratio: Number((limit.cpuMicroseconds / best.cpuMicroseconds).toFixed(2)),
  }),
);
site.close();
plain.close();
