import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

// This uses node:crypto because Payload's own `encrypt` has no authentication tag: a changed or swapped value would decrypt.

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `vitrine second factor: ${purpose}`, 32));

/** Encrypts and hashes second-factor data with keys derived from `PAYLOAD_SECRET`. */
export interface SecretEncryption {
  /** Encrypts for one owner; the text cannot be decrypted for another. */
  encrypt(text: string, owner: number): string;
  /** Throws when the text was changed, belongs to another owner or was encrypted with another secret. */
  decrypt(sealed: string, owner: number): string;
  /** Returns the hash of a recovery code. Recovery codes are random, so a keyed hash needs no slow function. */
  hash(code: string, owner: number): string;
}

export function createSecretEncryption(secret: string): SecretEncryption {
  const encryptionKey = deriveKey(secret, 'encryption');
  const hashKey = deriveKey(secret, 'recovery codes');
  return {
    encrypt(text, owner) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, encryptionKey, iv).setAAD(Buffer.from(String(owner)));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(algorithm, encryptionKey, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(String(owner)))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
    },
    hash: (code, owner) => createHmac('sha256', hashKey).update(`${owner}:${code}`).digest('base64url'),
  };
}
