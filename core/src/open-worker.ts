import type { Logger } from 'pino';
import { startAlertLoop } from './alerts/alert-loop.ts';
import { deliverAlertMail } from './alerts/deliver-alert-mail.ts';
import { purgeExpiredAlerts } from './alerts/purge-expired-alerts.ts';
import { connect } from './db/connect.ts';
import { deliverAlarmMail } from './feeds/alarms/deliver-alarm-mail.ts';
import { cleanPhotos } from './feeds/photos/clean-photos.ts';
import { copyPhotos, type PhotoServices } from './feeds/photos/copy-photos.ts';
import { queueWaitingPhotos } from './feeds/photos/queue-waiting-photos.ts';
import { reasonText } from './feeds/reasons/reason-texts.ts';
import { sendReports } from './feeds/reports/send-reports.ts';
import { repeatRun } from './feeds/runs/repeat-run.ts';
import { runFeed } from './feeds/runs/run-feed.ts';
import type { FeedServices } from './feeds/runs/run-state.ts';
import { scheduleRuns } from './feeds/runs/schedule-runs.ts';
import { deleteOldFigures } from './figures/delete-old-figures.ts';
import { composeSellerReports } from './figures/seller-reports/compose-seller-reports.ts';
import { deliverSellerReport } from './figures/seller-reports/deliver-seller-report.ts';
import { deliverBoardLead } from './leads/deliver-board-lead.ts';
import { deleteExpiredLeads } from './leads/retention.ts';
import { deliverLeadMail } from './mail/deliver-lead-mail.ts';
import { createMailCircuitBreaker } from './mail/mail-circuit-breaker.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import { deleteOldProofs } from './persons/delete-old-proofs.ts';
import { deliverReceipt } from './persons/deliver-receipt.ts';
import { createJobQueue } from './queue/job-queue.ts';
import { startJobWorker } from './queue/start-job-worker.ts';
import { deliverWebhook } from './webhooks/deliver-webhook.ts';
import type { WebhookCaller } from './webhooks/post-webhook.ts';

export interface WorkerSettings {
  databaseUrl: string;
  /** Sender address of mails. */
  from: string;
  /** Origin of the pictures in mails. */
  assetsUrl?: string | undefined;
  now?: () => Date;
  transport: MailTransport;
  webhooks: WebhookCaller;
  /** Key of the hashes of persons (`persons/person-hash.ts`). */
  personHashKey: string;
  /** Access to the servers of sources of listings. */
  feeds: Omit<FeedServices['connector'], 'signal'>;
  /** Folder of the photos that are copied from sources. */
  photosFolder: string;
  logger: Logger;
}

/**
 * Connects the worker to its database and mail server, and processes the jobs of every queue that has a handler here,
 * until it is stopped.
 */
export async function openWorker(settings: WorkerSettings): Promise<{ stop(): Promise<void> }> {
  const { databaseUrl, from, assetsUrl, transport, webhooks, feeds, logger, now = () => new Date() } = settings;
  const { database, pool, close } = connect(databaseUrl, { statementTimeout: 10_000, connections: 6, logger });
  // A separate pool: a run holds its connection for as long as it takes, and writes hundreds of listings at once.
  const feedConnection = connect(databaseUrl, { statementTimeout: 120_000, connections: 6, logger });
  const stopping = new AbortController();
  const queue = createJobQueue(pool, logger);
  const feedServices: FeedServices = {
    connection: feedConnection,
    connector: { ...feeds, signal: stopping.signal },
    logger,
    now,
  };
  const photoServices: PhotoServices = {
    pool: feedConnection.pool,
    folder: settings.photosFolder,
    privateHosts: feeds.limits.privateHosts,
    logger,
    now,
    signal: stopping.signal,
  };
  const circuitBreaker = createMailCircuitBreaker(transport, logger);
  const mailServices = { database, transport: circuitBreaker.transport, from, assetsUrl, logger };
  const webhookServices = { database, caller: webhooks, logger };
  const worker = await startJobWorker(
    databaseUrl,
    {
      'lead-mail': (job) => deliverLeadMail(mailServices, job),
      'lead-webhook': (job) => deliverWebhook(webhookServices, job),
      'lead-board': (job) => deliverBoardLead({ database, connector: feedServices.connector, logger }, job),
      'lead-retention': async () => {
        await deleteExpiredLeads(database, now(), logger);
        await deleteOldProofs(database, settings.personHashKey, now(), logger);
      },
      'alert-mail': ({ mailId }) => deliverAlertMail(mailServices, mailId, now()),
      'alert-cleanup': () => purgeExpiredAlerts(database, now()),
      'figure-retention': () => deleteOldFigures(database, now(), logger),
      'seller-report-schedule': async () => {
        await composeSellerReports(database, queue, now());
      },
      'seller-report': (job) => deliverSellerReport(mailServices, job, now()),
      'erasure-receipt': (job) => deliverReceipt(mailServices, job, now()),
      'feed-schedule': () => scheduleRuns(database, queue, now(), logger),
      'feed-photos': async ({ sourceId }) => {
        await copyPhotos(photoServices, sourceId);
      },
      'feed-photo-cleanup': () => cleanPhotos(feedConnection.database, settings.photosFolder, now()),
      'feed-reports': async () => {
        await sendReports({ database, privateHosts: feeds.limits.privateHosts, logger, now, signal: stopping.signal });
      },
      'feed-alarm-mail': (job) => deliverAlarmMail(mailServices, job),
      'feed-run': async (job) => {
        const result = await runFeed(feedServices, job.sourceId, job.key);
        if (result.outcome === 'busy' && job.isRequested) await repeatRun(database, queue, job);
        await queueWaitingPhotos(database, queue, now());
        if ('reason' in result && result.reason !== null) throw new Error(reasonText('en', result.reason));
      },
    },
    {
      'lead-mail': circuitBreaker.waitUntilClosed,
      'alert-mail': circuitBreaker.waitUntilClosed,
      'seller-report': circuitBreaker.waitUntilClosed,
      'erasure-receipt': circuitBreaker.waitUntilClosed,
      'feed-alarm-mail': circuitBreaker.waitUntilClosed,
    },
    logger,
  );
  const alerts = startAlertLoop({ database, queue, now, logger });
  return {
    async stop() {
      stopping.abort();
      await Promise.all([worker.stop(), alerts.stop()]);
      await queue.stop();
      transport.close();
      await Promise.all([close(), feedConnection.close()]);
    },
  };
}
