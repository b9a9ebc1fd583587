import { z } from 'zod';
import type { CaptchaVerdict } from './captcha-settings.ts';

const timeoutMilliseconds = 3000;

const siteVerifyAnswer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).optional(),
});

type Question = {
  verifyUrl: string;
  secret: string;
  response: string;
  address: string;
  /** Null for v2, which has no score. */
  minScore: number | null;
};

/** Asks reCAPTCHA's siteverify, which accepts each answer once. A bad score makes a message suspect, not refused. */
export async function verifyRecaptcha(question: Question): Promise<CaptchaVerdict> {
  const { verifyUrl, secret, response, address, minScore } = question;
  const body = new URLSearchParams({ secret, response });
  if (address !== 'unknown') body.set('remoteip', address);
  try {
    const answer = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMilliseconds) });
    if (!answer.ok) return { kind: 'unavailable', reason: `the verifier answered ${answer.status}` };
    const { success, score, 'error-codes': codes } = siteVerifyAnswer.parse(await answer.json());
    if (!success) return { kind: 'failed', reason: codes?.join(', ') ?? 'refused' };
    if (minScore === null) return { kind: 'passed' };
    if (score === undefined) return { kind: 'failed', reason: 'an answer without a score' };
    return { kind: score >= minScore ? 'passed' : 'suspect' };
  } catch (error) {
    return { kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) };
  }
}
