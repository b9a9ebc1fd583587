import { once } from 'node:events';
import { pino } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { wholeAnswer } from '../../website/app/answer.ts';
import { htmlAnswer } from '../../website/app/document/hash-inline-elements.server.ts';
import { readEnvironment } from '../../website/app/env.server.ts';
import { inlineMark } from '../../website/app/inline-mark.ts';
import { createMetrics } from '../../website/server/metrics.ts';
import { createSiteServer } from '../../website/server/site-server.ts';

// Runs the website's server with an application that answers one page. Needs no build and no service; used to optimise the page
// cache.

/** A page of about 60 KB as it is rendered: cards that differ, twenty inline scripts. */
function samplePage(): string {
  const card = (
    index: number,
  ) => `<article class="card" data-uls="${(index * 2_654_435_761) % 99_999_999}" data-key="${Math.sin(index + 1)
    .toString(36)
    .slice(2)}">
    <a href="/fr/propriete/maison-a-vendre-${index}"><img src="/resources/facade-${index % 40}-960.avif" alt="" width="960" height="640" loading="lazy"></a>
    <h3>Maison à étages, ${index * 13} rue des Érables</h3><p class="price">${(350 + index * 7).toLocaleString('fr-CA')} 000 $</p>
    <ul><li>${1 + (index % 5)} chambres</li><li>${1 + (index % 3)} salles de bain</li></ul></article>`;
  const script = `<script nonce="${inlineMark}">window.vitrine?.push(1)</script>`;
  const sections = Array.from({ length: 20 }, (_, section) => {
    const cards = Array.from({ length: 7 }, (_, index) => card(section * 7 + index));
    return `<section>${cards.join('')}</section>${script}`;
  });
  return `<!doctype html><html lang="fr"><head><title>Accueil</title></head><body>${sections.join('')}</body></html>`;
}

const html = samplePage();
const metrics = createMetrics();
collectDefaultMetrics({ register: metrics.registry });
const server = await createSiteServer({
  handle: async () => wholeAnswer({ ...htmlAnswer(html, {}), cache: { maxAge: null } }),
  env: readEnvironment({ SITE_ID: '1', CONTENT_API_KEY: 'bench' }),
  clientDir: 'no-files',
  log: pino({ level: 'silent' }),
  metrics,
});
server.listen(Number(process.env.PORT));
await once(server, 'listening');
process.once('SIGTERM', () => process.exit());
