import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { z } from 'zod';

/** Variables of a bucket of any S3-compatible store. Without `MEDIA_BUCKET` files lie in `DATA_DIR/media`. */
export const bucketVariables = {
  MEDIA_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as vitrine-media')
    .optional(),
  MEDIA_REGION: z.string().min(1).default('us-east-1'),
  /** Address of the store; without one it is AWS, in the region. */
  MEDIA_ENDPOINT: z.url().optional(),
  /** Without a key the SDK takes the role of the machine. */
  MEDIA_ACCESS_KEY_ID: z.string().min(1).optional(),
  MEDIA_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** True for stores that have the bucket in the path of an address, not in its host. */
  MEDIA_PATH_STYLE: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((value) => value === 'true'),
  /** True when browsers may send files to the bucket themselves, by an address that the admin signs. */
  MEDIA_SIGNED_UPLOADS: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((value) => value === 'true'),
  /** Space for copies of the bucket's files on each machine that serves them, MB. */
  MEDIA_CACHE_MB: z.coerce.number().int().min(1).default(2048),
};

const schema = z.object(bucketVariables);
type BucketVariables = z.infer<typeof schema>;

export interface BucketSettings {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  isPathStyle: boolean;
  hasSignedUploads: boolean;
  cacheBytes: number;
}

/** Returns what is wrong with the variables together, each by its variable. */
export function bucketFaults(env: BucketVariables): { variable: string; message: string }[] {
  const missing = {
    MEDIA_ACCESS_KEY_ID: env.MEDIA_ACCESS_KEY_ID,
    MEDIA_SECRET_ACCESS_KEY: env.MEDIA_SECRET_ACCESS_KEY,
  };
  const absent = Object.entries(missing).flatMap(([variable, value]) => (value === undefined ? [variable] : []));
  return absent.length === 1
    ? absent.map((variable) => ({ variable, message: 'is missing: a key has two parts' }))
    : [];
}

/** Returns the settings of the bucket; null when files lie on the disk. */
export function bucketSettings(env: BucketVariables): BucketSettings | null {
  const { MEDIA_BUCKET: bucket, MEDIA_ACCESS_KEY_ID: accessKeyId, MEDIA_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined) return null;
  return {
    bucket,
    region: env.MEDIA_REGION,
    endpoint: env.MEDIA_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    isPathStyle: env.MEDIA_PATH_STYLE,
    hasSignedUploads: env.MEDIA_SIGNED_UPLOADS,
    cacheBytes: env.MEDIA_CACHE_MB * 1024 * 1024,
  };
}

/** Returns the origin to which browsers send files with a signed address; null when they send none. */
export function uploadOrigin(settings: BucketSettings | null): string | null {
  if (!settings?.hasSignedUploads) return null;
  const { protocol, host } = new URL(settings.endpoint ?? `https://s3.${settings.region}.amazonaws.com`);
  return `${protocol}//${settings.isPathStyle ? '' : `${settings.bucket}.`}${host}`;
}

/** Time for a connection, and time without a byte, after which a call to the store is given up, ms. Each call is tried three times. */
const connectionLimitMs = 3000;
const silenceLimitMs = 8000;

/** Returns the configuration of the SDK, for Payload's adapter and for the store of variants. */
export const clientConfig = ({ region, endpoint, credentials, isPathStyle }: BucketSettings): S3ClientConfig => ({
  region,
  ...(endpoint !== undefined && { endpoint }),
  ...(credentials && { credentials }),
  forcePathStyle: isPathStyle,
  maxAttempts: 3,
  // Stores other than AWS refuse the checksums that the SDK adds by default.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  requestHandler: {
    connectionTimeout: connectionLimitMs,
    socketTimeout: silenceLimitMs,
    httpAgent: { keepAlive: true, maxSockets: 50 },
    httpsAgent: { keepAlive: true, maxSockets: 50 },
  },
});
