import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Parameters of a password hash that the product requested. */
export interface PasswordHash {
  iterations: number;
  keyLength: number;
}

/** The password hashes that were requested in this process. */
export const passwordHashes: PasswordHash[] = [];

/** Iterations of Payload's password hash. */
const slowIterations = 600_000;

const { pbkdf2 } = crypto;

// A password hash is slow on purpose: it takes a third of a second of processor time, and each test with accounts computes several. With a
// thousandth of the iterations, different passwords and salts still give different hashes.
crypto.pbkdf2 = (password, salt, iterations, keyLength, digest, callback) => {
  const isPassword = iterations === slowIterations;
  if (isPassword) passwordHashes.push({ iterations, keyLength });
  pbkdf2(password, salt, isPassword ? iterations / 1000 : iterations, keyLength, digest, callback);
};
syncBuiltinESMExports();
