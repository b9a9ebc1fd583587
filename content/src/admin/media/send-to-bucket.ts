import { z } from 'zod';

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
  /** Sentence for the editor when the file does not arrive. */
  failure: string;
}

/** Sends a file to the bucket, at an address that the admin signs. Throws an error whose message is for the editor. */
export async function sendToBucket({ signUrl, collectionSlug, file, failure }: SendOptions) {
  const asked = await fetch(signUrl, {
    method: 'POST',
    credentials: 'include',
    body: JSON.stringify({ collectionSlug, filename: file.name, filesize: file.size, mimeType: file.type, docPrefix }),
  }).catch(() => null);
  const answer: unknown = await asked?.json().catch(() => null);
  if (!asked?.ok) throw new Error(refused.safeParse(answer).data?.errors[0]?.message ?? failure);
  const { url, filename, headers, clientUploadContext } = signed.parse(answer);
  const sent = await fetch(url, { method: 'PUT', headers, body: file }).catch(() => null);
  if (!sent?.ok) throw new Error(failure);
  return { filename, context: clientUploadContext };
}
