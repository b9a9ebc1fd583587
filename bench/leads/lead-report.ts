import pg from 'pg';
import type { Bar, Report } from '../figure.ts';
import { percentile } from '../percentile.ts';
import type { SentLead } from '../servers/lead-sender.ts';
import type { LeadRun } from './lead-run.ts';
import type { Delivery, MailLedger } from './mail-ledger.ts';
import { leadIn } from './visitors.ts';

const suite = 'leads';
const none: Bar = { atMost: 0 };
const kinds = ['broker', 'confirmation'] as const;

/** Compares the acknowledged leads with the stored rows and the mails, and reports the durations. */
export async function reportLeads(
  run: LeadRun,
  sent: readonly SentLead[],
  ledger: MailLedger,
  databaseUrl: string,
  report: Report,
): Promise<void> {
  const say = (name: string, value: number, unit: string, more: { limit?: number; bar?: Bar } = {}) =>
    report({ suite, name, value, unit, ...more });
  const kept = sent.filter(({ id }) => id !== null);
  const rows = await rowsOf(databaseUrl);
  const whole = { ratioAtLeast: 1, ratioAtMost: 1 };
  const isKept = ({ lead, id }: SentLead) => id !== null && (rows.get(lead)?.includes(id) ?? false);
  const idsOf = ({ lead }: SentLead) => rows.get(lead) ?? [];
  const wrong = sent.filter(({ status }) => ![0, 200, 503].includes(status));

  say('leads sent', sent.length, 'leads');
  say('acknowledged', kept.length, 'leads', { limit: sent.length });
  say('answers other than 200 and 503', wrong.length, 'answers', { bar: none });
  say('rows of acknowledged leads', kept.flatMap(idsOf).length, 'rows', { limit: kept.length, bar: whole });
  say('lost: acknowledged, and no row', kept.filter((lead) => !isKept(lead)).length, 'leads', { bar: none });
  say('doubled: more than one row', sent.filter((lead) => idsOf(lead).length > 1).length, 'leads', { bar: none });
  const unknown = sent.filter((lead) => lead.id === null && idsOf(lead).length > 0);
  say('kept, though the answer did not get through', unknown.length, 'leads');

  const acknowledged = new Set(kept.map(({ lead }) => lead));
  const mails = [...ledger.deliveries.values()].filter(({ lead }) => acknowledged.has(lead));
  const copies = mails.map((delivery) => delivery.copies.values().reduce((sum, count) => sum + count, 0));
  say('mails of acknowledged leads, against two each', mails.length, 'mails', { limit: kept.length * 2, bar: whole });
  const unsent = kept.filter(({ lead }) => kinds.some((kind) => !ledger.of(lead, kind)));
  say('lost: acknowledged, and not both mails', unsent.length, 'leads', { bar: none });
  say('mails under two Message-IDs', mails.filter((delivery) => delivery.copies.size > 1).length, 'mails', {
    bar: none,
  });
  const ids = new Set(mails.flatMap((delivery) => [...delivery.copies.keys()]));
  say('Message-IDs, against mails', ids.size, 'ids', { limit: mails.length, bar: whole });
  say('second copies under the same Message-ID', copies.reduce((sum, count) => sum + count, 0) - mails.length, 'mails');
  say('mails of nobody', ledger.unrelated, 'mails', { bar: none });

  const waits = kept.map(({ sentAt, answeredAt }) => answeredAt - sentAt);
  const bare = (share: number) => ({ limit: percentile(run.bareInserts, share) });
  say('acknowledgement, p50', percentile(waits, 0.5), 'ms', bare(0.5));
  say('acknowledgement, p95', percentile(waits, 0.95), 'ms', bare(0.95));
  say('acknowledgement, slowest', Math.max(...waits), 'ms');
  say('database away', run.databaseAway, 's');

  const answered = new Map(kept.map(({ lead, answeredAt }) => [lead, answeredAt]));
  const isAnswered = (from: number, to: number) => (delivery: Delivery) =>
    isBetween(answered.get(delivery.lead), from, to);
  // Excludes the last second before the outage, whose mails the outage may have delayed.
  const before = mails.filter(isAnswered(0, run.mailsDown - 1000));
  const delays = before.map(({ lead, at }) => (at - (answered.get(lead) ?? at)) / 1000);
  const waited = mails.filter(isAnswered(run.mailsDown, run.mailsUp)).map(({ at }) => at);
  if (delays.length === 0 || waited.length === 0) throw new Error('Too few leads came through to tell of their mails.');
  const name = 'from acknowledgement to delivery, mail server up';
  say(`${name}, p50`, percentile(delays, 0.5), 's');
  say(`${name}, p95`, percentile(delays, 0.95), 's');
  say(`${name}, slowest`, Math.max(...delays), 's');
  const caughtUp = Math.max(...waited);
  const leaving = mails.filter(({ at }) => isBetween(at, run.mailsUp, caughtUp));
  say('mail server away', (run.mailsUp - run.mailsDown) / 1000, 's');
  say('mails that waited for it', waited.length, 'mails');
  say('from its return to the first of them', (Math.min(...waited) - run.mailsUp) / 1000, 's');
  say('from its return to the last of them', (caughtUp - run.mailsUp) / 1000, 's', { bar: { atMost: 60 } });
  say('mails a second meanwhile', (leaving.length * 1000) / (caughtUp - run.mailsUp), 'mails/s');
  say('from the last answer to an empty queue', ((run.drained ?? Infinity) - run.lastAnswer) / 1000, 's', {
    bar: { atMost: 60 },
  });

  for (const part of ['core', 'worker'] as const) {
    const { early, late } = run[part];
    if (!early || !late) continue;
    say(`memory of ${part} at the end, against before`, late.memory, 'MB', { limit: early.memory });
    say(`open files of ${part} at the end, against before`, late.open, 'files', { limit: early.open });
  }
}

const isBetween = (at: number | undefined, from: number, to: number) => at !== undefined && at >= from && at <= to;

/** Returns the ids of the rows by the number of their lead. */
async function rowsOf(databaseUrl: string): Promise<Map<number, string[]>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; email: string }>(
    `select id, fields->>'email' as email from core.lead`,
  );
  await client.end();
  const found = new Map<number, string[]>();
  for (const { id, email } of rows) {
    const lead = leadIn(email) ?? -1;
    found.set(lead, [...(found.get(lead) ?? []), id]);
  }
  return found;
}
