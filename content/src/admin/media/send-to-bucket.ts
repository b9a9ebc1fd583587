import { z } from 'zod';
import { putFile } from './put-file.ts';

const signed = z.object({
  url: z.url(),
  filename: z.string(),
  headers: z.record(z.string(), z.string()),
  clientUploadContext: z.object({ prefix: z.string(), signedReceipt: z.string() }),
});

const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** Folder of what is sent and not yet saved. A rule of the bucket deletes what is older than a day. */
const docPrefix = 'incoming';

interface SendOptions {
  /** Address of the admin that signs where the file may go. */
  signUrl: string;
  collectionSlug: string;
  file: File;
  /** Sentences for the editor when the file does not arrive, and when the storage refuses it. */
  failures: { notSent: string; refused: string };
  put?: typeof putFile;
}

/** Sends a file to the bucket, at an address that the admin signs. Throws an error whose message is for the editor. */
export async function sendToBucket({ signUrl, collectionSlug, file, failures, put = putFile }: SendOptions) {
  const asked = await fetch(signUrl, {
    method: 'POST',
    credentials: 'include',
    body: JSON.stringify({ collectionSlug, filename: file.name, filesize: file.size, mimeType: file.type, docPrefix }),
  }).catch(() => null);
  const answer: unknown = await asked?.json().catch(() => null);
  if (!asked?.ok) throw new Error(refused.safeParse(answer).data?.errors[0]?.message ?? failures.notSent);
  const { url, filename, headers, clientUploadContext } = signed.parse(answer);
  const status = await put(url, headers, file);
  if (status === null || status >= 500) throw new Error(failures.notSent);
  if (status >= 300) throw new Error(failures.refused);
  return { filename, context: clientUploadContext };
}
