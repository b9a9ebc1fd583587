import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Mail } from './mail.ts';

export type MailTransport = { send(mail: Mail): Promise<void>; close(): void };

/** What a mail may not do, whatever it holds: read files or fetch addresses. */
const caution = { disableFileAccess: true, disableUrlAccess: true };

/** Sends through a mail server; rejects with nodemailer's error when it refuses or cannot be reached. */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, ...caution });
    },
    close: () => transport.close(),
  };
}

/** Writes each mail as an `.eml` file into a folder; the same mail again replaces its file. */
export function createOutbox(folder: string): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ ...mail, ...caution });
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${mail.messageId.replace(/[^\w.@-]/g, '')}.eml`);
      // Written aside and renamed, so that whoever watches the folder never reads half a mail.
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}
