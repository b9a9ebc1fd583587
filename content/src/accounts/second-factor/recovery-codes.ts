import { randomInt } from 'node:crypto';

const recoveryCodeCount = 10;
/** Letters and digits that cannot be taken for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const half = 5;

const randomHalf = (): string => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Returns new recovery codes such as `K7QWM-2HXRT`: 49 random bits each. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => `${randomHalf()}-${randomHalf()}`);

/** Returns the code as it was made, whatever the spacing and case of what was typed; null for what is none. */
export function readRecoveryCode(typed: string): string | null {
  const bare = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return bare.length === 2 * half ? `${bare.slice(0, half)}-${bare.slice(half)}` : null;
}
