import { type BucketSettings, bucketSettings, bucketVariables } from '@vitrine/content/media-store/bucket-settings.ts';
import { z } from 'zod';

/** Returns the bucket of the media library; null when there is none, or when its variables are refused, which a part says at its start. */
export function bucketOf(given: Record<string, string | undefined>): BucketSettings | null {
  const named = Object.entries(given).filter(([, value]) => value !== '');
  const read = z.object(bucketVariables).safeParse(Object.fromEntries(named));
  return read.success ? bucketSettings(read.data) : null;
}
