import { readSamples } from '../../../../blocks/read-samples.ts';
import { openSession } from '../../../../leads/session.ts';
import { toLanguage } from '../../../../leads/staff-api.ts';

export const dynamic = 'force-dynamic';

const privateHeaders = { 'cache-control': 'private, no-store' };

/**
 * Answers logged-in staff with the sample of a block or a template (`?name=hero_block_1&locale=fr&site=1`): Payload documents with
 * pictures that they may read.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = toLanguage(searchParams.get('locale') ?? '');
  const session = await openSession(locale);
  if (!session) return new Response(null, { status: 404, headers: privateHeaders });
  const site = Number(searchParams.get('site') || Number.NaN);
  const samples = await readSamples(session.req, { name: searchParams.get('name') ?? '', locale, site });
  return Response.json(samples, { headers: privateHeaders });
}
