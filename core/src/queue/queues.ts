import type { QueueOptions } from 'pg-boss';

/** The schema of the queue's own tables. */
export const queueSchema = 'core_queue';

/** Data of a job, by queue. It contains ids and no personal data. */
export interface QueueJobs {
  /** One mail of a lead. */
  'lead-mail':
    | { leadId: string; kind: 'broker' }
    /** Mail to a broker who shares the listing with the recipient; the occasion is their slug. */
    | { leadId: string; kind: 'co-broker'; occasion: string }
    | { leadId: string; kind: 'confirmation' }
    /** Mail to the assigned recipient; the occasion is the id of the event in `lead_event`. */
    | { leadId: string; kind: 'assignment'; occasion: string };
  /** One event for a site's CRM, a row of `webhook_delivery`. */
  'lead-webhook': { deliveryId: string };
  /** One message for the board of its listing, a row of `board_lead`. */
  'lead-board': { leadId: string };
  /** One mail of a property alert, composed by `alerts/alert-loop.ts`. */
  'alert-mail': { mailId: string };
  /** Deletes unconfirmed alerts and other expired rows. */
  'alert-cleanup': object;
  /** Deletes leads and proofs of consent whose retention period has ended. */
  'lead-retention': object;
  /** Deletes daily counts whose retention period has ended. */
  'figure-retention': object;
  /** Ends the reports of listings off the market, and queues those that are due. */
  'seller-report-schedule': object;
  /** One report to a seller, for the week that begins on this Monday. */
  'seller-report': { reportId: string; week: string };
  /** The receipt of an erasure, a row of `erasure`. */
  'erasure-receipt': { number: string };
  /** Queues the runs of sources of listings that are due. */
  'feed-schedule': object;
  /**
   * One run of a source of listings, or of one listing of it, by its key at the source. One that staff asked for waits for the end of a run that is under way.
   */
  'feed-run': { sourceId: string; key?: string; isRequested?: true };
  /** Copies the waiting photos of a source. */
  'feed-photos': { sourceId: string };
  /** Deletes the copied photos that no listing uses any longer. */
  'feed-photo-cleanup': object;
  /** Sends the reports of views and clicks that are due. */
  'feed-reports': object;
  /** Mail of an alarm to one of the recipients in the settings of its source, counted from zero. */
  'feed-alarm-mail': { alarmId: string; recipient: number };
}
export type QueueName = keyof QueueJobs;

interface Queue {
  options: QueueOptions;
  /** Maximum number of jobs of the queue that one worker runs at once. */
  concurrency: number;
  /** Schedule (UTC) at which an empty job is queued. Times at which no worker runs are skipped. */
  cron?: string;
}

/**
 * Seconds without a heartbeat after which a job is released, such as after a kill. A worker renews it three times
 * within this period. pg-boss requires at least 10.
 */
export const heartbeatSeconds = 12;

/**
 * Retries of a mail that the mail server refuses temporarily. Pauses double from 5 s to half an hour, and 2,500 attempts last for weeks. An
 * unavailable mail server uses up none of them, because no mail is tried then (`mail/mail-circuit-breaker.ts`).
 */
const mail: QueueOptions = {
  retryLimit: 2500,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 1800,
  retentionSeconds: 60 * 86_400,
  expireInSeconds: 120,
};

/**
 * Maximum number of attempts to deliver a webhook: about three days, after 10 s, 20 s, 40 s … then every two hours.
 * Failed deliveries are left to staff.
 */
export const webhookTries = 45;

/** Maximum number of attempts to send a message to a board that has not taken it: about two days, with pauses that double up to two hours. */
export const boardTries = 30;

/** Retries of a recurring job; the next run makes up for one that failed. */
const recurring: QueueOptions = { retryLimit: 3, retryDelay: 30, retryBackoff: true, expireInSeconds: 600 };

/** Every queue of core. A migration installs them; a worker takes those that it has a handler for (`open-worker.ts`). */
export const queues: Record<QueueName, Queue> = {
  // More than the mail transport has connections, so that the next mail is ready when one becomes free.
  'lead-mail': { options: mail, concurrency: 20 },
  'lead-webhook': {
    options: {
      // A few more than `webhookTries`, for attempts interrupted by a kill.
      retryLimit: webhookTries + 10,
      retryDelay: 10,
      retryBackoff: true,
      retryDelayMax: 7200,
      retentionSeconds: 14 * 86_400,
      expireInSeconds: 60,
    },
    // Each job only holds a socket, and a CRM that hangs for its ten seconds must not delay those of other sites.
    concurrency: 50,
  },
  'lead-board': {
    options: {
      // A few more than `boardTries`, for attempts interrupted by a kill.
      retryLimit: boardTries + 10,
      retryDelay: 10,
      retryBackoff: true,
      retryDelayMax: 7200,
      retentionSeconds: 14 * 86_400,
      expireInSeconds: 60,
    },
    concurrency: 2,
  },
  'alert-mail': { options: mail, concurrency: 5 },
  'alert-cleanup': { options: recurring, concurrency: 1, cron: '37 * * * *' },
  // At night in Québec.
  'lead-retention': { options: recurring, concurrency: 1, cron: '17 7 * * *' },
  'figure-retention': { options: recurring, concurrency: 1, cron: '27 7 * * *' },
  'seller-report-schedule': { options: recurring, concurrency: 1, cron: '*/10 * * * *' },
  'seller-report': { options: mail, concurrency: 2 },
  'erasure-receipt': { options: mail, concurrency: 1 },
  'feed-schedule': { options: recurring, concurrency: 1, cron: '*/5 * * * *' },
  'feed-alarm-mail': { options: mail, concurrency: 2 },
  // The schedule queues an interrupted copy job again.
  'feed-photos': { options: { retryLimit: 0, expireInSeconds: 3600 }, concurrency: 1 },
  'feed-photo-cleanup': { options: { ...recurring, expireInSeconds: 3600 }, concurrency: 1, cron: '47 7 * * *' },
  'feed-reports': { options: { retryLimit: 0, expireInSeconds: 600 }, concurrency: 1, cron: '* * * * *' },
  'feed-run': {
    // The first run of a large source takes hours when its server is slow. Runs that fail are scheduled again anyway.
    options: { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 6 * 3600 },
    concurrency: 2,
  },
};

// Object.keys returns plain strings; the keys are the names of the type.
export const queueNames = Object.keys(queues) as QueueName[];
