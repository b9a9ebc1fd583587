import { randomFillSync } from 'node:crypto';
import { NONCE_LENGTH } from './nonce-gzip.ts';

const BYTES = (NONCE_LENGTH / 4) * 3;
/** Random bytes are drawn for many nonces at once, which costs a tenth of drawing them one by one. */
const supply = Buffer.alloc(BYTES * 256);
let used = supply.length;

/** 144 random bits as 24 base64 characters, for one answer. */
export function newNonce(): string {
  if (used === supply.length) {
    randomFillSync(supply);
    used = 0;
  }
  used += BYTES;
  return supply.toString('base64', used - BYTES, used);
}
