import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

/** Payload's parameters (`generatePasswordSaltHash`), which it does not export. */
const [iterations, keyLength] = [600_000, 32];

/** Takes the time that Payload needs to check a password, so that an unknown account answers no sooner than a known one. */
export async function hashUnknownPassword(password: string): Promise<void> {
  await promisify(pbkdf2)(password, 'no account has this salt', iterations, keyLength, 'sha256');
}
