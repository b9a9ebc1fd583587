import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Installation, type PartNode, type Seen, startInstallation } from './installation.ts';

/** Requests of visitors a second while everything is restarted, as far as the machine bears them, and the messages among them. */
const requestsASecond = Number(process.env.UPGRADE_RATE ?? 500);
const leadsASecond = 5;
/** Maximum number of requests without an answer: on a machine that is busy with other work, more only wait for each other. */
const openRequests = 16;
/** Time between two restarts, ms, as the document of operators says. */
const restMs = 2000;

let running: Installation;
beforeAll(async () => {
  running = await startInstallation({
    nodesOfEach: 2,
    env: { DRAIN_SECONDS: '1' },
    databasePorts: { primary: 3160, replica: 3170 },
  });
}, 300_000);
afterAll(() => running?.stop());

async function restart(node: PartNode): Promise<void> {
  expect({ name: node.name, ...(await running.end(node)) }).toEqual({ name: node.name, code: 0, signal: null });
  await running.startAgain(node);
  await delay(restMs);
}

/** A change that the version before bears: what it does not know is empty, or has a value by itself. */
async function migrate(): Promise<void> {
  const client = new pg.Client({ connectionString: running.databaseUrl });
  await client.connect();
  await client.query(
    `alter table core.lead add column upgrade_note text, add column upgrade_count integer not null default 0`,
  );
  await client.query(`alter table content.pages add column upgrade_note text`);
  await client.query(`create index lead_upgrade_note on core.lead (upgrade_note)`);
  await client.end();
}

/** Addresses of each kind. What a browser fetches ahead passes nginx's cache by: the website answers it from its memory. */
const visits = [
  () => running.ask('/fr', { headers: { 'sec-purpose': 'prefetch' } }),
  () => running.ask('/en', { headers: { 'sec-purpose': 'prefetch' } }),
  () => running.ask('/fr/contact', { headers: { 'sec-purpose': 'prefetch' } }),
  () => running.ask('/fr/blogue/conseil-1-1', { headers: { 'sec-purpose': 'prefetch' } }),
  () => running.ask('/fr'),
  () => running.ask('/fr'),
  () => running.ask('/en'),
  () => running.ask('/fr/contact'),
  (count: number) => running.ask(`/api/properties?locale=fr&page=1&priceTo=${200_000 + count}`),
  () => running.ask('/api/search-filters?locale=fr'),
];

/** Sends visits and messages until the returned function is called, which resolves to what visitors saw. */
function sendLoad() {
  const pending: Promise<Seen>[] = [];
  let [visitCount, leadCount, openCount] = [0, 0, 0];
  const begin = performance.now();
  const due = (perSecond: number) => ((performance.now() - begin) * perSecond) / 1000;
  let skipped = 0;
  const timer = setInterval(() => {
    while (visitCount + skipped < due(requestsASecond)) {
      const visit = visits[visitCount % visits.length];
      if (!visit || openCount >= openRequests) skipped++;
      else {
        openCount++;
        pending.push(visit(visitCount++).finally(() => openCount--));
      }
    }
    while (leadCount < due(leadsASecond)) pending.push(running.sendLead(leadCount++));
  }, 10);
  return async () => {
    clearInterval(timer);
    const seconds = (performance.now() - begin) / 1000;
    return { seen: await Promise.all(pending), leads: leadCount, seconds };
  };
}

test('while each node is restarted in turn and the database is migrated, no request fails and no message is lost or doubled', async () => {
  for (const visit of visits) expect(await visit(0)).toMatchObject({ outcome: 200 });
  const stop = sendLoad();
  await delay(restMs);
  const half = running.nodes.findIndex(({ name }) => name === 'content');
  for (const [index, node] of running.nodes.entries()) {
    if (index === half) await migrate();
    await restart(node);
  }
  const { seen, leads, seconds } = await stop();
  report(seen, leads, seconds);
  expect(seen.filter(({ outcome }) => outcome !== 200)).toEqual([]);

  const client = new pg.Client({ connectionString: running.databaseUrl });
  await client.connect();
  const { rows } = await client.query(`select id, fields->>'email' as email from core.lead`);
  await client.end();
  const expected = Array.from({ length: leads }, (_, count) => `visiteur-${count}@example.ca`);
  expect(rows.map(({ email }) => email).sort()).toEqual(expected.sort());
  const ids = rows.flatMap(({ id }) => ['broker', 'confirmation'].map((kind) => `<lead.${id}.${kind}@example.ca>`));
  const sent = () => running.mails.received.map(({ raw }) => /^Message-ID:\s*(\S+)/m.exec(raw)?.[1] ?? '').sort();
  await vi.waitFor(() => expect(sent()).toEqual(ids.sort()), { timeout: 60_000, interval: 500 });
}, 600_000);

function report(seen: Seen[], leads: number, seconds: number): void {
  const sorted = seen.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  const failed = seen.filter(({ outcome }) => outcome !== 200).length;
  process.stderr.write(
    `  ${seen.length} requests in ${Math.round(seconds)} s (${Math.round(seen.length / seconds)}/s), ${failed} failed, ${leads} messages, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms\n`,
  );
}
