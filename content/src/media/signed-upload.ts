import type { PayloadRequest } from 'payload';
import { z } from 'zod';

/** The part of an upload request that names a file which the browser has stored in the bucket: its folder and its name. */
const sent = z.object({
  name: z.string().regex(/^[^/]+$/),
  clientUploadContext: z.object({ _objectKey: z.uuid(), prefix: z.string().default('') }),
});

/** Returns the key of the object that a browser has sent to the bucket by a signed address; null for a file that came with the form. */
export function sentObject(file: PayloadRequest['file']): string | null {
  const { data } = sent.safeParse(file);
  if (!data) return null;
  const { _objectKey: folder, prefix } = data.clientUploadContext;
  return [prefix, folder, data.name].filter(Boolean).join('/');
}
