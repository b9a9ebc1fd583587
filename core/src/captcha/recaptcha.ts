import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readBounded } from '../http/read-bounded.ts';
import type { CaptchaVerdict } from './captcha-settings.ts';

const timeoutMs = 3000;
/** Maximum size of the verifier's answer, bytes; it usually has some hundreds. */
const answerLimit = 20_000;

/** Lifetime of a token, ms: Google accepts it for two minutes. `clockSkew` allows for the clocks of two machines. */
const lifetime = 2 * 60_000;
const clockSkew = 30_000;

const siteVerifyAnswer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  challenge_ts: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});
type SiteVerifyAnswer = z.infer<typeof siteVerifyAnswer>;

interface Question {
  verifyUrl: string;
  secret: string;
  response: string;
  address: string;
  expected: Expectation;
}

/** Expected properties of a token. */
export interface Expectation {
  /** Host name of the site, without `www.`. */
  hostname: string;
  /** The form's type: v3 and enterprise tokens carry the action that the page named. Null for v2, which has none. */
  action: string | null;
  /** Null for v2, which has no score. */
  minScore: number | null;
  now: Date;
}

/**
 * Verifies a token with reCAPTCHA's siteverify: success, host name, action, age and score. A low score makes a message
 * suspect, not refused. A token is accepted once, even if the verifier accepts it twice.
 */
export async function verifyRecaptcha({
  verifyUrl,
  secret,
  response,
  address,
  expected,
}: Question): Promise<CaptchaVerdict> {
  const body = new URLSearchParams({ secret, response });
  if (address !== 'unknown') body.set('remoteip', address);
  try {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body,
      // The secret is sent to the configured address only.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) return { kind: 'unavailable', reason: `the verifier answered ${answer.status}` };
    const verified = siteVerifyAnswer.parse(JSON.parse((await readBounded(answer.body, answerLimit)) ?? ''));
    const wrong = whatIsWrong(verified, expected);
    if (wrong) return { kind: 'failed', reason: wrong, isUsed: wasUsed(verified) };
    const isSuspect = expected.minScore !== null && (verified.score ?? 0) < expected.minScore;
    const nonce = `recaptcha:${createHash('sha256').update(response).digest('hex')}`;
    const expiresAt = new Date(expected.now.getTime() + lifetime + 2 * clockSkew);
    return { kind: isSuspect ? 'suspect' : 'passed', challenge: { nonce, expiresAt } };
  } catch (error) {
    return { kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The verifier has one error code for used and for expired tokens. */
const wasUsed = (answer: SiteVerifyAnswer): boolean => answer['error-codes']?.includes('timeout-or-duplicate') ?? false;

/** Every answer of the real verifier has a host name and a time; without them the origin of the token is unknown. */
function whatIsWrong(answer: SiteVerifyAnswer, { hostname, action, minScore, now }: Expectation): string | null {
  if (!answer.success) return answer['error-codes']?.join(', ') || 'refused';
  if (withoutWww(answer.hostname ?? '') !== hostname) return `a token of the host ${answer.hostname ?? '(none)'}`;
  const made = Date.parse(answer.challenge_ts ?? '');
  const age = now.getTime() - made;
  if (!(age <= lifetime + clockSkew && age >= -clockSkew)) return `a token of ${answer.challenge_ts ?? 'no time'}`;
  if (action !== null && answer.action !== action) return `a token for the action ${answer.action ?? '(none)'}`;
  if (minScore !== null && !(Number(answer.score) >= 0 && Number(answer.score) <= 1))
    return 'an answer without a score';
  return null;
}

export const withoutWww = (hostname: string): string => hostname.toLowerCase().replace(/^www\./, '');
