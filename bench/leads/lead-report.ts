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

/** Compares what was acknowledged with the rows and the mails, and tells how long things took. */
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
  const total = rows.values().reduce((sum, ids) => sum + ids.length, 0);
  const whole = { ratioAtLeast: 1, ratioAtMost: 1 };

  say('leads sent', sent.length, 'leads');
  say('acknowledged', kept.length, 'leads', { limit: sent.length });
  say('not acknowledged, which their visitors were told', sent.length - kept.length, 'leads', { bar: none });
  say('answers other than 200 and 503', sent.filter(({ status }) => ![0, 200, 503].includes(status)).length, 'leads', {
    bar: none,
  });
  say('rows, against leads acknowledged', total, 'rows', { limit: kept.length, bar: whole });
  const isLost = ({ lead, id }: SentLead) => id === null || !rows.get(lead)?.includes(id);
  say('acknowledged without a row', kept.filter(isLost).length, 'leads', { bar: none });
  say(
    'leads of more than one row',
    rows
      .values()
      .filter((ids) => ids.length > 1)
      .toArray().length,
    'leads',
    {
      bar: none,
    },
  );

  const mails = [...ledger.deliveries.values()];
  const copies = mails.map((delivery) => delivery.copies.values().reduce((sum, count) => sum + count, 0));
  say('mails, against two a lead', mails.length, 'mails', { limit: kept.length * 2, bar: whole });
  const unsent = kept.filter(({ lead }) => kinds.some((kind) => !ledger.of(lead, kind)));
  say('acknowledged without both mails', unsent.length, 'leads', { bar: none });
  say('mails under two Message-IDs', mails.filter((delivery) => delivery.copies.size > 1).length, 'mails', {
    bar: none,
  });
  const ids = new Set(mails.flatMap((delivery) => [...delivery.copies.keys()]));
  say('Message-IDs, against mails', ids.size, 'ids', { limit: mails.length, bar: whole });
  say('second copies under the same Message-ID', copies.reduce((sum, count) => sum + count, 0) - mails.length, 'mails');
  say('mails of nobody', ledger.strangers, 'mails', { bar: none });

  const waits = kept.map(({ sentAt, answeredAt }) => answeredAt - sentAt);
  const bare = (share: number) => ({ limit: percentile(run.bareInserts, share) });
  say('acknowledgement, p50', percentile(waits, 0.5), 'ms', bare(0.5));
  say('acknowledgement, p95', percentile(waits, 0.95), 'ms', bare(0.95));
  say('acknowledgement, slowest', Math.max(...waits), 'ms');
  say('database away', run.databaseAway, 's');

  const answered = new Map(kept.map(({ lead, answeredAt }) => [lead, answeredAt]));
  const delay = ({ lead, at }: Delivery) => (at - (answered.get(lead) ?? at)) / 1000;
  // A second before the outage is left out: its mails may have met it.
  const before = mails.filter(({ lead }) => (answered.get(lead) ?? Infinity) < run.mailsDown - 1000);
  say('from acknowledgement to delivery, mail server up, p50', percentile(before.map(delay), 0.5), 's');
  say('from acknowledgement to delivery, mail server up, p95', percentile(before.map(delay), 0.95), 's');
  say('from acknowledgement to delivery, mail server up, slowest', Math.max(...before.map(delay)), 's');
  const waited = mails.filter(({ lead }) => isBetween(answered.get(lead), run.mailsDown, run.mailsUp));
  const caughtUp = Math.max(...waited.map(({ at }) => at));
  say('mail server away', (run.mailsUp - run.mailsDown) / 1000, 's');
  say('mails that waited for it', waited.length, 'mails');
  say('from its return to the first of them', (Math.min(...waited.map(({ at }) => at)) - run.mailsUp) / 1000, 's');
  say('from its return to the last of them', (caughtUp - run.mailsUp) / 1000, 's', { bar: { atMost: 60 } });
  const leaving = mails.filter(({ at }) => isBetween(at, run.mailsUp, caughtUp)).length;
  say('mails a second meanwhile', (leaving * 1000) / (caughtUp - run.mailsUp), 'mails/s');
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

/** Ids of the rows by the number of their lead. */
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
