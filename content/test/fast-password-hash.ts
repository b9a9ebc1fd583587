import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Parameters of one password hash as the product asks for it. */
export interface PasswordHash {
  iterations: number;
  keyLength: number;
}

/** Password hashes that this process was asked for. */
export const passwordHashes: PasswordHash[] = [];

/** Iterations of Payload's password hash. */
const slowIterations = 600_000;

const { pbkdf2 } = crypto;

// A password hash is slow on purpose, a third of a second of a processor, and each test with accounts makes several. With a
// thousandth of the iterations, it still tells passwords and salts apart.
crypto.pbkdf2 = (password, salt, iterations, keyLength, digest, callback) => {
  const isPassword = iterations === slowIterations;
  if (isPassword) passwordHashes.push({ iterations, keyLength });
  pbkdf2(password, salt, isPassword ? iterations / 1000 : iterations, keyLength, digest, callback);
};
syncBuiltinESMExports();
