import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Payload's parameters and prefix (`generatePasswordSaltHash`), which it does not export. */
const [iterations, keyLength] = [600_000, 32];
const prefix = 'pbkdf2-sha256-v1:';

const hash = (password: string, salt: string): Promise<Buffer> =>
  promisify(pbkdf2)(password, salt, iterations, keyLength, 'sha256');

/** Takes as long as Payload's password check, so that the response time does not reveal whether an account exists. */
export async function hashUnknownPassword(password: string): Promise<void> {
  await hash(password, 'no account has this salt');
}

/** Returns true when the password is the one whose salt and hash Payload stores. */
export async function isPasswordOf(stored: { salt?: unknown; hash?: unknown }, password: string): Promise<boolean> {
  if (typeof stored.salt !== 'string' || typeof stored.hash !== 'string' || !stored.hash.startsWith(prefix))
    return false;
  const expected = Buffer.from(stored.hash.slice(prefix.length), 'hex');
  const given = await hash(password, stored.salt);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
