import { readFile } from 'node:fs/promises';
import https from 'node:https';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { lookupPublic } from '@vitrine/network/lookup-public.ts';
import { isPrivateAddress } from '@vitrine/network/private-address.ts';
import { copiedPhotoName, fetchCopiedPhoto } from '../pictures/copied-photo.ts';
import { fileOf } from './site-look.ts';

/** Maximum duration of a download, ms. */
const downloadMs = 5000;
/** Maximum size of a photo, bytes. */
const maxBytes = 20 * 1024 * 1024;

/** Folder of the library, and address of core, which has the photos that are copied from sources. */
export interface PhotoOrigins {
  mediaDir: string;
  coreUrl: string;
}

/**
 * Reads a photo of the library or of core, or downloads one of another server by https; null when it cannot be had. Addresses come from
 * the sources of listings: no redirect is followed, and no private address is called.
 */
export async function readPhoto(url: string, { mediaDir, coreUrl }: PhotoOrigins): Promise<Buffer | null> {
  const copied = copiedPhotoName(url);
  if (copied) return await readCopiedPhoto(coreUrl, copied);
  const file = fileOf(url);
  if (file) return await readFile(join(mediaDir, file)).catch(() => null);
  const address = URL.canParse(url) ? new URL(url) : null;
  if (address?.protocol !== 'https:') return null;
  const host = address.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) && isPrivateAddress(host) ? null : await download(address);
}

async function readCopiedPhoto(coreUrl: string, name: string): Promise<Buffer | null> {
  const answer = await fetchCopiedPhoto(coreUrl, name);
  if (!answer?.ok) return null;
  return await answer.arrayBuffer().then(Buffer.from, () => null);
}

function download(url: URL): Promise<Buffer | null> {
  const { promise, resolve } = Promise.withResolvers<Buffer | null>();
  const calling = https.get(
    url,
    {
      agent: false,
      lookup: lookupPublic,
      signal: AbortSignal.timeout(downloadMs),
      headers: { accept: 'image/*' },
    },
    (answer) => {
      const isPicture = answer.statusCode === 200 && /^image\//.test(answer.headers['content-type'] ?? '');
      if (!isPicture) return void calling.destroy(new Error('There is no picture'));
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) calling.destroy(new Error('The picture is too large'));
        else chunks.push(chunk);
      });
      answer.on('error', () => resolve(null));
      // A picture that ends early closes without an end.
      answer.on('close', () => resolve(null));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    },
  );
  calling.on('error', () => resolve(null));
  return promise;
}
