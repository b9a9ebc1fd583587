import { isSignature, signText } from '@vitrine/contract/signature.ts';
import { env } from '../../env.server.ts';

/** Name of the hidden field that proves when the visitor was shown the message for review. */
export const reviewField = 'reviewed';

/** Field that only a program fills in, since people do not see it. */
export const trapField = 'reference';

/** Shortest and longest time between the two submissions, ms. */
const shortest = 3000;
const longest = 24 * 60 * 60 * 1000;

const signedText = (moment: string) => `message-review ${moment}`;

/** Returns the value of the review field for a page that is shown now. */
export async function reviewProof(now: number): Promise<string> {
  const moment = String(now);
  return `${moment}.${await signText(env().CONTENT_API_KEY, signedText(moment))}`;
}

/** True when the page for review was shown at least three seconds and at most a day ago. */
export async function isReviewed(proof: FormDataEntryValue | null, now: number): Promise<boolean> {
  const [, moment, signature] = typeof proof === 'string' ? (/^(\d{1,15})\.([0-9a-f]{64})$/.exec(proof) ?? []) : [];
  if (moment === undefined || signature === undefined) return false;
  const age = now - Number(moment);
  return age >= shortest && age <= longest && isSignature(env().CONTENT_API_KEY, signedText(moment), signature);
}
