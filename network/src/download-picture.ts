import https from 'node:https';
import { isIP } from 'node:net';
import { lookupPublic } from './lookup-public.ts';
import { isPrivateAddress } from './private-address.ts';

interface DownloadLimits {
  /** Maximum duration, ms. */
  timeoutMs: number;
  maxBytes: number;
}

/**
 * Downloads a picture of another server by https; null when it cannot be had. Addresses come from the sources of listings: no redirect is
 * followed, and no private address is called.
 */
export async function downloadPublicPicture(url: string, limits: DownloadLimits): Promise<Buffer | null> {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (address?.protocol !== 'https:') return null;
  const host = address.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) && isPrivateAddress(host) ? null : await download(address, limits);
}

function download(url: URL, { timeoutMs, maxBytes }: DownloadLimits): Promise<Buffer | null> {
  const { promise, resolve } = Promise.withResolvers<Buffer | null>();
  const calling = https.get(
    url,
    {
      agent: false,
      lookup: lookupPublic,
      signal: AbortSignal.timeout(timeoutMs),
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
