import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import type { StoreEnv } from '../../env.ts';

type Sender = (message: SendMailOptions) => Promise<void>;

/** Keeps the content of a message from making the process read a file or fetch a URL. */
const safe = { disableFileAccess: true, disableUrlAccess: true };

function createSmtpSender(smtpUrl: string): Sender {
  const transport = nodemailer.createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 30_000 });
  return async (message) => {
    await transport.sendMail({ ...message, ...safe });
  };
}

/**
 * Creates a sender that writes each mail as an `.eml` file readable by its owner only, because it may contain a link that sets a
 * password.
 */
function createFileSender(folder: string): Sender {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message) => {
    const sent = await transport.sendMail({ ...message, ...safe });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `account.${randomUUID()}.eml`);
    // Written to a temporary file and renamed, so that a reader of the folder never sees an incomplete mail.
    await writeFile(`${file}.part`, sent.message, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}

/** Returns Payload's e-mail adapter: through `SMTP_URL`, or into the outbox folder when none is set. */
export const mailSender = (env: StoreEnv): EmailAdapter<void> => {
  const send = env.SMTP_URL ? createSmtpSender(env.SMTP_URL) : createFileSender(join(env.DATA_DIR, 'outbox'));
  const from = { name: 'Vitrine', address: env.MAIL_FROM };
  return () => ({
    name: env.SMTP_URL ? 'smtp' : 'outbox',
    defaultFromAddress: from.address,
    defaultFromName: from.name,
    sendEmail: (message) => send({ from, ...message }),
  });
};
