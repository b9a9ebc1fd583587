import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

/** Payload's parameters (`generatePasswordSaltHash`), which it does not export. */
const [iterations, keyLength] = [600_000, 32];

/** Takes as long as Payload's password check, so that the response time does not reveal whether an account exists. */
export async function hashUnknownPassword(password: string): Promise<void> {
  await promisify(pbkdf2)(password, 'no account has this salt', iterations, keyLength, 'sha256');
}
