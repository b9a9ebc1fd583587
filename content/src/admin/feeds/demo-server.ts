import type { SourceSettings } from '@vitrine/contract/core/feed-settings.ts';
import { z } from 'zod';
import { readDemoEnv } from '../../env.ts';

const change = z.object({
  kind: z.enum(['price', 'sold', 'back', 'new']),
  number: z.string().regex(/^\d+$/),
  address: z.object({ fr: z.string(), en: z.string() }),
  price: z.number(),
  previousPrice: z.number().nullable(),
});
export type DemoChange = z.infer<typeof change>;

const answer = z.object({ changes: z.array(change) });

/** Maximum time for a call, ms: the server generates its listings anew in the call, which takes seconds on a busy machine. */
const timeoutMs = 30_000;

/** Returns true for the source that reads the demo's own server, which `npm start` alone runs. */
export function isDemoSource(settings: SourceSettings): boolean {
  const demo = readDemoEnv();
  return demo !== null && settings.kind === 'reso' && URL.parse(settings.serviceRoot)?.origin === demo.url;
}

/** Makes time pass for the listings of the demo's server. Returns what changed; null when it does not answer. */
export async function letTimePassThere(): Promise<DemoChange[] | null> {
  const demo = readDemoEnv();
  if (!demo) return null;
  try {
    const response = await fetch(new URL('/time', demo.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${demo.key}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? answer.parse(await response.json()).changes : null;
  } catch (error) {
    console.warn(`The listing server of the demo could not be used: ${error}`);
    return null;
  }
}
