import type { Database } from '../../db/connect.ts';
import { isFinalRefusal } from '../../mail/mail-failure.ts';
import type { MailServices } from '../../mail/mail-services.ts';
import { sellerReportMail } from '../../mail/seller-report-mail.ts';
import type { QueueJobs } from '../../queue/queues.ts';
import { endReport } from './change-seller-report.ts';
import { readReportFacts } from './read-seller-report.ts';

type Job = QueueJobs['seller-report'];

/** Marks the mail as sent, or as waiting again. Returns false when it was already sent, or its report is deleted. */
async function mark(database: Database, { reportId, week }: Job, sentAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('seller_report_mail')
    .set({ sent_at: sentAt })
    .where('report_id', '=', reportId)
    .where('week', '=', week)
    .where('sent_at', sentAt ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Sends the report of a week, unless it was sent, the report is paused or has ended, or its listing has left the market, which ends it. It is marked
 * as sent before it is handed to the mail server and a failure takes the mark back: a worker that is killed in between loses a report rather than
 * sends it twice. Rejects when the mail should be retried.
 */
export async function deliverSellerReport(services: MailServices, job: Job, now: Date): Promise<void> {
  const { database, transport, from, assetsUrl } = services;
  const logger = services.logger.child({ report: job.reportId, week: job.week });
  const report = await database
    .selectFrom('seller_report')
    .selectAll()
    .where('id', '=', job.reportId)
    .executeTakeFirst();
  if (report?.status !== 'active') return;
  const facts = await readReportFacts(database, report, job.week);
  if (!facts) {
    await endReport(database, report, 'off-market', now);
    return logger.info('A report to a seller has ended with its listing');
  }
  if (!(await mark(database, job, now))) return;
  try {
    await transport.send(sellerReportMail(facts, { week: job.week, from, assetsUrl, now }));
    logger.info('A report was sent to a seller');
  } catch (error) {
    if (!isFinalRefusal(error)) {
      await mark(database, job, null);
      throw error;
    }
    logger.warn({ reason: String(error) }, 'The mail server refuses this report for good');
  }
}
