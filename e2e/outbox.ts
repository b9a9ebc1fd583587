import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { stack } from './browser.ts';

/** A mail as it lies in the outbox of the house. */
export interface PostedMail {
  /** Header fields by name in lower case. */
  headers: ReadonlyMap<string, string>;
  /** All of it with its lines joined again, for finding addresses in it. */
  whole: string;
}

const outbox = join(stack.dataDir, 'outbox');

/** The mails to an address, the oldest first. */
export function mailsTo(email: string): PostedMail[] {
  return readdirSync(outbox)
    .map((file) => readMail(readFileSync(join(outbox, file), 'utf8')))
    .filter(({ headers }) => headers.get('to')?.includes(email))
    .sort((one, other) => sentAt(one) - sentAt(other));
}

const sentAt = ({ headers }: PostedMail): number => Date.parse(headers.get('date') ?? '');

/** Folded header lines (RFC 5322 §2.2.3) and quoted-printable text (RFC 2045 §6.7) are put together again. */
function readMail(source: string): PostedMail {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1);
  const fields = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = new Map(
    fields.map((field) => [field.replace(/:.*/s, '').toLowerCase(), field.replace(/^[^:]*:\s*/, '')]),
  );
  return { headers, whole: source.replace(/=\r?\n/g, '').replace(/=3D/g, '=') };
}

/** How long a mail may take: a round of the worker and a job on a busy machine, ms. */
const patience = 60_000;

/** Waits until so many mails to an address lie there, and returns the last. */
export async function lastMailTo(email: string, count: number): Promise<PostedMail> {
  await expect.poll(() => mailsTo(email).length, { timeout: patience }).toBe(count);
  const last = mailsTo(email).at(-1);
  if (!last) throw new Error(`No mail to ${email}.`);
  return last;
}
