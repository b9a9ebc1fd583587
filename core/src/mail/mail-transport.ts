import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { headerText } from './header-text.ts';
import type { Mail } from './mail.ts';

export type MailTransport = {
  send(mail: Mail): Promise<void>;
  /** Rejects while the mail server cannot be used. What sends by no server has none. */
  verify?(): Promise<void>;
  close(): void;
};

/** Number of open connections to the mail server: most servers accept as many from one client, and logging in costs more than a mail. */
const connections = 5;

const mailbox = ({ name, address }: Mail['to']) => ({ name: headerText(name), address });

/**
 * A mail in nodemailer's words: every header one line, exactly one recipient whatever the headers hold, and nothing that
 * reads files or fetches addresses.
 */
const messageOf = ({ from, to, replyTo, subject, headers, ...mail }: Mail) => ({
  ...mail,
  envelope: { from: from.address, to: [to.address] },
  from: mailbox(from),
  to: mailbox(to),
  ...(replyTo && { replyTo: mailbox(replyTo) }),
  subject: headerText(subject, 200),
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerText(value, 900)])),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sends through a mail server; rejects with nodemailer's error when it refuses or cannot be reached. */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Before the socket's own patience ends, so that an idle connection is closed with a word.
    idleTimeout: 20_000,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail));
    },
    verify: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** Writes each mail as an `.eml` file into a folder, readable by its owner alone; the same mail again replaces its file. */
export function createOutbox(folder: string): MailTransport {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A folder that exists keeps its mode otherwise.
      await chmod(folder, 0o700);
      const file = join(folder, `${mail.messageId.replace(/[^\w.@-]/g, '')}.eml`);
      // Written aside and renamed, so that whoever watches the folder never reads half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}
