import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startMailServer } from '../../core/test/mail-server.ts';
import { temporaryFolder } from '../benchmark-database.ts';
import type { Report } from '../figure.ts';
import { startBareInserts } from '../leads/bare-inserts.ts';
import { startLeadDatabase } from '../leads/lead-database.ts';
import { reportLeads } from '../leads/lead-report.ts';
import type { LeadRun } from '../leads/lead-run.ts';
import { prepareSending } from '../leads/lead-sending.ts';
import { MailLedger } from '../leads/mail-ledger.ts';
import { processFacts } from '../leads/process-facts.ts';
import { startSupervisedWorker } from '../leads/supervised-worker.ts';
import { startServer } from '../server-process.ts';

/** Leads a second. */
const rate = 50;
/** Maximum time from the last lead to an empty queue, ms. */
const drainLimitMs = 5 * 60_000;
const hmacKey = 'the-key-of-the-bench-of-leads';

/**
 * Times of the faults, in shares of the run. The worker is killed while mails are sent, while they wait and while all of them leave at
 * once; the database stops while mails are being sent; the mail server is down for half of the time.
 */
const plan = { kills: [0.125, 0.58, 0.875], restart: 0.25, mailsDown: 0.335, mailsUp: 0.835 };

/** Leads at a steady pace for so many seconds, while the worker, the database and the mail server go away in turn. */
export async function measureLeads(report: Report, seconds: number): Promise<void> {
  const ground = await startLeadDatabase();
  const ledger = new MailLedger();
  const mails = await startMailServer({ take: (mail) => ledger.note(mail) });
  const env = {
    DATABASE_URL: ground.databaseUrl,
    DATA_DIR: await temporaryFolder(),
    CAPTCHA_HMAC_KEY: hmacKey,
    SMTP_URL: mails.url,
    MAIL_FROM: 'no-reply@vitrine.example',
  };
  const core = await startServer('core/src/main.ts', env);
  const worker = await startSupervisedWorker(env);
  const send = await prepareSending(
    { leads: seconds * rate, rate },
    { CORE_URL: core.origin, CAPTCHA_HMAC_KEY: hmacKey },
  );
  const bare = await startBareInserts(ground.databaseUrl);

  const start = Date.now();
  const when = async <T>(share: number, act: () => Promise<T>): Promise<T> => {
    await delay(start + share * seconds * 1000 - Date.now());
    return act();
  };
  const moment = (act: () => Promise<void>) => async () => {
    const at = Date.now();
    await act();
    return at;
  };
  const trouble = Promise.all([
    when(plan.restart, ground.restartAtOnce),
    when(plan.mailsDown, moment(mails.goDown)),
    when(plan.mailsUp, moment(mails.comeUp)),
    when(0.2, () => processFacts(core.pid)),
    when(0.95, () => processFacts(worker.pid())),
    ...plan.kills.map((share) => when(share, worker.kill)),
  ]);
  const sending = send().then((sent) => ({ sent, lastAnswer: Date.now() }));
  const [{ sent, lastAnswer }, troubles] = await Promise.all([sending, trouble]);
  const [databaseAway, mailsDown, mailsUp, coreEarly, workerEarly] = troubles;
  const bareInserts = await bare.stop();
  const drained = await untilDrained(ground.databaseUrl);
  const run: LeadRun = {
    seconds,
    databaseAway,
    start,
    mailsDown,
    mailsUp,
    lastAnswer,
    drained,
    core: { early: coreEarly, late: await processFacts(core.pid) },
    worker: { early: workerEarly, late: await processFacts(worker.pid()) },
    bareInserts,
  };
  await reportLeads(run, sent, ledger, ground.databaseUrl, report);
  await core.stop();
}

/** Returns the time at which no mail waited any longer; null when some still did at the time limit. */
async function untilDrained(databaseUrl: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const deadline = Date.now() + drainLimitMs;
  try {
    while (Date.now() < deadline) {
      const { rows } = await client.query(
        `select count(*)::int as waiting from core_queue.job where name = 'lead-mail' and state < 'completed'`,
      );
      if (rows[0].waiting === 0) return Date.now();
      await delay(200);
    }
    return null;
  } finally {
    await client.end();
  }
}
