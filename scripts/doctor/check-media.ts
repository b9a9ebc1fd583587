import { type BucketSettings, clientConfig } from '@vitrine/content/media-store/bucket-settings.ts';
import { advice, type Finding, good, wrong } from './finding.ts';

const limitMs = 10_000;

/** What to do about an answer of the store, by its status; 0 is none. */
const remedies: Readonly<Record<number, string>> = {
  0: 'Correct MEDIA_ENDPOINT and MEDIA_REGION, or open the way to the store.',
  301: 'Set MEDIA_REGION to the region of the bucket.',
  403: 'Correct MEDIA_ACCESS_KEY_ID and MEDIA_SECRET_ACCESS_KEY, and allow the key to list, read, write and delete in the bucket.',
  404: 'Make the bucket, or correct MEDIA_BUCKET; a store with the bucket in the path needs MEDIA_PATH_STYLE=true.',
};

/** Checks that the bucket of the media library can be listed with its key. It writes nothing there. */
export async function checkMedia(settings: BucketSettings | null): Promise<Finding[]> {
  if (!settings) return [];
  const { bucket, endpoint } = settings;
  const isOpen = endpoint?.startsWith('http://') && !/^http:\/\/(localhost|127\.|10\.|192\.168\.)/.test(endpoint);
  return [
    ...(isOpen ? [advice('Files travel to the bucket unencrypted.', 'Give MEDIA_ENDPOINT with https://.')] : []),
    await reach(settings),
    advice(
      `npm run backup does not copy the bucket ${bucket}.`,
      'Turn on its versions, or copy it elsewhere each night; docs/backup.md says how.',
    ),
  ];
}

async function reach(settings: BucketSettings): Promise<Finding> {
  const { ListObjectsV2Command, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({ ...clientConfig(settings), maxAttempts: 1 });
  const list = new ListObjectsV2Command({ Bucket: settings.bucket, MaxKeys: 1 });
  try {
    await client.send(list, { abortSignal: AbortSignal.timeout(limitMs) });
    return good(`The bucket ${settings.bucket} answers.`);
  } catch (error) {
    const status: unknown = Object(Object(error).$metadata).httpStatusCode;
    const code = typeof status === 'number' ? status : 0;
    const reason = code === 0 ? String(Object(error).code ?? Object(error).name) : `status ${code}`;
    return wrong(
      `The bucket ${settings.bucket} cannot be used: ${reason}.`,
      remedies[code] ?? 'Ask who runs the store.',
    );
  } finally {
    client.destroy();
  }
}
