import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { leadIn } from '../leads/visitors.ts';
import type { Ground } from './ground.ts';

/** Leads that visitors were thanked for, compared with the database, the queue and the mail server. */
export interface Kept {
  /** Numbers of the leads that the database does not have. */
  lost: number[];
  /** Numbers of the leads that the database has more than once. */
  doubled: number[];
  /** Mails that were neither delivered nor wait in the queue. */
  mailsLost: number;
  mailsWaiting: number;
  /** Mails that came under two Message-IDs, which a person would read twice. */
  mailsDoubled: number;
}

const arrivalLimitMs = 60_000;
const mailKinds = ['broker', 'confirmation'] as const;

/** Waits until the mails of the leads have arrived, and compares database, queue and mail server with what visitors were told. */
export async function readKept(ground: Ground, acknowledged: number[], hasRefusedMails: boolean): Promise<Kept> {
  const client = new pg.Client({ connectionString: ground.database.primaryUrl });
  await client.connect();
  try {
    const missing = () =>
      acknowledged.flatMap((lead) => mailKinds.filter((kind) => !ground.ledger.of(lead, kind))).length;
    const deadline = performance.now() + (hasRefusedMails ? arrivalLimitMs / 6 : arrivalLimitMs);
    while (missing() > 0 && performance.now() < deadline) await delay(200);
    const rows = await rowsOfLeads(client);
    const waiting = await waitingMails(client);
    const deliveries = [...ground.ledger.deliveries.values()].filter(({ lead }) => acknowledged.includes(lead));
    return {
      lost: acknowledged.filter((lead) => !rows.has(lead)),
      doubled: [...rows].filter(([, count]) => count > 1).map(([lead]) => lead),
      mailsWaiting: Math.min(waiting, missing()),
      mailsLost: hasRefusedMails ? 0 : Math.max(0, missing() - waiting),
      mailsDoubled: deliveries.filter(({ copies }) => copies.size > 1).length,
    };
  } finally {
    await client.end();
  }
}

/** Returns how often each lead is stored. */
async function rowsOfLeads(client: pg.Client): Promise<Map<number, number>> {
  const { rows } = await client.query<{ email: string }>(`select fields->>'email' as email from core.lead`);
  const counts = new Map<number, number>();
  for (const { email } of rows) {
    const lead = leadIn(email ?? '');
    if (lead !== undefined) counts.set(lead, (counts.get(lead) ?? 0) + 1);
  }
  return counts;
}

async function waitingMails(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ waiting: number }>(
    `select count(*)::int as waiting from core_queue.job where name = 'lead-mail' and state < 'completed'`,
  );
  return rows[0]?.waiting ?? 0;
}
