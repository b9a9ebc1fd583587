import type { Logger } from 'pino';
import type { CaptchaSettings } from './captcha/captcha-settings.ts';
import { connect } from './db/connect.ts';
import { createReader, type Reader } from './db/reader.ts';
import { type ContactLimits, createContactLimiters, defaultContactLimits } from './leads/contact-limits.ts';
import { createLeadQueue } from './leads/lead-queue.ts';
import type { LeadDesk } from './leads/receive-lead.ts';

/** Everything the routes work with. */
export type CoreDeps = {
  logger: Logger;
  read: Reader;
  desk: LeadDesk;
  trustProxy: boolean;
  now: () => Date;
};

export type CoreSettings = {
  databaseUrl: string;
  readUrls: string[];
  captcha: CaptchaSettings;
  trustProxy: boolean;
  logger: Logger;
  limits?: ContactLimits;
  now?: () => Date;
};

export type OpenCore = { deps: CoreDeps; close(): Promise<void> };

/** Wires core to its databases. Connects nothing yet: with the database away, calls answer 503 until it is back. */
export function openCore(settings: CoreSettings): OpenCore {
  const { logger, trustProxy, captcha, limits = defaultContactLimits, now = () => new Date() } = settings;
  const primary = connect(settings.databaseUrl, { statementTimeout: 5000, connections: 10, logger });
  // Of their own, because a message asks them while it holds a connection of the primary pool: sharing could deadlock.
  const aside = connect(settings.databaseUrl, { statementTimeout: 5000, connections: 3, logger });
  const replicas = settings.readUrls.map((url) => connect(url, { statementTimeout: 5000, connections: 10, logger }));
  const queue = createLeadQueue(aside.pool, logger);
  const read = createReader(
    primary.database,
    replicas.map(({ database }) => database),
  );
  const desk = { database: primary.database, queue, limiters: createContactLimiters(aside.pool, limits), captcha };
  return {
    deps: { logger, read, desk, trustProxy, now },
    async close() {
      await queue.stop();
      await Promise.all([primary, aside, ...replicas].map((connection) => connection.close()));
    },
  };
}
