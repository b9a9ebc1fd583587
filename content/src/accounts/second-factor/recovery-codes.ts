import { randomInt } from 'node:crypto';

const recoveryCodeCount = 10;
/** Letters and digits without those that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const half = 5;

const randomHalf = (): string => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Returns new recovery codes such as `K7QWM-2HXRT`: 49 random bits each. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => `${randomHalf()}-${randomHalf()}`);

/** Returns the code in its canonical form, whatever spacing and case was typed; null when the text is not a code. */
export function readRecoveryCode(typed: string): string | null {
  const bare = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return bare.length === 2 * half ? `${bare.slice(0, half)}-${bare.slice(half)}` : null;
}
