import type { Logger } from 'pino';
import type { Database } from '../db/connect.ts';
import type { MailTransport } from './mail-transport.ts';

/** Dependencies of the functions that send mails. */
export interface MailServices {
  database: Database;
  transport: MailTransport;
  /** Sender address of mails. */
  from: string;
  /** Origin of the pictures under `/resources/`; without it mails show none. */
  assetsUrl?: string | undefined;
  logger: Logger;
}
