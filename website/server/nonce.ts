import { randomFillSync } from 'node:crypto';
import { NONCE_LENGTH } from './nonce-gzip.ts';

const BYTES = (NONCE_LENGTH / 4) * 3;
/** Random bytes for many nonces, because generating them together costs a tenth. */
const supply = Buffer.alloc(BYTES * 256);
let used = supply.length;

/** Returns 144 random bits as 24 base64 characters, for one response. */
export function newNonce(): string {
  if (used === supply.length) {
    randomFillSync(supply);
    used = 0;
  }
  used += BYTES;
  return supply.toString('base64', used - BYTES, used);
}
