import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type SourceCredentials, sourceCredentials } from '@vitrine/contract/core/feed-settings.ts';

const version = 'v1';
const algorithm = 'aes-256-gcm';

/** Returns the encryption key that `FEED_CREDENTIALS_KEY` stands for. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'vitrine feed credentials', 32));

/** Returns the credentials of a source encrypted and authenticated, as text. They are bound to the source: another row cannot use them. */
export function encryptCredentials(credentials: SourceCredentials, sourceId: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce).setAAD(Buffer.from(sourceId));
  const content = Buffer.concat([cipher.update(JSON.stringify(credentials), 'utf8'), cipher.final()]);
  return [version, ...[nonce, cipher.getAuthTag(), content].map((part) => part.toString('base64url'))].join('.');
}

/** Returns the credentials of a source; null when the text is damaged, of another source or encrypted with another key. */
export function decryptCredentials(text: string, sourceId: string, secret: string): SourceCredentials | null {
  const [given, ...parts] = text.split('.');
  const [nonce, tag, content] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (given !== version || !nonce || !tag || !content) return null;
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret), nonce, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(sourceId)).setAuthTag(tag);
    const plain = Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
    return sourceCredentials.parse(JSON.parse(plain));
  } catch {
    return null;
  }
}
