import type { Logger } from 'pino';
import type { CaptchaSettings } from '../captcha/captcha-settings.ts';
import type { Database } from '../db/connect.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import type { Site } from '../sites/find-site.ts';
import type { ContactLimiters } from './contact-limits.ts';

/** Dependencies of the functions that receive leads. */
export interface LeadServices {
  database: Database;
  /** Database of the reports to sources of listings: it has separate connections, so that reports do not delay messages. */
  reportDatabase: Database;
  queue: JobQueue;
  limiters: ContactLimiters;
  captcha: CaptchaSettings;
  now: () => Date;
}

export interface SubmissionContext {
  site: Site;
  /** The visitor's address, or `unknown`. */
  address: string;
  userAgent: string | null;
  idempotencyKey: string | null;
  logger: Logger;
}
