import { createHmac, randomBytes } from 'node:crypto';

const secretPrefix = 'whsec_';

/** Returns a new secret in the format of Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export const makeWebhookSecret = (): string => `${secretPrefix}${randomBytes(32).toString('base64')}`;

interface Message {
  id: string;
  sentAt: Date;
  body: string;
}

/**
 * Returns the signature headers of Standard Webhooks (standardwebhooks.com): HMAC-SHA256 over id, time in seconds and
 * body. Any of their libraries verifies it.
 */
export function signWebhook({ id, sentAt, body }: Message, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const key = Buffer.from(secret.replace(secretPrefix, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
