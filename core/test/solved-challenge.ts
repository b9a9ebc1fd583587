import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createAltchaChallenge } from '../src/captcha/altcha.ts';

/**
 * Returns a correct ALTCHA solution without the computation of a browser: with the key, a test can create a challenge whose solution is
 * the first number. Core verifies it like any other; `now` is the time by its clock.
 */
export async function solvedChallenge(micrositeId: string, hmacKey: string, now = new Date()): Promise<string> {
  const challenge = await createAltchaChallenge(micrositeId, hmacKey, now, 1);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
