import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import type { MailTransport } from './mail-transport.ts';

/** What sending mails needs. */
export type MailServices = {
  database: Database;
  transport: MailTransport;
  /** The address that mails come from. */
  from: string;
  /** Where pictures under `/resources/` live, for whoever reads a mail; without it mails show none. */
  assetsUrl?: string | undefined;
  logger: Logger;
};
