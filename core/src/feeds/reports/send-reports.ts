import { type Selectable, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../db/connect.ts';
import type { FeedReportTable } from '../../db/feed-tables.ts';
import { fetchBytes, type HttpLimits } from '../http-client/call-http.ts';
import { retryAfterMs } from '../http-client/retry-after.ts';
import { type Reason, reasonOf, storedReason } from '../reasons/reason.ts';

export interface ReportServices {
  database: Database;
  privateHosts: HttpLimits['privateHosts'];
  limits?: Partial<typeof reportLimits>;
  logger: Logger;
  now: () => Date;
  signal?: AbortSignal | undefined;
}

type ClaimedReport = Pick<
  Selectable<FeedReportTable>,
  'id' | 'source_key' | 'destination' | 'event' | 'locale' | 'attempts'
> & { url: string };
type Sent =
  | { state: 'sent' }
  | { state: 'waiting'; pause: number | null; reason: Reason }
  | { state: 'dropped'; reason: Reason };

const reportLimits = { idleMs: 10_000, totalMs: 20_000, maxBytes: 100_000 };

/** Reports that are sent at once, and in one job: DDF takes one a call. */
const concurrency = 4;
const mostPerJob = 500;
/** Time after which a report has no use any more, and after which its row is deleted, ms. */
const longestWait = 86_400_000;
const keptMs = 2 * longestWait;
const firstPause = 60_000;

const languageIds = { en: '1', fr: '2' } as const;

/**
 * Sends the reports that are due. A report is marked before it is sent and sent again only when the server cannot have counted it: a
 * killed worker or an answer that never came loses a report, and doubles none. Deletes old ones.
 */
export async function sendReports(services: ReportServices): Promise<{ sent: number; left: number }> {
  const { database, logger, now, signal } = services;
  const total = { sent: 0, left: 0 };
  const work = async () => {
    while (total.sent + total.left < mostPerJob && !signal?.aborted) {
      const report = await claimReport(database, now());
      if (!report) return;
      const result = await sendReport(services, report);
      await storeResult(database, report, result, now());
      if (result.state === 'sent') total.sent++;
      else total.left++;
      // A server that is not there is not called for each report.
      if (result.state === 'waiting') return;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  await database
    .deleteFrom('feed_report')
    .where('at', '<', new Date(now().getTime() - keptMs))
    .execute();
  if (total.sent + total.left > 0) logger.info(total, 'Reports of listings were sent');
  return total;
}

async function claimReport(database: Database, now: Date): Promise<ClaimedReport | undefined> {
  const { rows } = await sql<ClaimedReport>`
    update feed_report report set state = 'sending', attempts = attempts + 1
    from feed_source source
    where source.id = report.source_id and report.id = (
      select id from feed_report where state = 'waiting' and next_try_at <= ${now}
      order by next_try_at limit 1 for update skip locked)
    returning report.id, source_key, destination, event, locale, attempts, source.settings->>'reportUrl' as url
  `.execute(database);
  return rows[0];
}

async function sendReport({ privateHosts, limits, signal }: ReportServices, report: ClaimedReport): Promise<Sent> {
  const url = URL.parse(report.url);
  if (!url) return { state: 'dropped', reason: reasonOf('address-unreadable') };
  // Neither the visitor's address nor anything that lasts is sent: the UUID is that of this event.
  const query = {
    ListingID: report.source_key,
    DestinationID: report.destination,
    EventType: report.event,
    UUID: report.id,
    LanguageID: languageIds[report.locale],
  };
  url.search = new URLSearchParams(query).toString();
  const answer = await fetchBytes({ url }, { ...reportLimits, ...limits, privateHosts }, signal);
  if (answer.kind === 'forbidden') return { state: 'dropped', reason: answer.reason };
  if (answer.kind === 'no-answer') {
    const { fault, reason } = answer;
    const isUnreached = reason.code === 'connection-failed' && unreached.test(String(reason.values.detail));
    const isUnsent = fault === 'unknown-host' || fault === 'certificate' || isUnreached;
    return { state: isUnsent ? 'waiting' : 'dropped', pause: null, reason };
  }
  const { status, headers } = answer;
  if (status >= 200 && status < 300) return { state: 'sent' };
  const reason = reasonOf('server-answered', { status });
  const isTemporary = status === 429 || status >= 500;
  if (!isTemporary) return { state: 'dropped', reason };
  return { state: 'waiting', pause: retryAfterMs(headers['retry-after'] ?? null), reason };
}

/** Faults before anything was sent. */
const unreached = /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/;

async function storeResult(
  database: Database,
  { id, attempts }: ClaimedReport,
  result: Sent,
  now: Date,
): Promise<void> {
  const pause = result.state === 'waiting' ? (result.pause ?? firstPause * 2 ** (attempts - 1)) : 0;
  const next = new Date(now.getTime() + Math.min(pause, longestWait));
  const isLate = sql`${result.state} = 'waiting' and ${next} > at + interval '1 day'`;
  await sql`update feed_report set state = case when ${isLate} then 'dropped' else ${result.state} end,
      next_try_at = ${next}, reason = ${'reason' in result ? storedReason(result.reason) : null}
    where id = ${id}`.execute(database);
}
