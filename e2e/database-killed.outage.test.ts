import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solvedChallenge } from '../core/test/solved-challenge.ts';
import { readPostmaster } from '../scripts/stack/postmaster.ts';
import { forBrowserTests, type Stack, startStack } from '../scripts/tests/start-stack.ts';

/** The trial of an outage: visitors at 50 requests a second for five minutes, the database killed once. */
const requestsASecond = 50;
const seconds = Number(process.env.OUTAGE_SECONDS ?? 300);
const killedAfterSeconds = seconds / 3;

let stack: Stack;
beforeAll(async () => {
  // Each visitor has an address of their own, which the website believes as if a proxy had named it.
  stack = await startStack({ admin: false, env: { ...forBrowserTests.env, TRUST_PROXY: '1' } });
}, 600_000);
afterAll(() => stack.stop());

/** The outcome of one request. */
interface Seen {
  status: number;
  ms: number;
  path: string;
}

test(
  'Nobody sees a 500 and no acknowledged lead is lost when the database is killed under load.',
  async () => {
    const seen: Seen[] = [];
    const acknowledged: string[] = [];
    const pending = new Set<Promise<void>>();
    const begin = performance.now();
    for (let count = 0; count < seconds * requestsASecond; count += 1) {
      const dueMs = (count * 1000) / requestsASecond;
      await delay(Math.max(0, begin + dueMs - performance.now()));
      if (count === Math.round(killedAfterSeconds * requestsASecond)) await killDatabase();
      const request = (count % 10 === 9 ? sendLead(count, acknowledged) : visit(count)).then((answer) => {
        seen.push(answer);
      });
      pending.add(request);
      void request.finally(() => pending.delete(request));
    }
    await Promise.all(pending);

    printReport(seen, acknowledged.length);
    expect(seen.filter(({ status }) => status === 500 || status === 0)).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(await storedLeads(acknowledged)).toBe(acknowledged.length);
    expect((await fetch(`${stack.origin('site')}/readyz`)).status).toBe(200);
  },
  (seconds + 120) * 1000,
);

/** Addresses of every kind: cached and uncached pages, data of a page, searches, an address that does not exist. */
const paths = (count: number): string => {
  const kinds = [
    '/fr',
    '/en',
    '/fr/contact',
    '/fr/proprietes',
    `/fr/proprietes?priceTo=${100_000 + count}`,
    '/fr/proprietes.data',
    `/api/properties?page=1&priceTo=${200_000 + count}&locale=fr`,
    `/fr/rien-${count}`,
    '/fr/blogue',
  ];
  return kinds[count % kinds.length] ?? '/fr';
};

async function visit(count: number): Promise<Seen> {
  // Node resolves no name below localhost, so the site is named as a proxy would.
  const { host } = new URL(stack.origin('site', count % 2 === 0 ? 'localhost' : 'courtier.localhost'));
  const headers = { 'x-forwarded-for': addressOf(count), 'x-forwarded-host': host };
  return ask(`${stack.origin('site')}${paths(count)}`, { headers });
}

async function sendLead(count: number, acknowledged: string[]): Promise<Seen> {
  const email = `visiteur-${count}@example.ca`;
  const body = new FormData();
  const fields = {
    form_type: 'contact_form',
    locale: 'fr',
    first_name: 'Léa',
    last_name: 'Tremblay',
    email,
    phone: '(514) 555-0134',
    message: `Bonjour, message ${count}.`,
    recaptcha_response: await solvedChallenge('m-1', stack.keys.CAPTCHA_HMAC_KEY),
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await ask(`${stack.origin('site')}/api/contact`, {
    method: 'POST',
    body,
    headers: {
      'x-forwarded-for': addressOf(count),
      origin: stack.origin('site'),
      'idempotency-key': `outage-${count}`,
    },
  });
  if (answer.status === 200) acknowledged.push(email);
  return answer;
}

/** Sends a request as a visitor of this address; status 0 is an answer that never came. */
async function ask(url: string, init: RequestInit): Promise<Seen> {
  const start = performance.now();
  const { pathname: path } = new URL(url);
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(60_000) });
    await answer.arrayBuffer();
    return { status: answer.status, ms: performance.now() - start, path };
  } catch {
    return { status: 0, ms: performance.now() - start, path };
  }
}

/** An address of the documentation network 198.18.0.0/15, one a visitor. */
const addressOf = (count: number): string => `198.18.${Math.floor(count / 250) % 250}.${(count % 250) + 1}`;

async function killDatabase(): Promise<void> {
  const postmaster = await readPostmaster(join(stack.dataDir, 'postgres/cluster'));
  if (!postmaster) throw new Error('No database runs.');
  process.kill(postmaster.pid, 'SIGKILL');
}

async function storedLeads(emails: string[]): Promise<number> {
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    const stored = `select count(distinct fields->>'email')::int as count from core.lead where fields->>'email' = any($1)`;
    return (await client.query(stored, [emails])).rows[0].count;
  } finally {
    await client.end();
  }
}

function printReport(seen: Seen[], acknowledged: number): void {
  const statuses = Object.groupBy(seen, ({ status }) => String(status));
  const counts = Object.entries(statuses).map(([status, list]) => `${status}: ${list?.length ?? 0}`);
  const sorted = seen.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  process.stderr.write(
    `  ${seen.length} requests (${counts.join(', ')}), ${acknowledged} leads acknowledged, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms\n`,
  );
}
