import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { headerText } from './header-text.ts';
import type { Mail } from './mail.ts';

export interface MailTransport {
  send(mail: Mail): Promise<void>;
  /** Rejects while the mail server is unavailable. Absent in a transport without a server. */
  verify?(): Promise<void>;
  close(): void;
}

/** Number of open connections to the mail server: most servers accept as many from one client, and logging in costs more than a mail. */
const connections = 5;

const mailbox = ({ name, address }: Mail['to']) => ({ name: headerText(name), address });

/**
 * Returns a mail for nodemailer: every header on one line, exactly one recipient whatever the headers hold, and no
 * access to files or URLs.
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
    // Shorter than the socket's timeout, so that an idle connection is closed with QUIT.
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
      // `mkdir` does not change the mode of an existing folder.
      await chmod(folder, 0o700);
      const file = join(folder, `${mail.messageId.replace(/[^\w.@-]/g, '')}.eml`);
      // Written to a temporary file and renamed, so that a reader of the folder never sees an incomplete mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}
