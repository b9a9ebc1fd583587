import { randomInt } from 'node:crypto';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { CaptchaVerdict } from './captcha-settings.ts';

/** Lifetime of a challenge, ms: long enough to write a message. */
const lifetime = 30 * 60_000;
/** Rounds of one derivation. A challenge takes up to `counter` derivations, about half a second on a telephone. */
const cost = 1000;
const counter = { from: 200, to: 1000 };

const hex = z.string().regex(/^[0-9a-f]{1,512}$/i);

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      // Checked before any key is derived: the signature covers these values, but they determine the cost of checking
      // it.
      cost: z.literal(cost),
      keyLength: z.number().int().max(64),
      keyPrefix: hex,
      expiresAt: z.number(),
      data: z.object({ site: z.string() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number().int().nonnegative(), derivedKey: hex }),
});

/** Returns a new challenge for the widget, signed and bound to the microsite. It takes `work` derivations to solve. */
export const createAltchaChallenge = (
  micrositeId: string,
  hmacKey: string,
  now: Date,
  work = randomInt(counter.from, counter.to),
): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: work,
    deriveKey,
    data: { site: micrositeId },
    expiresAt: new Date(now.getTime() + lifetime),
    hmacSignatureSecret: hmacKey,
  });

function decode(response: string): unknown {
  try {
    return JSON.parse(Buffer.from(response, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}

/** Verifies the widget's answer, base64 of JSON. The caller checks that it has not been used before. */
export async function verifyAltcha(response: string, micrositeId: string, hmacKey: string): Promise<CaptchaVerdict> {
  const parsed = safeParse(payload, decode(response));
  if (!parsed.success) return { kind: 'failed', reason: 'not an ALTCHA payload' };
  const { challenge, solution } = parsed.data;
  if (challenge.parameters.data.site !== micrositeId) return { kind: 'failed', reason: 'a challenge of another site' };
  const result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: hmacKey });
  if (!result.verified) return { kind: 'failed', reason: result.expired ? 'expired' : 'a wrong solution' };
  const { nonce, expiresAt } = challenge.parameters;
  return { kind: 'passed', challenge: { nonce, expiresAt: new Date(expiresAt * 1000) } };
}
