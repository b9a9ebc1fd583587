import type { QueueOptions } from 'pg-boss';

/** The schema of the queue's own tables. */
export const queueSchema = 'core_queue';

/** Data of a job, by queue. It never holds a visitor's words: a job names a row. */
export type QueueJobs = {
  /** One mail of a lead. */
  'lead-mail':
    | { leadId: string; kind: 'broker' }
    | { leadId: string; kind: 'confirmation' }
    /** To whom staff gave the lead; the occasion is the id of the event in `lead_event`. */
    | { leadId: string; kind: 'assignment'; occasion: string };
  /** One event for a site's CRM, a row of `webhook_delivery`. */
  'lead-webhook': { deliveryId: string };
  /** One mail of a property alert. When and about what is `alerts/alert-loop.ts`'s to say. */
  'alert-mail': { letterId: string };
  /** Deletes alerts that nobody has confirmed, and what else has had its time. */
  'alert-tidying': object;
  /** Removes leads that have been kept long enough. */
  'lead-retention': object;
};
export type QueueName = keyof QueueJobs;

type Queue = {
  options: QueueOptions;
  /** Maximum number of its jobs that one worker runs at once. */
  concurrency: number;
  /** Puts an empty job into it at these times (UTC). A time at which no worker runs is left out. */
  cron?: string;
};

/**
 * A worker says this often (three times within it) that a job is still in its hands. The job of one that was killed is free again after so
 * many seconds, however long it may run. pg-boss takes 10 at least.
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

/** After so many tries a CRM is left alone: about three days, 10 s, 20 s, 40 s … then every two hours. What is left is for people to look at. */
export const webhookTries = 45;

/** Retries of a recurring job; the next run makes up for one that failed. */
const recurring: QueueOptions = { retryLimit: 3, retryDelay: 30, retryBackoff: true, expireInSeconds: 600 };

/** Every queue of core. A migration installs them; a worker takes those that it has a handler for (`open-worker.ts`). */
export const queues: Record<QueueName, Queue> = {
  // More than the mail transport has connections, so that the next mail is written when one is free.
  'lead-mail': { options: mail, concurrency: 20 },
  'lead-webhook': {
    options: {
      // A few more than count, for workers that are killed in the middle of one.
      retryLimit: webhookTries + 10,
      retryDelay: 10,
      retryBackoff: true,
      retryDelayMax: 7200,
      retentionSeconds: 14 * 86_400,
      expireInSeconds: 60,
    },
    // Each holds but a socket, and a CRM that hangs for its ten seconds should not keep those of other sites waiting.
    concurrency: 50,
  },
  'alert-mail': { options: mail, concurrency: 5 },
  'alert-tidying': { options: recurring, concurrency: 1, cron: '37 * * * *' },
  // At night in Québec.
  'lead-retention': { options: recurring, concurrency: 1, cron: '17 7 * * *' },
};

// Object.keys forgets the names that the type knows.
export const queueNames = Object.keys(queues) as QueueName[];
