import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { stack } from './browser.ts';

/** A mail in the outbox of the stack. */
export interface PostedMail {
  /** Header fields by name in lower case. */
  headers: ReadonlyMap<string, string>;
  /** Whole mail with joined lines, to search it for addresses. */
  whole: string;
}

const outbox = join(stack.dataDir, 'outbox');

/** Returns the mails to an address, the oldest first. */
export function mailsTo(email: string): PostedMail[] {
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readMail(readFileSync(join(outbox, file), 'utf8')))
    .filter(({ headers }) => headers.get('to')?.includes(email))
    .sort((one, other) => sentAt(one) - sentAt(other));
}

const sentAt = ({ headers }: PostedMail): number => Date.parse(headers.get('date') ?? '');

/** Returns the text with joined header lines (RFC 5322 §2.2.3) and joined quoted-printable lines (RFC 2045 §6.7). */
function readMail(source: string): PostedMail {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1);
  const fields = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = new Map(
    fields.map((field) => [field.replace(/:.*/s, '').toLowerCase(), field.replace(/^[^:]*:\s*/, '')]),
  );
  return { headers, whole: source.replace(/=\r?\n/g, '').replace(/=3D/g, '=') };
}

/** Time limit in ms for a mail: one interval of the worker and one job on a busy machine. */
export const mailTimeout = 120_000;

/** Waits until the outbox has this number of mails to an address, and returns the last. */
export async function lastMailTo(email: string, count: number): Promise<PostedMail> {
  await expect.poll(() => mailsTo(email).length, { timeout: mailTimeout }).toBe(count);
  const last = mailsTo(email).at(-1);
  if (!last) throw new Error(`No mail to ${email}.`);
  return last;
}
